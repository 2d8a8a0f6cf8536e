/// Which turns of two traces belong together, by their inputs.
///
/// Turns with the same inputs belong together; of a few that differ, those that do the same
/// elsewhere do; and where that costs least, a turn is missing in one trace. Windows of turns are
/// compared, so that a trace of any length is paired in bounded memory, and only the next two turns
/// while they agree.
struct TurnAlignment {
  /// How many turns of each trace are compared at once where they differ.
  static let windowLength = 48

  /// One step in both traces.
  enum Step: Hashable {
    /// The next turns of both belong together.
    case pair
    /// The next turn of the first trace has no counterpart.
    case missing
    /// The next turn of the second trace has no counterpart.
    case new
  }

  /// How alike the inputs of two turns are.
  enum Likeness: Int {
    /// They are the same.
    case same = 0
    /// They are the same at another time.
    case retimed = 1
    /// They do the same with the same fingers elsewhere.
    case moved = 6
    /// They do something else.
    case different = 1_000_000
  }

  private static let gap = 4

  /// Returns the cheapest steps through two windows of turns.
  ///
  /// Where the traces continue after the windows, only the first half is settled.
  static func steps(
    _ firstCount: Int,
    _ secondCount: Int,
    hasMore: Bool,
    likeness: (Int, Int) -> Likeness
  ) -> [Step] {
    let width = secondCount + 1
    var cost = [Int](repeating: 0, count: (firstCount + 1) * width)
    var likenesses = [Int](repeating: 0, count: firstCount * secondCount)
    // From the end, so that the steps can be read from the beginning. Where the traces continue,
    // what is left over at the end of one window may have its counterpart after the other.
    let tail = hasMore ? gap / 2 : gap
    for first in stride(from: firstCount, through: 0, by: -1) {
      for second in stride(from: secondCount, through: 0, by: -1) {
        let here = first * width + second
        if first == firstCount {
          cost[here] = (secondCount - second) * tail
        } else if second == secondCount {
          cost[here] = (firstCount - first) * tail
        } else {
          let pair = likeness(first, second).rawValue
          likenesses[first * secondCount + second] = pair
          cost[here] = min(
            pair + cost[here + width + 1],
            gap + min(cost[here + width], cost[here + 1])
          )
        }
      }
    }
    var steps: [Step] = []
    var (first, second) = (0, 0)
    let (firstEnd, secondEnd) =
      hasMore ? ((firstCount + 1) / 2, (secondCount + 1) / 2) : (firstCount, secondCount)
    while first < firstEnd, second < secondEnd {
      let here = first * width + second
      let pair = likenesses[first * secondCount + second]
      if pair + cost[here + width + 1] == cost[here] {
        steps.append(.pair)
        first += 1
        second += 1
      } else if gap + cost[here + width] == cost[here] {
        steps.append(.missing)
        first += 1
      } else {
        steps.append(.new)
        second += 1
      }
    }
    if !hasMore {
      steps += repeatElement(.missing, count: firstCount - first)
      steps += repeatElement(.new, count: secondCount - second)
    }
    return steps
  }
}
