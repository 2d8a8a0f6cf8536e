import Foundation
import HitResponders
import Testing

@Suite("Deadlines")
struct DeadlinesTests {
  private final class Order {
    var names: [String] = []
  }

  private let application = UIApplication()
  private let order = Order()

  @discardableResult
  private func schedule(_ name: String, at time: TimeInterval) -> Deadlines.Ticket {
    application.schedule(at: time) { [order] in order.names.append(name) }
  }

  @Test("actions run by time, and at one time in the order they were scheduled")
  func byTime() {
    for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1)] { schedule(name, at: time) }
    #expect(application.nextDeadline == 1)
    application.advance(to: 0.999)
    #expect(order.names == [] && application.now == 0.999)
    application.advance(to: 2)
    #expect(order.names == ["a", "b", "c", "d"])
    #expect(application.nextDeadline == nil && application.now == 2)
  }

  @Test("during an action the time is its deadline, and never runs back")
  func now() {
    var times: [TimeInterval] = []
    for time in [1.0, 3, 0.5] { application.schedule(at: time) { times.append(application.now) } }
    application.advance(to: 10)
    application.schedule(at: 4) { times.append(application.now) }
    application.advance(to: 5)
    #expect(times == [0.5, 1, 3, 10] && application.now == 10)
  }

  @Test("a cancelled action does not run, also when an action at its own time cancels it")
  func cancelling() {
    let ticket = schedule("gone", at: 1)
    application.cancel(ticket)
    application.cancel(ticket)
    var second: Deadlines.Ticket?
    application.schedule(at: 2) { if let second { application.cancel(second) } }
    second = schedule("gone too", at: 2)
    schedule("stays", at: 2)
    application.advance(to: 3)
    #expect(order.names == ["stays"])
  }

  @Test("an action may schedule another for the same time, and that runs in the same step")
  func nesting() {
    application.schedule(at: 1) { schedule("inner", at: 1) }
    schedule("outer", at: 1)
    application.advance(to: 1)
    #expect(order.names == ["outer", "inner"])
  }

  @Test("an action runs with its application in force, and may send input")
  func force() {
    var isInForce = false
    application.schedule(at: 1) {
      isInForce = UIApplication.shared === application
      application.enqueue(ApplicationInput(.remoteControl(.remoteControlPlay), at: 1))
    }
    application.advance(to: 1)
    #expect(isInForce && application.hasInput)
    application.processQueue()
    #expect(!application.hasInput)
  }
}
