internal import Foundation
internal import HitResponders

// Rules about what overrides of hit testing answer.

extension LintRule {
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
    subject.overrides.compactMap { answers -> LintFinding? in
      guard let foreign = answers.foreignAnswers.first else { return nil }
      let isInWindow = foreign.answer.window != nil || foreign.answer is UIWindow
      return subject.finding(
        .foreignHit,
        on: answers.view,
        "\(subject.name(answers.view)) answered \(subject.receiverName(foreign.answer)), which is "
          + "\(isInWindow ? "not below it" : "in no window")",
        region: foreign.area.box,
        receivers: isInWindow ? [foreign.answer] : []
      )
    }
  }

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
    let denials = subject.overrides.filter { !$0.deniedAnswers.isEmpty }
    // What survey and map found to contradict itself, each view once and by one finding.
    let inconstant = subject.overrides.filter(\.isInconstant).map(\.view)
    let views = subject.regions.map.inconstantViews + inconstant
    let others = views.grouped { view in denials.contains { $0.view === view } ? nil : view }
    return denials.map { answers in
      let denied = answers.deniedAnswers[0]
      return subject.finding(
        .inconsistentPointInside,
        on: answers.view,
        "\(subject.name(answers.view)) answered \(subject.receiverName(denied.answer)), whose own "
          + "point(inside:with:) denies the point",
        region: denied.area.box,
        receivers: [denied.answer]
      )
    }
      + others.map { view, _ in
        subject.finding(
          .inconsistentPointInside,
          on: view,
          "\(subject.name(view)) answered two questions with one point differently",
          region: view.boxOnScreen
        )
      }
  }
}
