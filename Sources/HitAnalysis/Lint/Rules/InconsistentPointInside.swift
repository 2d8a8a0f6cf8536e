internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS109.
  nonisolated static let inconsistentPointInside: LintRule = LintRule(
    id: "HS109",
    name: "InconsistentPointInside",
    level: .warning,
    summary: "A hit test contradicts point(inside:with:) or itself",
    explanation: """
      The view's hit test answers a view whose own point(inside:with:) denies the point, as it \
      happens where a point is not converted; or two questions with one point differ.
      """,
    advice: """
      Convert the point to the space of the view that is asked, and let the answer depend on \
      nothing but the point.
      """
  ) { subject in
    var inconstant = subject.regions.map.inconstantViews
    var findings: [LintFinding] = []
    for view in subject.overrides {
      if let denied = view.deniedAnswers.first {
        inconstant.removeAll { $0 === view.view }
        var finding = subject.finding(
          .inconsistentPointInside,
          on: view.view,
          "\(subject.name(view.view)) answered \(subject.receiverName(denied.answer)), whose own "
            + "point(inside:with:) denies the point"
        )
        finding.region = denied.area.box
        finding.receivers = [subject.viewName(denied.answer)]
        findings.append(finding)
      } else if view.isInconstant, !inconstant.contains(view.view) {
        inconstant.append(view.view)
      }
    }
    return findings
      + inconstant.map { view -> LintFinding in
        var finding = subject.finding(
          .inconsistentPointInside,
          on: view,
          "\(subject.name(view)) answered two questions with one point differently"
        )
        finding.region = view.boxOnScreen
        return finding
      }
  }
}
