internal import Foundation

/// Something that can be shown on its way from one place to another.
nonisolated protocol Gliding {
  /// Returns what lies between this one and another; with 0 it is this one, with 1 the other.
  func blended(with other: Self, by share: CGFloat) -> Self
}

/// A short way from where something was shown to where it is, fast at first and slower at its end.
///
/// It begins with the first frame after `leave`. A goal that changes on the way is gone to in the
/// time that is left. At rest it asks for no frame.
///
/// > Units: seconds since the session began.
nonisolated struct Glide<Place: Gliding> {
  private let duration: TimeInterval
  private var start: Place?
  /// When the first frame was, and when the latest.
  private var times: (first: TimeInterval, latest: TimeInterval)?

  /// The time from one frame to the next.
  private static var frame: TimeInterval { 1.0 / 60 }

  init(duration: TimeInterval) { self.duration = duration }

  /// Begins a way at a place.
  mutating func leave(_ place: Place) { (start, times) = (place, nil) }

  /// Is at the goal at once.
  mutating func stop() { (start, times) = (nil, nil) }

  /// Goes on to a time.
  ///
  /// - Returns: Whether there was a way to go, so that a frame is due.
  mutating func advance(to now: TimeInterval) -> Bool {
    guard start != nil else { return false }
    let first = times?.first ?? now
    times = (first, now)
    if now - first >= duration { stop() }
    return true
  }

  /// Where to show what goes to a goal.
  func place(toward goal: Place) -> Place {
    guard let start else { return goal }
    let passed = times.map { ($0.latest - $0.first) / duration } ?? 0
    let left = 1 - min(max(passed, 0), 1)
    return start.blended(with: goal, by: 1 - left * left * left)
  }

  /// When the next frame is due.
  var wakeTime: TimeInterval? {
    guard start != nil else { return nil }
    return (times?.latest ?? 0) + Self.frame
  }
}

nonisolated extension CGFloat: Gliding {
  func blended(with other: CGFloat, by share: CGFloat) -> CGFloat { self + (other - self) * share }
}
