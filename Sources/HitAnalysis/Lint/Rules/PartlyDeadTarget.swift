internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS101.
  nonisolated static let partlyDeadTarget: LintRule = LintRule(
    id: "HS101",
    name: "PartlyDeadTarget",
    level: .error,
    summary: "Part of an interactive view is drawn where it cannot be touched",
    explanation: """
      An interactive view sticks out of an ancestor whose point(inside:with:) rejects that part, so \
      touches there go to another view or to nobody.
      """,
    advice: """
      Move the view to a larger ancestor, enlarge the ancestor, or override point(inside:with:) in \
      the ancestor.
      """
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard case .onScreen = target.access else { return nil }
      let parts = target.stickingOut
      let (dead, drawn) = (parts.size, target.regions.drawnSize)
      guard let first = parts.first, dead >= drawn / 100 || dead >= 4 else { return nil }
      var finding = subject.finding(
        .partlyDeadTarget,
        on: target.view,
        "\(subject.name(target.view)): \(LintNumber.share(dead, of: drawn)) is drawn "
          + "but cannot be touched"
      )
      finding.parts = parts.map(subject.part)
      let verb = first.by.overrides(.pointInside) ? "change" : "override"
      finding.help = "\(verb) pointInside in \(subject.name(first.by))"
      if let room = subject.room(for: target, beyond: first.by) {
        finding.help? += ", or move \(subject.name(target.view)) to \(subject.name(room))"
      }
      return finding
    }
  }
}
