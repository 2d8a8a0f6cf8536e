internal import DequeModule
internal import Foundation
internal import HitGeometry

extension UIView {
  /// Runs a change of geometry or visibility and damages what was and what is drawn.
  final func changingExtent(_ change: () -> Void) {
    guard hostWindow?.acceptsDamage == true else { return change() }
    noteDamage()
    change()
    noteDamage()
  }

  /// Says that everything this view and its subtree draw must be drawn again.
  final func noteDamage() {
    guard let window = hostWindow, window.acceptsDamage else { return }
    guard isDrawnInWindow else { return }
    window.addDamage(drawnExtent)
  }

  /// Says that a part of the view must be drawn again.
  final func noteDamage(in rect: CGRect) {
    guard let window = hostWindow, window.acceptsDamage, isDrawnInWindow else { return }
    let part = rect.intersection(boundsRect)
    if !part.isNull { window.addDamage(convert(part, to: window)) }
  }

  /// Whether neither this view nor an ancestor is hidden or wholly transparent.
  private final var isDrawnInWindow: Bool {
    var next: UIView? = self
    while let view = next {
      if view === self {
        // A view's own hiding is what may just be changing; its extent is wanted all the same.
      } else if view.state.isHidden || view.state.alpha <= 0 {
        return false
      }
      next = view.parent
    }
    return true
  }

  /// The box, in window space, around all that the subtree draws.
  private final var drawnExtent: CGRect {
    if self === hostWindow { return boundsRect }
    var path = CGAffineTransform.identity
    var next: UIView = self
    while let parent = next.parent {
      path = path.concatenating(next.transformToSuperview)
      next = parent
    }
    var extent = CGRect.null
    var pending: [(view: UIView, toWindow: CGAffineTransform)] = [(self, path)]
    while let (view, toWindow) = pending.popLast() {
      extent = extent.union(view.boundsRect.applying(toWindow))
      if view.state.clipsToBounds { continue }
      for child in view.children where !child.state.isHidden {
        pending.append((child, child.transformToSuperview.concatenating(toWindow)))
      }
    }
    return extent
  }
}

/// The parts of a window that must be painted again.
struct Damage {
  private var rects: [CGRect] = []
  private(set) var isWhole = true

  private static let mostRects = 16

  /// Adds a rectangle; many rectangles become their common box.
  mutating func add(_ rect: CGRect, within bounds: CGRect) {
    if isWhole { return }
    let part = rect.intersection(bounds)
    if part.isNull || part.isEmpty { return }
    if rects.contains(where: { $0.contains(part) }) { return }
    rects.removeAll { part.contains($0) }
    rects.append(part)
    if rects.count > Self.mostRects {
      rects = [rects.reduce(CGRect.null) { $0.union($1) }]
    }
  }

  /// Asks for everything.
  mutating func addAll() {
    isWhole = true
    rects = []
  }

  var isEmpty: Bool { !isWhole && rects.isEmpty }

  /// Returns the damaged rectangles and starts anew.
  mutating func take(within bounds: CGRect) -> [CGRect] {
    let taken = isWhole ? [bounds] : rects
    isWhole = false
    rects = []
    return taken
  }
}
