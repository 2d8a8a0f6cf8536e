import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// A feed on the opening scene, with a finger that presses as the sandbox does.
@Suite("Inspector feed")
struct InspectorFeedTests {
  private final class Rig {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let session: Session
    let feed: InspectorFeed
    var routed: [RoutedInput] = []

    init(_ name: String = "raised-tab") throws {
      let scene = try SceneLibrary.gallery.scene(name)
      session = Session(scene.application)
      feed = InspectorFeed(scene, inspector)
      feed.open(place: (13, 18), display: ":7", scale: 2)
      feed.watcher.onRouted = { [weak self] in self?.routed.append($0) }
      session.add(feed.watcher)
    }

    var model: InspectorModel { inspector.model }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      let point = CGPoint(x: x, y: y)
      session.send(
        .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: point)], at: time)
      )
    }
  }

  @Test("of events at one time the one that was chosen is shown, and the next is gone to from it")
  func sameTime() throws {
    let rig = try FeedRig("raised-tab")
    rig.touch(.began, 160, 450, at: 1)
    rig.touch(.ended, 160, 450, at: 1)
    rig.feed.explain(at: 2)
    rig.inspector.application.layoutIfNeeded()
    let rows = rig.model.log.rows
    #expect(rows.map(\.time) == [1, 1])
    for row in rows.reversed() {
      rig.inspector.perform(.pinEvent(row.id))
      rig.feed.explain(at: 3)
      #expect(rig.model.pinnedEvent == row.id)
    }
    rig.inspector.root.log.list.step(by: 1)
    rig.feed.explain(at: 4)
    #expect(rig.model.pinnedEvent == rows.last?.id)
  }

  @Test("opening shows the scene's first try, already explained and marked")
  func opening() throws {
    let model = try Rig().model
    #expect(model.title == "Raised tab")
    #expect(model.gallery == GalleryPlace(index: 13, of: 18))
    #expect(model.markedPointer == CGPoint(x: 160, y: 421))
    #expect(model.inspection?.point == CGPoint(x: 160, y: 421))
    #expect(model.inspection?.isTouch == false)
    #expect(model.inspection?.verdict.text.hasPrefix("CenterButton did not get this") == true)
    #expect(model.status.display == ":7" && model.status.scale == 2)
    #expect(model.imprint == nil && model.log.isEmpty && model.imprints.isEmpty)
  }

  @Test("a hover is explained once a batch, and sends nothing")
  func hover() throws {
    let rig = try Rig()
    let before = rig.model
    rig.feed.hover(CGPoint(x: 20, y: 300))
    rig.feed.hover(CGPoint(x: 160, y: 450))
    #expect(rig.model == before)
    rig.feed.explain()
    #expect(rig.model.inspection?.point == CGPoint(x: 160, y: 450))
    #expect(rig.model.status.receiver == "CenterButton")
    #expect(rig.model.markedPointer == nil)
    #expect(rig.routed.isEmpty && rig.model.log.isEmpty)
    rig.feed.leave()
    rig.feed.explain()
    #expect(rig.model.status.pointer == nil)
    #expect(rig.model.inspection?.point == CGPoint(x: 160, y: 450))
  }

  @Test(
    "the chain that a hover expects is the chain that a press finds",
    arguments: [105.0, 300, 490, 690]
  )
  func expectedChain(x: CGFloat) throws {
    let rig = try Rig("bubbling")
    rig.feed.hover(CGPoint(x: x, y: 280))
    rig.feed.explain()
    let expected = try #require(rig.model.inspection?.chain)
    rig.touch(.began, x, 280, at: 1)
    rig.feed.explain()
    #expect(rig.model.inspection?.isTouch == true)
    #expect(rig.model.inspection?.chain == expected)
  }

  @Test("a press leaves an imprint, the terminal's lines, and what responders really did")
  func press() throws {
    let rig = try Rig()
    rig.touch(.began, 20, 300, at: 1)
    #expect(rig.model.imprint == nil && rig.model.log.isEmpty)
    rig.feed.explain()
    #expect(rig.model.imprint?.phase == .began)
    #expect(rig.model.imprint?.point == CGPoint(x: 20, y: 300))
    #expect(rig.model.imprint?.receiver?.box == CGRect(x: 0, y: 240, width: 320, height: 72))
    #expect(rig.model.log.lines.map(\.text) == rig.routed.flatMap { Explanation.lines(for: $0) })
    #expect(rig.model.inspection?.isTouch == true)
    rig.touch(.ended, 20, 300, at: 1.1)
    rig.feed.explain()
    #expect(rig.model.imprint?.phase == .ended)
    #expect(rig.model.imprint?.receiver == nil)
    #expect(rig.model.log.lines.map(\.text) == rig.routed.flatMap { Explanation.lines(for: $0) })
    #expect(rig.routed.count == 2)
  }

  @Test("H1: the status names what is drawn under a finger, and the view its touch stays with")
  func fingerPlace() throws {
    let rig = try Rig()
    rig.touch(.began, 20, 300, at: 1)
    rig.feed.explain()
    let receiver = try #require(rig.model.status.receiver)
    rig.touch(.moved, 160, 450, at: 1.1)
    rig.feed.explain()
    #expect(rig.model.status.pointer == CGPoint(x: 160, y: 450))
    #expect(rig.model.status.drawn == "CenterButton")
    #expect(rig.model.status.receiver == receiver && receiver != "CenterButton")
    // A second finger has a view of its own.
    let second = TouchSample(
      finger: 2,
      phase: .began,
      locationOnScreen: CGPoint(x: 160, y: 450)
    )
    rig.session.send(.touches([second], at: 1.2))
    rig.feed.explain()
    #expect(rig.model.status.receiver == "CenterButton")
  }

  @Test("the outline goes with a view that its touch moves")
  func movedReceiver() throws {
    let rig = try Rig("drag")
    rig.touch(.began, 112, 212, at: 1)
    rig.touch(.moved, 160, 412, at: 2)
    rig.feed.explain()
    let moved = CGRect(x: 148, y: 400, width: 200, height: 140)
    #expect(rig.model.inspection?.receiver?.box == moved)
    #expect(rig.model.imprint?.receiver?.box == moved)
    rig.touch(.ended, 160, 412, at: 3)
    rig.feed.explain()
    #expect(rig.model.inspection?.receiver?.box == moved)
  }

  @Test("a touch is a ring with its number where it landed, without a label")
  func lifted() throws {
    let rig = try Rig("drag")
    rig.touch(.began, 112, 212, at: 1)
    rig.touch(.moved, 160, 412, at: 2)
    rig.touch(.ended, 162, 412, at: 3)
    rig.feed.explain()
    let marks = rig.inspector.root.stage.marks
    let place = rig.inspector.geometry.windowPoint(CGPoint(x: 112, y: 212))
    #expect(marks.contains(.touch(place, finger: 1, isDown: false)))
    let words = marks.compactMap { mark -> String? in
      guard case .callout(.tag(_, let callout)) = mark else { return nil }
      return callout.title
    }
    #expect(!words.contains { $0.contains("touch") })
  }

  @Test("the trail keeps the last 64 points, and moves alike are one row with its last 500 lines")
  func limits() throws {
    let rig = try Rig()
    rig.touch(.began, 20, 300, at: 0)
    for step in 1...800 { rig.touch(.moved, 20 + CGFloat(step) / 10, 300, at: Double(step)) }
    rig.feed.explain()
    #expect(rig.model.imprint?.trail.count == 64)
    #expect(rig.model.imprint?.trail.last == CGPoint(x: 100, y: 300))
    #expect(rig.model.log.rows.map(\.title) == ["began", "timer", "moved"])
    #expect(rig.model.log.rows.map(\.moves).reduce(0, +) == 800)
    #expect(rig.model.log.rows.allSatisfy { $0.lines.count <= 500 })
    #expect(rig.model.log.lineCount == rig.model.log.lines.count)
    let last = try #require(rig.routed.last)
    #expect(rig.model.log.lines.suffix(3).map(\.text) == Explanation.lines(for: last).suffix(3))
    rig.touch(.ended, 100, 300, at: 801)
    rig.touch(.began, 30, 300, at: 802)
    rig.feed.explain()
    #expect(rig.model.imprint?.trail == [CGPoint(x: 30, y: 300)])
  }

  @Test("of two fingers on two views, each row tells what its own view did")
  func twoReceivers() throws {
    let rig = try Rig("two-fingers")
    let samples = [(1, 200), (2, 600)].map { finger, x in
      TouchSample(finger: finger, phase: .began, locationOnScreen: CGPoint(x: x, y: 430))
    }
    rig.session.send(.touches(samples, at: 1))
    rig.feed.explain()
    #expect(
      rig.model.log.rows.map { "\($0.receiver ?? ""): \($0.outcome.text)" }
        == ["Left: Left handled it", "Right: Right handled it"]
    )
  }
}
