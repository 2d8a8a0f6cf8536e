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
    var place = point
    var next: UIView? = self
    while let view = next, !route.ends(at: view) {
      place = view.pointInSuperview(place)
      next = view.parent
    }
    return route.point(place, in: route.target)
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
    let up = route.transform(from: self)
    let down = route.transform(from: route.target)
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

  /// The way from one view's space to another's: up to where they meet, and down again.
  ///
  /// It is asked for at every point that overrides of `hitTest(_:with:)` convert, so it takes no
  /// memory of its own.
  private struct Route {
    let target: UIView
    /// The nearest view that both are in; none where they meet on the screen or nowhere.
    private let meeting: UIView?
    /// Different windows meet on the screen, so their own geometry takes part; trees without a
    /// common window are laid origin on origin, so the topmost views' does not.
    private let leavesOutTops: Bool

    /// More views than these below the meeting are gone through by a list, for the stack's sake.
    private static let mostNested = 200

    init(from source: UIView, to view: UIView?) {
      target = view ?? source.topmostView
      var (one, other): (UIView?, UIView?) = (source, target)
      let surplus = Self.depth(of: source) - Self.depth(of: target)
      for _ in 0..<max(0, surplus) { one = one?.parent }
      for _ in 0..<max(0, -surplus) { other = other?.parent }
      while one !== other {
        one = one?.parent
        other = other?.parent
      }
      meeting = one
      leavesOutTops = one == nil && (source.hostWindow == nil || target.hostWindow == nil)
    }

    private static func depth(of view: UIView) -> Int {
      var depth = 0
      var next = view.parent
      while let view = next {
        depth += 1
        next = view.parent
      }
      return depth
    }

    /// Whether a view's own geometry takes no part any more.
    func ends(at view: UIView) -> Bool {
      view === meeting || leavesOutTops && view.parent == nil
    }

    /// Returns a point of the meeting's space in that of a view below it.
    func point(_ point: CGPoint, in view: UIView, depth: Int = 0) -> CGPoint {
      if ends(at: view) { return point }
      if depth == Self.mostNested { return self.point(point, inDeep: view) }
      let above = view.parent.map { self.point(point, in: $0, depth: depth + 1) } ?? point
      return view.pointFromSuperview(above)
    }

    private func point(_ point: CGPoint, inDeep view: UIView) -> CGPoint {
      var way: [UIView] = []
      var next: UIView? = view
      while let view = next, !ends(at: view) {
        way.append(view)
        next = view.parent
      }
      return way.reversed().reduce(point) { $1.pointFromSuperview($0) }
    }

    /// The transform from a view's space to the meeting's.
    func transform(from view: UIView) -> CGAffineTransform {
      var transform = CGAffineTransform.identity
      var next: UIView? = view
      while let view = next, !ends(at: view) {
        transform = transform.concatenating(view.transformToSuperview)
        next = view.parent
      }
      return transform
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
