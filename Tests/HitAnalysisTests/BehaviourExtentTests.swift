import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("How far overrides of scene files reach")
struct BehaviourExtentTests {
  private func scene(_ views: String) throws -> Scene {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [200, 200], "views": [\(views)] }
      """
    return Scene(try SceneDocument(text, path: "t.json"))
  }

  @Test(
    "a view is asked where it may answer, and not on all of a screen",
    arguments: [
      (#""hitTest": "self-if-inside""#, 700),
      (#""hitTest": "nil-if-self""#, 700),
      (#""hitTest": "children-outside", "subviews": [{ "frame": [-10, 0, 30, 20] }]"#, 900),
      (#""pointInside": { "circle": [10, 10, 20] }"#, 2_400),
      (#""pointInside": { "inset": [-5, -5, 5, 5] }"#, 900),
      (#""pointInside": "never""#, 700),
    ]
  )
  func calls(override: String, most: Int) throws {
    let scene = try scene("{ \"frame\": [50, 50, 20, 20], \(override) }")
    let map = HitMap(scene.application)
    #expect(map.overrideCallCount > 100 && map.overrideCallCount <= most)
    #expect(MapCheck.wrongPixels(map, scene.application).isEmpty)
  }

  @Test(
    "what may answer anywhere is asked everywhere",
    arguments: [
      #""pointInside": "always""#, #""hitTest": { "prefer": "Other" }"#,
      #""hitTest": "children-outside", "subviews": [{ "frame": [0, 0, 9, 9], "pointInside": "always" }]"#,
    ]
  )
  func everywhere(override: String) throws {
    let scene = try scene(
      """
      { "id": "Other", "frame": [0, 0, 90, 90] },
      { "frame": [50, 50, 20, 20], \(override) }
      """
    )
    let map = HitMap(scene.application)
    #expect(map.overrideCallCount >= 40_000)
    #expect(MapCheck.wrongPixels(map, scene.application).isEmpty)
  }

  @Test("maps of random overrides in each other are exact", arguments: 0..<60)
  func exact(seed: Int) throws {
    var random = Seeded(UInt64(70_000 + seed))
    let rules = [
      #""hitTest": "self-if-inside""#, #""hitTest": "nil-if-self""#,
      #""hitTest": "children-outside""#, #""pointInside": { "circle": [20, 10, 30] }"#,
      #""pointInside": { "inset": [-9, 4, -3, -12] }"#, #""clips": true"#, #""alpha": 0.5"#,
      #""transform": { "rotate": 30 }, "hitTest": "children-outside""#,
      #""transform": { "scale": [1.5, 0.5] }, "pointInside": { "inset": [-5, -5, -5, -5] }"#,
    ]
    func view(_ depth: Int) -> String {
      let numbers = [
        random.below(190) - 40, random.below(190) - 40,
        random.below(120), random.below(120),
      ]
      let rule = rules[random.below(rules.count)]
      let children = depth == 0 ? [] : (0..<3).map { _ in view(depth - 1) }
      return
        "{ \"frame\": \(numbers), \(rule), \"subviews\": [\(children.joined(separator: ", "))] }"
    }
    let scene = try scene((0..<3).map { _ in view(2) }.joined(separator: ", "))
    let map = HitMap(scene.application)
    #expect(MapCheck.wrongPixels(map, scene.application).isEmpty)
  }
}
