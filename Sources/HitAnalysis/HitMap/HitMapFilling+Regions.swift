internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The edges of a rectangle in a view's space; left and top are in, right and bottom are out.
nonisolated struct MapEdges {
  var minX: Double
  var maxX: Double
  var minY: Double
  var maxY: Double
  /// Whether it is the view's bounds, so that the hit test can be asked where rounding decides.
  var isBounds = true

  /// The edges of a view's bounds.
  @inline(__always)
  init(_ facts: borrowing HitTestFacts) {
    minX = Double(facts.minX)
    maxX = Double(facts.maxX)
    minY = Double(facts.minY)
    maxY = Double(facts.maxY)
  }
}

// Which of the pixels that are passed on lie in a rectangle of the view that was read last.
extension HitMapFilling {
  /// Returns the pixels of those passed on whose centres lie in a rectangle of a view's space.
  ///
  /// - Returns: The region, whose runs are the last in the list; `nil` where all is in doubt.
  @inline(__always)
  mutating func region(
    _ edges: MapEdges,
    in space: MapSpace,
    _ passed: MapRegion
  ) -> MapRegion? {
    if !space.isUpright { return turnedRegion(edges, in: space, passed) }
    let doubt = space.doubt
    // Also false for what is no number.
    guard doubt < 0.4 else { return nil }
    let box = passed.box
    let x = cells(
      edges.minX,
      edges.maxX,
      space.tx,
      space.columnsPerPoint,
      box.left,
      box.right,
      doubt
    )
    let y = cells(edges.minY, edges.maxY, space.ty, space.rowsPerPoint, box.top, box.bottom, doubt)
    var rect = PixelRect(
      left: x.start.cell,
      top: y.start.cell,
      right: x.end.cell,
      bottom: y.end.cell
    )
    // Each is -1 where nothing is in doubt.
    if x.start.doubtful & x.end.doubtful & y.start.doubtful & y.end.doubtful >= 0 {
      rect = settled(rect, x.start, x.end, y.start, y.end, edges, in: box)
    }
    if rect.isEmpty { return MapRegion(box: .none) }
    return passed.isRectangle ? MapRegion(box: rect) : narrowed(passed, to: rect)
  }

  /// Returns where columns or rows begin and end of which `low <= place < high`.
  @inline(__always)
  private func cells(
    _ low: Double,
    _ high: Double,
    _ shift: Double,
    _ perPoint: Double,
    _ first: Int,
    _ end: Int,
    _ doubt: Double
  ) -> (start: MapEdge, end: MapEdge) {
    let lowCell = (low - shift) * perPoint - 0.5
    let highCell = (high - shift) * perPoint - 0.5
    let isFlipped = perPoint < 0
    return (
      MapEdge(isFlipped ? highCell : lowCell, first, end, doubt),
      MapEdge(isFlipped ? lowCell : highCell, first, end, doubt)
    )
  }

  /// Asks the hit test's own arithmetic on which side of edges the pixels in doubt are.
  @inline(never)
  private func settled(
    _ rect: PixelRect,
    _ left: MapEdge,
    _ right: MapEdge,
    _ top: MapEdge,
    _ bottom: MapEdge,
    _ edges: MapEdges,
    in box: PixelRect
  ) -> PixelRect {
    // What may be too much does no harm where it is not the bounds that are looked for.
    func isColumnIn(_ column: Int) -> Bool {
      if !edges.isBounds { return true }
      let x = centre(row: box.top, column: column).x
      return reader.facts.minX <= x && x < reader.facts.maxX
    }
    func isRowIn(_ row: Int) -> Bool {
      if !edges.isBounds { return true }
      let y = centre(row: row, column: box.left).y
      return reader.facts.minY <= y && y < reader.facts.maxY
    }
    var rect = rect
    if left.doubtful >= 0 { rect.left = left.doubtful + (isColumnIn(left.doubtful) ? 0 : 1) }
    if right.doubtful >= 0 { rect.right = right.doubtful + (isColumnIn(right.doubtful) ? 1 : 0) }
    if top.doubtful >= 0 { rect.top = top.doubtful + (isRowIn(top.doubtful) ? 0 : 1) }
    if bottom.doubtful >= 0 { rect.bottom = bottom.doubtful + (isRowIn(bottom.doubtful) ? 1 : 0) }
    return rect
  }

  /// Returns what a region and a rectangle in its box have in common.
  @inline(never)
  private mutating func narrowed(_ passed: MapRegion, to rect: PixelRect) -> MapRegion {
    let first = runs.push(rect.height)
    var top = rect.bottom
    var bottom = rect.top
    for row in rect.top..<rect.bottom {
      let run = passed.run(row, runs.base)
      let start = max(run.start, rect.left)
      let end = max(min(run.end, rect.right), start)
      runs.base[first + row - rect.top] = MapRun(start: Int32(start), end: Int32(end))
      if start < end {
        top = min(top, row)
        bottom = row + 1
      }
    }
    if top >= bottom { return MapRegion(box: .none) }
    var box = rect
    box.top = top
    box.bottom = bottom
    return MapRegion(box: box, firstRun: first + top - rect.top)
  }

  /// A pixel's centre in the space of the view that was read last, by the hit test's own steps.
  @inline(never)
  func centre(row: Int, column: Int) -> CGPoint {
    var point = CGPoint(
      x: (CGFloat(column) + 0.5) / CGFloat(scale),
      y: (CGFloat(row) + 0.5) / CGFloat(scale)
    )
    var index = 1
    while index < levels.count {
      point = levels.base[index].facts.pointFromSuperview(point)
      index += 1
    }
    return reader.facts.pointFromSuperview(point)
  }
}
