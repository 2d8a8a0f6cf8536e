import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// Presses in scenes of the gallery, and what the window says came of them.
@Suite("What came of a press")
struct PressOutcomeTests {
  private final class Rig {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let session: Session
    let feed: InspectorFeed

    init(_ name: String) throws {
      let scene = try SceneLibrary.gallery.scene(name)
      session = Session(scene.application)
      feed = InspectorFeed(scene, inspector)
      feed.open(place: nil, display: ":7", scale: 1)
      session.add(feed.watcher)
    }

    /// Presses at a point, moves through others and lifts the finger at the last.
    func drag(_ points: (CGFloat, CGFloat)..., at start: TimeInterval = 1) {
      for (index, point) in points.enumerated() {
        touch(index == 0 ? .began : .moved, point, at: start + Double(index) / 20)
      }
      if let last = points.last { touch(.ended, last, at: start + Double(points.count) / 20) }
      feed.explain(at: start + 1)
    }

    func touch(_ phase: UITouch.Phase, _ point: (CGFloat, CGFloat), at time: TimeInterval) {
      let place = CGPoint(x: point.0, y: point.1)
      session.send(
        .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: place)], at: time)
      )
    }

    var inspection: Inspection? { inspector.model.inspection }
    var verdict: String { inspection?.verdict.text ?? "" }
    var tone: Message.Kind? { inspection?.verdict.kind }
  }

  @Test("a view's own tap or pan that was recognized is a success, with when and why")
  func ownGesture() throws {
    let rig = try Rig("gestures")
    rig.drag((100, 100))
    #expect(
      rig.verdict == "Tap got this press, and its own tap took it. tap was recognized when the "
        + "finger was lifted in place. From then on the view gets nothing: touchesCancelled at "
        + "1.050 s."
    )
    #expect(rig.tone == .arrived)
    rig.drag((460, 100), (475, 100), (500, 100), at: 3)
    #expect(
      rig.verdict == "Pan got this press, and its own pan took it. pan began after 15 pt (it "
        + "needs 10). From then on the view gets nothing: touchesCancelled at 3.050 s."
    )
    #expect(rig.tone == .arrived)
    rig.drag((690, 300), at: 5)
    #expect(
      rig.verdict == "Kept got this press, and its own tapKept took it. tapKept was recognized "
        + "when the finger was lifted in place. The view keeps its touches."
    )
  }

  @Test("an action that reaches nobody is told with everyone who was asked")
  func actionToNobody() throws {
    let rig = try Rig("controls")
    rig.drag((590, 356))
    #expect(
      rig.verdict == "Print got this press, but its action went to nobody. print was offered to "
        + "Print, ActionsCard, Root, ViewController, Window and UIApplication. None has it."
    )
    #expect(rig.tone == .lost)
    rig.drag((590, 204), at: 3)
    #expect(
      rig.verdict == "Save got this press and handled it. Its action save went to ViewController, "
        + "after Save, ActionsCard and Root declined."
    )
    #expect(rig.tone == .arrived)
    rig.drag((590, 432), at: 5)
    #expect(
      rig.verdict
        == "Wrong got this press, but its target lacks save. Its target is Root, so Root alone "
        + "was asked. ViewController, one up, has it."
    )
  }

  @Test("a disabled control drops the press, in the verdict and in the chain")
  func disabled() throws {
    let rig = try Rig("controls")
    rig.drag((210, 206))
    #expect(rig.verdict.hasPrefix("Disabled took this press and dropped it."))
    #expect(rig.tone == .lost)
    #expect(rig.inspection?.chain.first?.did == .dropped)
    let rows = rig.inspector.model.log.rows
    #expect(rows.map(\.outcome.text) == ["Disabled dropped it", "Disabled dropped it"])
    #expect(rows.allSatisfy { $0.kind == .lost })
  }

  @Test("a press that stops a list is kept by the list, in the verdict and in the rows")
  func stopsList() throws {
    for (point, row) in [
      ((160, 124), "kept by ListView"), ((160, 421), "not CenterButton: kept by ListView"),
    ] as [((CGFloat, CGFloat), String)] {
      let rig = try Rig("raised-tab")
      for (step, y) in [124, 180, 254].enumerated() {
        rig.touch(step == 0 ? .began : .moved, (80, CGFloat(y)), at: 1 + Double(step) / 20)
      }
      rig.touch(.ended, (80, 254), at: 1.12)
      rig.feed.explain(at: 1.12)
      let count = rig.inspector.model.log.rows.count
      rig.touch(.began, point, at: 1.3)
      rig.touch(.ended, point, at: 1.35)
      rig.feed.explain(at: 1.35)
      let rows = rig.inspector.model.log.rows.dropFirst(count).filter { $0.finger != nil }
      #expect(rows.map(\.outcome.text) == [row, "kept by ListView"])
    }
  }

  @Test("a view that is taken away under the finger is said to have gone, and marked no more")
  func removed() throws {
    let rig = try Rig("cancelled")
    rig.drag((260, 300), (340, 300), (420, 300), (500, 300))
    #expect(
      rig.verdict == "Left got this press and was then taken away. It left its window under the "
        + "finger: touchesCancelled, never touchesEnded. Later moves reach no view."
    )
    #expect(rig.tone == .lost)
    #expect(rig.inspection?.receiver == nil)
    #expect(rig.inspector.model.status.receiver == nil)
  }

  @Test("a press that the system takes away is said to be cancelled")
  func system() throws {
    let rig = try Rig("raised-tab")
    rig.touch(.began, (160, 450), at: 1)
    rig.feed.explain(at: 1)
    #expect(rig.verdict == "CenterButton has this press.")
    rig.touch(.cancelled, (160, 450), at: 2)
    rig.feed.explain(at: 2)
    #expect(
      rig.verdict == "CenterButton got this press, and it was cancelled. touchesCancelled at "
        + "2.000 s: the system took the touch away, as when the window is hidden, the pointer is "
        + "taken or the display is lost."
    )
    #expect(rig.tone == .lost)
  }

  @Test("what is explained is the touch that was routed last, whoever sent it")
  func latest() throws {
    let rig = try Rig("gestures")
    rig.touch(.began, (100, 100), at: 1)
    rig.touch(.ended, (100, 100), at: 1.1)
    rig.touch(.began, (300, 100), at: 1.2)
    rig.feed.explain(at: 1.2)
    #expect(rig.inspection?.point == CGPoint(x: 300, y: 100))
    #expect(rig.verdict.hasPrefix("Hold has this press."))
    #expect(rig.inspection?.gestures.allSatisfy { $0.view != "Tap" } == true)
  }
}
