import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// A list of 280 by 400 points at (20, 40) with two rows, and a pointer that rests on it.
@Suite("Scrolls in the window's panels")
struct ScrollFeedTests {
  private let rig: FeedRig

  init() throws {
    let scene = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480],
        "views": [
          { "id": "List", "class": "UIScrollView", "frame": [20, 40, 280, 400],
            "contentSize": [280, 2000], "subviews": [
              { "id": "Row", "frame": [0, 0, 280, 100], "touches": "consume",
                "gestures": [{ "type": "longPress" }] },
              { "id": "Next", "frame": [0, 100, 280, 100], "touches": "consume" } ] } ] }
      """
    rig = FeedRig(Scene(try SceneDocument(scene, path: "list.json")))
    rig.feed.hover(CGPoint(x: 160, y: 100))
    rig.feed.explain(at: 0)
  }

  @Test("facts of a pinned list follow its content, for as long as that moves")
  func facts() throws {
    rig.touch(.began, 160, 400, at: 1)
    for step in 1...8 {
      rig.touch(.moved, 160, 400 - CGFloat(step) * 12, at: 1 + Double(step) * 0.05)
    }
    rig.feed.explain(at: 1.7)
    rig.touch(.ended, 160, 304, at: 1.8)
    let list = try #require(rig.feed.scene.view(named: "List"))
    #expect(list.bounds.minY > 50)
    let told = rig.model.inspection?.facts?.facts.first { $0.label == "bounds" }?.value
    #expect(told == Shown.rect(list.bounds))
  }

  private func scroll(
    _ stage: ScrollSample.Stage = .notch,
    by dy: CGFloat,
    at point: CGPoint = CGPoint(x: 160, y: 100),
    _ time: TimeInterval
  ) {
    let sample = ScrollSample(stage, by: CGSize(width: 0, height: dy), at: point)
    rig.send(.scroll(sample), at: time)
  }

  @Test("what a scroll brings under a pointer that rests is explained anew")
  func explainsAnew() {
    #expect(rig.model.status.receiver == "Row")
    scroll(by: 1, 1)
    #expect(rig.model.status.receiver == "Next")
    #expect(rig.model.inspection?.verdict.text.contains("Next") == true)
    scroll(by: -1, 2)
    #expect(rig.model.status.receiver == "Row")
    // Content that goes on by itself is followed, although no input tells of it.
    scroll(.began, by: -0.4, 3)
    scroll(.changed, by: 0.6, 3.02)
    scroll(.changed, by: 0.6, 3.04)
    scroll(.ended, by: 0, 3.05)
    rig.session.advance(to: 6)
    rig.feed.explain(at: 6)
    #expect(rig.model.status.receiver == "List")
  }

  @Test("the list of events tells of wheels in a row each, which recognizer followed them, or none")
  func events() {
    scroll(by: 1, 1)
    scroll(by: 1, 1.1)
    scroll(by: 1, at: CGPoint(x: 5, y: 5), 1.2)
    scroll(.began, by: 0.5, 2)
    let rows = rig.model.log.rows
    #expect(rows.map(\.title) == ["wheel", "wheel", "scroll"])
    #expect(
      rows.map(\.outcome.text) == [
        "pan@List began, changed, ended", "no recognizer follows it", "pan@List began, changed",
      ]
    )
    #expect(rows[0].count == "2 turns" && rows[0].point == CGPoint(x: 160, y: 100))
    #expect(rows.allSatisfy { $0.families.contains(.touches) })
    let lines = rows.flatMap(\.lines).map(\.text)
    #expect(lines.contains("1.000 scroll by (0, 1) at (160, 100)"))
    #expect(lines.contains("  no recognizer follows it"))
  }

  @Test("the row of a wheel opens no press, the row of a recognizer's timer opens its own")
  func opening() throws {
    rig.touch(.began, 160, 100, at: 1)
    rig.session.advance(to: 2)
    rig.touch(.ended, 160, 100, at: 2)
    scroll(by: 1, 3)
    _ = rig.feed.unpin()
    let rows = rig.model.log.rows
    let wheel = try #require(rows.last)
    #expect(wheel.title == "wheel")
    _ = rig.feed.perform(.pinEvent(wheel.id))
    #expect(!rig.model.moment.isPinned)
    for row in rows.dropLast() {
      _ = rig.feed.perform(.pinEvent(row.id))
      #expect(rig.model.moment.subject == .touch(1) && rig.model.moment.time == row.time)
      _ = rig.feed.unpin()
    }
    #expect(rows.contains { $0.finger == nil && $0 != wheel })
  }
}
