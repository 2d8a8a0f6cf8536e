/// The pixels in which a view is drawn: a rectangle, or runs row by row.
struct PixelRegion {
  /// A run of pixels in a row; the end is out.
  struct Run {
    var start: Int32
    var end: Int32
  }

  /// A rectangle around all of it.
  private(set) var box: PixelRect
  /// The runs of all rows of the box, and where each row's begin; empty for a rectangle.
  private var runs: [Run] = []
  private var starts: [Int32] = []

  /// Makes a rectangle.
  init(_ box: PixelRect) { self.box = box }

  /// Makes an empty region to which rows are added from a row on.
  init(top: Int, capacity rows: Int) {
    box = PixelRect(left: .max, top: top, right: .min, bottom: top)
    starts.reserveCapacity(rows + 1)
    starts.append(0)
  }

  /// Whether the region is all of its box.
  var isRectangle: Bool { starts.isEmpty }

  /// Whether there is no pixel in it.
  var isEmpty: Bool { box.isEmpty }

  /// Adds a run to the row that is being made.
  @inline(__always)
  mutating func append(from start: Int, to end: Int) {
    runs.append(Run(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end)))
    box.left = min(box.left, start)
    box.right = max(box.right, end)
  }

  /// Ends the row that is being made.
  @inline(__always)
  mutating func endRow() {
    starts.append(Int32(truncatingIfNeeded: runs.count))
    box.bottom += 1
  }

  /// Calls `body` with each run of a row, from left to right.
  @inline(__always)
  func forEachRun(in row: Int, _ body: (_ start: Int, _ end: Int) -> Void) {
    if row < box.top || row >= box.bottom { return }
    if starts.isEmpty { return body(box.left, box.right) }
    var index = Int(starts[row - box.top])
    let end = Int(starts[row - box.top + 1])
    while index < end {
      body(Int(runs[index].start), Int(runs[index].end))
      index += 1
    }
  }
}
