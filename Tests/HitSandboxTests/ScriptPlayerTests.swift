import Foundation
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitSandbox

@Suite("Script player")
struct ScriptPlayerTests {
  private func play(_ name: String, _ steps: [ScriptStep]) throws -> (Scene, [RoutedInput]) {
    let scene = try SceneLibrary.gallery.scene(name)
    let session = Session(scene.application)
    var routed: [RoutedInput] = []
    session.add(RoutingRecorder { routed.append($0) })
    session.play(InputScript(steps: steps), in: scene)
    return (scene, routed)
  }

  @Test("a tap is routed twice, at its time and a tenth of a second later")
  func tap() throws {
    let (_, routed) = try play(
      "hit-walk",
      [ScriptStep(at: 2, .tap(CGPoint(x: 500, y: 400)))]
    )
    #expect(routed.map(\.timestamp) == [2, 2.1])
    #expect(routed.map { $0.deliveries.map(\.message) } == [[.touchesBegan], [.touchesEnded]])
    #expect(routed[0].bindings.map(\.view) == ["E"])
  }

  @Test("a change to a view counts for what is routed after it")
  func change() throws {
    let press = ScriptStep.Kind.tap(CGPoint(x: 500, y: 400))
    let (scene, routed) = try play(
      "hit-walk",
      [
        ScriptStep(at: 0, press), ScriptStep(at: 1, .set(id: "E", [.hidden(true)])),
        ScriptStep(at: 2, press), ScriptStep(at: 3, .remove(id: "C")), ScriptStep(at: 4, press),
      ]
    )
    #expect(routed.flatMap { $0.bindings.map(\.view) } == ["E", "C", "A"])
    #expect(scene.view(named: "C")?.superview == nil)
  }

  @Test("T3: a view removed under the finger gets touchesCancelled and no end")
  func removal() throws {
    let point = CGPoint(x: 500, y: 400)
    let (_, routed) = try play(
      "hit-walk",
      [
        ScriptStep(at: 0, .touches([ScriptTouch(finger: 1, phase: .began, location: point)])),
        ScriptStep(at: 1, .remove(id: "E")),
        ScriptStep(at: 2, .touches([ScriptTouch(finger: 1, phase: .ended, location: point)])),
      ]
    )
    let messages = routed.flatMap { $0.deliveries.map(\.message) }
    #expect(messages == [.touchesBegan, .touchesCancelled])
  }
}
