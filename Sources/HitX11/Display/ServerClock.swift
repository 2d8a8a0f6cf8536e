import Foundation

/// Turns the X server's 32-bit milliseconds into seconds that never run backwards.
///
/// The counter starts again after 49.7 days; the seconds go on.
nonisolated struct ServerClock {
  private var latest: UInt64?
  private var smallestLag: TimeInterval?

  /// The seconds of the latest event that had a time, or zero before the first.
  var timestamp: TimeInterval { TimeInterval(latest ?? 0) / 1000 }

  /// Returns the time of an event in seconds.
  ///
  /// A time of zero means "now" in the protocol, and a time before the latest is a late copy: both
  /// count as the latest. `arrival` is when the event was read, by this machine's steady clock.
  mutating func timestamp(of milliseconds: UInt, arrival: TimeInterval) -> TimeInterval {
    guard milliseconds != 0 else { return timestamp }
    let low = UInt32(truncatingIfNeeded: milliseconds)
    if let latest {
      let step = Int32(bitPattern: low &- UInt32(truncatingIfNeeded: latest))
      if step > 0 { self.latest = latest + UInt64(step) }
    } else {
      latest = UInt64(low)
    }
    let lag = arrival - timestamp
    smallestLag = min(smallestLag ?? lag, lag)
    return timestamp
  }

  /// Returns the server's time at a moment of this machine's monotonic clock.
  ///
  /// The event with the shortest delay determines the offset between the two clocks.
  func timestamp(atArrival arrival: TimeInterval) -> TimeInterval {
    max(timestamp, arrival - (smallestLag ?? 0))
  }
}

/// Reads this machine's monotonic clock, in seconds.
nonisolated func steadySeconds() -> TimeInterval {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return TimeInterval(now.tv_sec) + TimeInterval(now.tv_nsec) / 1e9
}
