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
    subject.overrides.compactMap { view -> LintFinding? in
      let name = subject.name(view.view)
      var finding: LintFinding
      if let denied = view.deniedAnswers.first {
        let answer = subject.name(denied.answer)
        finding = subject.finding(
          .inconsistentPointInside,
          on: view.view,
          "\(name) answered \(answer), whose own point(inside:with:) denies the point"
        )
        finding.region = denied.area.box
        finding.receivers = [subject.names(denied.answer)]
      } else if view.isInconstant || subject.regions.map.inconstantViews.contains(view.view) {
        finding = subject.finding(
          .inconsistentPointInside,
          on: view.view,
          "\(name) answered two questions with one point differently"
        )
        finding.region = view.view.boxOnScreen
      } else {
        return nil
      }
      return finding
    }
  }
}
