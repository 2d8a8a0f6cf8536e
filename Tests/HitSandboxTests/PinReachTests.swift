import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Where a pinned view can be pressed")
struct PinReachTests {
  @Test("the facts of a press tell it once the finger was lifted for a moment, a hover's never")
  func facts() throws {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    let session = Session(scene.application)
    let feed = InspectorFeed(scene, inspector)
    feed.open(place: nil, display: nil, scale: 1)
    session.add(feed.watcher)
    feed.hover(CGPoint(x: 160, y: 421))
    feed.explain(at: 1)
    feed.explain(at: 2)
    #expect(inspector.model.reach == nil)
    for (phase, time) in [(UITouch.Phase.began, 3.0), (.ended, 3.1)] {
      let point = CGPoint(x: 160, y: 421)
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      session.send(.touches([sample], at: time))
      feed.explain(at: time)
      #expect(inspector.model.reach == nil)
    }
    #expect(feed.wakeTime != nil)
    feed.explain(at: 3.3)
    let facts = try #require(inspector.root.selected.facts)
    let values = facts.facts.map { "\($0.label): \($0.value)" }
    #expect(values.contains("drawn: 4096 pt²"))
    #expect(values.contains("reachable: 2944 pt², 71.9 %"))
    #expect(values.contains("lost to Cell5: 1152 pt², 28.1 %"))
    #expect(values.contains("largest square: 46 × 46 pt"))
  }
}
