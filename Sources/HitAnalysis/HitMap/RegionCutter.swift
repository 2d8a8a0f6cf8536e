internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The edges of a rectangle in a view's space; right and bottom are exclusive.
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

/// Finds the pixels of a map that lie in rectangles of views, exactly, even when views are rotated.
struct RegionCutter: ~Copyable {
  let scale: Double
  let width: Int
  /// The runs of all regions that are no rectangles; those of a new region are the last.
  var runs = PlainStack<MapRun>(capacity: 4_096)
  /// The facts of the views above the current one, a window's first.
  var trail = PlainStack<HitTestFacts>(capacity: 64)

  /// Returns the pixels of those passed on whose centres lie in a view's bounds.
  mutating func region(
    of facts: borrowing HitTestFacts,
    in space: MapSpace,
    _ passed: MapRegion
  ) -> MapRegion {
    if passed.box.isEmpty { return MapRegion(box: .none) }
    let count = runs.count
    if let region = region(MapEdges(facts), facts, in: space, passed) { return region }
    runs.shrink(to: count)
    return askedRegion(facts, passed)
  }

  /// Returns the pixels of those passed on whose centres lie in a rectangle of a view's space.
  ///
  /// - Returns: The region, whose runs are the last in the list; `nil` where all is in doubt.
  @inline(__always)
  mutating func region(
    _ edges: MapEdges,
    _ facts: borrowing HitTestFacts,
    in space: MapSpace,
    _ passed: MapRegion
  ) -> MapRegion? {
    if !space.isUpright { return turnedRegion(edges, facts, in: space, passed) }
    let doubt = space.doubt
    // Also false for NaN.
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
      rect = settled(rect, x.start, x.end, y.start, y.end, edges, facts, in: box)
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
    _ facts: borrowing HitTestFacts,
    in box: PixelRect
  ) -> PixelRect {
    // Taking too many does no harm where the rectangle is not the view's bounds.
    func isColumnIn(_ column: Int) -> Bool {
      if !edges.isBounds { return true }
      let x = Double(centre(row: box.top, column: column, in: facts).x)
      return edges.minX <= x && x < edges.maxX
    }
    func isRowIn(_ row: Int) -> Bool {
      if !edges.isBounds { return true }
      let y = Double(centre(row: row, column: box.left, in: facts).y)
      return edges.minY <= y && y < edges.maxY
    }
    var rect = rect
    if left.doubtful >= 0 { rect.left = left.doubtful + (isColumnIn(left.doubtful) ? 0 : 1) }
    if right.doubtful >= 0 { rect.right = right.doubtful + (isColumnIn(right.doubtful) ? 1 : 0) }
    if top.doubtful >= 0 { rect.top = top.doubtful + (isRowIn(top.doubtful) ? 0 : 1) }
    if bottom.doubtful >= 0 { rect.bottom = bottom.doubtful + (isRowIn(bottom.doubtful) ? 1 : 0) }
    return rect
  }

  /// Returns the intersection of a region and a rectangle in its box.
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

  /// Asks every pixel of a region whether it is in a view's bounds; those of a row follow each
  /// other.
  private mutating func askedRegion(
    _ facts: borrowing HitTestFacts,
    _ passed: MapRegion
  ) -> MapRegion {
    let box = passed.box
    let first = runs.push(box.height)
    var around = PixelRect(left: .max, top: box.top, right: .min, bottom: box.bottom)
    for row in box.top..<box.bottom {
      let (start, end) = passed.run(row, runs.base)
      var run = MapRun(start: 0, end: 0)
      for column in start..<max(start, end)
      where facts.holds(centre(row: row, column: column, in: facts)) {
        if run.end == 0 { run.start = Int32(column) }
        run.end = Int32(column + 1)
        around.left = min(around.left, column)
        around.right = max(around.right, column + 1)
      }
      runs.base[first + row - box.top] = run
    }
    return around.isEmpty ? MapRegion(box: .none) : MapRegion(box: around, firstRun: first)
  }

  /// A pixel's centre in a view's space, by the hit test's own steps.
  @inline(never)
  func centre(row: Int, column: Int, in facts: borrowing HitTestFacts) -> CGPoint {
    var point = CGPoint(
      x: (CGFloat(column) + 0.5) / CGFloat(scale),
      y: (CGFloat(row) + 0.5) / CGFloat(scale)
    )
    var index = 0
    while index < trail.count {
      point = trail.base[index].pointFromSuperview(point)
      index += 1
    }
    return facts.pointFromSuperview(point)
  }
}
