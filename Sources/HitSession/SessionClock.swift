public import Foundation

/// Where a session's time comes from.
///
/// > Units: seconds since the session began.
@preconcurrency @MainActor
public protocol SessionClock: AnyObject {
  /// The session's time.
  var now: TimeInterval { get }

  /// Lets time reach a moment, if this clock is moved by hand.
  func advance(to time: TimeInterval)
}

/// A clock that moves only when it is told to: for tests, scripts and replays.
@preconcurrency @MainActor
public final class VirtualClock: SessionClock {
  /// The session's time.
  public private(set) var now: TimeInterval = 0

  /// Makes a clock that shows a time, zero unless another is given.
  public init(startingAt time: TimeInterval = 0) { now = time }

  /// Moves the clock forward; a moment that is past leaves it as it is.
  public func advance(to time: TimeInterval) {
    now = max(now, time)
  }
}

/// The steady clock of the machine: for a sandbox that people use.
///
/// The display's timestamps count from another beginning. `time(ofDisplay:)` fits them to this clock
/// by the event that waited least to be read, and keeps their distances exact from there on. While
/// the machine sleeps both stand still.
@preconcurrency @MainActor
public final class RealClock: SessionClock {
  private let start = SuspendingClock.now
  private var displayOffset: TimeInterval?

  /// How much sooner an event must have been read for the clocks to be fitted anew.
  private static let tolerance: TimeInterval = 0.005

  /// Makes a clock that shows zero now.
  public init() {}

  /// The time since the clock was made, in whole microseconds.
  public var now: TimeInterval {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return TimeInterval(seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / 1e6
  }

  /// Does nothing: this clock moves by itself.
  public func advance(to time: TimeInterval) {}

  /// Returns the session time of a display timestamp, in seconds.
  public func time(ofDisplay timestamp: TimeInterval) -> TimeInterval {
    let fresh = now - timestamp
    var offset = displayOffset ?? fresh
    // The first events wait while the window opens; what they waited must not be added to all later
    // ones, whose deadlines would be as late.
    if fresh < offset - Self.tolerance { offset = fresh }
    displayOffset = offset
    // Milliseconds are all a display tells; the offset must not add digits of its own.
    return max(0, ((timestamp + offset) * 1000).rounded() / 1000)
  }
}
