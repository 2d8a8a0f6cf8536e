import Foundation
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("Limits of scene files")
struct SceneLimitTests {
  @Test("a million views are allowed and one more is refused where it stands")
  func views() {
    #expect(SceneDocument.Limits.standard.views == 1_000_000)
    let text = String(SceneSources.scene("\"views\": [").dropLast())
    // The window that holds them is one of the million.
    let complaint = SceneSources.complaint(
      about: text + String(repeating: "{},", count: 1_000_000) + "]}"
    )
    let column = text.count + 999_999 * 3 + 1
    #expect(complaint == "t.json:1:\(column): more than 1000000 views; split the scene")
  }

  @Test("as many views as the limit says are read")
  func viewsAtLimit() throws {
    var limits = SceneDocument.Limits.standard
    limits.views = 1_000
    let view = "{\"frame\":[0,0,1,1]},"
    let text = SceneSources.scene("\"views\": [" + String(repeating: view, count: 999) + "]")
    #expect(try SceneDocument(text, path: "t.json", limits: limits).views.count == 1_000)
    limits.views = 999
    #expect(throws: SceneError.self) { try SceneDocument(text, path: "t.json", limits: limits) }
  }

  @Test("damaged files are read or refused and never crash")
  func mutations() {
    var random = Seeded(20_261_121)
    let original = Array(Self.sample.utf8)
    var outcomes = (read: 0, refused: 0)
    for _ in 0..<4_000 {
      var text = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        Self.damage(&text, using: &random)
      }
      do {
        let document = try SceneDocument(text: text, path: "t.json")
        let scene = Scene(document)
        _ = HitTestWalk(at: CGPoint(x: 5, y: 5), in: scene.application)
        outcomes.read += 1
      } catch {
        #expect(!error.faults.isEmpty)
        #expect(error.faults.allSatisfy { ($0.position?.line ?? 0) > 0 })
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 20)
    #expect(outcomes.refused > 1_000)
  }

  @Test("damaged scripts are read or refused and never crash")
  func scriptMutations() {
    var random = Seeded(11)
    var refused = 0
    for _ in 0..<2_000 {
      var text = Array(Self.script.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.damage(&text, using: &random) }
      do {
        let inputs = try InputScript(text: text, path: "t.json").inputs
        #expect(zip(inputs, inputs.dropFirst()).allSatisfy { $0.time <= $1.time })
      } catch {
        #expect(!error.faults.isEmpty)
        refused += 1
      }
    }
    #expect(refused > 500)
  }

  @Test(
    "the farthest coordinates and the wildest transforms build and can be walked",
    arguments: [
      1e7, 1e-7, 0.0, -1e7,
    ]
  )
  func extremes(scale: Double) throws {
    let opening =
      "{\"frame\": [-1e7, -1e7, 1e7, 1e7], \"boundsOrigin\": [1e7, 1e7], \"transform\": "
      + "{\"scale\": \(scale), \"rotate\": 45}, \"touches\": \"drag\", \"subviews\": ["
    let body = String(repeating: opening, count: 500) + String(repeating: "]}", count: 500)
    let document = try SceneDocument(SceneSources.scene("\"views\": [\(body)]"), path: "t.json")
    let scene = Scene(document)
    #expect(HitTestWalk(at: CGPoint(x: 5, y: 5), in: scene.application).visits.count >= 1)
    let innermost = scene.name(of: try #require(scene.view(named: document.name(of: 500))))
    #expect(scene.change(.set(id: innermost, [.frame(CGRect(x: 1, y: 2, width: 3, height: 4))])))
    #expect(HitTestWalk(at: CGPoint(x: 50, y: 50), in: scene.application).visits.count >= 1)
  }

  private static func damage(_ text: inout [UInt8], using random: inout Seeded) {
    let place = Int.random(in: 0..<text.count, using: &random)
    let end = min(text.count, place + Int.random(in: 1...12, using: &random))
    let marks = Array("{}[]\",:0-9.eE/*\\u\n".utf8)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: text[place] = UInt8.random(in: 0...255, using: &random)
    case 1: text[place] = marks[Int.random(in: 0..<marks.count, using: &random)]
    case 2: text.removeSubrange(place..<end)
    case 3: text.insert(contentsOf: text[place..<end], at: place)
    default: text.removeSubrange(place...)
    }
    if text.isEmpty { text = [0x20] }
  }

  private static let script = """
    { "format": "hitscope-script", "version": 1, "steps": [
      { "at": 0, "touches": [ { "id": 1, "phase": "began", "x": 1, "y": 2 } ] },
      { "at": 0.5, "drag": [0, 0, 10, 10], "steps": 4, "duration": 0.5 }, { "at": 0.6, "tap": [1, 2] },
      { "at": 1, "pinch": [9, 9], "from": 3, "to": 4 }, { "at": 1, "key": "space" },
      { "at": 2, "rotate": [9, 9], "radius": 3, "degrees": 90, "duration": 1 },
      { "at": 2, "set": { "id": "a", "alpha": 0.5 } }, { "at": 3, "remove": "a" },
      { "at": 4, "touches": [ { "id": 1, "phase": "ended", "x": 1, "y": 2 } ] } ] }
    """

  private static let sample = """
    { "format": "hitscope-scene", "version": 1, "size": [320, 480], // comment
      "rules": { "hitTestAlphaCutoff": "below001" }, "delegate": { "id": "App" },
      "windows": [ { "id": "W", "key": true, "level": 0,
        "root": { "id": "VC", "touches": "forward", "handles": ["save"], "view": { "id": "R",
          "color": "#26323f", "subviews": [
            { "id": "a", "class": "UIButton", "frame": [1, 2.5, -3, 4e1], "text": "caf\\u00e9 ☕",
              "pointInside": { "circle": [1, 2, 3] }, "hitTest": { "prefer": "b" } },
            { "id": "b", "frame": [0, 0, 9, 9], "transform": { "rotate": 30 }, "alpha": 0.5,
              "gestures": [ { "id": "g", "type": "tap", "taps": 2 } ],
              "lint": { "HS201": "off, reason" }, "subviews": [ { "frame": [0, 0, 1, 1] } ] } ] } } } ],
      "tries": [ { "press": [160, 421], "note": "n" } ] }
    """
}
