internal import Foundation

/// The lines between receivers: along the left and the top of each pixel whose neighbour differs.
struct ReceiverEdges {
  private var rects: [(rect: PixelRect, isUpright: Bool)] = []

  /// Finds the lines of a map.
  init(_ runs: ReceiverRuns, width: Int) {
    var open: [Int: Int] = [:]
    let height = runs.starts.count - 1
    for row in 0..<height {
      var next: [Int: Int] = [:]
      for run in runs.row(row) where run.start > 0 {
        next[run.start] = open.removeValue(forKey: run.start) ?? row
      }
      for (column, top) in open.sorted(by: { $0.key < $1.key }) {
        rects.append((PixelRect(left: column, top: top, right: column, bottom: row), true))
      }
      open = next
    }
    for (column, top) in open.sorted(by: { $0.key < $1.key }) {
      rects.append((PixelRect(left: column, top: top, right: column, bottom: height), true))
    }
    runs.forEachContact { above, below in
      let (upper, lower) = (runs.runs[above], runs.runs[below])
      guard upper.number != lower.number else { return }
      let (start, end) = (max(upper.start, lower.start), min(upper.end, lower.end))
      let row = lower.row
      if let last = rects.last, !last.isUpright, last.rect.top == row, last.rect.right == start {
        rects[rects.count - 1].rect.right = end
      } else {
        rects.append((PixelRect(left: start, top: row, right: end, bottom: row), false))
      }
    }
  }

  /// Returns the lines as rectangles, each a point wide.
  ///
  /// > Units: a pixel is `pixel` points wide.
  func rects(_ pixel: CGFloat) -> [CGRect] {
    rects.map { line in
      var rect = line.rect.rect(pixel)
      if line.isUpright { rect.size.width = 1 } else { rect.size.height = 1 }
      return rect
    }
  }
}
