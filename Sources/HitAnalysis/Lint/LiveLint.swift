internal import Foundation
internal import HitResponders
package import HitScenes

/// What lint finds in a scene, found again while the scene changes.
///
/// Of interactive views that a change does not concern, what was found before holds. What it finds
/// is what ``Linter`` finds in the scene as it is, with badges.
package final class LiveLint {
  private let scene: Scene
  private let linter = Linter()
  private var last: Look?
  private var plan: Plan?

  /// What a look at the scene found.
  private struct Look {
    let subject: LintSubject
    let stamps: LintStamps
    /// What was found in each interactive view.
    let found: [[LintFinding]]
  }

  /// What has to be looked at.
  private struct Plan {
    let version: (views: UInt64, names: Int)
    let stamps: LintStamps
    let changes: LintChanges?
  }

  package init(_ scene: Scene) { self.scene = scene }

  /// Counts the views that have to be looked at to tell what lint finds.
  ///
  /// - Parameter regions: Where the views are reached, as they are now.
  /// - Returns: How many there are.
  package func effort(_ regions: HitRegions) -> Int {
    guard let changes = plan(regions).changes else { return regions.views.count }
    return changes.isStale.count { $0 }
  }

  /// Looks at the scene.
  ///
  /// - Parameter regions: Where the views are reached, as they are now.
  /// - Returns: What is to be told, the worst first.
  package func findings(_ regions: HitRegions) -> [LintFinding] {
    let plan = plan(regions)
    let subject = LintSubject(
      scene,
      regions,
      minTarget: linter.minTarget,
      names: plan.stamps.names,
      keeping: plan.changes
    )
    let found = subject.targets.map { target -> [LintFinding] in
      guard let last, let changes = plan.changes, !isConcerned(target, subject, changes) else {
        return linter.findings(on: target, subject).map { $0.badged(target.regions) }
      }
      return last.found[target.number].map { subject.placed($0, on: target.view) }
    }
    last = Look(subject: subject, stamps: plan.stamps, found: found)
    self.plan = nil
    let onWhole = linter.findingsOnWhole(subject).map { finding in
      finding.badged(subject.view(of: finding).flatMap { regions[$0] })
    }
    var report = LintReport()
    report.add(onWhole + found.joined())
    return report.findings
  }

  /// Whether a change concerns what the rules find in a target.
  private func isConcerned(
    _ target: LintTarget,
    _ subject: LintSubject,
    _ changes: LintChanges
  ) -> Bool {
    let number = target.number
    return changes.isStale[number] || subject.crowded.isLookedAt[number]
      || subject.twins[number] != changes.subject.twins[number]
  }

  private func plan(_ regions: HitRegions) -> Plan {
    let version = (views: SceneChanges.viewVersion, names: SceneChanges.nameVersion)
    if let plan, plan.version == version, plan.stamps.regions.index === regions.index {
      return plan
    }
    let stamps = LintStamps(regions, ViewNames(scene.windows))
    let changes = last.flatMap { LintChanges($0.subject, $0.stamps, stamps) }
    let plan = Plan(version: version, stamps: stamps, changes: changes)
    self.plan = plan
    return plan
  }
}

extension LintSubject {
  /// Returns a finding of an earlier look with what the scene's file says now.
  fileprivate func placed(_ finding: LintFinding, on view: UIView) -> LintFinding {
    var finding = finding
    finding.file = file
    finding.position = scene.position(of: view)
    finding.suppression = suppression(of: finding.rule, on: view)
    return finding
  }
}
