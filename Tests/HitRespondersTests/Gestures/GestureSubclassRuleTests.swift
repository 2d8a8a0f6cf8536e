import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: what subclasses may do, and the rules beside")
struct GestureSubclassRuleTests {
  let on = GestureDesk()
  var desk: Desk { on.desk }

  /// A recognizer that prevents nobody.
  private final class Polite: ProbeRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  /// A recognizer that nobody prevents.
  private final class Stubborn: ProbeRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }

  @Test("G31: canPrevent and canBePrevented decide who survives a recognition")
  func prevention() {
    let polite = Polite("polite", .tap, on: on.a, log: desk.log)
    let stubborn = Stubborn("stubborn", .tap, on: on.a, log: desk.log)
    let other = on.probe("other", .tap)
    desk.log.recorded = [.action]
    desk.tap(5, 5)
    #expect(on.take() == ["action polite ended", "action stubborn ended"])
    #expect(other.resets == 1 && polite.resets == 1 && stubborn.resets == 1)
  }

  @Test("G32: an ignored touch leaves the recognizer and is not cancelled in its view")
  func ignoring() {
    on.a.isMultipleTouchEnabled = true
    let pan = on.probe("pan", .pan)
    pan.onTouches = { phase, touches, event in
      guard phase == .began else { return }
      for touch in touches where touch.finger == 2 { pan.ignore(touch, for: event) }
    }
    desk.frame(.began(1, 5, 5), .began(2, 50, 50))
    desk.moved(1, 9, 9)
    desk.ended(2, 50, 50)
    #expect(
      on.take() == [
        "touch began A [1 2]", "touch cancelled A [1]", "action pan began", "touch ended A [2]",
      ]
    )
    #expect(pan.numberOfTouches == 1)
  }

  @Test("G35: a finger that joins an active gesture is taken from its view without a word")
  func joining() {
    on.a.isMultipleTouchEnabled = true
    let pan = on.probe("pan", .pan)
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    _ = on.take()
    desk.began(2, 50, 50)
    desk.moved(2, 60, 60)
    desk.ended(2, 60, 60)
    #expect(on.take() == ["action pan changed"])
    #expect(pan.state == .changed)
  }

  @Test("G36: a state set outside the touches methods is settled before the setter returns")
  func outside() {
    let probe = on.probe("g", .idle)
    desk.began(1, 5, 5, at: 1)
    probe.startTimer(0.5) {
      probe.state = .ended
      #expect(on.take() == ["touch began A [1]", "touch cancelled A [1]", "action g ended"])
    }
    desk.application.advance(to: 2)
    #expect(probe.state == .ended && probe.resets == 0)
    desk.ended(1, 5, 5)
    #expect(probe.resets == 1)
  }

  @Test("G36: a state set inside is collected, and reads as set meanwhile")
  func inside() {
    let (first, second) = (on.probe("first", .idle), on.probe("second", .idle))
    first.onTouches = { _, _, _ in
      first.state = .ended
      #expect(first.state == .ended && on.take() == [])
    }
    var seen: [UIGestureRecognizer.State] = []
    second.onTouches = { _, _, _ in seen.append(second.state) }
    desk.began(1, 5, 5)
    #expect(on.take() == ["action first ended"] && seen == [.possible])
  }

  @Test("G36: a state set on a recognizer that was told of no touch reads as set until time passes")
  func byHand() {
    let probe = on.probe("g", .idle)
    for state in [UIGestureRecognizer.State.failed, .ended] {
      probe.state = state
      #expect(probe.state == state)
      desk.application.advance(to: desk.application.now + 1)
      #expect(probe.state == .possible)
    }
    #expect(on.take() == ["action g ended"] && probe.resets == 2)
    probe.state = .ended
    desk.began(1, 50, 50, at: 9)
    #expect(probe.state == .possible)
    probe.state = .began
    #expect(probe.state == .began)
  }

  @Test("G36: what an action asks of its own recognizer is granted when the action is over")
  func insideAction() {
    let pan = on.probe("pan", .pan)
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    pan.onAction = { if $0 == .began { pan.state = .cancelled } }
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    #expect(on.take().suffix(2) == ["action pan began", "action pan cancelled"])
    #expect(states == [.cancelled, .cancelled], "as assigned, like every state")
  }

  @Test("G37: attaching a recognizer elsewhere detaches it first, and ends what goes on")
  func moving() {
    let pan = on.probe("pan", .pan)
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    on.p.addGestureRecognizer(pan)
    #expect(on.a.gestureRecognizers?.contains(pan) == false)
    #expect(on.p.gestureRecognizers == [pan] && pan.view === on.p)
    #expect(on.take().suffix(1) == ["action pan cancelled"])
  }

  @Test("G37: of two attachings, one from within the other's action, the inner one stands")
  func movingWhileMoving() {
    let pan = on.probe("pan", .pan)
    pan.onAction = { if $0 == .cancelled { on.window.addGestureRecognizer(pan) } }
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    on.a.removeGestureRecognizer(pan)
    #expect(pan.view === on.window && on.window.gestureRecognizers == [pan])
    #expect(on.a.gestureRecognizers?.isEmpty == true)
  }

  @Test("D6: within a window recognizers see a change before any view")
  func recognizersFirst() {
    _ = on.probe("far", .idle, on: on.window)
    desk.log.recorded = [.gesture, .touch]
    desk.tap(5, 5)
    #expect(
      on.take() == ["far began [1]", "touch began A [1]", "far ended [1]", "touch ended A [1]"]
    )
  }

  /// A view whose next responder is another than its superview.
  private final class Astray: UIView {
    var target: UIResponder?
    override var next: UIResponder? { target }
  }

  @Test("R8: superviews' recognizers see a touch, whatever next says, and are no responders")
  func superviews() {
    let astray = Astray(frame: on.a.bounds)
    on.a.addSubview(astray)
    let aside = desk.view("B", CGRect(x: 100, y: 100, width: 50, height: 50), in: on.p)
    astray.target = aside
    let (up, side) = (on.probe("up", .tap), on.probe("side", .tap, on: aside))
    desk.tap(5, 5)
    #expect(on.take().filter { $0.hasPrefix("action") } == ["action up ended"])
    #expect(!((up as AnyObject) is UIResponder) && side.resets == 0)
  }

  @Test("T19: a touch lists the recognizers that accepted it, deepest view first")
  func accepting() {
    let (far, near) = (on.probe("far", .idle, on: on.p), on.probe("near", .idle))
    on.probe("off", .idle).isEnabled = false
    var lists: [[UIGestureRecognizer]] = []
    on.a.role.onTouches = { _, touches, _ in
      lists += touches.map { $0.gestureRecognizers ?? [] }
    }
    desk.tap(5, 5)
    #expect(lists == [[near, far], [near, far]])
  }

  @Test("T8, T11: recognizers see the touches that their view is not given")
  func withheld() {
    let probe = on.probe("g", .idle, on: on.window)
    let exclusive = desk.view("X", CGRect(x: 210, y: 0, width: 50, height: 50), in: on.window)
    exclusive.isExclusiveTouch = true
    desk.began(1, 5, 5)
    desk.began(2, 50, 50)
    desk.began(3, 220, 5)
    #expect(on.take() == ["touch began A [1]"])
    #expect(probe.numberOfTouches == 3)
  }

  @Test("T15: recognizers inside end first, then views, while those of ancestors go on")
  func removal() {
    let (inner, outer) = (on.probe("inner", .pan), on.probe("outer", .pan, on: on.p))
    let delegate = ProbeDelegate()
    delegate.isSimultaneous = true
    outer.delegate = delegate
    outer.cancelsTouchesInView = false
    inner.cancelsTouchesInView = false
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    _ = on.take()
    on.a.removeFromSuperview()
    #expect(on.take() == ["action inner cancelled", "touch cancelled A [1]"])
    desk.moved(1, 10, 10)
    #expect(on.take() == ["action outer changed"])
  }

  @Test("T15: recognizers inside end in their order, whichever was the first to follow a finger")
  func removalOrder() {
    let (one, two) = (on.probe("one", .pan), on.probe("two", .pan))
    let delegate = ProbeDelegate()
    delegate.isSimultaneous = true
    delegate.receives = { $0.tapCount > 1 }
    one.delegate = delegate
    desk.began(1, 5, 5, at: 1)
    desk.began(2, 6, 6, at: 1.1)
    desk.ended(2, 6, 6, at: 1.2)
    desk.began(3, 6, 6, at: 1.3)
    desk.moved(3, 9, 9, at: 1.4)
    _ = on.take()
    on.a.removeFromSuperview()
    #expect(on.take() == ["action one cancelled", "action two cancelled"])
    #expect(two.resets == 1)
  }

  @Test("T18: after a cancel that a recognizer caused, recognizers see the finger's own phase")
  func phase() {
    let pan = on.probe("pan", .pan)
    var phases: [UITouch.Phase] = []
    on.a.role.onTouches = { _, touches, _ in phases += touches.map(\.phase) }
    pan.onTouches = { _, touches, _ in phases += touches.map(\.phase) }
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    desk.moved(1, 10, 10)
    #expect(phases == [.began, .began, .moved, .cancelled, .moved])
  }

  @Test("D14: touches(for:) of a recognizer are those that it follows")
  func followed() {
    let probe = on.probe("g", .idle)
    var counts: [Int?] = []
    probe.onTouches = { _, _, event in counts.append(event.touches(for: probe)?.count) }
    desk.began(1, 5, 5)
    desk.began(2, 150, 150)
    desk.began(3, 6, 6)
    #expect(counts == [1, 2])
  }

  @Test("D15: one that was told of a touch and not of its end loses it, and is not stuck")
  func swallowed() {
    final class Swallowing: UIWindow {
      var swallows = false
      override func sendEvent(_ event: UIEvent) { if !swallows { super.sendEvent(event) } }
    }
    let window = desk.application.inForce { Swallowing(frame: on.window.frame) }
    window.isHidden = false
    let pan = on.probe("pan", .pan, on: window)
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    window.swallows = true
    desk.began(2, 6, 6)
    #expect(pan.numberOfTouches == 1, "a touch it was never told of is not its own")
    desk.frame(.ended(1, 9, 9), .ended(2, 6, 6))
    #expect(on.take() == ["action pan began", "action pan cancelled"])
  }
}
