import Foundation
import HitControls
import HitResponders
import ScenarioSupport
import Testing

@Suite("Rules of tracking")
struct ControlTrackingRuleTests {
  private let bench = ControlBench()
  private var desk: Desk { bench.desk }
  private var control: LoggedControl { bench.control }

  @Test("C2: a disabled control ignores touches; disabling it while it tracks waits for the next")
  func disabled() {
    control.isEnabled = false
    desk.tap(150, 150)
    #expect(bench.take().isEmpty)
    control.isEnabled = true
    desk.began(150, 150, at: 20)
    control.isEnabled = false
    desk.moved(151, 150)
    desk.ended(151, 150)
    #expect(
      bench.take() == [
        "begin", "touchDown", "continue", "touchDragInside", "end", "touchUpInside",
      ]
    )
    desk.tap(150, 150)
    #expect(bench.take().isEmpty)
  }

  @Test("C3: a touch that is accepted sets the flags before touchDown is sent")
  func begins() {
    var seen: [Bool] = []
    control.addAction(
      UIAction { [control] _ in
        seen = [control.isTracking, control.isTouchInside, control.isHighlighted]
      },
      for: .touchDown
    )
    desk.began(150, 150)
    #expect(seen == [true, true, true])
    desk.ended(150, 150)
    _ = bench.take()
    desk.began(150, 150, at: desk.application.now + 0.2)
    #expect(bench.take() == ["begin", "touchDown", "touchDownRepeat"])
    desk.ended(150, 150)
  }

  @Test("C3: a touch that is refused sets and sends nothing, and neither do its moves and its lift")
  func refuses() {
    bench.role.begins = false
    desk.began(150, 150)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    desk.moved(160, 150)
    desk.ended(160, 150)
    #expect(bench.take() == ["begin"])
    bench.role.begins = true
    desk.tap(150, 150)
    #expect(bench.take() == ["begin", "touchDown", "end", "touchUpInside"])
  }

  @Test("C8: a control that leaves while it begins to track is told to stop, and sends nothing")
  func leaves() {
    let fleeing = FleeingControl(frame: control.frame)
    bench.window.addSubview(fleeing)
    fleeing.addAction(UIAction { _ in fleeing.told.append("action") }, for: .allEvents)
    desk.began(150, 150)
    desk.ended(150, 150)
    #expect(fleeing.told == ["begin", "cancel"])
    #expect(!fleeing.isTracking && !fleeing.isHighlighted)
  }

  @Test("C4: one touch is tracked at a time, also with multiple touches enabled")
  func oneTouch() {
    control.isMultipleTouchEnabled = true
    desk.began(2, 150, 150)
    desk.began(1, 120, 120)
    desk.moved(1, 300, 120)
    desk.ended(1, 300, 120)
    #expect(bench.take() == ["begin", "touchDown"])
    desk.ended(2, 150, 150)
    #expect(bench.take() == ["end", "touchUpInside"])
    desk.frame(.began(5, 110, 110), .began(4, 190, 190))
    #expect(bench.take() == ["begin", "touchDown"])
    desk.ended(5, 110, 110)
    #expect(bench.take().isEmpty)
    desk.ended(4, 190, 190)
    #expect(bench.take() == ["end", "touchUpInside"])
  }

  @Test("C5: a move updates inside and highlight, then asks continueTracking, then sends drags")
  func moves() {
    desk.began(150, 150)
    _ = bench.take()
    desk.moved(300, 150)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(bench.take() == ["continue", "touchDragExit", "touchDragOutside"])
    desk.moved(199.5, 150)
    #expect(control.isTouchInside && control.isHighlighted)
    #expect(bench.take() == ["continue", "touchDragEnter", "touchDragInside"])
    desk.moved(200, 150)
    #expect(!control.isTouchInside)
    desk.ended(200, 150)
  }

  @Test("C6: continueTracking that answers no ends tracking without a word")
  func stops() {
    desk.began(150, 150)
    bench.role.continues = false
    desk.moved(160, 150)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    desk.ended(160, 150)
    #expect(bench.take() == ["begin", "touchDown", "continue"])
  }

  @Test("C7: exit is sent once a crossing, outside again and again, and a lift says where")
  func drags() {
    desk.began(150, 150)
    desk.moved(300, 150)
    desk.moved(310, 150)
    desk.ended(310, 150)
    #expect(
      bench.take() == [
        "begin", "touchDown", "continue", "touchDragExit", "touchDragOutside", "continue",
        "touchDragOutside", "end", "touchUpOutside",
      ]
    )
    desk.began(150, 150, at: 20)
    desk.ended(300, 150)
    #expect(bench.take() == ["begin", "touchDown", "end", "touchUpOutside"])
  }

  @Test("C8: a touch that is taken away sends touchCancel; a removed control hears of it at once")
  func cancels() {
    desk.began(150, 150)
    desk.cancelled(150, 150)
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(bench.take() == ["begin", "touchDown", "cancel", "touchCancel"])
    desk.began(150, 150, at: 20)
    control.removeFromSuperview()
    #expect(!control.isTracking)
    #expect(bench.take() == ["begin", "touchDown", "cancel", "touchCancel"])
    desk.ended(150, 150)
    #expect(bench.take().isEmpty)
  }

  @Test("C8: cancelling a touch without an event is as good")
  func cancelsWithoutEvent() throws {
    var touch: UITouch?
    let probe = ProbeControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    probe.onBegin = { touch = $0 }
    bench.window.addSubview(probe)
    desk.began(10, 10)
    probe.touchesCancelled([try #require(touch)], with: nil)
    #expect(!probe.isTracking && probe.cancels == 1)
    desk.ended(10, 10)
  }

  @Test("C9: inside is point(inside:), or within the slop where the switch gives one")
  func slop() {
    desk.began(150, 150)
    desk.moved(250, 150)
    #expect(!control.isTouchInside)
    desk.ended(250, 150)
    desk.application.routingOptions.controlTrackingSlop = 70
    _ = bench.take()
    desk.began(150, 150, at: 20)
    desk.moved(250, 150)
    #expect(control.isTouchInside)
    desk.moved(271, 150)
    #expect(!control.isTouchInside)
    desk.ended(250, 150)
    #expect(bench.take().last == "touchUpInside")
    desk.tap(250, 150)
    #expect(bench.take().isEmpty)
    desk.application.routingOptions.controlTrackingSlop = 0
    bench.role.shape = .circle(center: CGPoint(x: 50, y: 50), radius: 10)
    desk.began(150, 150, at: 60)
    desk.moved(170, 150)
    #expect(!control.isTouchInside)
    desk.ended(170, 150)
  }

  @Test("C17: isTracking is true in endTracking and false in the up event's action")
  func flagsAtTheEnd() {
    let probe = ProbeControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    bench.window.addSubview(probe)
    var inAction: [Bool] = []
    probe.addAction(
      UIAction { _ in inAction = [probe.isTracking, probe.isTouchInside, probe.isHighlighted] },
      for: .touchUpInside
    )
    #expect(!probe.isTracking && !probe.isTouchInside)
    desk.tap(10, 10)
    #expect(probe.atEnd == [true, true])
    #expect(inAction == [false, false, false])
  }
}

/// A control that remembers what its flags were.
private final class ProbeControl: UIControl {
  var onBegin: (UITouch) -> Void = { _ in }
  var atEnd: [Bool] = []
  var cancels = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onBegin(touch)
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    atEnd = [isTracking, isTouchInside]
  }

  override func cancelTracking(with event: UIEvent?) { cancels += 1 }
}

/// A control that takes itself away as soon as it is touched.
private final class FleeingControl: UIControl {
  var told: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    told.append("begin")
    removeFromSuperview()
    return true
  }

  override func cancelTracking(with event: UIEvent?) { told.append("cancel") }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { told.append("end") }
}
