package import Foundation
package import HitResponders
internal import HitGeometry

/// The outline of a view as it lies on the screen: four corners, which a transform may have turned.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct SceneShape: Hashable, Sendable {
  /// The corners of the view's bounds, from its top left on clockwise.
  package var corners: [CGPoint]
  /// The radius of the view's corners, in its own points.
  package var cornerRadius: CGFloat

  /// Makes the shape of an upright rectangle.
  package init(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    self.cornerRadius = cornerRadius
  }

  /// The box around the corners.
  package var box: CGRect {
    guard var low = corners.first else { return .null }
    var high = low
    for corner in corners.dropFirst() {
      (low.x, low.y) = (min(low.x, corner.x), min(low.y, corner.y))
      (high.x, high.y) = (max(high.x, corner.x), max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether the shape fills its box: a view that is not turned.
  package var isUpright: Bool {
    let box = box
    return corners.allSatisfy {
      (abs($0.x - box.minX) < 0.001 || abs($0.x - box.maxX) < 0.001)
        && (abs($0.y - box.minY) < 0.001 || abs($0.y - box.maxY) < 0.001)
    }
  }
}

extension SceneShape {
  /// Makes the shape of a view where it is hit now.
  package init(_ view: UIView) {
    self.init(view.hitBounds, view.cornerRadius, view.hitTransformToScreen)
  }

  /// Makes the shape of a view as it is drawn now, which is on its way while an animation runs.
  init(drawn view: UIView) {
    let painted = view.paintedState
    let transform = view.ancestry.reduce(CGAffineTransform.identity) {
      $0.concatenating($1.paintedTransformToSuperview)
    }
    self.init(painted.bounds, painted.cornerRadius, transform)
  }

  private init(_ bounds: CGRect, _ cornerRadius: CGFloat, _ transform: CGAffineTransform) {
    self.init(bounds, cornerRadius: cornerRadius, under: transform)
  }
}

nonisolated extension SceneShape {
  /// Makes the shape of bounds under a map to the screen.
  init(_ bounds: CGRect, cornerRadius: CGFloat = 0, under transform: CGAffineTransform) {
    self.init(bounds, cornerRadius: cornerRadius)
    corners = corners.map { $0.applying(transform) }
  }
}

extension UIView {
  /// The smallest rectangle around its bounds in the space of its window; a window's own is its
  /// frame.
  package var frameInWindow: CGRect {
    guard let window, window !== self else { return frame }
    return convert(bounds, to: window)
  }
}
