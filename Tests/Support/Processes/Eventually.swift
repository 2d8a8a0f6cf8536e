import Glibc

/// Asks again and again until a condition holds, for at most a bounded time.
///
/// The bound only limits how long a failing test takes; a passing test ends with the condition.
///
/// - Parameters:
///   - limit: The longest wait.
///   - condition: Asked at least once, about every millisecond.
/// - Returns: Whether the condition held.
@discardableResult
public func eventually(
  within limit: Duration = .seconds(30),
  _ condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = ContinuousClock.now + limit
  repeat {
    if try condition() { return true }
    usleep(1000)
  } while ContinuousClock.now < deadline
  return try condition()
}
