public import Foundation
public import HitResponders
internal import HitGeometry

/// The outline of a view as it lies on the screen: four corners, which a transform may have turned.
///
/// > Coordinates: screen points of the scene.
nonisolated public struct SceneShape: Hashable, Sendable {
  /// The corners of the view's bounds, from its top left on clockwise.
  public var corners: [CGPoint]
  /// The radius of the view's corners, in its own points.
  public var cornerRadius: CGFloat

  /// Makes the shape of an upright rectangle.
  public init(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    corners = Self.corners(of: rect)
    self.cornerRadius = cornerRadius
  }

  /// Makes the shape of a view where it is hit now.
  @MainActor
  public init(_ view: UIView) {
    self.init(view.hitBounds, in: view)
    cornerRadius = view.cornerRadius
  }

  /// Makes the shape of a view as it is drawn now, which is on its way while an animation runs.
  @MainActor
  init(drawn view: UIView) {
    let painted = view.paintedState
    let transform = view.ancestry.reduce(CGAffineTransform.identity) {
      $0.concatenating($1.paintedTransformToSuperview)
    }
    corners = Self.corners(of: painted.bounds).map { $0.applying(transform) }
    cornerRadius = painted.cornerRadius
  }

  /// Makes the shape of a part of a view.
  @MainActor
  init(_ rect: CGRect, in view: UIView) {
    corners = Self.corners(of: rect).map { $0.applying(view.hitTransformToScreen) }
    cornerRadius = 0
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The box around the corners.
  public var box: CGRect {
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return .null
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether the shape fills its box: a view that is not turned.
  public var isUpright: Bool {
    let box = box
    return corners.allSatisfy {
      (abs($0.x - box.minX) < 0.001 || abs($0.x - box.maxX) < 0.001)
        && (abs($0.y - box.minY) < 0.001 || abs($0.y - box.maxY) < 0.001)
    }
  }
}
