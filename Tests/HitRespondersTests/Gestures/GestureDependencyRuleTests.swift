import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: recognizers that wait, delay and are asked")
struct GestureDependencyRuleTests {
  let on = GestureDesk()
  let delegate = ProbeDelegate()
  var desk: Desk { on.desk }

  /// A recognizer that is in play until it is told what it is.
  private func pending(_ name: String = "b") -> ProbeRecognizer {
    let probe = on.probe(name, .idle)
    probe.onTouches = { phase, _, _ in
      if phase == .ended { probe.startTimer(0.35) { probe.state = .failed } }
    }
    return probe
  }

  @Test("G11: two are recognized together if either delegate agrees")
  func simultaneous() {
    let (one, other) = (on.probe("one", .tap), on.probe("other", .tap, on: on.p))
    delegate.isSimultaneous = true
    other.delegate = delegate
    desk.tap(5, 5)
    #expect(on.take().suffix(2) == ["action one ended", "action other ended"])
    #expect(one.resets == 1)
  }

  @Test("G12: one that requires another to fail waits, takes no new touches, keeps its wish")
  func waiting() {
    let (a, b) = (on.probe("a", .tap), pending())
    a.require(toFail: b)
    desk.tap(5, 5, at: 1)
    #expect(a.state == .possible)
    desk.log.recorded = [.gesture]
    desk.began(2, 6, 6, at: 1.2)
    #expect(on.take().suffix(1) == ["b began [2]"])
  }

  @Test("G12: of two that require each other, the first waits and the second is recognized")
  func cycle() {
    let (a, b) = (on.probe("a", .tap), on.probe("b", .tap))
    a.require(toFail: b)
    b.require(toFail: a)
    desk.tap(5, 5)
    #expect(on.take().suffix(1) == ["action b ended"])
    #expect(a.state == .possible && a.resets == 1)
  }

  @Test("G5: of several that wait with the same touch, lifted meanwhile, one wins")
  func oneOfTheWaiting() {
    let b = pending()
    let waiting = [on.probe("a", .tap), on.probe("p", .tap, on: on.p)]
    for probe in waiting { probe.require(toFail: b) }
    desk.tap(5, 5, at: 1)
    desk.application.advance(to: 9)
    #expect(on.take() == ["touch began A [1]", "touch cancelled A [1]", "action a ended"])
    #expect(waiting[1].resets == 1)
    delegate.isSimultaneous = true
    waiting[0].delegate = delegate
    desk.tap(5, 5, at: 11)
    desk.application.advance(to: 19)
    #expect(on.take().suffix(2) == ["action a ended", "action p ended"])
  }

  @Test("G13: if the required one is recognized, the one that waits fails")
  func required() {
    let (a, b) = (on.probe("a", .tap), pending())
    a.require(toFail: b)
    desk.tap(5, 5, at: 1)
    b.state = .ended
    #expect(on.take().filter { $0.hasPrefix("action") } == ["action b ended"])
    #expect(a.resets == 1)
    desk.application.advance(to: 9)
    #expect(on.take() == [])
  }

  @Test("G14: if the required one fails, the other is recognized in the same step")
  func freed() {
    let (a, b) = (on.probe("a", .tap), pending())
    a.require(toFail: b)
    desk.tap(5, 5, at: 1)
    #expect(on.take() == ["touch began A [1]"])
    desk.application.advance(to: 1.4)
    #expect(on.take() == [])
    desk.application.advance(to: 1.46)
    #expect(on.take() == ["touch cancelled A [1]", "action a ended"])
    b.isEnabled = false
    desk.tap(5, 5)
    #expect(on.take().last == "action a ended", "one that is off holds nobody up")
  }

  @Test("G14: one that leaves play without a word holds nobody up any more")
  func silent() {
    let (a, b) = (on.probe("a", .tap), on.probe("b", .idle))
    a.require(toFail: b)
    desk.tap(5, 5)
    #expect(on.take().last == "action a ended")
  }

  @Test("G15: delegates make one wait as well, also when the fingers are up", arguments: [0, 1])
  func dynamic(way: Int) {
    let (a, b) = (on.probe("a", .tap), pending())
    let bystander = on.probe("c", .idle)
    if way == 0 {
      delegate.requires = { $0 === b }
      a.delegate = delegate
    } else {
      delegate.isRequired = { $0 === a }
      b.delegate = delegate
    }
    desk.tap(5, 5, at: 1)
    desk.tap(300, 300, at: 1.2)
    #expect(a.state == .possible && bystander.state == .possible)
    #expect(on.take() == ["touch began A [1]"])
    b.state = .ended
    #expect(on.take().last == "action b ended")
    #expect(a.resets == 1, "it fails, although its finger is long up")
    desk.tap(5, 5, at: 5)
    desk.application.advance(to: 9)
    #expect(on.take().last == "action a ended")
  }

