internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS402.
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
    var views: [(view: UIView, targets: [UIView])] = []
    for target in subject.targets {
      guard case .refused(.singular, let view) = target.access else { continue }
      if let place = views.firstIndex(where: { $0.view === view }) {
        views[place].targets.append(target.view)
      } else {
        views.append((view, [target.view]))
      }
    }
    return views.map { view, targets -> LintFinding in
      let others = targets.filter { $0 !== view }
      let whom = others.isEmpty ? "it" : subject.list(others)
      let fault =
        view.hasFiniteGeometry ? "a transform without inverse" : "numbers that are not finite"
      return subject.finding(
        .brokenGeometry,
        on: view,
        "\(subject.name(view)) has \(fault), so \(whom) can never be touched"
      )
    }
  }
}
