package import Foundation

/// How far a view of a dump is scrolled from where the dump had it.
nonisolated package struct ScrolledNote: Hashable, Sendable {
  /// How far, in the view's points.
  package var distance: CGSize
  /// Where its content was in the dump.
  package var original: CGPoint
  /// How many more views are scrolled.
  package var others: Int

  package init(distance: CGSize, original: CGPoint, others: Int = 0) {
    (self.distance, self.original, self.others) = (distance, original, others)
  }

  /// What is said of it, a line each.
  var lines: [String] {
    let parts = [distance.width, distance.height].map { abs($0) }
    let moved = parts.filter { $0 >= 0.05 }.map { Shown.number($0) }.joined(separator: ", ")
    let rest = others > 0 ? ", \(others) more as well" : ""
    let key = KeyTable.shortName(of: .resetCamera)
    return [
      "scrolled \(moved) pt here\(rest):", "contentOffset was \(Shown.point(original))",
      "in the dump; \(key) puts it back",
    ]
  }
}
