/// Finds the name that was probably meant.
nonisolated package enum Spelling {
  /// Returns the known name nearest to a misspelt one, if it is near enough.
  ///
  /// > Order: of equally near names the first in `known`.
  package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    let written = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, min(written.count, letters.count) / 3)
      if abs(written.count - letters.count) > limit { continue }
      let distance = distance(from: written, to: letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns how many letters must be added, dropped, changed or swapped with their neighbour.
  private static func distance(from one: [Unicode.Scalar], to other: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var cost = min(
          previous[column] + (letter == otherLetter ? 0 : 1),
          previous[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[other.count]
  }
}
