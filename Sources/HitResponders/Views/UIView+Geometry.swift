package import Foundation
package import HitGeometry

extension CGRect {
  /// Traps on numbers that no layout can mean, as Core Animation does.
  func requireNumbers(as property: String) {
    precondition(
      !origin.x.isNaN && !origin.y.isNaN && !size.width.isNaN && !size.height.isNaN,
      "CALayerInvalidGeometry: \(property) contains NaN: \(self). A division by zero in layout "
        + "code is the usual cause; check the numbers before they are set."
    )
  }

  /// Whether a standardized rectangle contains a point: left and top edge in, right and bottom out.
  @inline(__always)
  func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }

  /// The point that lies at fractions of the size, as anchors do.
  @inline(__always)
  func point(at fractions: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + size.width * fractions.x, y: origin.y + size.height * fractions.y)
  }
}

extension UIView {
  /// The transform, whatever the class overrides.
  final var storedTransform: CGAffineTransform { transforms?.transform ?? .identity }

  /// Where `center` is in the bounds, in fractions of the size.
  @inline(__always)
  final var storedAnchor: CGPoint { transforms?.anchor ?? TransformPair.middle }

  /// The point of the bounds that lies at `center`: their middle, unless the anchor is elsewhere.
  @inline(__always)
  final var anchorInBounds: CGPoint { boundsRect.point(at: storedAnchor) }

  /// The bounding box of the bounds, transformed about the centre: rule X7.
  final var computedFrame: CGRect {
    let size = boundsRect.size
    guard let transforms else {
      return CGRect(
        x: centerInSuperview.x - size.width / 2,
        y: centerInSuperview.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    let about = CGRect(
      x: -size.width * transforms.anchor.x,
      y: -size.height * transforms.anchor.y,
      width: size.width,
      height: size.height
    )
    return about.applying(transforms.transform)
      .offsetBy(dx: centerInSuperview.x, dy: centerInSuperview.y)
  }

  /// Sets the centre and the bounds' size so that `frame` reads as given: rules X4 and X9.
  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    centerInSuperview = frame.point(at: storedAnchor)
    let inverse = transforms?.inverse ?? .identity
    let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
    setBounds(CGRect(origin: boundsRect.origin, size: size))
  }

  final func setBounds(_ bounds: CGRect) {
    let oldSize = boundsRect.size
    boundsRect = bounds
    if bounds.size == oldSize { return }
    markNeedsLayout()
    didResize(from: oldSize)
  }

  /// Returns a point of this view's bounds space in its superview's, or on screen for a window.
  package final func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    var offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if let transforms { offset = offset.applying(transforms.transform) }
    return CGPoint(x: offset.x + centerInSuperview.x, y: offset.y + centerInSuperview.y)
  }

  /// Returns a point of the superview's bounds space in this view's own.
  @inline(__always)
  package final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - centerInSuperview.x, y: point.y - centerInSuperview.y)
    if let transforms { offset = offset.applying(transforms.inverse) }
    let anchor = anchorInBounds
    return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y)
  }

  /// The map from this view's bounds space to its superview's, or to the screen for a window.
  package final var transformToSuperview: CGAffineTransform {
    let (anchor, center) = (anchorInBounds, centerInSuperview)
    guard let transforms else {
      return CGAffineTransform(translationX: center.x - anchor.x, y: center.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transforms.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Whether every ancestor's space can be reached from this view's, and back.
  package final var hasInvertibleTransform: Bool { transforms?.isInvertible ?? true }
}
