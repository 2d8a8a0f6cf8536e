internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS104.
  nonisolated static let partlyCovered: LintRule = LintRule(
    id: "HS104",
    name: "PartlyCovered",
    level: .warning,
    summary: "Views in front leave too little of an interactive view",
    explanation: """
      Less than 60 % of what is drawn of the view is left by the views in front, or no square of \
      the size that a target needs is left in it.
      """,
    advice: "Move the views apart, reorder them, or let the view in front pass touches through."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard subject.isPartlyCovered(target) else { return nil }
      let drawn = target.regions.drawnSize
      let taken = target.taken
      var finding = subject.finding(
        .partlyCovered,
        on: target.view,
        "\(subject.name(target.view)): only \(LintNumber.share(drawn - taken.size, of: drawn)) "
          + "is left by views in front"
      )
      finding.parts = taken.map(subject.part)
      return finding
    }
  }
}

extension LintSubject {
  /// Whether views in front leave a target less than they should.
  func isPartlyCovered(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, !isSliver(target) else { return false }
    let taken = target.taken.size
    if taken == 0 { return false }
    if target.regions.drawnSize - taken < target.regions.drawnSize * 0.6 { return true }
    return target.side < minTarget.side && target.wholeSide >= minTarget.side
  }
}
