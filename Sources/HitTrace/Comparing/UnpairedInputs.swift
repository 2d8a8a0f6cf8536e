/// The inputs and edits that only one of two traces has, by their numbers.
package struct UnpairedInputs: Hashable, Sendable {
  /// Those of the first trace, in order; neighbours are one range.
  private var missing: [Range<Int>] = []
  /// Those of the second trace.
  private var new: [Range<Int>] = []

  package init() {}

  /// Whether the first trace alone has an input.
  package func isMissing(_ number: Int) -> Bool { Self.contains(number, missing) }

  /// Whether the second trace alone has an input.
  package func isNew(_ number: Int) -> Bool { Self.contains(number, new) }

  /// Adds a turn.
  mutating func add(_ turn: TraceTurn, isNew: Bool) {
    let range = turn.number..<turn.number + max(1, turn.feeds.count)
    if isNew { Self.add(range, to: &new) } else { Self.add(range, to: &missing) }
  }

  private static func add(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  /// - Complexity: Logarithmic in the number of ranges.
  private static func contains(_ number: Int, _ ranges: [Range<Int>]) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(number)
  }
}
