import Foundation
import Testing

@testable import HitInspector
@testable import HitResponders

@Suite("Gesture overlays")
struct GestureOverlayTests {
  private let recognizer = UIGestureRecognizer()

  private func row(
    _ title: String,
    _ state: UIGestureRecognizer.State = .possible,
    from previous: UIGestureRecognizer.State? = nil,
    at time: TimeInterval? = nil
  ) -> GestureRow {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    view.accessibilityIdentifier = "Box"
    recognizer.name = title
    view.addGestureRecognizer(recognizer)
    var row = [GestureRow](from: view, intended: nil)[0]
    row.state = state
    row.previous = previous
    row.changeTime = time
    return row
  }

  private func finger(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval = 0) -> TouchImprint {
    var finger = TouchImprint(finger: 1, phase: .began, point: CGPoint(x: x, y: y))
    finger.start = time
    return finger
  }

  @Test("a recognizer's row says where it stands")
  func rows() {
    #expect(row("pan").words == "possible")
    #expect(row("pan", .began, from: .possible).words == "possible → began")
    #expect(row("pan").name == "pan@Box" && row("pan").view == "Box")
    #expect(row("pan").isOpen && !row("pan", .failed, from: .possible).isOpen)
  }

  @Test("many recognizers scroll below the walk, and take no more room than there is")
  func many() throws {
    let panel = WhyPanel("Why")
    panel.frame = CGRect(x: 0, y: 0, width: 371, height: 735)
    var model = InspectorModel()
    var inspection = Inspection(at: .zero, verdict: VerdictCard.invitation)
    inspection.gestures = (1...60).map { row("pan\($0)") }
    model.inspection = inspection
    panel.show(WhyContent(model, waiting: VerdictCard.invitation))
    panel.layoutIfNeeded()
    let section = try #require(panel.sections[.outcome])
    #expect(!section.isFolded && section.frame.height > 735 * 0.3)
    #expect(panel.sections.values.allSatisfy { $0.frame.maxY <= 735 })
  }

  @Test("a gesture that fails says so for a second, and then sleeps")
  func failure() {
    var failed = row("tap", .failed, from: .possible, at: 2)
    failed.remark = "moved 14 > 10"
    let overlay = GestureOverlay([failed], [], now: 2.5)
    #expect(overlay.tags.map(\.text) == ["tap failed: moved 14 > 10"])
    #expect(overlay.tags.first?.isRecognized == false)
    #expect(overlay.nextChange == 3)
    let later = GestureOverlay([failed], [], now: 3)
    #expect(later.tags.isEmpty && later.nextChange == nil)
  }

  @Test("a gesture that was recognized keeps its tag and needs no time")
  func recognized() {
    let overlay = GestureOverlay([row("pan", .began, from: .possible, at: 1)], [], now: 9)
    #expect(overlay.tags.map(\.text) == ["pan began"])
    #expect(overlay.tags.first?.isRecognized == true)
    #expect(overlay.nextChange == nil)
  }

  @Test("the slop circle stays while a tap may still win and its finger is down")
  func slop() {
    var tap = row("tap")
    tap.limits.slop = 10
    let down = finger(30, 40)
    #expect(
      GestureOverlay([tap], [down], now: 0).slop == .init(center: CGPoint(x: 30, y: 40), radius: 10)
    )
    var up = down
    up.phase = .ended
    #expect(GestureOverlay([tap], [up], now: 0).slop == nil)
    tap.state = .failed
    #expect(GestureOverlay([tap], [down], now: 0).slop == nil)
  }

  @Test("the ring of a long press closes over its duration and asks for pictures until it has")
  func hold() {
    var press = row("longPress")
    press.limits.holdDuration = 0.5
    let down = finger(30, 40, at: 1)
    let half = GestureOverlay([press], [down], now: 1.25)
    #expect(half.hold?.progress == 0.5)
    #expect(half.nextChange == 1.25 + GestureOverlay.frameDuration)
    #expect(GestureOverlay([press], [down], now: 2).hold?.progress == 1)
    #expect(GestureOverlay([press], [down], now: 2).nextChange == nil)
    press.previous = .possible
    press.state = .began
    #expect(GestureOverlay([press], [down], now: 1.6).hold?.progress == 1)
    press.state = .failed
    #expect(GestureOverlay([press], [down], now: 1.6).hold == nil)
  }

  @Test("records change the rows by name, and moves that go on are no news")
  func records() {
    var rows = [row("pan")]
    func record(_ content: RoutedInput.Note.Content, at time: TimeInterval) -> RoutedInput {
      var record = RoutedInput(timestamp: time)
      record.notes = [RoutedInput.Note(place: 0, content: content)]
      return record
    }
    rows.take(record(.ruled(recognizer: "pan@Box", .waits(for: "tap@Box")), at: 1))
    #expect(rows[0].remark == "waiting for tap@Box" && rows[0].isOpen)
    let travelled = GestureCause.travelled(12, needed: 10)
    rows.take(
      record(.moved(recognizer: "pan@Box", from: .possible, to: .began, travelled), at: 2)
    )
    rows.take(record(.moved(recognizer: "pan@Box", from: .began, to: .changed, .followed), at: 3))
    rows.take(record(.moved(recognizer: "pan@Box", from: .changed, to: .changed, .followed), at: 4))
    #expect(rows[0].words == "began → changed" && rows[0].changeTime == 3)
    rows.take(record(.moved(recognizer: "pan@Other", from: .changed, to: .ended, .released), at: 5))
    #expect(rows[0].state == .changed)
  }
}
