import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("D: dispatch and the queue")
struct DispatchRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let a: LoggedView

  init() {
    window = desk.window("W")
    a = desk.view("A", CGRect(x: 0, y: 0, width: 160, height: 480), in: window)
    desk.log.recorded = [.touch]
  }

  private func enqueue(_ samples: TouchSample..., at time: TimeInterval) {
    desk.application.enqueue(.touches(samples, at: time))
  }

  @Test("D1: frames are processed one at a time, first in first out")
  func queue() {
    var order: [String] = []
    a.role.onTouches = { phase, _, _ in
      order.append("in \(phase)")
      desk.application.processQueue()
      order.append("out \(phase)")
    }
    enqueue(.began(1, 5, 5), at: 0)
    enqueue(.ended(1, 5, 5), at: 0)
    #expect(order.isEmpty)
    desk.application.processQueue()
    #expect(order == ["in began", "out began", "in ended", "out ended"])
  }

  @Test("D2: a stamp earlier than its predecessor's is raised to it")
  func monotonic() {
    var times: [TimeInterval] = []
    a.role.onTouches = { _, touches, event in
      times += [event?.timestamp ?? -1, touches.first?.timestamp ?? -1]
    }
    enqueue(.began(1, 5, 5), at: 1)
    enqueue(.moved(1, 6, 5), at: 0.9)
    desk.application.processQueue()
    #expect(times == [1, 1, 1, 1])
    #expect(desk.application.now == 1)
  }

  @Test("D3: fingers that land in one frame arrive in one message")
  func oneMessage() {
    a.isMultipleTouchEnabled = true
    desk.frame(.began(1, 5, 5), .began(2, 50, 50))
    #expect(desk.log.take() == ["touch began A [1@5,5 2@50,50]"])
  }

  @Test("D3: all changes are applied before anybody is told")
  func appliedFirst() {
    let b = desk.view("B", CGRect(x: 160, y: 0, width: 160, height: 480), in: window)
    var seen: [String] = []
    for view in [a, b] {
      view.role.onTouches = { _, _, event in
        seen.append((event?.orderedTouches ?? []).map { "\($0.phase)" }.joined(separator: " "))
      }
    }
    desk.frame(.began(1, 5, 5), .began(2, 200, 5))
    desk.frame(.moved(1, 6, 5), .ended(2, 200, 5))
    #expect(seen == ["began began", "began began", "moved ended", "moved ended"])
  }

  @Test("D4: what a finger does after it landed in a frame follows in one of its own")
  func landedAndLifted() {
    desk.frame(.began(1, 5, 5), .moved(1, 9, 5), .ended(1, 9, 5), .moved(7, 1, 1), at: 1)
    #expect(
      desk.log.take() == ["touch began A [1@5,5]", "touch ended A [1@9,5]"]
    )
    desk.frame(.began(1, 5, 5), at: 3)
    desk.frame(.ended(1, 5, 5), .began(1, 8, 5), .ended(1, 8, 5), at: 4)
    #expect(
      desk.log.take() == [
        "touch began A [1@5,5]", "touch began A [1@8,5]", "touch ended A [1@5,5]",
        "touch ended A [1@8,5]",
      ]
    )
  }

  @Test("D4: a frame of tens of thousands of changes of one finger is parted without a stack")
  func parted() {
    let taps = (0..<10_000).flatMap { _ in [TouchSample.began(1, 5, 5), .ended(1, 5, 5)] }
    var told: [UITouch.Phase: Int] = [:]
    a.role.touches = .forward
    a.role.onTouches = { phase, _, _ in told[phase, default: 0] += 1 }
    desk.application.enqueue(.touches(taps, at: 1))
    desk.application.processQueue()
    #expect(told == [.began: 10_000, .ended: 10_000])
  }

  @Test("D4: timers due earlier fire before the frame, those due at its time after it")
  func steps() {
    var order: [String] = []
    a.role.onTouches = { phase, _, _ in order.append("\(phase)") }
    for time in [0.5, 1.0, 1.1, 0.2] {
      desk.application.schedule(at: time) { order.append("timer \(time)") }
    }
    desk.began(5, 5, at: 0)
    desk.ended(5, 5, at: 1)
    #expect(order == ["began", "timer 0.2", "timer 0.5", "ended", "timer 1.0"])
    desk.application.advance(to: 1.1)
    #expect(order.last == "timer 1.1")
  }

  @Test("D4: live touches that a frame does not name are stationary, new ones bound by finger")
  func stationary() {
    a.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    var hits: [CGPoint] = []
    window.role.onHitTest = { point, _ in hits.append(point) }
    a.role.onTouches = { _, _, event in phases.append((event?.orderedTouches ?? []).map(\.phase)) }
    desk.frame(.began(2, 20, 5), .began(1, 10, 5))
    desk.moved(2, 30, 5)
    #expect(hits == [CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5)])
    #expect(phases == [[.began, .began], [.stationary, .moved]])
  }

  @Test("D5: each window that owns a changed touch is sent the event once, front to back")
  func perWindow() {
    let front = desk.window("W2", CGRect(x: 200, y: 0, width: 100, height: 100), level: 1)
    let idle = desk.window("W3", CGRect(x: 0, y: 300, width: 10, height: 10), level: 2)
    desk.view("B", front.bounds, in: front)
    #expect(idle.isHidden == false)
    let sends = SendCounter()
    Routing.watched(by: sends) { desk.frame(.began(1, 5, 5), .began(2, 210, 5), .began(3, 6, 6)) }
    #expect(sends.names == ["UIApplication", "W2", "W"])
    #expect(
      desk.log.take() == ["touch began B [2@10,5]", "touch began A [1@5,5]"],
      "finger 3 is withheld from the single-touch view A"
    )
  }

  @Test("D7: a move to the same place makes the touch stationary, and nothing is sent")
  func unmoved() {
    desk.began(5, 5)
    let sends = SendCounter()
    Routing.watched(by: sends) { desk.moved(5, 5) }
    #expect(sends.names == [])
    a.isMultipleTouchEnabled = true
    var phases: [UITouch.Phase] = []
    a.role.onTouches = { _, _, event in phases = (event?.orderedTouches ?? []).map(\.phase) }
    desk.began(2, 9, 9)
    desk.frame(.moved(1, 5, 5), .moved(2, 10, 10))
    #expect(phases == [.stationary, .moved])
  }

  @Test("D8: one event serves from the first finger down to the last one up")
  func eventLife() {
    a.isMultipleTouchEnabled = true
    var events: [UIEvent] = []
    a.role.onTouches = { _, _, event in events += event.map { [$0] } ?? [] }
    desk.began(1, 5, 5)
    desk.began(2, 9, 9)
    desk.ended(1, 5, 5)
    desk.ended(2, 9, 9)
    desk.began(1, 5, 5)
    #expect(events.count == 5)
    #expect(events.prefix(4).allSatisfy { $0 === events.first })
    #expect(events.last !== events.first)
  }

  @Test("D8: under the switch every frame has an event of its own")
  func eventPerFrame() {
    desk.application.routingOptions.eventIdentity = .perFrame
    var events: [UIEvent] = []
    a.role.onTouches = { _, _, event in events += event.map { [$0] } ?? [] }
    desk.began(5, 5)
    desk.ended(5, 5)
    #expect(events.count == 2 && events.first !== events.last)
  }

  @Test("D9: while ignores outnumber ends, touches that begin are dropped for life")
  func ignoring() {
    a.isMultipleTouchEnabled = true
    desk.began(1, 5, 5)
    desk.application.beginIgnoringInteractionEvents()
    desk.application.beginIgnoringInteractionEvents()
    desk.began(2, 50, 50)
    desk.application.endIgnoringInteractionEvents()
    desk.began(3, 60, 60)
    #expect(desk.application.isIgnoringInteractionEvents)
    desk.application.endIgnoringInteractionEvents()
    #expect(!desk.application.isIgnoringInteractionEvents)
    desk.frame(.moved(1, 6, 5), .moved(2, 51, 50), .moved(3, 61, 60))
    desk.began(4, 70, 70)
    #expect(
      desk.log.take() == [
        "touch began A [1@5,5]", "touch moved A [1@6,5]", "touch began A [4@70,70]",
      ]
    )
    desk.application.endIgnoringInteractionEvents()
    #expect(!desk.application.isIgnoringInteractionEvents)
  }
}

/// Names whoever sends an event on.
final class SendCounter: RoutingObserver {
  let interests: RoutingInterests = .responders
  var names: [String] = []

  func routing(_ step: RoutingStep) {
    if case .sent(_, let sender) = step { names.append(sender.routingName) }
  }
}
