internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What two opposite sides of a rectangle leave of the rows of pixels that they pass through.
nonisolated private struct OppositeSides {
  /// Where the two cut row 0, in columns so that a centre is a whole number.
  private var low = -Double.infinity
  private var high = Double.infinity
  /// How much further they cut each row than the one above.
  private var slope = 0.0
  /// How near a centre, in columns, rounding could decide.
  private(set) var doubt = 0.0
  /// Where the sides run along the rows: a row's place between them, and how near is in doubt.
  private var place = 0.0
  private var step = 0.0
  private var extent = 0.0
  private var tolerance = 0.0
  let isAlongRows: Bool

  /// Prepares the sides at which `perColumn * x + perRow * y + shift` is 0 and `extent`.
  init(
    perColumn: Double,
    perRow: Double,
    shift: Double,
    extent: Double,
    width: Double,
    error: Double
  ) {
    doubt = 2 * error / abs(perColumn) + 1e-9
    isAlongRows = !(doubt < 0.4)
    if isAlongRows {
      place = perRow * 0.5 + shift
      step = perRow
      self.extent = extent
      tolerance = abs(perColumn) * width + 2 * error
      doubt = 0
    } else {
      let start = (-perRow * 0.5 - shift) / perColumn - 0.5
      let end = (extent - perRow * 0.5 - shift) / perColumn - 0.5
      low = min(start, end)
      high = max(start, end)
      slope = -perRow / perColumn
    }
  }

  /// Narrows the columns of a row, if the sides do not run along the rows.
  @inline(__always)
  func narrowSteeply(_ row: Double, _ start: inout Double, _ end: inout Double) {
    let (from, to) = (low + slope * row, high + slope * row)
    // Compared this way round, each is one instruction.
    start = from > start ? from : start
    end = to < end ? to : end
  }

  /// Narrows the columns of a row; returns whether they all are in doubt.
  func narrow(_ row: Double, _ start: inout Double, _ end: inout Double) -> Bool {
    if isAlongRows {
      let place = place + step * row
      if place > tolerance, extent - place > tolerance { return false }
      if place < -tolerance || place - extent > tolerance {
        end = -.infinity
        return false
      }
      return true
    }
    narrowSteeply(row, &start, &end)
    return false
  }
}

extension RegionCutter {
  /// Returns the pixels of those passed on whose centres lie in a rectangle of a turned space.
  ///
  /// Each side cuts a row at one place, so what is left of a row is one run.
  ///
  /// - Returns: The region; `nil` where too much is in doubt.
  @inline(never)
  mutating func turnedRegion(
    _ edges: MapEdges,
    _ facts: borrowing HitTestFacts,
    in space: MapSpace,
    _ passed: MapRegion
  ) -> MapRegion? {
    guard space.error < 1e-3 else { return nil }
    var box = rows(of: edges, in: space, passed.box)
    if box.isEmpty { return MapRegion(box: .none) }
    let across = OppositeSides(
      perColumn: space.a,
      perRow: space.c,
      shift: space.tx - edges.minX,
      extent: edges.maxX - edges.minX,
      width: Double(width),
      error: space.error
    )
    let down = OppositeSides(
      perColumn: space.b,
      perRow: space.d,
      shift: space.ty - edges.minY,
      extent: edges.maxY - edges.minY,
      width: Double(width),
      error: space.error
    )
    let doubt = max(across.doubt, down.doubt)
    let first = runs.push(box.height)
    let firstRow = box.top
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    let isSteep = !across.isAlongRows && !down.isAlongRows
    var row = box.top
    while row < box.bottom {
      let within = passed.run(row, runs.base)
      var (start, end) = within
      var (low, high) = (-Double.infinity, Double.infinity)
      if isSteep {
        across.narrowSteeply(Double(row), &low, &high)
        down.narrowSteeply(Double(row), &low, &high)
      } else if across.narrow(Double(row), &low, &high) || down.narrow(Double(row), &low, &high) {
        guard let run = askedRun(row, start, end, edges, facts) else { return nil }
        (start, end) = run
        (low, high) = (-.infinity, .infinity)
      }
      let from = MapEdge(low, start, end, doubt)
      let to = MapEdge(high, start, end, doubt)
      start = from.cell
      end = to.cell
      // Each is -1 where nothing is in doubt.
      if from.doubtful & to.doubtful >= 0 {
        if from.doubtful >= 0 { start &+= isIn(row, from.doubtful, edges, facts) ? 0 : 1 }
        if to.doubtful >= 0 { end &+= isIn(row, to.doubtful, edges, facts) ? 1 : 0 }
      }
      runs.base[first &+ row &- firstRow] = MapRun(
        start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: end)
      )
      if start < end {
        left = min(left, start)
        right = max(right, end)
        top = min(top, row)
        bottom = row &+ 1
      }
      row &+= 1
    }
    if top >= bottom { return MapRegion(box: .none) }
    box = PixelRect(left: left, top: top, right: right, bottom: bottom)
    return MapRegion(box: box, firstRun: first + top - firstRow)
  }

  @inline(never)
  private func isIn(_ row: Int, _ column: Int, _ edges: MapEdges, _ facts: HitTestFacts) -> Bool {
    !edges.isBounds || facts.holds(centre(row: row, column: column, in: facts))
  }

  /// Asks every pixel of a run; `nil` where those that are in do not follow each other.
  @inline(never)
  private func askedRun(
    _ row: Int,
    _ start: Int,
    _ end: Int,
    _ edges: MapEdges,
    _ facts: borrowing HitTestFacts
  ) -> (start: Int, end: Int)? {
    var run = (start: start, end: start)
    for column in start..<max(start, end) where isIn(row, column, edges, facts) {
      if run.start == run.end { run = (column, column) }
      if run.end != column { return nil }
      run.end = column + 1
    }
    return run
  }

  /// Returns the rows that a turned rectangle may touch, some pixels more on each side.
  private func rows(of edges: MapEdges, in space: MapSpace, _ box: PixelRect) -> PixelRect {
    let determinant = space.a * space.d - space.b * space.c
    let perX = -space.b / determinant
    let perY = space.a / determinant
    let (first, second) = ((edges.minX - space.tx) * perX, (edges.maxX - space.tx) * perX)
    let (third, fourth) = ((edges.minY - space.ty) * perY, (edges.maxY - space.ty) * perY)
    let top = min(first, second) + min(third, fourth)
    let bottom = max(first, second) + max(third, fourth)
    // What is no number, or not to be trusted, leaves all rows.
    guard bottom >= top, space.error * (abs(perX) + abs(perY)) < 0.5 else { return box }
    var rows = box
    if top - 2 > Double(box.top) { rows.top = Int(min(top - 2, Double(box.bottom))) }
    if bottom + 2 < Double(box.bottom) { rows.bottom = Int(max(bottom + 2, Double(box.top))) }
    return rows
  }
}
