internal import Foundation
internal import HitResponders

/// The sides of a view's bounds as vectors on the screen.
struct ScreenAxes {
  let across: CGSize
  let down: CGSize

  var area: CGFloat { abs(across.width * down.height - across.height * down.width) }

  var perimeter: CGFloat { 2 * (Self.length(across) + Self.length(down)) }

  var width: CGFloat { Self.length(across) }

  var height: CGFloat { Self.length(down) }

  /// The shorter side.
  var side: CGFloat { min(Self.length(across), Self.length(down)) }

  /// Whether the sides are at right angles, but neither horizontal nor vertical.
  var isTurned: Bool {
    let (width, height) = (Self.length(across), Self.length(down))
    if width == 0 || height == 0 { return false }
    func isNothing(_ length: CGFloat, beside other: CGFloat) -> Bool { abs(length) < 1e-6 * other }
    let product = across.width * down.width + across.height * down.height
    guard isNothing(product, beside: width * height) else { return false }
    return !isNothing(across.height, beside: width) && !isNothing(across.width, beside: width)
  }

  private static func length(_ vector: CGSize) -> CGFloat {
    (vector.width * vector.width + vector.height * vector.height).squareRoot()
  }
}

extension UIView {
  /// The sides of the bounds on the screen; `nil` for a view in no window.
  var axesOnScreen: ScreenAxes? {
    guard window != nil || self is UIWindow else { return nil }
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      var point = CGPoint(x: x, y: y)
      var next: UIView? = self
      while let view = next {
        point = view.pointInSuperview(point)
        next = view.superview
      }
      return point
    }
    let corner = place(bounds.minX, bounds.minY)
    let right = place(bounds.maxX, bounds.minY)
    let below = place(bounds.minX, bounds.maxY)
    return ScreenAxes(
      across: CGSize(width: right.x - corner.x, height: right.y - corner.y),
      down: CGSize(width: below.x - corner.x, height: below.y - corner.y)
    )
  }

  /// The smallest rectangle around the bounds on the screen.
  var boxOnScreen: CGRect? {
    guard let window = window ?? (self as? UIWindow) else { return nil }
    return window.convert(convert(bounds, to: window), to: nil as UIWindow?)
  }

  /// Whether the bounds hold all of a rectangle of the screen.
  func holds(onScreen box: CGRect) -> Bool { boxOnScreen?.contains(box) ?? false }
}
