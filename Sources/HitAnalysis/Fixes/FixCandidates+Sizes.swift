internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitResponders
internal import HitScenes

// Changes of sizes and places, and the names and places that all changes are made of.
extension FixCandidates {
  /// What may mend that a view sticks out of views above it.
  func outside(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    guard let first = losses.first(where: { $0.cause == .outside && $0.by !== view })?.by else {
      return []
    }
    let box = regions[view]?.drawn.box ?? .null
    let tooSmall = view.ancestors.filter { !($0 is UIWindow) && !$0.holds(onScreen: box) }
    var candidates = withoutOverride(first, of: .pointInside)
    let overriding = tooSmall.filter(mayOverride).compactMap(index)
    if overriding.count == tooSmall.count {
      let others = tooSmall.filter { $0 !== first }.map(name)
      let also = others.isEmpty ? "" : " and in \(others.joined(separator: ", "))"
      candidates.append(
        FixCandidate(
          title: "\(name(first)): override point(inside:with:) for its subviews\(also)",
          changes: overriding.map { .set(.hitTest(.childrenOutside), view: $0) }
        )
      )
    }
    candidates += moved(view, beyond: first)
    return candidates + (tooSmall.count == 1 ? grown(first, toHold: view) : [])
  }

  /// What moves a view into the nearest view above another one that all of it fits into.
  func moved(_ view: UIView, beyond obstacle: UIView) -> [FixCandidate] {
    let box = regions[view]?.drawn.box ?? .null
    let room = obstacle.ancestors.first { !($0 is UIWindow) && $0.holds(onScreen: box) }
    guard let room, let branch = branch(of: view, below: room) else { return [] }
    return [moved(view, into: room, inFrontOf: branch)]
  }

  /// What makes a view large enough for one that is in it.
  private func grown(_ view: UIView, toHold inner: UIView) -> [FixCandidate] {
    guard view.transform.isIdentity, inner.superview === view, !(view is UIScrollView) else {
      return []
    }
    let held = inner.frame.union(view.bounds)
    let growth = [
      (held.height - view.bounds.height, "taller"), (held.width - view.bounds.width, "wider"),
    ]
    let words = growth.filter { $0.0 > 0 }.map { "\(LintNumber.text($0.0)) pt \($0.1)" }
    let title = "Make \(name(view)) \(words.joined(separator: " and "))"
    return framed(view, around: held, title)
  }

  /// Changes for a view without area that contains views.
  func filled(_ view: UIView) -> [FixCandidate] {
    let held = view.subviews.reduce(CGRect.null) { $0.union($1.frame) }
    var candidates: [FixCandidate] = []
    if !held.isNull, view.transform.isIdentity, !(view is UIScrollView) {
      let title = "Make \(name(view)) \(LintNumber.size(held.size)) pt"
      candidates = framed(view, around: held, title)
    }
    if mayOverride(view), let place = index(view) {
      let title = "\(name(view)): override point(inside:with:) for its subviews"
      candidates.append(set(.set(.hitTest(.childrenOutside), view: place), title))
    }
    return candidates
  }

  /// Changes that make a view larger, on screen or for fingers alone.
  func enlarged(_ view: UIView) -> [FixCandidate] {
    guard let place = index(view) else { return [] }
    let bounds = view.bounds
    let (dx, dy) = (max(minTarget.side - bounds.width, 0), max(minTarget.side - bounds.height, 0))
    if dx == 0 && dy == 0 { return [] }
    var candidates: [FixCandidate] = []
    if mayOverride(view) {
      let insets = UIEdgeInsets(top: -dy / 2, left: -dx / 2, bottom: -dy / 2, right: -dx / 2)
      let more = [(dx / 2, "left and right"), (dy / 2, "above and below")].filter { $0.0 > 0 }
        .map { "\(LintNumber.text($0.0)) pt more \($0.1)" }.joined(separator: ", ")
      let title = "\(name(view)): override point(inside:with:) to take \(more)"
      candidates = [set(.set(.pointInside(.inset(insets)), view: place), title)]
    }
    if view.transform.isIdentity {
      let larger = bounds.insetBy(dx: -dx / 2, dy: -dy / 2)
      let title = "Make \(name(view)) \(LintNumber.size(larger.size)) pt"
      candidates += framed(view, around: larger, title)
    }
    return candidates
  }

  // MARK: Frames

  /// The change that gives a view bounds, and its subviews the places on screen that they have.
  ///
  /// > Coordinates: `bounds` are in the space of the view's present ones.
  private func framed(_ view: UIView, around bounds: CGRect, _ title: String) -> [FixCandidate] {
    guard let place = index(view) else { return [] }
    let (dx, dy) = (view.bounds.minX - bounds.minX, view.bounds.minY - bounds.minY)
    let origin = document.views[place].frame.origin
    let frame = CGRect(
      origin: CGPoint(x: origin.x - dx, y: origin.y - dy),
      size: bounds.size
    )
    var changes: [SceneChange] = [.set(.frame(frame), view: place)]
    for child in document.children(of: place) where dx != 0 || dy != 0 {
      let moved = document.views[child].frame.offsetBy(dx: dx, dy: dy)
      changes.append(.set(.frame(moved), view: child))
    }
    return [FixCandidate(title: title, changes: changes)]
  }

  /// The change that moves a view into another one above it, where it stays on screen, in front of
  /// what it was in.
  func moved(_ view: UIView, into ancestor: UIView, inFrontOf branch: UIView) -> FixCandidate {
    var candidate = FixCandidate(title: "Move \(name(view)) into \(name(ancestor))", changes: [])
    guard let place = index(view), let sibling = index(branch), let parent = view.superview,
      view.ancestors.prefix(while: { $0 !== ancestor }).allSatisfy(\.transform.isIdentity)
    else { return candidate }
    var frame = document.views[place].frame
    frame.origin = ancestor.convert(frame.origin, from: parent)
    candidate.changes = [.set(.frame(frame), view: place), .move(view: place, inFrontOf: sibling)]
    return candidate
  }

  // MARK: Names and places

  func name(_ view: UIView) -> String { index(view).map(document.name(of:)) ?? view.routingName }

  func index(_ view: UIView) -> Int? { scene.index(of: view) }

  /// What the scene file says of a view.
  func settings(of view: UIView) -> [ViewSetting] {
    index(view).map { document.views[$0].settings } ?? []
  }

  /// The view below `ancestor` that a view is in.
  func branch(of view: UIView, below ancestor: UIView) -> UIView? {
    view.ancestry.first { $0.superview === ancestor }
  }

  /// Whether a view's class is one whose hit test a scene file may say.
  func mayOverride(_ view: UIView) -> Bool {
    if index(view) == nil || view is UIWindow { return false }
    return !settings(of: view).contains { setting in
      switch setting {
      case .hitTest, .pointInside: true
      default: false
      }
    }
  }
}
