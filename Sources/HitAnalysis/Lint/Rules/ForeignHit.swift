internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS108.
  nonisolated static let foreignHit: LintRule = LintRule(
    id: "HS108",
    name: "ForeignHit",
    level: .error,
    summary: "A hit test answered a view that is in no window, or not below the one that answered",
    explanation: """
      UIKit logs "Invalid returned hit test result" for a view outside of any window. A view beside \
      the one that was asked gets touches for points that its own ancestors may refuse.
      """,
    advice: """
      Answer the view itself, a descendant of it, or nil. Let the other view be asked by its own \
      superview.
      """
  ) { subject in
    subject.overrides.compactMap { view -> LintFinding? in
      guard let foreign = view.foreignAnswers.first else { return nil }
      let isInWindow = foreign.answer.window != nil || foreign.answer is UIWindow
      var finding = subject.finding(
        .foreignHit,
        on: view.view,
        "\(subject.name(view.view)) answered \(subject.receiverName(foreign.answer)), which is "
          + "\(isInWindow ? "not below it" : "in no window")"
      )
      finding.region = foreign.area.box
      finding.receivers = isInWindow ? [subject.viewName(foreign.answer)] : []
      return finding
    }
  }
}
