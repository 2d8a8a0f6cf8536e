import Foundation
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("The point that keys move")
struct ProbeTests {
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  let feed: InspectorFeed

  init() throws {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    feed = InspectorFeed(scene, inspector)
    feed.open(place: nil, display: nil, scale: 1)
  }

  @Test("it goes on from the pointer, stays on the screen, and is marked until the pointer moves")
  func moves() {
    feed.hover(CGPoint(x: 160, y: 419))
    feed.explain(at: 1)
    feed.moveProbe(.next, by: 1)
    feed.moveProbe(.child, by: 8)
    feed.explain(at: 1)
    let point = CGPoint(x: 168, y: 420)
    #expect(inspector.model.status.pointer == point)
    #expect(inspector.model.inspection?.point == point)
    #expect(inspector.model.markedPointer == point)
    for _ in 0..<60 { feed.moveProbe(.parent, by: 8) }
    feed.explain(at: 1)
    #expect(inspector.model.status.pointer == CGPoint(x: 0, y: 420))
    feed.hover(CGPoint(x: 10, y: 10))
    feed.explain(at: 2)
    #expect(inspector.model.markedPointer == nil)
  }

  @Test("digging goes to the view behind, and back to the one in front")
  func digging() throws {
    let point = CGPoint(x: 222, y: 218)
    feed.dig(at: point, by: 1)
    let first = try #require(inspector.model.stack)
    feed.dig(at: point, by: 1)
    #expect(inspector.model.stack?.chosen == first.chosen + 1)
    feed.dig(at: point, by: -1)
    #expect(inspector.model.stack == first)
    feed.dig(at: CGPoint(x: 30, y: 60), by: 1)
    #expect(inspector.model.stack?.point == CGPoint(x: 30, y: 60))
  }
}
