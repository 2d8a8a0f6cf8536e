public import Foundation

/// Points as vectors from the origin, which Foundation has no arithmetic for.
extension CGPoint {
  @inlinable
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  @inlinable
  package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  @inlinable
  package static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  @inlinable
  package static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }

  /// The length of this as a vector from the origin.
  @inlinable package var length: CGFloat { (x * x + y * y).squareRoot() }

  @inlinable
  package func distance(to other: CGPoint) -> CGFloat { (other - self).length }
}

extension CGRect {
  @inlinable
  package init(middle: CGPoint, size: CGSize) {
    self.init(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  @inlinable package var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
