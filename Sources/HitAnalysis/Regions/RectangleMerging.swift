/// Makes few rectangles out of many that are added row by row.
///
/// > Order: rectangles are added from top to bottom, those of the same rows from left to right.
nonisolated struct RectangleMerging {
  /// The columns of a rectangle, which those below it must have to be merged with it.
  private struct Columns: Hashable {
    var left: Int
    var right: Int
  }

  private var rects: [PixelRect] = []
  private var places: [Columns: Int] = [:]
  private var pending = PixelRect.none

  /// Adds a rectangle that overlaps none of those before.
  mutating func add(_ rect: PixelRect) {
    if pending.right == rect.left, pending.top == rect.top, pending.bottom == rect.bottom {
      pending.right = rect.right
      return
    }
    flush()
    pending = rect
  }

  /// Returns the rectangles and removes them.
  mutating func take() -> [PixelRect] {
    flush()
    defer {
      rects = []
      places = [:]
    }
    return rects
  }

  private mutating func flush() {
    if pending.isEmpty { return }
    defer { pending = .none }
    let columns = Columns(left: pending.left, right: pending.right)
    if let place = places[columns], rects[place].bottom == pending.top {
      rects[place].bottom = pending.bottom
      return
    }
    places[columns] = rects.count
    rects.append(pending)
  }
}
