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

/// How the times of a part stand in a width.
nonisolated struct TimeScale: Hashable {
  var window: TimeWindow
  /// Where the part begins and ends, in points.
  var left: CGFloat
  var right: CGFloat

  func x(_ time: Int64) -> CGFloat { x(Double(time)) }

  func x(_ time: Double) -> CGFloat {
    left + CGFloat((time - window.start) / window.length) * (right - left)
  }

  func time(_ x: CGFloat) -> Double {
    guard right > left else { return window.start }
    return window.start + Double((x - left) / (right - left)) * window.length
  }

  /// The time that a point of width is.
  var pitch: Double { right > left ? window.length / Double(right - left) : window.length }

  /// What is shown of things sorted by time, those of one point of width together.
  ///
  /// - Parameters:
  ///   - things: Things of which none begins or ends before the one before it.
  ///   - reach: How far beside the part one may lie and still be seen, in points.
  ///   - start: When one begins.
  ///   - end: When it ends.
  /// - Returns: Runs of places, no more than there are points of width.
  func columns<Thing>(
    _ things: [Thing],
    reach: CGFloat = 0,
    start: (Thing) -> Int64,
    end: (Thing) -> Int64
  ) -> [Range<Int>] {
    let first = Int64(self.time(left - reach).rounded(.up))
    let last = Int64(self.time(right + reach).rounded(.down))
    var place = things.partition(before: first, end)
    let limit = things.partition(before: last + 1, start)
    var runs: [Range<Int>] = []
    while place < limit {
      let column = max(x(start(things[place])), left - reach).rounded(.down) + 1
      var next = place + 1
      if next < limit, x(start(things[next])) < column {
        let beyond = Int64(time(column).rounded(.up))
        next = max(next, things[next..<limit].partition(before: beyond, start))
      }
      runs.append(place..<next)
      place = next
    }
    return runs
  }
}
