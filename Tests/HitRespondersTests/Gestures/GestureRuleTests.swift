import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: recognizers, what they are told and how they are settled")
struct GestureRuleTests {
  let on = GestureDesk()
  var desk: Desk { on.desk }

  @Test("G1: a new touch is offered up to the window, to enabled recognizers that are ready")
  func offering() {
    let (tap, far) = (on.probe("tap", .idle), on.probe("far", .idle, on: on.window))
    let off = on.probe("off", .idle)
    off.isEnabled = false
    let delegate = ProbeDelegate()
    delegate.receives = { $0.finger != 2 }
    delegate.isSimultaneous = true
    far.delegate = delegate
    desk.log.recorded = [.gesture, .touch]
    tap.onTouches = { _, _, _ in tap.state = .ended }
    desk.began(1, 5, 5)
    #expect(on.take() == ["tap began [1]", "far began [1]"])
    desk.began(2, 6, 6)
    let late = on.probe("late", .idle)
    desk.moved(1, 7, 7)
    #expect(on.take() == ["touch began A [2]", "far moved [1]"], "done, refused, late")
    #expect(late.numberOfTouches == 0)
  }

  @Test("G2: recognizers of the deepest view come first, then by attachment, and before views")
  func order() {
    on.a.isMultipleTouchEnabled = false
    let names = [("w", on.window), ("p", on.p), ("one", on.a), ("two", on.a)] as [(String, UIView)]
    let probes = names.map { on.probe($0.0, .idle, on: $0.1) }
    desk.log.recorded = [.gesture, .touch]
    desk.began(1, 5, 5)
    desk.frame(.moved(1, 6, 6), .began(2, 7, 7))
    #expect(
      on.take() == [
        "one began [1]", "two began [1]", "p began [1]", "w began [1]", "touch began A [1]",
        "one began [2]", "one moved [1]", "two began [2]", "two moved [1]", "p began [2]",
        "p moved [1]", "w began [2]", "w moved [1]", "touch moved A [1]",
      ]
    )
    #expect(probes.allSatisfy { $0.numberOfTouches == 2 })
  }

  @Test("G3: states have UIKit's numbers, and only the allowed steps are taken")
  func states() {
    let states = UIGestureRecognizer.State.allCases
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    let allowed: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
      .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled],
    ]
    let ways: [UIGestureRecognizer.State: [UIGestureRecognizer.State]] = [
      .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended],
      .cancelled: [.began, .cancelled], .failed: [.failed],
    ]
    for (from, way) in ways {
      for to in states {
        let probe = on.probe("g", .idle)
        desk.began(1, 5, 5)
        for step in way { probe.state = step }
        #expect(probe.state == from)
        probe.state = to
        #expect(probe.state == (allowed[from]?.contains(to) == true ? to : from), "\(from) \(to)")
        desk.ended(1, 5, 5)
        probe.view?.removeGestureRecognizer(probe)
      }
    }
  }

  @Test("G4: a system cancel fails what is possible and cancels what goes on")
  func systemCancel() {
    let (pan, idle) = (on.probe("pan", .pan), on.probe("idle", .idle))
    let delegate = ProbeDelegate()
    delegate.isSimultaneous = true
    pan.delegate = delegate
    var states: [UIGestureRecognizer.State] = []
    let watch = MoveWatch { states.append($0) }
    Routing.watched(by: watch) {
      desk.began(1, 5, 5)
      desk.moved(1, 9, 9)
      desk.cancelled(1, 9, 9)
    }
    #expect(states == [.began, .failed, .cancelled], "failures first")
    #expect(
      on.take().filter { $0.hasPrefix("action") } == ["action pan began", "action pan cancelled"]
    )
    #expect(idle.resets == 1 && pan.resets == 1)
  }

  @Test("G4: what a possible recognizer wants in the frame of a system cancel comes to nothing")
  func cancelFirst() {
    let pan = on.probe("pan", .pan)
    desk.frame(.began(1, 5, 5), .began(2, 50, 5))
    desk.frame(.moved(1, 9, 9), .cancelled(2, 50, 5))
    #expect(pan.state == .failed)
    #expect(!on.take().contains { $0.hasPrefix("action") })
  }

  @Test("G5: recognition fails peers on the same finger, and nobody interrupts an active one")
  func exclusion() {
    let (pan, peer) = (on.probe("pan", .pan), on.probe("peer", .idle, on: on.p))
    desk.began(1, 5, 5)
    desk.moved(1, 9, 9)
    #expect(pan.state == .began && peer.state == .failed)
    desk.ended(1, 9, 9)
    peer.onTouches = { phase, _, _ in if phase == .moved { peer.state = .began } }
    pan.onTouches = { phase, _, _ in if phase == .began { pan.state = .began } }
    desk.began(1, 5, 5)
    let second = on.probe("second", .idle, on: on.p)
    desk.moved(1, 9, 9)
    #expect(pan.state == .changed && peer.state == .failed && second.state == .possible)
  }

  @Test("G6: failures are settled first, then recognitions in order; more taps go before fewer")
  func phases() {
    let (first, second) = (on.probe("first", .tap), on.probe("second", .tap))
    desk.tap(5, 5)
    #expect(on.take() == ["touch began A [1]", "touch cancelled A [1]", "action first ended"])
    first.tapsRequired = 1
    second.tapsRequired = 2
    desk.tap(5, 5)
    #expect(on.take().last == "action second ended")
  }

  @Test("G7: what is done hears nothing more and is reset when its fingers are up")
  func reset() {
    let probe = on.probe("g", .idle)
    desk.log.recorded = [.gesture]
    probe.onTouches = { phase, _, _ in if phase == .moved { probe.state = .failed } }
    desk.began(1, 5, 5)
    desk.moved(1, 6, 6)
    desk.began(2, 7, 7)
    desk.moved(1, 8, 8)
    #expect(on.take() == ["g began [1]", "g moved [1]"])
    #expect(probe.state == .failed && probe.resets == 0)
    desk.ended(1, 8, 8)
    #expect(probe.state == .possible && probe.resets == 1)
    desk.moved(2, 9, 9)
    #expect(on.take() == [], "no touch is offered again")
  }

  @Test("G7: a gesture that its class leaves going on without a finger is cancelled")
  func abandoned() {
    let probe = on.probe("g", .idle)
    probe.onTouches = { phase, _, _ in if phase == .moved { probe.state = .began } }
    desk.began(1, 5, 5)
    desk.moved(1, 6, 6)
    desk.ended(1, 6, 6)
    #expect(on.take().suffix(2) == ["action g began", "action g cancelled"])
    #expect(probe.state == .possible && probe.resets == 1)
  }

  @Test("G8: own state, then peers fail, then the view is cancelled, then the action runs")
  func recognition() {
    let (tap, peer) = (on.probe("tap", .tap), on.probe("peer", .idle))
    var order: [String] = []
    on.a.role.onTouches = { phase, _, _ in
      if phase == .cancelled { order += ["\(tap.state)", "\(peer.state)"] }
    }
    tap.onAction = { _ in order.append("action") }
    desk.tap(5, 5)
    #expect(order == ["ended", "failed", "action"])
  }

  @Test("G9: actions run for began, each changed, ended and cancelled, targets in order")
  func actions() {
    let pan = on.probe("pan", .pan)
    pan.addAction { [log = desk.log] in log.write(.action, "second \($0.state)") }
    desk.log.recorded = [.action]
    desk.began(1, 5, 5)
    for x in 6...8 { desk.moved(1, CGFloat(x), 5) }
    desk.ended(1, 8, 5)
    #expect(
      on.take()
        == ["began", "changed", "changed", "ended"].flatMap {
          ["action pan \($0)", "second \($0)"]
        }
    )
    desk.tap(5, 5)
    #expect(on.take() == [], "no action for a failure")
  }

  @Test("G9: with nextTurn the action runs after the frame and reads the state it is for")
  func nextTurn() {
    desk.application.routingOptions.gestureActionTiming = .nextTurn
    let tap = on.probe("tap", .tap)
    tap.cancelsTouchesInView = false
    desk.tap(5, 5)
    #expect(on.take() == ["touch began A [1]", "touch ended A [1]", "action tap ended"])
    #expect(tap.state == .possible)
  }

  @Test("G10: with cancelsTouchesInView off the view gets its lift after the action")
  func keeping() {
    on.probe("tap", .tap).cancelsTouchesInView = false
    desk.tap(5, 5)
    #expect(on.take() == ["touch began A [1]", "action tap ended", "touch ended A [1]"])
  }
}

/// Tells the states that recognizers enter.
final class MoveWatch: RoutingObserver {
  let interests: RoutingInterests = .gestures
  private let onMove: (UIGestureRecognizer.State) -> Void

  init(_ onMove: @escaping (UIGestureRecognizer.State) -> Void) { self.onMove = onMove }

  func routing(_ step: RoutingStep) {
    if case .moved(_, _, let to, _) = step { onMove(to) }
  }
}
