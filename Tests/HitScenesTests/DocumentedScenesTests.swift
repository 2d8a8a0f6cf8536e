import Foundation
import HitResponders
import HitScenes
import Testing

@Suite("Documented scenes")
struct DocumentedScenesTests {
  @Test("the scene and the script of docs/scene-format.md load and do what they say")
  func example() throws {
    let document = try SceneDocument(text: block(after: "scene"), path: "covered.json")
    let script = try InputScript(text: block(after: "script"), path: "tap-twice.script.json")
    #expect(script.faults(in: document) == nil)
    let scene = Scene(document)
    var receivers: [String?] = []
    let recorder = RoutingRecorder { routed in receivers += routed.bindings.map(\.view) }
    for input in script.inputs {
      Routing.watched(by: recorder) {
        if let event = input.applicationInput { scene.application.enqueue(event) }
        scene.application.advance(to: input.time)
      }
      recorder.finish()
      scene.change(input.action)
    }
    #expect(receivers == ["Overlay", "Save"])
  }

  /// Returns the block of code behind a marker in the document.
  private func block(after name: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/scene-format.md")
    let parts = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "<!-- example: \(name) -->\n```json5\n")
    let block = try #require(parts.last?.components(separatedBy: "\n```").first)
    return Array(block.utf8)
  }
}
