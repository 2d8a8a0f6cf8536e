internal import DequeModule
internal import Foundation
internal import HitGeometry

extension UIView {
  /// Everything about a view that moves, hides or cuts what its subtree draws, for comparison.
  private final var extent: (CGPoint, CGRect, CGAffineTransform?, Bool, Double, Bool) {
    (
      centerInSuperview, boundsRect, transforms?.transform, state.isHidden, state.alpha,
      state.clipsToBounds
    )
  }

  /// Runs a change of geometry or visibility and damages what was and what is drawn.
  final func changingExtent(_ change: () -> Void) {
    if AnimationCapture.current != nil, animating(change) { return }
    guard let window = hostWindow, !window.state.isHidden else { return change() }
    let before = extent
    if self === window {
      change()
      // Other windows show where this one was.
      if extent != before { window.application?.damageWindows() }
      return
    }
    let old = window.acceptsDamage ? drawnBox : nil
    change()
    if extent == before { return }
    if let old { hostWindow?.addDamage(old) }
    addDamage()
  }

  /// How a view looks, and the box that it covers in its window.
  private struct Look {
    let appearance: Appearance
    let isHidden: Bool
    let clipsToBounds: Bool
    let window: UIWindow?
    let box: CGRect?

    init(_ view: UIView) {
      appearance = view.shownAppearance
      isHidden = view.state.isHidden
      clipsToBounds = view.state.clipsToBounds
      window = view.hostWindow
      box = window?.acceptsDamage == true ? view.drawnBox : nil
    }

    func isSeenAs(_ other: Look) -> Bool {
      appearance == other.appearance && isHidden == other.isHidden
        && clipsToBounds == other.clipsToBounds && window === other.window
    }
  }

  /// Runs a change of what views draw, and damages where each was and is that looks different.
  final class func changingWhatIsShown(of views: [UIView], _ change: () -> Void) {
    let before = views.map { ($0, Look($0)) }
    change()
    for (view, old) in before {
      let new = Look(view)
      if new.isSeenAs(old) { continue }
      if view === new.window {
        // Other windows show where this one was.
        new.window?.application?.damageWindows()
        continue
      }
      if let box = old.box { old.window?.addDamage(box) }
      if let box = new.box { new.window?.addDamage(box) }
    }
  }

  /// Damages everything that this view and its subtree draw.
  final func addDamage() {
    guard let window = hostWindow, window.acceptsDamage, let box = drawnBox else { return }
    window.addDamage(box)
  }

  final func addDamage(in rect: CGRect) {
    noteChange()
    guard let window = hostWindow, window.acceptsDamage else { return }
    if let box = boxInWindow(rect.intersection(boundsRect)) { window.addDamage(box) }
  }

  private final var isDrawn: Bool { !state.isHidden && paintedAlpha > 0 }

  /// How many views are examined for damage before the whole window is damaged.
  ///
  /// It bounds the cost of one change, so that building or moving a tree stays linear, however deep
  /// or wide it is.
  private static var mostViewsAsked: Int { 1_000 }

  /// The box, in window space, around all that the subtree draws; `nil` if none of it is visible.
  private final var drawnBox: CGRect? {
    guard isDrawn else { return nil }
    var box = paintedBounds.isEmpty ? .null : paintedBounds
    var count = 0
    var pending: [(view: UIView, map: CGAffineTransform)] = [(self, .identity)]
    while let (view, map) = pending.popLast() {
      if view.state.clipsToBounds { continue }
      for child in view.children where child.isDrawn {
        count += 1
        if count > Self.mostViewsAsked { return hostWindow?.boundsRect }
        let childMap = child.paintedTransformToSuperview.concatenating(map)
        let childBounds = child.paintedBounds
        if !childBounds.isEmpty { box = box.union(childBounds.applying(childMap)) }
        if !child.children.isEmpty { pending.append((child, childMap)) }
      }
    }
    return boxInWindow(box)
  }

  /// The box, in window space, of the visible part of a rectangle of this view; `nil` without one.
  private final func boxInWindow(_ rect: CGRect) -> CGRect? {
    var box = rect
    var map = CGAffineTransform.identity
    var view = self
    for _ in 0..<Self.mostViewsAsked {
      guard view.isDrawn else { return nil }
      if view.state.clipsToBounds {
        box = box.applying(map).intersection(view.paintedBounds)
        map = .identity
      }
      if box.isEmpty { return nil }
      guard let parent = view.parent else { return box.applying(map) }
      map = map.concatenating(view.paintedTransformToSuperview)
      view = parent
    }
    return hostWindow?.boundsRect
  }
}
