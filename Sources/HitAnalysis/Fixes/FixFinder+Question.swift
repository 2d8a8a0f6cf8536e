public import Foundation
internal import HitGeometry
internal import HitResponders
public import HitScenes

/// The changes that were tried to let a view have a press.
nonisolated public struct ViewFixes: Sendable {
  /// The view's name.
  public var view: String
  /// The changes that help; those after which the press arrives and lint finds nothing new come
  /// first.
  public var fixes: [SceneFix] = []
  /// How many changes were tried, those that do not help among them.
  public var triedCount = 0
  /// What could not be tried, and why.
  public var untried: [SceneChangeError] = []
}

extension FixFinder {
  /// Tries what may let a press reach a view, whether users expect it to be pressed or not.
  ///
  /// > Coordinates: `point` is in screen points.
  ///
  /// - Parameters:
  ///   - place: The index of the view in the scene's file.
  ///   - point: Where the press is; without one, in the largest part that the view loses.
  /// - Returns: The changes that help.
  /// - Complexity: As that of a report on a finding.
  public func fixes(for place: Int, at point: CGPoint? = nil) -> ViewFixes {
    let view = trials.scene.view(at: place)
    let point = point ?? trials.regions[view]?.losses.first?.area.sample
    var result = ViewFixes(view: trials.document.name(of: place))
    let tried = tryAll(candidates.candidates(letting: view, at: point)) {
      candidate throws(SceneChangeError) in
      let trial = try trials.trial(candidate.changes)
      return SceneFix(
        candidate,
        trial,
        gain: trial.reached[place] ?? 0,
        isMended: point.map { trials.isReached(place, at: $0, after: candidate.changes, trial) }
          ?? false
      )
    }
    (result.fixes, result.triedCount, result.untried) = tried
    return result
  }
}

extension FixCandidates {
  /// Returns the changes that may let a press at a point reach a view.
  func candidates(letting view: UIView, at point: CGPoint?) -> [FixCandidate] {
    let all = regions[view]?.losses ?? []
    let here = all.filter { loss in
      point.map { point in loss.area.rectangles.contains { $0.contains(point) } } ?? true
    }
    let candidates: [FixCandidate] =
      switch here.first?.cause {
      case .outside where here.first?.by === view: withoutOverride(view, of: .pointInside)
      case .outside: outside(view, here)
      case .covered: covered(view, here)
      case .override where here.first?.by === view: withoutOverride(view, of: .hitTest)
      case .override: overridden(view, here)
      case .singular: straightened(here.first?.by)
      // What is not drawn loses no part.
      default: switchedOn(view)
      }
    return candidates.filter { !$0.changes.isEmpty }
  }

  private func straightened(_ view: UIView?) -> [FixCandidate] {
    guard let view, let place = index(view) else { return [] }
    return [set(.reset(.transform(.identity), view: place), "\(name(view)): drop the transform")]
  }
}

extension FixTrials {
  /// Whether a press at a point reaches a view after changes.
  func isReached(
    _ place: Int,
    at point: CGPoint,
    after changes: [SceneChange],
    _ trial: Trial
  ) -> Bool {
    guard let new = order(after: changes).firstIndex(of: place) else { return false }
    let after = Scene(trial.document, classes: classes)
    let hit = HitTestWalk(at: point, in: after.application).hit
    return hit?.isDescendant(of: after.view(at: new)) == true
  }
}
