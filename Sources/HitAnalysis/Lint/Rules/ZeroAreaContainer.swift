internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS110.
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
    var containers: [(view: UIView, targets: [LintTarget])] = []
    for target in subject.targets {
      guard case .withoutArea(let view) = target.access else { continue }
      if let place = containers.firstIndex(where: { $0.view === view }) {
        containers[place].targets.append(target)
      } else {
        containers.append((view, [target]))
      }
    }
    return containers.map { view, targets -> LintFinding in
      let (width, height) = (
        LintNumber.text(view.bounds.width), LintNumber.text(view.bounds.height)
      )
      let others = targets.map(\.view).filter { $0 !== view }
      let whom = others.isEmpty ? "it" : subject.list(others)
      var finding = subject.finding(
        .zeroAreaContainer,
        on: view,
        "\(subject.name(view)) is \(width) × \(height) pt, so \(whom) can never be touched"
      )
      finding.region = targets.reduce(CGRect.null) { $0.union($1.regions.drawn.box) }
      finding.isGuess = targets.allSatisfy { subject.isGuess($0.view) }
      finding.receivers = targets[0].losses.compactMap { $0.receiver.map(subject.viewName) }
      return finding
    }
  }
}
