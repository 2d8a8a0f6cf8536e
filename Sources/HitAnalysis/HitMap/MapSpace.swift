internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Where the pixels of the map lie in a view's bounds space: one affine map, close but not exact.
///
/// It places edges among pixels. Where an edge passes so near a pixel's centre that rounding could
/// decide, the hit test's own arithmetic is asked instead; how near that is, each space knows.
nonisolated struct MapSpace {
  /// From the centre of a pixel, as column plus a half and row plus a half.
  private(set) var a: Double
  private(set) var b = 0.0
  private(set) var c = 0.0
  private(set) var d: Double
  private(set) var tx = 0.0
  private(set) var ty = 0.0
  /// Pixels to a point, where rows and columns stay rows and columns.
  private(set) var columnsPerPoint: Double
  private(set) var rowsPerPoint: Double
  /// How far the hit test's own arithmetic may be from this map, in points of the space.
  private(set) var error: Double
  /// A bound for how far the map takes a pixel from where it takes the first one.
  private(set) var reach: Double
  /// Whether each step down to here only shifts.
  private(set) var isShifted = true

  /// Makes the space of the screen.
  ///
  /// - Parameters:
  ///   - scale: Pixels to a point.
  ///   - size: The number of columns and rows together.
  init(scale: Double, size: Int) {
    a = 1 / scale
    d = a
    columnsPerPoint = scale
    rowsPerPoint = scale
    reach = Double(size) * a
    error = reach * 5e-16
  }

  /// Whether rows and columns stay rows and columns.
  @inline(__always)
  var isUpright: Bool { b == 0 && c == 0 }

  /// How near, in pixels, an upright edge may pass a centre before rounding could decide.
  ///
  /// Half a pixel and more, or no number, says that nothing but asking helps.
  @inline(__always)
  var doubt: Double { error * max(abs(columnsPerPoint), abs(rowsPerPoint)) * 2 + 1e-9 }

  /// Returns the space of a subview.
  ///
  /// Each step of a hit test rounds by at most 1.1e-16 of what it handles. The factors below are
  /// some times what that adds up to, in the hit test and in this map.
  @inline(__always)
  func entering(_ facts: borrowing HitTestFacts) -> MapSpace {
    let (centerX, centerY) = (Double(facts.center.x), Double(facts.center.y))
    let (anchorX, anchorY) = (Double(facts.anchor.x), Double(facts.anchor.y))
    var inner = self
    let before = reach + abs(tx) + abs(ty) + abs(centerX) + abs(centerY)
    inner.tx -= centerX
    inner.ty -= centerY
    if facts.isTurned {
      inner.turn(by: facts.inverse, of: before)
    } else {
      inner.error += before * 5e-16
    }
    inner.error += (abs(anchorX) + abs(anchorY)) * 5e-16
    inner.tx += anchorX
    inner.ty += anchorY
    return inner
  }

  /// The map as a transform.
  var fromPixel: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  @inline(never)
  private mutating func turn(by inverse: CGAffineTransform, of before: Double) {
    let (m11, m12) = (Double(inverse.a), Double(inverse.b))
    let (m21, m22) = (Double(inverse.c), Double(inverse.d))
    let (shiftX, shiftY) = (Double(inverse.tx), Double(inverse.ty))
    let outer = self
    a = outer.a * m11 + outer.b * m21
    b = outer.a * m12 + outer.b * m22
    c = outer.c * m11 + outer.d * m21
    d = outer.c * m12 + outer.d * m22
    tx = outer.tx * m11 + outer.ty * m21 + shiftX
    ty = outer.tx * m12 + outer.ty * m22 + shiftY
    columnsPerPoint = 1 / a
    rowsPerPoint = 1 / d
    let growth = max(abs(m11) + abs(m21), abs(m12) + abs(m22))
    error = growth * error + 2e-15 * (growth * before + abs(shiftX) + abs(shiftY))
    reach *= growth
    isShifted = false
  }
}

/// Where an edge passes among the centres of rows or columns.
nonisolated struct MapEdge {
  /// The first cell whose centre is behind the edge, unless that is in doubt.
  let cell: Int
  /// The cell whose centre is so near that the hit test's own arithmetic must be asked; -1 if none.
  let doubtful: Int

  /// Places an edge among the cells of a range; places outside it count as its ends.
  ///
  /// - Parameters:
  ///   - place: Where the edge is, counted in cells so that the centre of cell n is at n.
  ///   - low: The first cell of the range, 0 or above.
  ///   - high: The first cell behind it.
  ///   - doubt: How near to a centre rounding could decide.
  @inline(__always)
  init(_ place: Double, _ low: Int, _ high: Int, _ doubt: Double) {
    // Adding this number leaves the nearest whole one in the lowest bits.
    let magic = 6_755_399_441_055_744.0
    // What is behind the range counts as just before its end, and what is no number too. Both are
    // farther from a centre than any doubt that is admitted, so that no cell outside is in doubt.
    let most = Double(high) - 0.45
    let least = Double(low) - 0.55
    var kept = place < most ? place : most
    kept = kept > least ? kept : least
    let rounded = kept + magic
    let nearest = Int(Int32(truncatingIfNeeded: Int64(bitPattern: rounded.bitPattern)))
    let rest = kept - (rounded - magic)
    if abs(rest) <= doubt {
      doubtful = nearest
      cell = nearest
    } else {
      doubtful = -1
      cell = nearest &+ (rest > 0 ? 1 : 0)
    }
  }
}
