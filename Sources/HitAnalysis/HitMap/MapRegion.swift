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
