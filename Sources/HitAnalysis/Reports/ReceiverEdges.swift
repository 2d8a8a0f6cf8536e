internal import Foundation

extension ReceiverBands {
  /// Returns the lines between receivers, each a point wide: along the left and the top of each
  /// pixel whose neighbour differs.
  ///
  /// > Units: points, of which each has `scale` pixels.
  func edges(_ scale: CGFloat) -> [CGRect] {
    var lines: [CGRect] = []
    for edge in uprightEdges + levelEdges {
      let rect = edge.points(scale)
      let size = CGSize(
        width: edge.width == 0 ? 1 : rect.width,
        height: edge.height == 0 ? 1 : rect.height
      )
      lines.append(CGRect(origin: rect.origin, size: size))
    }
    return lines
  }

  /// The lines on the left, without width; one goes on where the run below begins in its column.
  private var uprightEdges: [PixelRect] {
    var edges: [PixelRect] = []
    // The lines that reach down to the band, and those that go on below it, from left to right.
    var (open, next): ([Upright], [Upright]) = ([], [])
    for band in 0...count {
      let row = top(of: band)
      var place = 0
      next.removeAll(keepingCapacity: true)
      for run in runs(inBand: band) where run.start > 0 {
        let column = Int(run.start)
        while place < open.count, open[place].column < column {
          edges.append(open[place].ending(at: row))
          place += 1
        }
        if place < open.count, open[place].column == column {
          next.append(open[place])
          place += 1
        } else {
          next.append(Upright(column: column, top: row))
        }
      }
      for ended in open[place...] { edges.append(ended.ending(at: row)) }
      swap(&open, &next)
    }
    return edges
  }

  /// A line between two columns whose lower end is not known yet.
  private struct Upright {
    let column: Int
    let top: Int

    func ending(at row: Int) -> PixelRect {
      PixelRect(left: column, top: top, right: column, bottom: row)
    }
  }

  /// The lines at the top, without height.
  private var levelEdges: [PixelRect] {
    var edges: [PixelRect] = []
    forEachContact { above, below, row in
      let (upper, lower) = (runs[above], runs[below])
      guard upper.number != lower.number else { return }
      let (start, end) = (Int(max(upper.start, lower.start)), Int(min(upper.end, lower.end)))
      if let last = edges.last, last.top == row, last.right == start {
        edges[edges.count - 1].right = end
      } else {
        edges.append(PixelRect(left: start, top: row, right: end, bottom: row))
      }
    }
    return edges
  }
}
