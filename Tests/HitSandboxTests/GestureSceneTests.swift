import Foundation
import HitResponders
import HitScenes
import HitSession
import TestSupport
import Testing

@testable import HitSandbox

@Suite("The scenes of fingers and gestures")
struct GestureSceneTests {
  @Test(
    "the script of a scene gives its log, twice the same",
    arguments: ["two-fingers", "gestures"]
  )
  func script(name: String) throws {
    let logs = try (1...2).map { _ in try log(of: name) }
    #expect(logs[0] == logs[1])
    let mismatch = Golden.mismatch(logs[0], named: "logs/\(name).txt")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  private func log(of name: String) throws -> String {
    let scene = try SceneLibrary.gallery.scene(name)
    let session = Session(scene.application)
    var lines: [String] = []
    session.add(RoutingRecorder { lines += Explanation.lines(for: $0, detail: .chain) })
    let script = try InputScript(
      contentsOfFile: Checkout.path("Assets/scripts/\(name).script.json")
    )
    #expect(scene.faults(of: script) == nil)
    session.play(script, in: scene)
    return lines.map { $0 + "\n" }.joined()
  }
}
