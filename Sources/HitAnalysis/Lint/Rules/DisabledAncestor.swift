internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS105.
  nonisolated static let disabledAncestor: LintRule = LintRule(
    id: "HS105",
    name: "DisabledAncestor",
    level: .error,
    summary: "An interactive view lies in a subtree that takes no touches",
    explanation: """
      The view or one above it has isUserInteractionEnabled set to false. Image views and labels \
      have it so unless told otherwise.
      """,
    advice: "Set isUserInteractionEnabled to true on the view that takes no touches."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard case .refused(.interactionDisabled, let view) = target.access, target.regions.isDrawn
      else { return nil }
      return subject.neverTouched(.disabledAncestor, target, .interactionDisabled, by: view)
    }
  }
}

extension LintSubject {
  /// Makes a finding about a view that no touch reaches, because it or a view above refuses all.
  func neverTouched(
    _ rule: LintRule,
    _ target: LintTarget,
    _ verdict: HitTestVerdict,
    by view: UIView
  ) -> LintFinding {
    let obstacle = Obstacle(kind: .refused(verdict, at: .zero), view: view)
    let name = name(target.view)
    var finding = finding(
      rule,
      on: target.view,
      "\(name) can never be touched: \(obstacle.clause(for: target.view))"
    )
    finding.region = target.regions.isDrawn ? target.regions.drawn.box : target.view.boxOnScreen
    finding.receivers = target.losses.compactMap { $0.receiver.map(viewName) }
    return finding
  }
}