  @Test("G15: a touch that shouldReceive refuses is kept away for life")
  func refusedTouch() {
    let probe = on.probe("g", .tap)
    probe.delegate = delegate
    delegate.receives = { _ in false }
    desk.log.recorded = [.gesture]
    desk.began(1, 5, 5)
    delegate.receives = { _ in true }
    desk.moved(1, 6, 6)
    desk.ended(1, 6, 6)
    #expect(on.take() == [])
  }

  @Test("G16: a touch whose began is delayed is discarded for the view at recognition")
  func delaysBegan() {
    let tap = on.probe("tap", .tap)
    tap.delaysTouchesBegan = true
    for cancels in [true, false] {
      tap.cancelsTouchesInView = cancels
      desk.tap(5, 5)
      #expect(on.take() == ["action tap ended"])
    }
  }

  @Test("G17: on failure the view gets began as it was, one move, and the end if it is up")
  func lateBegan() {
    let probe = on.probe("g", .idle)
    probe.delaysTouchesBegan = true
    probe.delaysTouchesEnded = false
    desk.log.showsPoints = true
    var times: [TimeInterval] = []
    on.a.role.onTouches = { _, touches, _ in times += touches.map(\.timestamp) }
    desk.began(1, 5, 5, at: 1)
    desk.moved(1, 6, 6, at: 2)
    desk.moved(1, 7, 7, at: 3)
    #expect(on.take() == [])
    probe.state = .failed
    #expect(on.take() == ["touch began A [1@5,5]", "touch moved A [1@7,7]"])
    #expect(times == [1, 3])
    desk.ended(1, 7, 7, at: 4)
    _ = on.take()
    probe.onTouches = { phase, _, _ in if phase == .ended { probe.state = .failed } }
    desk.tap(5, 5)
    #expect(on.take() == ["touch began A [1@5,5]", "touch ended A [1@5,5]"])
  }

  @Test("G18: a lift is withheld while one that delays it may recognize")
  func delaysEnded() {
    let b = pending()
    desk.tap(5, 5, at: 1)
    #expect(on.take() == ["touch began A [1]"])
    desk.application.advance(to: 2)
    #expect(on.take() == ["touch ended A [1]"])
    desk.tap(5, 5, at: 3)
    b.state = .ended
    #expect(on.take() == ["touch began A [1]", "touch cancelled A [1]", "action b ended"])
  }

  @Test("T6: views whose touches are taken go by their lowest finger, lifted ones included")
  func lowestFinger() {
    let b = on.probe("b", .idle, on: on.p)
    desk.view("B", CGRect(x: 50, y: 0, width: 50, height: 50), in: on.p)
    desk.frame(.began(1, 5, 5), .began(2, 55, 5))
    desk.ended(2, 55, 5)
    #expect(on.take() == ["touch began A [1]", "touch began B [2]"])
    b.state = .ended
    #expect(
      on.take() == ["touch cancelled A [1]", "touch cancelled B [2]", "action b ended"]
    )
  }

  @Test("G19: switching off or removing cancels what is active and fails what is possible")
  func withdrawal() {
    let pan = on.probe("pan", .pan)
    desk.log.recorded = [.action]
    desk.began(1, 5, 5)
    desk.moved(1, 6, 6)
    pan.isEnabled = false
    pan.isEnabled = true
    desk.moved(1, 7, 7)
    desk.ended(1, 7, 7)
    #expect(on.take() == ["action pan began", "action pan cancelled"])
    desk.began(1, 5, 5)
    var states: [UIGestureRecognizer.State] = []
    Routing.watched(by: MoveWatch { states.append($0) }) { on.a.removeGestureRecognizer(pan) }
    #expect(states == [.failed] && pan.view == nil)
  }

  @Test("G19: one that its own action switches off is told of the end after the began")
  func withdrawnInside() {
    let pan = on.probe("pan", .pan)
    on.a.role.onTouches = { phase, _, _ in if phase == .cancelled { pan.isEnabled = false } }
    desk.log.recorded = [.action]
    desk.began(1, 5, 5)
    desk.moved(1, 6, 6)
    #expect(on.take() == ["action pan began", "action pan cancelled"])
  }

  /// A view that lets no recognizer begin and counts how often it is asked.
  private final class Guard: UIView {
    var allows = false
    var asked = 0

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return allows
    }
  }

  @Test(
    "G20: the touch's view and its superviews up to the recognizer's are asked, then the delegate"
  )
  func permission() {
    let inner = Guard(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    on.a.addSubview(inner)
    let outer = Guard(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    on.window.insertSubview(outer, at: 0)
    outer.addSubview(on.p)
    let tap = on.probe("tap", .tap, on: on.p)
    tap.delegate = delegate
    var questions = 0
    delegate.begins = {
      questions += 1
      return false
    }
    desk.log.recorded = [.action]
    desk.tap(5, 5)
    #expect(inner.asked == 1 && questions == 0, "a no ends the asking")
    inner.allows = true
    desk.tap(5, 5)
    #expect(inner.asked == 2 && questions == 1 && outer.asked == 0)
    delegate.begins = { true }
    desk.tap(5, 5)
    #expect(on.take() == ["action tap ended"])
  }
}
