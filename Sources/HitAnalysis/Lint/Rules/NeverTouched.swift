internal import Foundation
internal import HitResponders

// Rules about interactive views that one cause keeps from all touches.

extension LintRule {
  nonisolated static let disabledAncestor: LintRule = LintRule(
    id: "HS105",
    name: "DisabledAncestor",
    level: .error,
    summary: "An interactive view lies in a subtree that takes no touches",
    explanation: """
      The view or one above it has isUserInteractionEnabled set to false. Image views and labels \
      have it so unless told otherwise.
      """,
    advice: "Set isUserInteractionEnabled to true on the view that takes no touches.",
    checkTarget: { subject, target in
      guard case .refused(.interactionDisabled, let view) = target.access, target.regions.isDrawn
      else { return nil }
      return subject.neverTouched(.disabledAncestor, target, .interactionDisabled, by: view)
    }
  )

  nonisolated static let invisibleTarget: LintRule = LintRule(
    id: "HS106",
    name: "InvisibleTarget",
    level: .warning,
    summary: "An interactive view cannot be seen, or hardly",
    explanation: """
      The view or one above it is hidden, or too transparent to be hit. Where it is transparent and \
      still hit, below an alpha of 0.05, the finding is a note.
      """,
    advice: """
      Show the view, or take it out while it is not shown. An area that shall be hit without being \
      seen needs no alpha: a clear background does.
      """,
    checkTarget: { subject, target in
      switch target.access {
      case .refused(.hidden, let view):
        return subject.neverTouched(.invisibleTarget, target, .hidden, by: view)
      case .refused(.transparent(let alpha), let view):
        let verdict = HitTestVerdict.transparent(alpha: alpha)
        var finding = subject.neverTouched(.invisibleTarget, target, verdict, by: view)
        finding.words += "; \(subject.alphaLimit)"
        return finding
      case .onScreen:
        guard let faint = target.view.faintView, target.isReached else { return nil }
        return subject.finding(
          .invisibleTarget,
          on: target.view,
          "\(subject.name(target.view)) can be touched but hardly seen: \(subject.name(faint)) has "
            + "alpha \(LintNumber.text(faint.alpha)); \(subject.alphaLimit)",
          level: .note,
          region: target.box
        )
      default: return nil
      }
    }
  )

  nonisolated static let offWindow: LintRule = LintRule(
    id: "HS107",
    name: "OffWindow",
    level: .note,
    summary: "An interactive view lies wholly outside the window or its scroll content",
    explanation: """
      Nothing of the view is on the screen, because it lies outside, or ancestors clip all of it, \
      and no scroll view above can bring it there.
      """,
    advice: "Move the view, or make the content of the scroll view large enough to hold it.",
    checkTarget: { subject, target in
      guard case .offWindow = target.access else { return nil }
      return subject.finding(
        .offWindow,
        on: target.view,
        "\(subject.name(target.view)) is outside of what can be shown",
        region: target.view.boxOnScreen
      )
    }
  )

  nonisolated static let zeroAreaContainer: LintRule = LintRule(
    id: "HS110",
    name: "ZeroAreaContainer",
    level: .error,
    summary: "A view without width or height has interactive views in it",
    explanation: """
      What is in the view is drawn, because nothing clips it, and no point is inside the view, so \
      none of it can be touched. Missing constraints are the usual cause.
      """,
    advice: "Give the view a size that holds what is in it."
  ) { subject in
    let containers = subject.targets.grouped { target in
      if case .withoutArea(let view) = target.access { view } else { nil }
    }
    return containers.map { view, targets in
      subject.finding(
        .zeroAreaContainer,
        on: view,
        "\(subject.name(view)) is \(LintNumber.size(view.bounds.size)) pt, so "
          + "\(subject.whom(targets, in: view)) can never be touched",
        region: targets.reduce(CGRect.null) { $0.union($1.regions.drawn.box) },
        receivers: targets[0].losses.map(\.receiver),
        isGuess: targets.allSatisfy { subject.isGuess($0.view) }
      )
    }
  }

  nonisolated static let brokenGeometry: LintRule = LintRule(
    id: "HS402",
    name: "BrokenGeometry",
    level: .error,
    summary: "A view on the way to an interactive one has no usable geometry",
    explanation: """
      A number of its geometry is infinite or not a number, or its transform has no inverse, so no \
      point of the screen is a point of the view.
      """,
    advice:
      "Give the view finite numbers and a transform that can be undone, such as no scale of 0."
  ) { subject in
    let broken = subject.targets.grouped { target in
      if case .refused(.singular, let view) = target.access { view } else { nil }
    }
    return broken.map { view, targets in
      let fault =
        view.hasFiniteGeometry ? "a transform without inverse" : "numbers that are not finite"
      let whom = subject.whom(targets, in: view)
      return subject.finding(
        .brokenGeometry,
        on: view,
        "\(subject.name(view)) has \(fault), so \(whom) can never be touched"
      )
    }
  }
}

extension LintSubject {
  /// Makes a finding about a view that no touch reaches, because it or a view above refuses all.
  fileprivate func neverTouched(
    _ rule: LintRule,
    _ target: LintTarget,
    _ verdict: HitTestVerdict,
    by view: UIView
  ) -> LintFinding {
    let obstacle = Obstacle(kind: .refused(verdict, at: .zero), view: view)
    var finding = finding(
      rule,
      on: target.view,
      "\(name(target.view)) can never be touched: \(obstacle.clause(for: target.view))",
      region: target.regions.isDrawn ? target.regions.drawn.box : target.view.boxOnScreen,
      receivers: target.losses.map(\.receiver)
    )
    if view !== target.view { finding.cause = viewName(view) }
    return finding
  }

  /// The targets that a view keeps from touches, in words; itself where there are no others.
  fileprivate func whom(_ targets: [LintTarget], in view: UIView) -> String {
    let others = targets.map(\.view).filter { $0 !== view }
    return others.isEmpty ? "it" : list(others)
  }
}

extension UIView {
  /// The view, or one above it, that is too transparent to be seen.
  fileprivate var faintView: UIView? { ancestry.first { $0.alpha < 0.05 } }
}
