internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitResponders
internal import HitScenes

// A view that sticks out is reached where the views above it let a press pass.
extension FixCandidates {
  /// What may mend that a view sticks out of views above it.
  func outside(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    let box = regions[view]?.drawn.box ?? .null
    let tooSmall = view.ancestors.filter { ancestor in
      !(ancestor is UIWindow) && !holds(ancestor, box)
    }
    guard let first = losses.first(where: { $0.cause == .outside && $0.by !== view })?.by else {
      return []
    }
    var candidates = withoutOverride(first, of: .pointInside)
    let overriding = tooSmall.filter(mayOverride).compactMap(index)
    if overriding.count == tooSmall.count {
      let others = tooSmall.filter { $0 !== first }.map(name)
      let also = others.isEmpty ? "" : " and in \(others.joined(separator: ", "))"
      candidates.append(
        candidate(
          "\(name(first)): override point(inside:with:) for its subviews\(also)",
          overriding.map { .set(.hitTest(.childrenOutside), view: $0) }
        )
      )
    }
    candidates += moved(view, beyond: first)
    if tooSmall.count == 1 { candidates += grown(first, toHold: view) }
    return candidates.filter { !$0.changes.isEmpty }
  }

  /// What moves a view into the nearest view above another one that all of it fits into.
  func moved(_ view: UIView, beyond obstacle: UIView) -> [FixCandidate] {
    let box = regions[view]?.drawn.box ?? .null
    let room = obstacle.ancestors.first { !($0 is UIWindow) && holds($0, box) }
    guard let room, let branch = branch(of: view, below: room) else { return [] }
    return [
      candidate("Move \(name(view)) into \(name(room))", moved(view, into: room, inFrontOf: branch))
    ]
  }

  /// Whether a view's bounds hold all of a rectangle of the screen.
  private func holds(_ view: UIView, _ box: CGRect) -> Bool {
    view.boxOnScreen?.contains(box) ?? false
  }

  /// What makes a view large enough for one that is in it.
  private func grown(_ view: UIView, toHold inner: UIView) -> [FixCandidate] {
    guard let description = description(view), view.transform.isIdentity,
      inner.superview === view, !(view is UIScrollView)
    else { return [] }
    let held = inner.frame.union(view.bounds)
    let top = view.bounds.minY - held.minY
    let left = view.bounds.minX - held.minX
    let frame = CGRect(
      x: description.frame.minX - left,
      y: description.frame.minY - top,
      width: held.width,
      height: held.height
    )
    let taller = held.height - view.bounds.height
    let wider = held.width - view.bounds.width
    let words = [(taller, "taller"), (wider, "wider")].filter { $0.0 > 0 }.map {
      "\(LintNumber.text($0.0)) pt \($0.1)"
    }
    return [
      candidate("Make \(name(view)) \(words.joined(separator: " and "))", framed(view, frame))
    ]
  }
}
