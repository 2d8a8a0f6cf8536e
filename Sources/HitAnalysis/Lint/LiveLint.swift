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
  private var names = KnownNames()
  private var last: Look?
  private var plan: Plan?

  /// What a look at the scene found.
  private struct Look {
    let subject: LintSubject
    /// What was found, also what the scene switches off, the worst first.
    let found: [LiveFinding]
  }

  /// What has to be looked at.
  private struct Plan {
    let regions: HitRegions
    let changes: LintChanges?
  }

  package init(_ scene: Scene) { self.scene = scene }

  /// Counts the views that have to be looked at to tell what lint finds.
  ///
  /// - Parameter regions: Where the views are reached, as they are now.
  /// - Returns: How many there are.
  package func effort(_ regions: HitRegions) -> Int {
    plan(regions).changes?.staleCount ?? regions.count
  }

  /// Looks at the scene.
  ///
  /// - Parameter regions: Where the views are reached, as they are now.
  /// - Returns: What is to be told, the worst first.
  package func findings(_ regions: HitRegions) -> [LiveFinding] {
    let plan = plan(regions)
    let subject = LintSubject(
      scene,
      regions,
      minTarget: linter.minTarget,
      names: names.names(of: scene.windows),
      keeping: plan.changes
    )
    // Whether what the rules find in each target is what they found before.
    var isKept = [Bool](repeating: false, count: subject.targets.count)
    var found: [LiveFinding] = []
    found.reserveCapacity(last?.found.count ?? 0)
    if let changes = plan.changes {
      let (twins, lookedAt) = (subject.twins, subject.crowded.isLookedAt)
      for number in isKept.indices {
        let isConcerned = changes.isStale[number] || lookedAt[number]
        isKept[number] = !isConcerned && twins[number] == changes.subject.twins[number]
      }
      for finding in last?.found ?? [] {
        guard let target = finding.target, isKept[target] else { continue }
        found.append(subject.placed(finding))
      }
    }
    for target in subject.targets where !isKept[target.number] {
      for finding in linter.findings(on: target, subject) {
        found.append(LiveFinding(finding.badged(target.regions), in: target))
      }
    }
    for finding in linter.findingsOnWhole(subject) {
      let view = subject.view(of: finding)
      found.append(LiveFinding(finding.badged(view.flatMap { regions[$0] }), on: view))
    }
    found.sortAsReported()
    last = Look(subject: subject, found: found)
    self.plan = nil
    var told: [LiveFinding] = []
    told.reserveCapacity(found.count)
    for finding in found where finding.finding.suppression == nil { told.append(finding) }
    return told
  }

  private func plan(_ regions: HitRegions) -> Plan {
    if let plan, plan.regions.index === regions.index { return plan }
    let changes = last.flatMap { LintChanges($0.subject, regions) }
    let plan = Plan(regions: regions, changes: changes)
    self.plan = plan
    return plan
  }
}

extension LintSubject {
  /// Returns a finding of an earlier look with what the scene's file says now.
  fileprivate func placed(_ found: LiveFinding) -> LiveFinding {
    guard let number = found.target else { return found }
    let (target, rule) = (targets[number], found.finding.rule)
    let (position, suppressions) = scene.lintFacts(at: target.fileIndex)
    let suppression = suppressions.reason(for: rule)
    guard
      found.finding.position != position || found.finding.suppression != suppression
        || found.finding.file != file
    else { return found }
    var finding = found.finding
    (finding.position, finding.suppression, finding.file) = (position, suppression, file)
    return LiveFinding(finding, in: target)
  }
}
