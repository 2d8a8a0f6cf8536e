internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS107.
  nonisolated static let offWindow: LintRule = LintRule(
    id: "HS107",
    name: "OffWindow",
    level: .note,
    summary: "An interactive view lies wholly outside the window or its scroll content",
    explanation: """
      Nothing of the view is on the screen, because it lies outside, or ancestors clip all of it, \
      and no scroll view above can bring it there.
      """,
    advice: "Move the view, or make the content of the scroll view large enough to hold it."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard case .offWindow = target.access else { return nil }
      var finding = subject.finding(
        .offWindow,
        on: target.view,
        "\(subject.name(target.view)) is outside of what can be shown"
      )
      finding.region = target.view.boxOnScreen
      return finding
    }
  }
}
