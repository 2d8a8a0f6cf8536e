internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What is drawn at a point, whichever view receives touches there.
///
/// A view is drawn where its bounds are, within its rounded corners, clipped by ancestors that clip
/// and by the window; nothing below a hidden or transparent view is drawn. A view that is being
/// animated is drawn on its way.
///
/// The boxes of all views are kept from the second question on until one of them changes, so that a
/// pointer on its way over a large scene costs a look at each box.
///
/// > Coordinates: screen points.
final class DrawnViews {
  private let application: UIApplication
  private var windows: StillWindows
  /// What may be drawn at the point that was asked about first after a change, back to front; nothing
  /// once the boxes are known.
  private var first: (point: CGPoint, views: [Unowned])?
  /// The views that are drawn, back to front.
  private var views: [Unowned] = []
  /// The box around each of them, apart from the views: most boxes are only looked at.
  private var boxes: [CGRect] = []

  /// A view that is there as long as nothing changed.
  private struct Unowned {
    unowned let view: UIView
  }

  init(_ application: UIApplication) {
    self.application = application
    windows = StillWindows(application)
  }

  /// The alpha below which a view counts as not drawn.
  static let faintest: CGFloat = 0.01

  /// Returns the frontmost drawn view at a point that a test accepts.
  func frontmost(at point: CGPoint, where isWanted: (UIView) -> Bool) -> UIView? {
    if windows.hasChanged() {
      // To find the boxes of all views pays only if more than one point is asked about.
      first = (point, candidates(at: point))
    }
    if let first, first.point == point {
      return first.views.last { isDrawn($0.view, at: point) && isWanted($0.view) }?.view
    }
    if first != nil { findBoxes() }
    for place in boxes.indices.reversed() where boxes[place].contains(point) {
      let view = views[place].view
      if isDrawn(view, at: point), isWanted(view) { return view }
    }
    return nil
  }

  /// The views that may be drawn at a point, back to front.
  private func candidates(at point: CGPoint) -> [Unowned] {
    var found: [Unowned] = []
    // With the point in the space of the superview; a window's is the screen's.
    var pending: [(view: UIView, point: CGPoint)] = application.windows.reversed().map {
      ($0, point)
    }
    while let (view, point) = pending.popLast() {
      let space = view.paintedTransformToSuperview
      guard space.isInvertible else { continue }
      // The point may be off by a rounding error.
      let box = view.paintedBounds.standardized.applying(space).insetBy(dx: -1, dy: -1)
      let subviews = view.paintedSubviews
      guard view.shownAlpha >= Self.faintest else { continue }
      if box.contains(point) { found.append(Unowned(view: view)) }
      let inner = point.applying(space.inverted())
      // Of a large scene most views have no subviews and are elsewhere.
      let near = CGRect(x: inner.x - 1, y: inner.y - 1, width: 2, height: 2)
      for subview in subviews.reversed() where !subview.isPaintedBeside(near) {
        pending.append((subview, inner))
      }
    }
    return found
  }

  // MARK: Boxes

  private func findBoxes() {
    first = nil
    // Their memory is used again: a scene that changed has about as many views.
    views.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    for window in application.windows { add(window) }
  }

  /// Adds what is drawn of a window, back to front, each view before its subviews.
  private func add(_ window: UIWindow) {
    var pending: [(view: UIView, space: CGAffineTransform)] = [(window, .identity)]
    while let (view, outer) = pending.popLast() {
      let space = view.paintedTransformToSuperview
      guard view.shownAlpha >= Self.faintest, space.isInvertible else { continue }
      let inner = space.concatenating(outer)
      // A box that is computed may be off by a rounding error, a point beside it is tested anyway.
      boxes.append(view.paintedBounds.standardized.applying(inner).insetBy(dx: -1, dy: -1))
      views.append(Unowned(view: view))
      for subview in view.paintedSubviews.reversed() { pending.append((subview, inner)) }
    }
  }

  // MARK: Points

  /// Whether a view is drawn at a point, in front or not.
  func isDrawn(_ view: UIView, at point: CGPoint) -> Bool {
    var point = point
    for current in view.ancestry.reversed() {
      guard let inner = place(point, in: current) else { return false }
      point = inner
      let isCut = current === view || current.clipsToBounds || current is UIWindow
      if isCut, !current.isShape(around: point) { return false }
    }
    return true
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

extension UIView {
  /// Whether the view is drawn with rounded corners, its own or those of a view that cuts it.
  var isDrawnRounded: Bool {
    ancestry.contains { $0.cornerRadius > 0 && ($0 === self || $0.clipsToBounds) }
  }

  /// Whether a point of the view's space lies in its bounds, within rounded corners.
  fileprivate func isShape(around point: CGPoint) -> Bool {
    let (bounds, radius): (CGRect, CGFloat) =
      isAnimated ? (paintedState.bounds, paintedState.cornerRadius) : (self.bounds, cornerRadius)
    guard bounds.contains(point) else { return false }
    let reach = min(radius, bounds.width / 2, bounds.height / 2)
    if reach <= 0 { return true }
    let straight = bounds.insetBy(dx: reach, dy: reach)
    let across = max(straight.minX - point.x, point.x - straight.maxX, 0)
    let along = max(straight.minY - point.y, point.y - straight.maxY, 0)
    return across * across + along * along <= reach * reach
  }
}
