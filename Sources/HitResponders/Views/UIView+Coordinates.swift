public import Foundation
internal import HitGeometry

extension UIView {
  /// Returns a point of this view's space in another view's.
  ///
  /// > Coordinates: bounds spaces; `nil` means the window, or the topmost view where there is none.
  ///
  /// - Complexity: Proportional to the depth of both views.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let route = Route(from: self, to: view)
    return route.down.reversed().reduce(route.up.reduce(point) { $1.pointInSuperview($0) }) {
      $1.pointFromSuperview($0)
    }
  }

  /// Returns a point of another view's space in this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmostView).convert(point, to: self)
  }

  /// Returns a rectangle of this view's space in another view's.
  ///
  /// The rectangle goes up to the nearest common ancestor, becomes a bounding box there, goes down
  /// and becomes a bounding box again: two boxes, not one.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if view === self { return rect }
    let route = Route(from: self, to: view)
    let up = route.up.reduce(CGAffineTransform.identity) {
      $0.concatenating($1.transformToSuperview)
    }
    let down = route.down.reduce(CGAffineTransform.identity) {
      $0.concatenating($1.transformToSuperview)
    }
    return rect.applying(up).applying(down.inverted())
  }

  /// Returns a rectangle of another view's space in this view's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? topmostView).convert(rect, to: self)
  }

  /// The window, or the view at the top of a tree without one.
  final var topmostView: UIView {
    hostWindow ?? lineage.reduce(self) { $1 }
  }

  /// The views whose spaces a conversion leaves, and those it enters.
  private struct Route {
    /// The views to leave, innermost first.
    private(set) var up: [UIView] = []
    /// The views to enter, innermost first.
    private(set) var down: [UIView] = []

    init(from source: UIView, to target: UIView?) {
      let target = target ?? source.topmostView
      up = Self.line(from: source)
      down = Self.line(from: target)
      while let last = up.last, last === down.last {
        up.removeLast()
        down.removeLast()
      }
      // Different windows meet on the screen, so their own geometry takes part; trees without a
      // common window are laid origin on origin, so the topmost views' does not.
      let meetsOnScreen = source.hostWindow != nil && target.hostWindow != nil
      if let top = up.last ?? down.last, top.parent == nil, !meetsOnScreen {
        if up.last?.parent == nil { _ = up.popLast() }
        if down.last?.parent == nil { _ = down.popLast() }
      }
    }

    /// A plain loop: conversions are frequent, and each step of `lineage` calls a closure.
    private static func line(from view: UIView) -> [UIView] {
      var line: [UIView] = []
      var next: UIView? = view
      while let view = next {
        line.append(view)
        next = view.parent
      }
      return line
    }
  }
}

extension UIWindow {
  /// Returns a point of this window in another window's space, or on screen for `nil`.
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = pointInSuperview(point)
    return window.map { $0.pointFromSuperview(onScreen) } ?? onScreen
  }

  /// Returns a point of another window, or of the screen for `nil`, in this window's space.
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    pointFromSuperview(window.map { $0.pointInSuperview(point) } ?? point)
  }

  /// Returns a rectangle of this window in another window's space, or on screen for `nil`.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = rect.applying(transformToSuperview)
    return window.map { onScreen.applying($0.transformToSuperview.inverted()) } ?? onScreen
  }

  /// Returns a rectangle of another window, or of the screen for `nil`, in this window's space.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let onScreen = window.map { rect.applying($0.transformToSuperview) } ?? rect
    return onScreen.applying(transformToSuperview.inverted())
  }
}
