import Foundation
import TestSupport
import Testing

@Suite("Scripts of scenes")
struct SceneScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets/scripts").path

  @Test(
    "what controls send and what the first responder hears is told the same each time",
    arguments: ["controls", "first-responder"]
  )
  func logs(scene: String) throws {
    let script = "\(Self.folder)/\(scene).script.json"
    let outcome = try Program.run("play", scene, script, "--log", "chain")
    #expect(outcome.code == 0)
    #expect(Golden.mismatch(outcome.output, named: "logs/\(scene)-script.txt") == nil)
  }
}
