import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import HitScenes
import Testing

// Each pixel at an edge, and one of many others: a wrong region is wrong at its edges, or all over.
// `Tests/Benchmarks/run map` looks at every pixel of every scene.
@Suite("Hit maps of the gallery")
struct GalleryMapTests {
  nonisolated private static let scenes = [
    "delivery", "hit-walk", "responder-chain", "two-windows", "touch-log", "refusals", "bubbling",
    "view-controllers", "pass-through", "irregular-shape", "redirect", "intercept",
    "out-of-bounds", "raised-tab", "drag", "two-fingers", "gestures", "cancelled", "animating",
    "tracking-objects", "controls", "first-responder", "motion-and-remote", "stress",
  ]

  @Test("the list is the gallery's")
  func list() {
    #expect(SceneLibrary.gallery.entries.map(\.name) == Self.scenes)
  }

  @Test("the map is what the hit test answers", arguments: scenes, [1, 2] as [CGFloat])
  func exact(name: String, scale: CGFloat) throws {
    let scene = try SceneLibrary.gallery.scene(name)
    let map = HitMap(scene.application, scale: scale)
    #expect(MapCheck.wrongEdges(map, scene.application, spacing: 61) == [])
    #expect(map.inconstantViews == [])
  }

  @Test("the map follows what animations refuse as time goes by")
  func animations() throws {
    let scene = try SceneLibrary.gallery.scene("animating")
    var map = HitMap(scene.application)
    var numbers: Set<Int> = []
    for time in [1, 3, 5, 9] as [TimeInterval] {
      scene.application.advance(to: time)
      map.update(in: scene.application.screen.bounds)
      #expect(MapCheck.wrongEdges(map, scene.application, spacing: 61) == [])
      numbers.insert(map[column: 650, row: 90])
    }
    // The goal, and then the view that arrived there.
    #expect(numbers.count == 2)
  }
}
