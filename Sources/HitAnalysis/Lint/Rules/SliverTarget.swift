internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS204.
  nonisolated static let sliverTarget: LintRule = LintRule(
    id: "HS204",
    name: "SliverTarget",
    level: .warning,
    summary: "Only a sliver of an interactive view can be touched",
    explanation: "The reachable region is nowhere 8 points wide and high, whatever the cause.",
    advice: "Enlarge the view, or move away what covers it."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard subject.isSliver(target) else { return nil }
      let side = LintNumber.text(target.side)
      let reachable = LintNumber.text(target.regions.reachableSize)
      var finding = subject.finding(
        .sliverTarget,
        on: target.view,
        "\(subject.name(target.view)): \(reachable) pt² can be touched, nowhere more than \(side) pt "
          + "wide and high"
      )
      finding.region = target.box
      finding.parts = target.taken.map(subject.part)
      return finding
    }
  }
}

extension LintSubject {
  /// Whether only a sliver of a target is reached.
  func isSliver(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, target.side < 8 else { return false }
    // What sticks out has its own finding, and without it there may be enough.
    return target.stickingOut.isEmpty || target.wholeSide < 8
      || !target.taken.isEmpty
  }
}
