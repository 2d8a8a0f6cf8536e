public import Foundation

/// Where a session's time comes from.
///
/// > Units: seconds since the session began.
@preconcurrency @MainActor
public protocol SessionClock: AnyObject {
  /// The session's time.
  var now: TimeInterval { get }

  /// Advances to a time, if this clock is moved by hand.
  func advance(to time: TimeInterval)
}

/// A clock that moves only when it is advanced: for tests, scripts and replays.
@preconcurrency @MainActor
public final class VirtualClock: SessionClock {
  /// The session's time.
  public private(set) var now: TimeInterval = 0

  /// Makes a clock that starts at a time, zero by default.
  public init(startingAt time: TimeInterval = 0) { now = time }

  /// Moves the clock forward; a time in the past leaves it as it is.
  public func advance(to time: TimeInterval) { now = max(now, time) }
}

/// The machine's monotonic clock, for a sandbox that people use.
///
/// The display's timestamps have another origin. `time(ofDisplay:)` aligns them with this clock by
/// the event that waited least to be read, and keeps their distances exact from there on. While the
/// machine sleeps both clocks stop.
@preconcurrency @MainActor
public final class RealClock: SessionClock {
  private let start = SuspendingClock.now
  private var displayOffset: TimeInterval?

  /// How much sooner an event must have been read for the clocks to be aligned anew.
  private static let tolerance: TimeInterval = 0.005

  /// Makes a clock that starts at zero.
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
    // The first events wait while the window opens. Their delay must not be added to all later
    // events, whose deadlines would then be late.
    if fresh < offset - Self.tolerance { offset = fresh }
    displayOffset = offset
    // A display's timestamps are whole milliseconds; the offset must not add digits.
    return max(0, ((timestamp + offset) * 1000).rounded() / 1000)
  }
}
