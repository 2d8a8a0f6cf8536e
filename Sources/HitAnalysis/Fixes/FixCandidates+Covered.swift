internal import HitResponders
internal import HitScenes

// A view that is covered is reached where what is in front lets a press through.
extension FixCandidates {
  /// Changes that may stop views in front from taking a view's presses.
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

  /// Changes that let presses through a view.
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

  /// Whether users are not expected to press a view or anything in it.
  private func isUnused(_ view: UIView) -> Bool {
    guard let place = index(view), regions[view]?.isInteractive != true else { return false }
    return !document.children(of: place).contains { !isUnused(scene.view(at: $0)) }
  }
}
