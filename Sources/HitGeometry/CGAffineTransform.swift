public import Foundation

/// A two-dimensional affine map, the type that Core Graphics has and Foundation on Linux lacks.
///
/// A point is a row vector multiplied from the left: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// > Source: Core Graphics, `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The x part of the mapped x axis.
  public var a: CGFloat
  /// The y part of the mapped x axis.
  public var b: CGFloat
  /// The x part of the mapped y axis.
  public var c: CGFloat
  /// The y part of the mapped y axis.
  public var d: CGFloat
  /// The shift along x, in points.
  public var tx: CGFloat
  /// The shift along y, in points.
  public var ty: CGFloat

  /// Makes a transform from its six numbers.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers, unlabelled.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform of six zeros, which maps every point to the origin.
  ///
  /// > Source: Core Graphics, `CGAffineTransform.init()`: the fields of a C structure, all zero. The
  /// > transform that moves nothing is `identity`.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform that shifts by the given points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin, clockwise on a screen whose y axis points down.
  ///
  /// > Units: radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that moves nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether every coefficient is that of the identity.
  @inlinable
  public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }
}

extension CGAffineTransform {
  /// The determinant of the linear part; zero means that the transform cannot be inverted.
  @inlinable
  public var determinant: CGFloat { a * d - b * c }

  /// Whether an inverse exists and is finite.
  public var isInvertible: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
      && tx.isFinite && ty.isFinite
  }

  /// Returns the inverse, or this same transform when there is none, as Core Graphics does.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns this transform followed by `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Returns a transform that shifts first and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that scales first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that rotates first and then does what this one does.
  ///
  /// > Units: radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the point that `transform` maps this one to.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Returns the size mapped by the linear part of `transform`; the result may be negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// Returns the smallest rectangle that holds the four corners mapped by `transform`.
  ///
  /// Null stays null and infinite stays infinite.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || transform.isIdentity { return self }
    let (left, right, top, bottom) = (minX, maxX, minY, maxY)
    if transform.b == 0, transform.c == 0 {
      // Most transforms turn nothing, and then each side tells its own place.
      let sides = (transform.a * left + transform.tx, transform.a * right + transform.tx)
      let ends = (transform.d * top + transform.ty, transform.d * bottom + transform.ty)
      return CGRect(
        x: min(sides.0, sides.1),
        y: min(ends.0, ends.1),
        width: abs(sides.1 - sides.0),
        height: abs(ends.1 - ends.0)
      )
    }
    let first = CGPoint(x: left, y: top).applying(transform)
    var (low, high) = (first, first)
    func include(_ x: CGFloat, _ y: CGFloat) {
      let corner = CGPoint(x: x, y: y).applying(transform)
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    include(right, top)
    include(left, bottom)
    include(right, bottom)
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
