internal import Foundation
internal import HitResponders
internal import HitScenes

/// Changes of a scene that were tried, with their effects on its views.
///
/// Findings share candidates, such as dropping the override that takes presses from all of them,
/// and each candidate is tried once.
@MainActor
final class FixTrials {
  struct Trial {
    var document: SceneDocument
    /// The views that receive more or less, the largest change first.
    var effects: [SceneFix.Effect] = []
    /// How much more of views is reached, by their indices before the change; 0 is left out.
    var reached: [Int: CGFloat] = [:]
    /// The largest gain of an interactive view.
    var mostReached: CGFloat = 0
    var found: Set<FoundPlace> = []
    /// The findings that lint does not have without the change.
    var newFindings: [LintFinding] = []
  }

  let document: SceneDocument
  let linter: Linter
  let scene: Scene
  let regions: HitRegions
  let places: FixPlaces
  /// What lint finds without any change.
  let findings: [LintFinding]
  let classes: SceneClasses
  private let before: Set<FoundPlace>
  private var trials: [[SceneChange]: Trial] = [:]

  /// The most views of all trials together, since each holds the scene's document.
  private static let mostViews = 200_000

  init(_ document: SceneDocument, classes: SceneClasses, linter: Linter) {
    (self.document, self.classes, self.linter) = (document, classes, linter)
    scene = Scene(document, classes: classes)
    regions = HitRegions(scene)
    findings = linter.findings(on: LintSubject(scene, regions, minTarget: linter.minTarget))
    let places = FixPlaces(scene)
    self.places = places
    before = Set(findings.map { FoundPlace(rule: $0.rule, place: places.place(of: $0)) })
  }

  func trial(_ changes: [SceneChange]) throws(SceneChangeError) -> Trial {
    if let known = trials[changes] { return known }
    let trial = try made(changes)
    if (trials.count + 1) * document.views.count > Self.mostViews { trials.removeAll() }
    trials[changes] = trial
    return trial
  }

  private func made(_ changes: [SceneChange]) throws(SceneChangeError) -> Trial {
    let changed = try document.changed(changes, classes: classes)
    let after = Scene(changed, classes: classes)
    let afterRegions = HitRegions(after)
    let order = order(after: changes)
    var trial = Trial(document: changed)
    for (new, old) in order.enumerated() {
      let (before, now) = (regions[scene.view(at: old)], afterRegions[after.view(at: new)])
      let change = (now?.receivedSize ?? 0) - (before?.receivedSize ?? 0)
      if change != 0 {
        trial.effects.append(SceneFix.Effect(view: document.name(of: old), change: change))
      }
      let reached = (now?.reachableSize ?? 0) - (before?.reachableSize ?? 0)
      if reached != 0 { trial.reached[old] = reached }
      if now?.isInteractive == true { trial.mostReached = max(trial.mostReached, reached) }
    }
    trial.effects.sort { abs($0.change) > abs($1.change) }
    let places = FixPlaces(after)
    let known = unreached(by: changes)
    let views = order.indices.filter { known.contains(order[$0]) }.map { after.view(at: $0) }
    let subject = LintSubject(
      after,
      afterRegions,
      minTarget: linter.minTarget,
      known: Set(views.map { ObjectIdentifier($0) })
    )
    for finding in linter.findings(on: subject) where finding.suppression == nil {
      let view = places.place(of: finding).map { order[$0] }
      let place = FoundPlace(rule: finding.rule, place: view)
      trial.found.insert(place)
      if !before.contains(place) { trial.newFindings.append(finding) }
    }
    // The answers of these overrides have not changed.
    let ofOverrides = [LintRule.foreignHit.id, LintRule.inconsistentPointInside.id]
    trial.found.formUnion(
      before.filter { found in
        found.place.map(known.contains) ?? false && ofOverrides.contains(found.rule)
      }
    )
    return trial
  }

  /// The old index of each view of the changed scene.
  func order(after changes: [SceneChange]) -> [Int] {
    for case .move(let view, let sibling) in changes {
      return document.order(moving: view, inFrontOf: sibling)
    }
    return Array(document.views.indices)
  }

  /// The overriding views whose answers cannot change: neither they nor their subtrees change.
  private func unreached(by changes: [SceneChange]) -> Set<Int> {
    var reached: Set<Int> = []
    for place in changes.flatMap(\.places) {
      var next: Int? = place
      while let current = next, reached.insert(current).inserted {
        next = document.views[current].parent
      }
    }
    return Set(
      document.views.indices.filter { place in
        !reached.contains(place)
          && document.views[place].settings.contains { setting in
            switch setting {
            case .hitTest(.prefer): false
            case .hitTest: true
            default: false
            }
          }
      }
    )
  }
}

/// A rule that finds something, and the index of the view before any change.
struct FoundPlace: Hashable {
  let rule: String
  let place: Int?
}

extension SceneChange {
  /// The views that are changed or moved, or next to which a view is moved.
  fileprivate var places: [Int] {
    switch self {
    case .set(_, let view), .reset(_, let view): [view]
    case .move(let view, let sibling): [view, sibling]
    }
  }
}
