internal import Foundation
internal import HitGeometry

/// Where the pixels of a map lie in a view's bounds space: one affine map, close but not exact.
///
/// It places edges among pixels. Where an edge passes so near a pixel's centre that rounding could
/// decide, the hit test's own arithmetic is asked instead.
struct PixelSpace {
  /// How near an edge may pass a centre before rounding could decide.
  ///
  /// > Units: points of the view's space.
  static let doubt = 1e-7

  /// From the centre of a pixel, as column plus a half and row plus a half.
  let fromPixel: CGAffineTransform

  /// Makes the space of the screen.
  ///
  /// - Parameter scale: Pixels to a point.
  init(scale: CGFloat) {
    fromPixel = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
  }

  private init(_ fromPixel: CGAffineTransform) { self.fromPixel = fromPixel }

  /// Returns the space into which a map leads from this one.
  func entering(_ map: CGAffineTransform) -> PixelSpace { PixelSpace(fromPixel.concatenating(map)) }

  /// Whether rows and columns stay rows and columns.
  @inline(__always)
  var isUpright: Bool { fromPixel.b == 0 && fromPixel.c == 0 }

  /// Where the columns of pixels lie; only where the space is upright.
  @inline(__always)
  var columns: PixelAxis { PixelAxis(slope: fromPixel.a, shift: fromPixel.tx) }

  /// Where the rows of pixels lie; only where the space is upright.
  @inline(__always)
  var rows: PixelAxis { PixelAxis(slope: fromPixel.d, shift: fromPixel.ty) }

  // MARK: Turned spaces

  /// Returns the columns of a row that lie in a rectangle of the space, among those of a range.
  ///
  /// Each side of the rectangle cuts a row at one place, so what is left is one run. `settle` says of
  /// a column whether it is in, by the hit test's own arithmetic.
  @inline(__always)
  func run(
    row: Int,
    _ range: Range<Int>,
    in bounds: CGRect,
    settle: (Int) -> Bool
  ) -> Range<Int> {
    let y = CGFloat(row) + 0.5
    let x0 = fromPixel.c * y + fromPixel.tx - bounds.origin.x
    let y0 = fromPixel.d * y + fromPixel.ty - bounds.origin.y
    var cut = RowCut(range: range)
    cut.keep(slope: fromPixel.a, shift: x0)
    cut.keep(slope: -fromPixel.a, shift: bounds.size.width - x0)
    cut.keep(slope: fromPixel.b, shift: y0)
    cut.keep(slope: -fromPixel.b, shift: bounds.size.height - y0)
    if cut.isInDoubt { return PixelAxis.asked(range, settle) }
    return cut.settled(settle)
  }
}

/// Where the columns, or the rows, of pixels lie along an axis of an upright space.
struct PixelAxis {
  /// From a cell's middle, as number plus a half, to the place on the axis.
  fileprivate let slope: CGFloat
  fileprivate let shift: CGFloat

  /// Returns the cells at which `low <= place < high`, among those of a range.
  ///
  /// `settle` says of a cell whether it is in, by the hit test's own arithmetic.
  @inline(__always)
  func cells(
    _ range: Range<Int>,
    _ low: CGFloat,
    _ high: CGFloat,
    settle: (Int) -> Bool
  ) -> Range<Int> {
    let first = (low - shift) / slope - 0.5
    let last = (high - shift) / slope - 0.5
    let doubt = PixelSpace.doubt / abs(slope)
    // Where a view is so large that many centres are in doubt, all are asked.
    if !(doubt < 0.4) { return Self.asked(range, settle) }
    let isForward = slope > 0
    let start = Self.edge(isForward ? first : last, doubt, in: range, settle: settle)
    let end = Self.edge(isForward ? last : first, doubt, in: range) { !settle($0) }
    return start < end ? start..<end : range.lowerBound..<range.lowerBound
  }

  /// Returns the first cell at or behind a place; one whose centre is at the place is asked about.
  @inline(__always)
  private static func edge(
    _ place: CGFloat,
    _ doubt: CGFloat,
    in range: Range<Int>,
    settle: (Int) -> Bool
  ) -> Int {
    // Also false for a place that is no number.
    guard place > CGFloat(range.lowerBound) - 1 else {
      return place.isNaN ? range.upperBound : range.lowerBound
    }
    guard place < CGFloat(range.upperBound) else { return range.upperBound }
    let nearest = place.rounded()
    var cell = Int(place.rounded(.up))
    if abs(place - nearest) <= doubt {
      cell = Int(nearest)
      if cell < range.upperBound, cell >= range.lowerBound, !settle(cell) { cell += 1 }
    }
    return min(max(cell, range.lowerBound), range.upperBound)
  }

  /// Asks every cell of a range; those that are in follow each other.
  fileprivate static func asked(_ range: Range<Int>, _ settle: (Int) -> Bool) -> Range<Int> {
    guard let start = range.first(where: settle), let last = range.last(where: settle) else {
      return range.lowerBound..<range.lowerBound
    }
    return start..<last + 1
  }
}

/// What is left of a row's columns after some were cut off, and whose end is in doubt.
private struct RowCut {
  private let range: Range<Int>
  private var start: Int
  private var end: Int
  private var doubtful: (Int, Int, Int, Int) = (.min, .min, .min, .min)
  /// Whether too many columns are in doubt to tell them one by one.
  private(set) var isInDoubt = false

  init(range: Range<Int>) {
    self.range = range
    start = range.lowerBound
    end = range.upperBound
  }

  /// Keeps the columns at whose centre `slope * x + shift` is not negative.
  @inline(__always)
  mutating func keep(slope: CGFloat, shift: CGFloat) {
    let steep = abs(slope)
    if steep < PixelSpace.doubt {
      let low = min(
        slope * CGFloat(range.lowerBound) + shift,
        slope * CGFloat(range.upperBound) + shift
      )
      let high = max(
        slope * CGFloat(range.lowerBound) + shift,
        slope * CGFloat(range.upperBound) + shift
      )
      if low > PixelSpace.doubt { return }
      if high < -PixelSpace.doubt { end = start } else { isInDoubt = true }
      return
    }
    let place = -shift / slope - 0.5
    if place.isNaN { return isInDoubt = true }
    if slope > 0 {
      if place <= CGFloat(start) - 1 { return }
      if place >= CGFloat(end) + 1 { return end = start }
      start = max(start, Int(place.rounded(.up)))
    } else {
      if place >= CGFloat(end) + 1 { return }
      if place <= CGFloat(start) - 2 { return end = start }
      end = min(end, Int(place.rounded(.down)) + 1)
    }
    let nearest = place.rounded()
    if abs(place - nearest) * steep <= PixelSpace.doubt {
      doubtful = (Int(nearest), doubtful.0, doubtful.1, doubtful.2)
      if PixelSpace.doubt / steep > 0.4 { isInDoubt = true }
    }
  }

  /// Asks about the columns in doubt at either end.
  @inline(__always)
  func settled(_ settle: (Int) -> Bool) -> Range<Int> {
    var (start, end) = (start, end)
    for column in [doubtful.0, doubtful.1, doubtful.2, doubtful.3]
    where range.contains(column) {
      if column == start || column == end - 1 || column == start - 1 || column == end {
        let isIn = settle(column)
        if isIn, column == start - 1 { start = column }
        if isIn, column == end { end = column + 1 }
        if !isIn, column == start { start = column + 1 }
        if !isIn, column == end - 1 { end = column }
      }
    }
    return start < end ? start..<end : range.lowerBound..<range.lowerBound
  }
}
