import Foundation
import HitGeometry
import HitResponders

/// The rules of hit testing written down as plainly as they read, to hold the router against.
///
/// It recurses, converts by solving two equations, and knows the random views' whims. It shares no
/// code with the library.
struct NaiveModel {
  var options = RoutingOptions()
  /// The views that the framework asks, in order; views asked by hand are not among them.
  private(set) var asked: [UIView] = []
  /// What each of them answered.
  private(set) var answers: [UIView?] = []

  mutating func hit(_ windows: [UIWindow], at point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      if let answer = ask(window, down(point, into: window)) { return answer }
    }
    return nil
  }

  private mutating func ask(_ view: UIView, _ point: CGPoint) -> UIView? {
    let place = asked.count
    asked.append(view)
    answers.append(nil)
    let answer = hitTest(view, point)
    answers[place] = answer
    return answer
  }

  private mutating func hitTest(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard let walking = view as? WalkingView else { return framework(view, point) }
    switch walking.whim {
    case .nilIfSelf:
      let answer = framework(view, point)
      return answer === view ? nil : answer
    case .selfIfInside: return isInside(view, point) ? view : nil
    case .childrenOutside:
      if isInside(view, point) { return framework(view, point) }
      for child in view.subviews.reversed() {
        if let answer = hitTest(child, down(point, into: child)) { return answer }
      }
      return nil
    case .prefer(let index):
      let answer = framework(view, point)
      let other = walking.others()[index]
      return isInside(other, convert(point, from: view, to: other)) ? other : answer
    case .superTwice:
      _ = framework(view, point)
      return framework(view, point)
    case .moved(let dx, let dy):
      return framework(view, CGPoint(x: point.x + dx, y: point.y + dy))
    default: return framework(view, point)
    }
  }

  private mutating func framework(_ view: UIView, _ point: CGPoint) -> UIView? {
    if view.isHidden || !view.isUserInteractionEnabled { return nil }
    if view.isDisabledControl && !options.disabledControlsAreHit { return nil }
    let cutoff = options.hitTestAlphaCutoff
    if cutoff == .below001 ? view.alpha < 0.01 : view.alpha <= 0.01 { return nil }
    let t = view.transform
    if t.a * t.d - t.b * t.c == 0 { return nil }
    guard isInside(view, point) else { return nil }
    for child in view.subviews.reversed() {
      if let answer = ask(child, down(point, into: child)) { return answer }
    }
    return view
  }

  private func isInside(_ view: UIView, _ point: CGPoint) -> Bool {
    if let shaped = view as? ShapedView {
      switch shaped.whim {
      case .never: return false
      case .always: return true
      case .circle(let center, let radius):
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        return (dx * dx + dy * dy).squareRoot() <= radius
      default: break
      }
    }
    let bounds = view.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  // MARK: Spaces

  /// Solves `p = (q - middle) · transform + center` for `q`.
  ///
  /// What has no solution goes through the transform itself, as Core Graphics' inverse does.
  private func down(_ point: CGPoint, into view: UIView) -> CGPoint {
    let t = view.transform
    if t.a * t.d - t.b * t.c == 0 {
      let (x, y) = (point.x - view.center.x, point.y - view.center.y)
      return CGPoint(
        x: x * t.a + y * t.c + t.tx + view.bounds.midX,
        y: x * t.b + y * t.d + t.ty + view.bounds.midY
      )
    }
    let x = point.x - view.center.x - t.tx
    let y = point.y - view.center.y - t.ty
    let determinant = t.a * t.d - t.b * t.c
    return CGPoint(
      x: (x * t.d - y * t.c) / determinant + view.bounds.midX,
      y: (y * t.a - x * t.b) / determinant + view.bounds.midY
    )
  }

  private func up(_ point: CGPoint, outOf view: UIView) -> CGPoint {
    let t = view.transform
    let (x, y) = (point.x - view.bounds.midX, point.y - view.bounds.midY)
    return CGPoint(
      x: x * t.a + y * t.c + t.tx + view.center.x,
      y: x * t.b + y * t.d + t.ty + view.center.y
    )
  }

  func convert(_ point: CGPoint, from: UIView, to: UIView) -> CGPoint {
    var point = point
    var way: [UIView] = []
    var next: UIView? = from
    while let view = next, !(view is UIWindow) {
      point = up(point, outOf: view)
      next = view.superview
    }
    next = to
    while let view = next, !(view is UIWindow) {
      way.append(view)
      next = view.superview
    }
    for view in way.reversed() { point = down(point, into: view) }
    return point
  }
}
