internal import Foundation
internal import HitGeometry

/// The geometry of a view in a dump, from its frame and its transform.
nonisolated struct DumpGeometry {
  /// The view's frame before its transform.
  var frame: CGRect
  /// The transform, unless there is none or it cannot be undone from the frame.
  var transform: CGAffineTransform?
  /// Whether the frame's bounding box is used as the view's frame.
  var isBoundingBox = false

  /// Below this determinant the equations are too weak: at about 44.7 degrees.
  private static let leastDeterminant = 0.01

  /// Computes a view's geometry.
  ///
  /// A frame is the bounding box of the transformed bounds. With `W = |a| w + |c| h` and
  /// `H = |b| w + |d| h` the size follows, except where a turn by 45 degrees makes both one
  /// equation. The middle of the box is the middle of the view, moved by the transform's offset,
  /// wherever the anchor point is.
  init(frame: CGRect, transform: CGAffineTransform?) {
    self.frame = frame
    guard let transform, !transform.isIdentity else { return }
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    let scale = (a + c) * (b + d)
    guard abs(determinant) > Self.leastDeterminant * scale else {
      isBoundingBox = true
      return
    }
    let (wide, high) = (frame.size.width, frame.size.height)
    let width = Self.rounded((wide * d - high * c) / determinant)
    let height = Self.rounded((high * a - wide * b) / determinant)
    let possible = 0...SceneDocument.farthestCoordinate
    guard possible.contains(width), possible.contains(height) else {
      isBoundingBox = true
      return
    }
    self.transform = transform
    self.frame = CGRect(
      x: Self.rounded(frame.midX - transform.tx - width / 2),
      y: Self.rounded(frame.midY - transform.ty - height / 2),
      width: width,
      height: height
    )
  }

  /// A dump prints six digits; what is computed from them is no more precise.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
}
