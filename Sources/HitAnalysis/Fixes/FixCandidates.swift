internal import Foundation
internal import HitGeometry
internal import HitResponders
internal import HitScenes

/// A change that may mend a finding.
struct FixCandidate {
  var title: String
  var changes: [SceneChange]
}

/// Thinks of changes that may mend a finding; whether they do is for others to try.
struct FixCandidates {
  let document: SceneDocument
  let scene: Scene
  let regions: HitRegions
  /// How large a target has to be.
  let minTarget: TargetSize

  /// Returns the changes that may mend a finding, those that an engineer would try first in front.
  func candidates(for finding: LintFinding, on place: Int) -> [FixCandidate] {
    let view = scene.view(at: place)
    let losses = regions[view]?.losses ?? []
    let candidates: [FixCandidate] =
      switch finding.rule {
      case LintRule.partlyDeadTarget.id: outside(view, losses)
      case LintRule.coveredTarget.id, LintRule.partlyCovered.id, LintRule.sliverTarget.id:
        covered(view, losses) + overridden(view, losses) + enlarged(view)
      case LintRule.swallowedTouch.id, LintRule.duplicateTarget.id: letThrough(view)
      case LintRule.disabledAncestor.id, LintRule.invisibleTarget.id: switchedOn(view)
      case LintRule.zeroAreaContainer.id: filled(view)
      case LintRule.smallTarget.id, LintRule.crowdedTargets.id:
        enlarged(view) + covered(view, losses)
      case LintRule.brokenGeometry.id:
        [set(.reset(.transform(.identity), view: place), "\(name(view)): drop the transform")]
      default: []
      }
    return candidates.filter { !$0.changes.isEmpty }
  }

  func set(_ change: SceneChange, _ title: String) -> FixCandidate {
    FixCandidate(title: title, changes: [change])
  }

  // MARK: Guards and overrides

  /// Changes for a view that is switched off or invisible, or that is below such a view.
  func switchedOn(_ view: UIView) -> [FixCandidate] {
    var changes: [SceneChange] = []
    var words: [String] = []
    for current in view.ancestry {
      guard let place = index(current) else { continue }
      let settings: [(isMissing: Bool, setting: ViewSetting, words: String)] = [
        (!current.isUserInteractionEnabled, .interaction(true), "isUserInteractionEnabled to true"),
        (current.isHidden, .hidden(false), "isHidden to false"),
        (current.alpha < 0.05, .alpha(1), "alpha to 1"),
      ]
      for missing in settings where missing.isMissing {
        changes.append(.set(missing.setting, view: place))
        words.append("\(name(current)): set \(missing.words)")
      }
    }
    return [FixCandidate(title: words.joined(separator: ", "), changes: changes)]
  }

  /// Changes that may stop an override above a view from taking its presses.
  func overridden(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    guard let first = losses.first(where: { $0.cause == .override && $0.by !== view })?.by else {
      return []
    }
    return withoutOverride(first, of: .hitTest) + moved(view, beyond: first)
  }

  /// Changes that remove the override that a scene file gives a view.
  func withoutOverride(_ view: UIView, of member: RoutingMember) -> [FixCandidate] {
    guard let place = index(view) else { return [] }
    let words = "\(name(view)): drop the override of "
    return settings(of: view).compactMap { setting in
      switch setting {
      case .hitTest where member == .hitTest:
        set(.reset(setting, view: place), words + "hitTest(_:with:)")
      case .pointInside where member == .pointInside:
        set(.reset(setting, view: place), words + "point(inside:with:)")
      default: nil
      }
    }
  }

  // MARK: Views in front

  /// Changes that may stop views in front from taking a view's presses.
  func covered(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    losses.prefix(2).flatMap { loss -> [FixCandidate] in
      guard loss.cause == .covered, let cover = loss.receiver,
        let room = view.ancestry.first(where: { cover.isDescendant(of: $0) }), cover !== room,
        let own = branch(of: view, below: room), let front = branch(of: cover, below: room),
        let ownPlace = index(own), let frontPlace = index(front)
      else { return [] }
      let reordered = set(
        .move(view: ownPlace, inFrontOf: frontPlace),
        "Bring \(name(own)) in front of \(name(front))"
      )
      let raised = own === view ? [] : [moved(view, into: room, inFrontOf: front)]
      return letThrough(isUnused(front) ? front : cover) + [reordered] + raised
    }
  }

  /// Changes that let presses through a view.
  private func letThrough(_ view: UIView) -> [FixCandidate] {
    guard let place = index(view), !(view is UIWindow) else { return [] }
    let switchedOff = set(
      .set(.interaction(false), view: place),
      "\(name(view)): set isUserInteractionEnabled to false"
    )
    if view.subviews.isEmpty || !mayOverride(view) { return [switchedOff] }
    let passing = set(
      .set(.hitTest(.nilIfSelf), view: place),
      "\(name(view)): override hitTest(_:with:) to answer nil for itself"
    )
    return [switchedOff, passing]
  }

  /// Whether users are not expected to press a view or anything in it.
  private func isUnused(_ view: UIView) -> Bool {
    guard let place = index(view), regions[view]?.isInteractive != true else { return false }
    return !document.children(of: place).contains { !isUnused(scene.view(at: $0)) }
  }
}
