internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitResponders
internal import HitScenes

// What lets a press come to a view: views above it let it pass, or views in front do.
extension FixCandidates {
  /// What may mend that a view sticks out of views above it.
  func outside(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    let box = regions[view]?.drawn.box ?? .null
    let tooSmall = ancestors(of: view).filter { ancestor in
      !(ancestor is UIWindow) && !holds(ancestor, box)
    }
    guard let first = losses.first(where: { $0.cause == .outside && $0.by !== view })?.by else {
      return []
    }
    var candidates: [FixCandidate] = []
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
    let room = ancestors(of: view).first { !($0 is UIWindow) && holds($0, box) }
    if let room, let branch = branch(of: view, below: room) {
      candidates.append(
        candidate(
          "Move \(name(view)) into \(name(room))",
          moved(view, into: room, inFrontOf: branch)
        )
      )
    }
    if tooSmall.count == 1 { candidates += grown(first, toHold: view) }
    return candidates.filter { !$0.changes.isEmpty }
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

  /// What may mend that views in front take a view's presses.
  func covered(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    for loss in losses.prefix(2) where loss.cause == .covered {
      guard let cover = loss.receiver, let room = meeting(of: view, cover), cover !== room,
        let own = branch(of: view, below: room), let front = branch(of: cover, below: room),
        let ownPlace = index(own), let frontPlace = index(front)
      else { continue }
      candidates += letThrough(isUnused(front) ? front : cover)
      candidates.append(
        candidate(
          "Bring \(name(own)) in front of \(name(front))",
          [.move(view: ownPlace, inFrontOf: frontPlace)]
        )
      )
      if own !== view {
        candidates.append(
          candidate(
            "Move \(name(view)) into \(name(room))",
            moved(view, into: room, inFrontOf: front)
          )
        )
      }
    }
    return candidates.filter { !$0.changes.isEmpty }
  }

  /// What lets presses through a view.
  func letThrough(_ view: UIView) -> [FixCandidate] {
    guard let place = index(view), !(view is UIWindow) else { return [] }
    var candidates = [
      candidate(
        "\(name(view)): set isUserInteractionEnabled to false",
        [.set(.interaction(false), view: place)]
      )
    ]
    if !view.subviews.isEmpty, mayOverride(view) {
      candidates.append(
        candidate(
          "\(name(view)): override hitTest(_:with:) to answer nil for itself",
          [.set(.hitTest(.nilIfSelf), view: place)]
        )
      )
    }
    return candidates
  }

  /// Whether nobody is meant to press a view or anything in it.
  private func isUnused(_ view: UIView) -> Bool {
    guard let place = index(view), regions[view]?.isInteractive != true else { return false }
    return !document.children(of: place).contains { !isUnused(scene.view(at: $0)) }
  }

  /// What may mend that a view, or one above it, is switched off or cannot be seen.
  func switchedOn(_ view: UIView) -> [FixCandidate] {
    var changes: [SceneChange] = []
    var words: [String] = []
    for current in [view] + ancestors(of: view) {
      guard let place = index(current) else { continue }
      if !current.isUserInteractionEnabled {
        changes.append(.set(.interaction(true), view: place))
        words.append("\(name(current)): set isUserInteractionEnabled to true")
      }
      if current.isHidden {
        changes.append(.set(.hidden(false), view: place))
        words.append("\(name(current)): set isHidden to false")
      }
      if current.alpha < 0.05 {
        changes.append(.set(.alpha(1), view: place))
        words.append("\(name(current)): set alpha to 1")
      }
    }
    return changes.isEmpty ? [] : [candidate(words.joined(separator: ", "), changes)]
  }

  /// What may mend that a view without area holds views.
  func filled(_ view: UIView) -> [FixCandidate] {
    guard let description = description(view), let place = index(view) else { return [] }
    let held = view.subviews.reduce(CGRect.null) { $0.union($1.frame) }
    var candidates: [FixCandidate] = []
    if !held.isNull, view.transform.isIdentity, !(view is UIScrollView) {
      let frame = CGRect(
        x: description.frame.minX + held.minX - view.bounds.minX,
        y: description.frame.minY + held.minY - view.bounds.minY,
        width: held.width,
        height: held.height
      )
      let size = "\(LintNumber.text(held.width)) × \(LintNumber.text(held.height)) pt"
      candidates.append(candidate("Make \(name(view)) \(size)", framed(view, frame)))
    }
    if mayOverride(view) {
      candidates.append(
        candidate(
          "\(name(view)): override point(inside:with:) for its subviews",
          [.set(.hitTest(.childrenOutside), view: place)]
        )
      )
    }
    return candidates
  }

  /// What makes a view larger, on screen or for fingers alone.
  func enlarged(_ view: UIView) -> [FixCandidate] {
    guard let description = description(view), let place = index(view) else { return [] }
    let least = minTarget.side
    let bounds = view.bounds
    let (dx, dy) = (max(least - bounds.width, 0), max(least - bounds.height, 0))
    if dx == 0 && dy == 0 { return [] }
    var candidates: [FixCandidate] = []
    if mayOverride(view) {
      let insets = UIEdgeInsets(top: -dy / 2, left: -dx / 2, bottom: -dy / 2, right: -dx / 2)
      candidates.append(
        candidate(
          "\(name(view)): override point(inside:with:) to take \(beyond(dx / 2, dy / 2))",
          [.set(.pointInside(.inset(insets)), view: place)]
        )
      )
    }
    if view.transform.isIdentity {
      let size = "\(LintNumber.text(bounds.width + dx)) × \(LintNumber.text(bounds.height + dy)) pt"
      let frame = description.frame.insetBy(dx: -dx / 2, dy: -dy / 2)
      candidates.append(candidate("Make \(name(view)) \(size)", framed(view, frame)))
    }
    return candidates
  }

  private func beyond(_ dx: CGFloat, _ dy: CGFloat) -> String {
    let sides = [(dx, "left and right"), (dy, "above and below")].filter { $0.0 > 0 }
    return sides.map { "\(LintNumber.text($0.0)) pt more \($0.1)" }.joined(separator: ", ")
  }
}
