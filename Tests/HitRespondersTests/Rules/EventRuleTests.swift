import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("D: events, samples and what handlers do")
struct EventRuleTests {
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

  private func enqueueThreeMoves() {
    desk.began(0, 5, at: 0)
    enqueue(.moved(1, 1, 5), at: 0.1)
    enqueue(.moved(1, 2, 5), at: 0.2)
    enqueue(.moved(1, 3, 5), at: 0.3)
  }

  @Test("D10: without coalescing every frame is delivered, with it neighbour moves merge")
  func merging() {
    enqueueThreeMoves()
    desk.application.processQueue()
    #expect(desk.log.take().count == 4)
    desk.ended(0, 5)
    _ = desk.log.take()
    desk.application.routingOptions.coalescesMoves = true
    desk.began(0, 5, at: 0.9)
    enqueue(.moved(1, 1, 5), at: 1)
    enqueue(.moved(1, 2, 5), at: 1.1)
    enqueue(.moved(1, 3, 5), at: 1.2)
    enqueue(.ended(1, 4, 5), at: 1.3)
    desk.application.processQueue()
    #expect(
      desk.log.take() == [
        "touch began A [1@0,5]", "touch moved A [1@3,5]", "touch ended A [1@4,5]",
      ]
    )
  }

  @Test("D10: began, ended and cancelled never merge")
  func neverMerging() {
    desk.application.routingOptions.coalescesMoves = true
    a.isMultipleTouchEnabled = true
    enqueue(.began(1, 0, 5), at: 0)
    enqueue(.moved(1, 1, 5), at: 0.1)
    enqueue(.began(2, 50, 5), .moved(1, 2, 5), at: 0.2)
    enqueue(.moved(1, 3, 5), at: 0.3)
    enqueue(.ended(1, 3, 5), at: 0.4)
    enqueue(.cancelled(2, 50, 5), at: 0.5)
    desk.application.processQueue()
    #expect(
      desk.log.take() == [
        "touch began A [1@0,5]", "touch moved A [1@1,5]", "touch began A [2@50,5]",
        "touch moved A [1@2,5]", "touch moved A [1@3,5]", "touch ended A [1@3,5]",
        "touch cancelled A [2@50,5]",
      ]
    )
  }

  @Test("D11: merged moves are three samples, oldest first, the last equal to the touch")
  func samples() throws {
    desk.application.routingOptions.coalescesMoves = true
    enqueueThreeMoves()
    var found: [UITouch] = []
    var main: UITouch?
    var predicted: [UITouch]?
    a.role.onTouches = { _, touches, event in
      main = touches.first
      found = touches.first.flatMap { event?.coalescedTouches(for: $0) } ?? []
      predicted = touches.first.flatMap { event?.predictedTouches(for: $0) }
    }
    desk.application.processQueue()
    let touch = try #require(main)
    #expect(found.map { $0.location(in: a).x } == [1, 2, 3])
    #expect(found.map { $0.previousLocation(in: a).x } == [0, 1, 2])
    #expect(found.map(\.timestamp) == [0.1, 0.2, 0.3])
    #expect(found.last?.location(in: a) == touch.location(in: a))
    #expect(found.last?.timestamp == touch.timestamp)
    #expect(!found.contains(touch) && predicted == [])
  }

  @Test("D11: without merging there is one sample, and none for a touch of another event")
  func oneSample() {
    a.isMultipleTouchEnabled = true
    desk.began(1, 0, 5)
    desk.began(2, 50, 5)
    var counts: [Int?] = []
    a.role.onTouches = { _, _, event in
      counts = (event?.orderedTouches ?? []).map { event?.coalescedTouches(for: $0)?.count }
      counts.append(event?.coalescedTouches(for: UITouch())?.count)
      counts.append(event?.predictedTouches(for: UITouch())?.count)
    }
    desk.moved(1, 1, 5)
    #expect(counts == [1, 1, nil, nil], "the stationary finger's one sample is where it is")
  }

  @Test("D11: merged moves lose no way between previousLocation and location")
  func wholeWay() {
    desk.application.routingOptions.coalescesMoves = true
    enqueueThreeMoves()
    var way: CGFloat = 0
    a.role.onTouches = { _, touches, _ in
      for touch in touches { way += touch.location(in: a).x - touch.previousLocation(in: a).x }
    }
    desk.application.processQueue()
    #expect(way == 3)
  }

  @Test("D12: a changed touch has the frame's time, a stationary one keeps its own")
  func times() {
    a.isMultipleTouchEnabled = true
    var times: [TimeInterval] = []
    a.role.onTouches = { _, _, event in
      times = (event?.orderedTouches ?? []).map(\.timestamp) + (event.map { [$0.timestamp] } ?? [])
    }
    desk.began(1, 5, 5, at: 0)
    desk.began(2, 50, 5, at: 0.1)
    #expect(times == [0, 0.1, 0.1])
    desk.application.routingOptions.coalescesMoves = true
    enqueue(.moved(1, 6, 5), at: 0.2)
    enqueue(.moved(2, 51, 5), at: 0.3)
    desk.application.processQueue()
    #expect(times == [0.3, 0.3, 0.3])
  }

  @Test("D13: what a handler enqueues waits until its frame is done")
  func enqueuing() {
    window.role.touches = .log
    a.role.touches = .logAndForward
    a.role.onTouches = { phase, _, _ in
      if phase == .began {
        enqueue(.ended(1, 5, 5), at: 0)
        desk.application.processQueue()
      }
    }
    desk.began(5, 5, at: 0)
    #expect(
      desk.log.take() == [
        "touch began A [1@5,5]", "touch began W [1@5,5]", "touch ended A [1@5,5]",
        "touch ended W [1@5,5]",
      ]
    )
  }

  @Test("D14: allTouches holds every live touch of all windows, and is empty after the last lift")
  func allTouches() {
    a.isMultipleTouchEnabled = true
    let front = desk.window("W2", CGRect(x: 200, y: 0, width: 100, height: 100), level: 1)
    let b = desk.view("B", front.bounds, in: front)
    var event: UIEvent?
    var counts: [Int?] = []
    a.role.onTouches = { _, touches, given in
      event = given
      counts = [
        given?.allTouches?.count, touches.count, given?.touches(for: a)?.count,
        given?.touches(for: b)?.count, given?.touches(for: front)?.count,
        given?.touches(for: window)?.count,
      ]
    }
    desk.frame(.began(1, 5, 5), .began(2, 50, 50), .began(3, 210, 5))
    #expect(counts == [3, 2, 2, 1, 1, 2])
    desk.moved(1, 6, 5)
    #expect(counts == [3, 1, 2, 1, 1, 2])
    desk.ended(1, 6, 5)
    #expect(counts == [3, 1, 2, 1, 1, 2], "a touch that ends in the frame is still in it")
    desk.frame(.ended(2, 50, 50), .ended(3, 210, 5))
    #expect(event?.allTouches == [])
  }

  @Test("D14: a touch that no window answers for is in no event")
  func dropped() {
    var count: Int?
    a.role.onTouches = { _, _, event in count = event?.allTouches?.count }
    window.frame = CGRect(x: 0, y: 0, width: 160, height: 480)
    desk.frame(.began(1, 5, 5), .began(2, 300, 5))
    #expect(count == 1)
  }

  @Test("D15: a window that swallows began and passes ended leaves the view with neither")
  func swallowing() {
    final class Gate: UIWindow {
      var passes = false
      override func sendEvent(_ event: UIEvent) { if passes { super.sendEvent(event) } }
    }
    let gate = desk.application.inForce { Gate(frame: window.frame) }
    gate.isHidden = false
    gate.addSubview(a)
    desk.began(5, 5)
    gate.passes = true
    desk.moved(6, 5)
    desk.ended(6, 5)
    #expect(desk.log.take() == [])
    desk.tap(5, 5)
    #expect(desk.log.take().count == 2)
  }

  @Test("D15: an application that swallows a frame keeps it from the views; the binding stands")
  func swallowingApplication() throws {
    final class Gate: UIApplication {
      var passes = true
      override func sendEvent(_ event: UIEvent) { if passes { super.sendEvent(event) } }
    }
    let gate = Gate()
    let window = gate.inForce { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    window.isHidden = false
    window.addSubview(a)
    var event: UIEvent?
    a.role.onTouches = { event = $2 }
    for (index, sample) in [TouchSample.began(1, 5, 5), .moved(1, 6, 5), .ended(1, 7, 5)]
      .enumerated()
    {
      gate.passes = index != 1
      gate.enqueue(.touches([sample], at: Double(index)))
      gate.processQueue()
    }
    #expect(desk.log.take() == ["touch began A [1@5,5]", "touch ended A [1@7,5]"])
    #expect(event != nil)
  }

  @Test("D16: the raw values of kinds and subtypes are UIKit's")
  func rawValues() {
    #expect(
      [UIEvent.EventType.touches, .motion, .remoteControl, .presses].map(\.rawValue) == [
        0, 1, 2, 3,
      ]
    )
    #expect(UIEvent.EventSubtype.none.rawValue == 0)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
    let remote: [UIEvent.EventSubtype] = [
      .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
    ]
    #expect(remote.map(\.rawValue) == [100, 101, 102, 103])
    var kinds: [Int] = []
    a.role.onTouches = { _, _, event in
      kinds += [event?.type.rawValue ?? -1, event?.subtype.rawValue ?? -1]
    }
    desk.began(5, 5)
    #expect(kinds == [0, 0])
  }

  @Test("D17: a deadline before a frame fires before it, one at its time after it, one later not")
  func deadlines() {
    var order: [String] = []
    a.role.onTouches = { phase, _, _ in
      order.append("\(phase)")
      if phase == .began {
        for delay in [0.5, 0.4, 0.6] {
          desk.application.schedule(at: desk.application.now + delay) { order.append("\(delay)") }
        }
      }
    }
    desk.began(5, 5, at: 0)
    desk.ended(5, 5, at: 0.5)
    #expect(order == ["began", "0.4", "ended", "0.5"])
  }
}
