import Foundation
import HitGeometry
import HitResponders
import Testing
import TestSupport

@testable import HitScenes

@Suite("A scene file after an edit of one view")
struct ChangedViewTests {
  @Test("is the document that reading its text anew gives", arguments: 1...80)
  func sameAsReadAnew(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    var document = try SceneDocument(Self.text(&random), path: "scene.json")
    var shortCount = 0
    for round in 0..<12 {
      let view = random.below(document.views.count)
      let setting = Self.setting(&random)
      let change: SceneChange =
        random.oneIn(5) ? .reset(setting, view: view) : .set(setting, view: view)
      if document.changed(alone: change, classes: .uikit) != nil { shortCount += 1 }
      guard let changed = try? document.changed([change]) else { continue }
      let anew = try SceneDocument(text: changed.text, path: changed.path)
      #expect(changed.views == anew.views, "seed \(seed), round \(round), \(change)")
      #expect(changed.indicesByID == anew.indicesByID)
      #expect(changed.delegate == anew.delegate)
      #expect(changed.tries == anew.tries)
      #expect(changed.size == anew.size && changed.title == anew.title)
      #expect(changed.about == anew.about)
      document = changed
    }
    #expect(shortCount > 0, "seed \(seed): each change read the whole file")
  }

  @Test("a value that the format does not take is refused as by reading the whole file")
  func refused() throws {
    let text = SceneSources.view("\"id\": \"A\"")
    let document = try SceneDocument(text, path: "scene.json")
    let change = SceneChange.set(.alpha(3), view: try #require(document.indicesByID["A"]))
    #expect(document.changed(alone: change, classes: .uikit) == nil)
    let error = try #require(throws: SceneChangeError.self) { try document.changed([change]) }
    #expect(error.description.contains("a number from 0 to 1"))
  }

  @Test("what a window's frame decides is read again")
  func windows() throws {
    let text = SceneSources.scene(
      "\"windows\": [{\"frame\": [0, 0, 50, 50], \"root\": {\"touches\": \"consume\"}}]"
    )
    let document = try SceneDocument(text, path: "scene.json")
    let frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    let changed = try document.changed([.set(.frame(frame), view: 0)])
    #expect(changed.views.map(\.frame.size) == [frame.size, frame.size])
  }

  // MARK: Random scenes

  private static func setting(_ random: inout Seeded) -> ViewSetting {
    func number() -> CGFloat { CGFloat(random.below(4_000) - 1_000) / 4 }
    func flag() -> Bool { random.oneIn(2) }
    switch random.below(12) {
    case 0...3:
      return .frame(
        CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      )
    case 4: return .alpha(CGFloat(random.below(5)) / 4)
    case 5: return .hidden(flag())
    case 6: return .interaction(flag())
    case 7: return .transform(CGAffineTransform(a: 1, b: number(), c: 0, d: 1, tx: 3, ty: number()))
    case 8: return .pointInside(.inset(.init(top: number(), left: 0, bottom: 2, right: number())))
    case 9: return .text(flag() ? "längere Wörter\n\"…\"" : "é")
    case 10: return .hitTest(.childrenOutside)
    default: return .boundsOrigin(CGPoint(x: number(), y: number()))
    }
  }

  /// A scene of nested views with comments, odd spaces, keys in any order, gestures, controllers.
  private static func text(_ random: inout Seeded) -> String {
    var number = 0
    func space() -> String {
      ["", " ", "\n  ", " /* ä, \"frame\": [] */ ", " // ö\n"][random.below(5)]
    }
    func view(_ depth: Int) -> String {
      number += 1
      let own = number
      var keys = ["\"frame\":\(space())[\(own),\(space())2, 30\(space()), 40.5]"]
      if !random.oneIn(3) { keys.append("\"id\": \"v\(own)\"") }
      if random.oneIn(3) { keys.append("\"alpha\":\(space())0.5") }
      if random.oneIn(4) { keys.append("\"hidden\": true") }
      if random.oneIn(4) { keys.append("\"text\": \"ß\(space().isEmpty ? "" : "→")\"") }
      if random.oneIn(4) { keys.append("\"controller\": {\(space())\"id\": \"c\(own)\"}") }
      if random.oneIn(4) {
        keys.append("\"gestures\": [\(space()){\"type\": \"tap\",\(space())\"id\": \"g\(own)\"}]")
      }
      if depth < 3 {
        let subviews = (0..<random.below(4)).map { _ in view(depth + 1) }
        keys.append("\"subviews\": [\(subviews.joined(separator: ",\(space())"))]")
      }
      keys.shuffle(using: &random)
      return "{\(space())\(keys.joined(separator: ",\(space())"))\(space())}"
    }
    let views = (0..<3).map { _ in view(0) }.joined(separator: ",\(space())")
    let delegate = "\"delegate\": {\"id\": \"app\"}"
    let keys = [
      "\"views\": [\(views)]", delegate, "\"tries\": [{\"press\": [1, 2], \"note\": \"n\"}]",
    ]
    return SceneSources.scene(keys.shuffled(using: &random).joined(separator: ",\(space())"))
  }
}
