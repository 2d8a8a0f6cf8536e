internal import Foundation

/// The parts of a window that must be painted again.
///
/// It keeps few rectangles: of more, those two are joined whose common box is least larger than
/// both. Where that has gone on for long, as when a whole tree is laid out, one box does.
nonisolated struct Damage {
  private var rects: [CGRect] = []
  private(set) var isWhole = true
  /// How many rectangles were joined since the parts were taken.
  private var joinCount = 0

  private static let mostRects = 16
  private static let mostJoins = 64

  /// Adds a rectangle.
  mutating func add(_ rect: CGRect, within bounds: CGRect) {
    if isWhole { return }
    let part = rect.intersection(bounds)
    if part.isNull || part.isEmpty { return }
    if part.contains(bounds) { return addAll() }
    insert(part)
    guard rects.count > Self.mostRects else { return }
    joinCount += 1
    if joinCount > Self.mostJoins {
      rects = [rects.reduce(CGRect.null) { $0.union($1) }]
    } else {
      joinNearest()
    }
  }

  private mutating func insert(_ part: CGRect) {
    if rects.contains(where: { $0.contains(part) }) { return }
    rects.removeAll { part.contains($0) }
    rects.append(part)
  }

  /// Joins the two rectangles that together grow least.
  private mutating func joinNearest() {
    var nearest: (growth: CGFloat, one: Int, other: Int)?
    for one in rects.indices {
      for other in rects.indices[..<one] {
        let growth = rects[one].union(rects[other]).area - rects[one].area - rects[other].area
        if growth < nearest?.growth ?? .infinity { nearest = (growth, one, other) }
      }
    }
    guard let nearest else { return }
    let box = rects[nearest.one].union(rects[nearest.other])
    insert(box)
  }

  mutating func addAll() {
    isWhole = true
    rects = []
  }

  var isEmpty: Bool { !isWhole && rects.isEmpty }

  mutating func removeAll(within bounds: CGRect) -> [CGRect] {
    let taken = isWhole ? [bounds] : rects
    isWhole = false
    rects = []
    joinCount = 0
    return taken
  }
}

nonisolated extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
