internal import HitResponders
internal import HitScenes

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
