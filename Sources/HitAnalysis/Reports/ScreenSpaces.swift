internal import Foundation
internal import HitGeometry
internal import HitResponders

/// How points of the screen come into the views of the visible windows.
struct ScreenSpaces {
  /// The views that a point can be brought into, each after its superview.
  private(set) var views: [UIView] = []
  private var spaces: [ObjectIdentifier: PixelSpace] = [:]

  /// Reads the views' geometry.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - scale: The pixels to a point; the spaces take pixels.
  init(_ application: UIApplication, scale: CGFloat) {
    let screen = PixelSpace(scale: scale)
    for window in application.windows {
      var pending: [(view: UIView, outer: PixelSpace)] = [(window, screen)]
      while let (view, outer) = pending.popLast() {
        guard view.hasInvertibleHitTransform else { continue }
        let space = outer.entering(view.mapFromSuperview)
        views.append(view)
        spaces[ObjectIdentifier(view)] = space
        for subview in view.subviewSnapshot.reversed() { pending.append((subview, space)) }
      }
    }
  }

  /// Returns the space of a view; none where points cannot come there.
  subscript(view: UIView) -> PixelSpace? { spaces[ObjectIdentifier(view)] }
}

extension UIView {
  /// What takes points of the superview's space into the view's, as a hit test takes them.
  fileprivate var mapFromSuperview: CGAffineTransform {
    let origin = hitPoint(fromSuperview: .zero)
    let right = hitPoint(fromSuperview: CGPoint(x: 1, y: 0))
    let down = hitPoint(fromSuperview: CGPoint(x: 0, y: 1))
    // A difference of large numbers is not quite the whole number that it stands for.
    func near(_ part: CGFloat) -> CGFloat {
      abs(part - part.rounded()) < 1e-9 ? part.rounded() : part
    }
    return CGAffineTransform(
      a: near(right.x - origin.x),
      b: near(right.y - origin.y),
      c: near(down.x - origin.x),
      d: near(down.y - origin.y),
      tx: origin.x,
      ty: origin.y
    )
  }

  /// Brings a point of the screen here, step by step as a hit test does.
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    var way: [UIView] = []
    var next: UIView? = self
    while let current = next {
      way.append(current)
      next = current.superview
    }
    return way.reversed().reduce(point) { $1.hitPoint(fromSuperview: $0) }
  }
}
