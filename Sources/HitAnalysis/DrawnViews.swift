internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What is drawn at a point, whichever view receives touches there.
///
/// A view is drawn where its bounds are, within its rounded corners, clipped by ancestors that clip
/// and by the window; nothing below a hidden or transparent view is drawn. A view that is being
/// animated is drawn on its way.
///
/// The boxes of all views are kept until one of them changes, so that a pointer on its way over a
/// large scene costs a look at each box.
///
/// > Coordinates: screen points.
final class DrawnViews {
  private let application: UIApplication
  private var entries: [Entry] = []
  /// The windows and the count of changes for which the entries hold.
  private var state: (windows: [ObjectIdentifier], version: UInt64)?
  /// Whether no view was on its way at that count, so that time alone changes nothing.
  private var isStill = false

  /// A view and the box around it.
  ///
  /// The view is there as long as nothing changed.
  private struct Entry {
    unowned let view: UIView
    let box: CGRect
  }

  init(_ application: UIApplication) { self.application = application }

  /// The alpha below which a view counts as not drawn.
  static let faintest: CGFloat = 0.01

  /// The most views that are looked at for changes before all of them count as changed.
  private static let mostExamined = 1_000_000

  /// Returns the frontmost drawn view at a point that a test accepts.
  func frontmost(at point: CGPoint, where isWanted: (UIView) -> Bool) -> UIView? {
    refresh()
    for entry in entries.reversed() where entry.box.contains(point) {
      if isDrawn(entry.view, at: point), isWanted(entry.view) { return entry.view }
    }
    return nil
  }

  // MARK: Boxes

  private func refresh() {
    let windows = application.windows
    let names = windows.map { ObjectIdentifier($0) }
    var budget = Self.mostExamined
    if let state, state.windows == names {
      // Nothing changed anywhere, in this application or in another.
      if isStill, state.version == SceneChanges.viewVersion { return }
      isStill = !windows.contains { $0.mayAnswerDifferently(since: state.version, &budget) }
      if isStill {
        self.state?.version = SceneChanges.viewVersion
        return
      }
    }
    state = (names, SceneChanges.viewVersion)
    isStill = false
    entries = []
    for window in windows { add(window) }
  }

  /// Adds what is drawn of a window, back to front, each view before its subviews.
  private func add(_ window: UIWindow) {
    var pending: [(view: UIView, space: CGAffineTransform)] = [(window, .identity)]
    while let (view, outer) = pending.popLast() {
      let state = view.paintedState
      let space = view.paintedTransformToSuperview
      guard !state.isHidden, state.alpha >= Self.faintest, space.isInvertible else { continue }
      let inner = space.concatenating(outer)
      // A box that is computed may be off by a rounding error, a point beside it is tested anyway.
      let box = state.bounds.standardized.applying(inner).insetBy(dx: -1, dy: -1)
      entries.append(Entry(view: view, box: box))
      for subview in view.subviewSnapshot.reversed() { pending.append((subview, inner)) }
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
