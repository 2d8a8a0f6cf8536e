internal import Foundation
internal import HitResponders
internal import HitScenes

// A view that a guard keeps from touches is reached once every guard is off.
extension FixCandidates {
  /// Changes for a view that is switched off or invisible, or that is below such a view.
  func switchedOn(_ view: UIView) -> [FixCandidate] {
    var changes: [SceneChange] = []
    var words: [String] = []
    for current in view.ancestry {
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
}

// A view that an override keeps presses from is reached without it, or beyond it.
extension FixCandidates {
  /// Changes that may stop an override above a view from taking its presses.
  func overridden(_ view: UIView, _ losses: [RegionLoss]) -> [FixCandidate] {
    guard let first = losses.first(where: { $0.cause == .override && $0.by !== view })?.by else {
      return []
    }
    let candidates = withoutOverride(first, of: .hitTest) + moved(view, beyond: first)
    return candidates.filter { !$0.changes.isEmpty }
  }

  /// Changes that remove the override that a scene file gives a view.
  func withoutOverride(_ view: UIView, of member: RoutingMember) -> [FixCandidate] {
    guard let description = description(view), let place = index(view) else { return [] }
    return description.settings.compactMap { setting in
      switch setting {
      case .hitTest where member == .hitTest:
        candidate(
          "\(name(view)): drop the override of hitTest(_:with:)",
          [.reset(setting, view: place)]
        )
      case .pointInside where member == .pointInside:
        candidate(
          "\(name(view)): drop the override of point(inside:with:)",
          [.reset(setting, view: place)]
        )
      default: nil
      }
    }
  }
}
