/// Rectangles by their places, so that those near a place are found without examining all others.
///
/// The plane is divided into squares, and each square lists the rectangles that have pixels in it.
/// Where rectangles are so large that the lists would be much longer than the number of rectangles,
/// the squares are larger.
nonisolated struct PixelGrid {
  private static let least = 32
  /// How many squares a rectangle may be in on average.
  private static let share = 8

  private let rects: [PixelRect]
  private let side: Int
  private let squares: PixelRect
  /// The index of the first entry of each square, and the number of entries after the last.
  private let starts: [Int]
  /// Rectangles, by their indices, square by square.
  private let entries: [Int32]

  /// Makes a grid of rectangles; empty ones are never found.
  init(_ rects: [PixelRect]) {
    self.rects = rects
    let box = rects.box
    let allowed = Self.share * rects.count
    var side = Self.least
    while box.width > side || box.height > side {
      let area = Self.squares(of: box, side)
      let used = rects.reduce(0) { sum, rect in
        let squares = Self.squares(of: rect, side)
        return sum + squares.width * squares.height
      }
      if used <= allowed, area.width * area.height <= max(allowed, 1 << 16) { break }
      side *= 2
    }
    let squares = Self.squares(of: box, side)
    var counts = [Int](repeating: 0, count: max(squares.width * squares.height, 0) + 1)
    Self.forEachEntry(rects, side, squares) { counts[$1 + 1] += 1 }
    for square in counts.indices.dropFirst() { counts[square] += counts[square - 1] }
    var entries = [Int32](repeating: 0, count: counts.last ?? 0)
    var next = counts
    Self.forEachEntry(rects, side, squares) { place, square in
      entries[next[square]] = Int32(truncatingIfNeeded: place)
      next[square] += 1
    }
    self.side = side
    self.squares = squares
    self.starts = counts
    self.entries = entries
  }

  /// Calls `body` with the index of each rectangle that may have pixels in a box, once each.
  @inline(__always)
  func forEach(near box: PixelRect, _ body: (_ place: Int) -> Void) {
    let asked = Self.squares(of: box, side).intersection(squares)
    if asked.isEmpty { return }
    for row in asked.top..<asked.bottom {
      for column in asked.left..<asked.right {
        let square = (row - squares.top) * squares.width + column - squares.left
        for entry in starts[square]..<starts[square + 1] {
          let place = Int(entries[entry])
          // Of the squares that it shares with the box, a rectangle counts in the first.
          let rect = rects[place]
          let first = (
            max(rect.left.square(side), asked.left), max(rect.top.square(side), asked.top)
          )
          if first == (column, row) { body(place) }
        }
      }
    }
  }

  /// The squares that a rectangle has pixels in.
  private static func squares(of rect: PixelRect, _ side: Int) -> PixelRect {
    if rect.isEmpty { return .none }
    return PixelRect(
      left: rect.left.square(side),
      top: rect.top.square(side),
      right: (rect.right - 1).square(side) + 1,
      bottom: (rect.bottom - 1).square(side) + 1
    )
  }

  private static func forEachEntry(
    _ rects: [PixelRect],
    _ side: Int,
    _ squares: PixelRect,
    _ body: (_ place: Int, _ square: Int) -> Void
  ) {
    for (place, rect) in rects.enumerated() where !rect.isEmpty {
      let own = Self.squares(of: rect, side)
      for row in own.top..<own.bottom {
        for column in own.left..<own.right {
          body(place, (row - squares.top) * squares.width + column - squares.left)
        }
      }
    }
  }
}

extension Int {
  /// The number of the square that a row or column of pixels is in.
  nonisolated fileprivate func square(_ side: Int) -> Int {
    self >= 0 ? self / side : -((side - 1 - self) / side)
  }
}

extension PixelRect {
  /// The rectangle with some more pixels on each side.
  nonisolated func widened(by pixels: Int) -> PixelRect {
    PixelRect(
      left: left - pixels,
      top: top - pixels,
      right: right + pixels,
      bottom: bottom + pixels
    )
  }
}
