internal import Foundation

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
  /// - Returns: No more columns than there are points of width.
  func columns<Thing>(
    _ things: [Thing],
    reach: CGFloat = 0,
    start: (Thing) -> Int64,
    end: (Thing) -> Int64
  ) -> [TimeColumn] {
    let first = Int64(self.time(left - reach).rounded(.up))
    let last = Int64(self.time(right + reach).rounded(.down))
    var place = things.partition(before: first, end)
    let limit = things.partition(before: last + 1, start)
    var columns: [TimeColumn] = []
    while place < limit {
      let x = x(start(things[place]))
      let edge = max(x, left - reach).rounded(.down) + 1
      var next = place + 1
      if next < limit, self.x(start(things[next])) < edge {
        let beyond = Int64(time(edge).rounded(.up))
        next = max(next, things[next..<limit].partition(before: beyond, start))
      }
      let end = next < limit ? self.x(start(things[next])) : .infinity
      columns.append(TimeColumn(places: place..<next, x: x, next: end))
      place = next
    }
    return columns
  }
}

/// Things that begin within one point of width, which are drawn as one.
nonisolated struct TimeColumn {
  /// Their places among all.
  let places: Range<Int>
  /// Where the first of them begins, in points.
  let x: CGFloat
  /// Where the next column begins, in points; infinity after the last that is shown.
  let next: CGFloat

  /// Puts columns together that lie so close that one label serves for them.
  ///
  /// - Parameters:
  ///   - columns: Columns from the left.
  ///   - distance: Neighbours of a group are closer than this, in points.
  /// - Returns: The groups from the left, none of them empty.
  static func groups(_ columns: [Self], closerThan distance: CGFloat) -> [ArraySlice<Self>] {
    var groups: [ArraySlice<Self>] = []
    var start = 0
    for (place, column) in columns.enumerated() where column.next - column.x >= distance {
      groups.append(columns[start...place])
      start = place + 1
    }
    return groups
  }
}

extension ArraySlice<TimeColumn> {
  /// The places of all things of a group; none of an empty one.
  var places: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.places.lowerBound..<last.places.upperBound
  }
}
