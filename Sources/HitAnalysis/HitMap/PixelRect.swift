/// A rectangle of whole pixels; left and top are inclusive, right and bottom exclusive.
nonisolated struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The rectangle without a pixel.
  static let none = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var pixelCount: Int { width * height }

  @inline(__always)
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The pixels of both.
  @inline(__always)
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Removes another rectangle's pixels, if the rest of this one is still a rectangle.
  @inline(__always)
  mutating func cut(_ other: PixelRect) {
    if other.left <= left, other.right >= right {
      if other.top <= top { top = max(top, min(other.bottom, bottom)) }
      if other.bottom >= bottom { bottom = min(bottom, max(other.top, top)) }
    } else if other.top <= top, other.bottom >= bottom {
      if other.left <= left { left = max(left, min(other.right, right)) }
      if other.right >= right { right = min(right, max(other.left, left)) }
    }
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}

nonisolated extension Sequence where Element == PixelRect {
  /// How many pixels rectangles have that do not overlap.
  var pixelCount: Int { reduce(0) { $0 + $1.pixelCount } }

  /// The smallest rectangle around all.
  var box: PixelRect { reduce(PixelRect.none) { $0.union($1) } }
}

/// A run of pixels in a row; the end is exclusive.
nonisolated struct MapRun {
  var start: Int32
  var end: Int32
}

/// The pixels that a view may take: a rectangle, or one run a row.
///
/// One run is enough: a view's rectangle is convex even when it is rotated, and so is the
/// intersection of several. The runs are in a list that all regions share.
nonisolated struct MapRegion {
  /// A rectangle around all of it.
  var box: PixelRect
  /// The index in the list of the run of the box's top row; negative for a rectangle.
  var firstRun = -1

  /// Whether the region is all of its box.
  @inline(__always)
  var isRectangle: Bool { firstRun < 0 }

  /// Returns the run of a row of the box.
  @inline(__always)
  func run(_ row: Int, _ runs: UnsafePointer<MapRun>) -> (start: Int, end: Int) {
    if firstRun < 0 { return (box.left, box.right) }
    let run = runs[firstRun &+ row &- box.top]
    return (Int(run.start), Int(run.end))
  }

  /// How many pixels it has.
  func pixelCount(_ runs: UnsafePointer<MapRun>) -> Int {
    var count = 0
    forEachRect(runs) { count += $0.pixelCount }
    return count
  }

  /// Calls `body` with rectangles that make up the region, from top to bottom.
  func forEachRect(_ runs: UnsafePointer<MapRun>, _ body: (PixelRect) -> Void) {
    if box.isEmpty { return }
    if isRectangle { return body(box) }
    for row in box.top..<box.bottom {
      let (start, end) = run(row, runs)
      if start < end { body(PixelRect(left: start, top: row, right: end, bottom: row + 1)) }
    }
  }
}
