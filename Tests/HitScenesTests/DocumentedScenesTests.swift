import Foundation
import TestSupport
import HitResponders
import Testing

@testable import HitScenes

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

  @Test("every key of the formats stands in docs/scene-format.md")
  func keys() throws {
    let text = try document()
    let keys =
      names(SceneKey.self) + names(ViewKey.self) + names(ControllerKey.self) + names(TryKey.self)
      + names(TransformKey.self) + names(PointInsideKey.self) + names(HitTestKey.self)
      + names(GestureKey.self)
      + names(GestureDelegateKey.self) + names(StepKey.self) + names(TouchKey.self)
    let missing = keys.filter { !text.contains("`\($0)`") && !text.contains("\"\($0)\"") }
    #expect(missing.isEmpty, "docs/scene-format.md does not say what these keys mean.")
  }

  private func names<Key: FormatKey>(_ keys: Key.Type) -> [String] {
    keys.allCases.map(\.rawValue)
  }

  /// Returns the block of code behind a marker in the document.
  private func block(after name: String) throws -> [UInt8] {
    let parts = try document().components(separatedBy: "<!-- example: \(name) -->\n```json5\n")
    let block = try #require(parts.last?.components(separatedBy: "\n```").first)
    return Array(block.utf8)
  }

  private func document() throws -> String {
    try Checkout.text("docs/scene-format.md")
  }
}
