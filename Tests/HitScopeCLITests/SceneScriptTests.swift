import Foundation
import TestSupport
import Testing

@Suite("Scripts of scenes")
struct SceneScriptTests {
  @Test(
    "what controls send and what the first responder hears is told the same each time",
    arguments: ["controls", "first-responder"]
  )
  func logs(scene: String) throws {
    let script = Checkout.path("Assets/scripts/\(scene).script.json")
    let outcome = try Program.run("play", scene, script, "--log", "chain")
    #expect(outcome.code == 0)
    #expect(Golden.mismatch(outcome.output, named: "logs/\(scene)-script.txt") == nil)
  }
}
