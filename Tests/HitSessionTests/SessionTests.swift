import Foundation
import HitResponders
import HitSession
import Testing

private final class Logger: SessionListener {
  let interests: RoutingInterests = .all
  var steps = 0
  var ends = 0

  func routing(_ step: RoutingStep) { steps += 1 }
  func inputWasRouted() { ends += 1 }
}

@Suite("Session")
struct SessionTests {
  private let session = Session(screenSize: CGSize(width: 100, height: 100))

  private func makeWindow() -> UIWindow {
    session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      return window
    }
  }

  private func touch(_ phase: UITouch.Phase, x: CGFloat = 5) -> ApplicationInput.Content {
    .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: CGPoint(x: x, y: 5))])
  }

  @Test("windows made inside a session belong to its application and to no other")
  func windowsBelong() {
    let window = makeWindow()
    let other = Session()
    #expect(session.application.windows == [window])
    #expect(other.application.windows.isEmpty)
    #expect(window.next === session.application)
  }

  @Test("every listener learns of an input and of its end, and none after it was removed")
  func listeners() {
    _ = makeWindow()
    let first = Logger()
    let second = Logger()
    session.add(first)
    session.add(second)
    session.send(ApplicationInput(touch(.began), at: 0))
    #expect(first.steps > 0 && first.steps == second.steps && first.ends == 1)
    session.remove(second)
    session.send(ApplicationInput(touch(.ended), at: 1))
    #expect(first.ends == 2 && second.ends == 1)
  }

  private final class Stack: UIView {
    override func layoutSubviews() {
      for (index, view) in subviews.enumerated() {
        view.frame = CGRect(x: index * 10, y: 0, width: 10, height: 10)
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      addSubview(UIView())
    }
  }

  @Test("the next input finds the views where the layout asked for by the last one puts them")
  func layoutAfterInput() {
    let window = makeWindow()
    let stack = Stack(frame: window.bounds)
    session.perform { window.addSubview(stack) }
    session.send(ApplicationInput(touch(.began), at: 0))
    session.send(ApplicationInput(touch(.ended), at: 1))
    let added = stack.subviews.first
    #expect(added?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    let walk = HitTestWalk(at: CGPoint(x: 5, y: 5), in: session.application)
    #expect(added != nil && walk.hit === added)
    session.perform { stack.addSubview(UIView()) }
    #expect(stack.subviews.last?.frame.minX == 10)
  }

  @Test("a frame is asked for once until it was painted")
  func frames() {
    var requests = 0
    session.onFrameRequest = { requests += 1 }
    let window = makeWindow()
    #expect(requests == 1)
    _ = window.takeDamage()
    session.frameWasPainted()
    window.backgroundColor = .red
    window.backgroundColor = .blue
    #expect(requests == 2)
  }

  @Test("virtual time moves only when it is told to, and never backwards")
  func virtualTime() {
    session.advance(to: 2)
    #expect(session.clock.now == 2)
    session.advance(to: 1)
    #expect(session.clock.now == 2)
    session.advance(by: 0.5)
    #expect(session.clock.now == 2.5)
  }

  @Test("the display's times keep their distances and start near the clock's own")
  func displayTimes() {
    let clock = RealClock()
    let second = clock.time(ofDisplay: 5_000.250)
    let first = clock.time(ofDisplay: 5_000.125)
    let third = clock.time(ofDisplay: 5_000.254)
    #expect(second >= 0 && second < 60)
    #expect(abs(third - second - 0.004) < 1e-9)
    #expect(first == 0 || abs(second - first - 0.125) < 1e-9)
  }

  @Test("an event that waited long to be read does not put off the later ones")
  func lateEvent() {
    let clock = RealClock()
    _ = clock.time(ofDisplay: 5_000)
    // Half a minute later by the display, at once by the clock: the first was read that late.
    let second = clock.time(ofDisplay: 5_030)
    #expect(second <= clock.now + 0.001)
    #expect(clock.time(ofDisplay: 5_030.004) <= clock.now + 0.005)
  }

  @Test("the shared application is the one in force, outside of which it is the main one")
  func shared() {
    session.makeMain()
    #expect(UIApplication.shared === session.application)
    let other = Session()
    other.perform { #expect(UIApplication.shared === other.application) }
    #expect(UIApplication.shared === session.application)
  }

  @Test("a headless driver plays inputs, changes and ticks at their times")
  func driver() {
    let window = makeWindow()
    var log: [String] = []
    session.add(RoutingRecorder { log += Explanation.lines(for: $0, detail: .chain) })
    HeadlessDriver(session).play([
      .init(at: 0.5, .input(touch(.began))),
      .init(at: 1, .change { window.backgroundColor = .red }),
      .init(at: 1.5, .input(touch(.moved, x: 9))),
      .init(at: 2, .tick),
    ])
    #expect(log.first == "0.500 touch 1 began (5, 5)")
    #expect(log.contains("1.500 touch 1 moved (9, 5)"))
    #expect(session.clock.now == 2)
    #expect(window.backgroundColor == .red)
  }

  @Test("T15: listeners learn of a touch that ends because a change takes its view away")
  func changesAreWatched() {
    let window = makeWindow()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    var routed: [RoutedInput] = []
    session.add(RoutingRecorder { routed.append($0) })
    HeadlessDriver(session).play([
      .init(at: 1, .input(touch(.began))),
      .init(at: 2, .change { view.removeFromSuperview() }),
      .init(at: 3, .input(touch(.ended))),
    ])
    #expect(
      routed.flatMap { $0.deliveries.map(\.message) } == [.touchesBegan, .touchesCancelled]
    )
    let change = routed.first { $0.input == nil }
    #expect(change?.timestamp == 2)
    #expect(change?.deliveries.map(\.message) == [.touchesCancelled])
  }

  @Test("a pointer is a finger while its first button is down")
  func pointer() {
    var finger = PointerFinger()
    #expect(finger.move(to: .zero, time: 0) == nil)
    #expect(finger.press(at: .zero, time: 0) != nil)
    #expect(finger.press(at: .zero, time: 0) == nil)
    #expect(finger.move(to: CGPoint(x: 1, y: 1), time: 1)?.timestamp == 1)
    #expect(finger.cancel(time: 2) != nil)
    #expect(finger.lift(at: .zero, time: 3) == nil)
  }
}
