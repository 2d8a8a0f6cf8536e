internal import Foundation

/// The part of time that lanes show.
///
/// > Units: microseconds.
nonisolated package struct TimeWindow: Hashable, Sendable {
  package var start: Double
  package var length: Double

  /// The shortest part that is shown.
  package static let shortest: Double = 10_000

  package init(start: Double, length: Double) {
    (self.start, self.length) = (start, max(Self.shortest, length))
  }

  package var end: Double { start + length }

  /// Returns the part moved by a share of its length, as far as there is something.
  package func moved(by share: Double, within total: Double) -> Self {
    Self(start: start + length * share, length: length).clamped(to: total)
  }

  /// Returns the part with a length that is so many times as long, a moment of it where it is.
  package func zoomed(by factor: Double, about time: Double, within total: Double) -> Self {
    let longest = max(Self.shortest, total * 1.02)
    let new = min(max(Self.shortest, length * factor), longest)
    let share = length > 0 ? (time - start) / length : 0.5
    return Self(start: time - new * share, length: new).clamped(to: total)
  }

  /// Returns the part that has a moment in it: this one, or one that begins a little before it.
  package func showing(_ time: Double, within total: Double) -> Self {
    if time >= start, time <= end { return self }
    return Self(start: time - length * 0.2, length: length).clamped(to: total)
  }

  /// Returns the part where it has something to show.
  package func clamped(to total: Double) -> Self {
    let margin = min(length, total) * 0.02
    let last = max(-margin, total + margin - length)
    return Self(start: min(max(start, -margin), last), length: length)
  }
}
