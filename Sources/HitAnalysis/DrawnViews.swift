internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What is drawn at a point, whichever view receives touches there.
struct DrawnViews {
  let application: UIApplication

  /// The alpha below which a view counts as not drawn.
  static let faintest: CGFloat = 0.01

  /// Returns the frontmost drawn view at a point that a test accepts.
  ///
  /// A view is drawn where its bounds are, clipped by ancestors that clip and by the window;
  /// nothing below a hidden or transparent view is drawn. A view that is being animated is drawn on
  /// its way.
  ///
  /// > Coordinates: `point` is in screen points.
  func frontmost(at point: CGPoint, where isWanted: (UIView) -> Bool) -> UIView? {
    for window in application.windows.reversed() {
      let inWindow = window.convert(point, from: nil as UIWindow?)
      guard window.bounds.contains(inWindow) else { continue }
      if let view = frontmost(in: window, at: point, where: isWanted) { return view }
    }
    return nil
  }

  private enum Turn {
    /// Examines a view; the point is in its superview's space, or on screen for a window.
    case enter(UIView, CGPoint)
    case test(UIView)
  }

  private func frontmost(
    in top: UIView,
    at point: CGPoint,
    where isWanted: (UIView) -> Bool
  ) -> UIView? {
    var pending: [Turn] = [.enter(top, point)]
    while let turn = pending.popLast() {
      switch turn {
      case .test(let view):
        if isWanted(view) { return view }
      case .enter(let view, let outerPoint):
        guard let point = place(outerPoint, in: view) else { continue }
        let isInside = (view.isAnimated ? view.paintedState.bounds : view.bounds).contains(point)
        if view.clipsToBounds && !isInside { continue }
        if isInside { pending.append(.test(view)) }
        // Later subviews are in front, and a stack returns its last element first.
        for subview in view.subviews { pending.append(.enter(subview, point)) }
      }
    }
    return nil
  }

  /// Returns the point in the space in which a view is drawn; `nil` where it is not drawn.
  private func place(_ point: CGPoint, in view: UIView) -> CGPoint? {
    if view.isHidden { return nil }
    guard view.isAnimated else {
      let isDrawn = view.alpha >= Self.faintest && view.hasInvertibleTransform
      return isDrawn ? view.pointFromSuperview(point) : nil
    }
    let space = view.paintedTransformToSuperview
    guard view.paintedState.alpha >= Self.faintest, space.isInvertible else { return nil }
    return view.shownPoint(fromSuperview: point)
  }
}
