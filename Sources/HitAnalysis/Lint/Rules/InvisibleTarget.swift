internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS106.
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
      """
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      switch target.access {
      case .refused(.hidden, let view):
        return subject.neverTouched(.invisibleTarget, target, .hidden, by: view)
      case .refused(.transparent(let alpha), let view):
        var finding = subject.neverTouched(
          .invisibleTarget,
          target,
          .transparent(alpha: alpha),
          by: view
        )
        finding.words += "; \(subject.alphaLimit)"
        return finding
      case .onScreen:
        guard let faint = target.view.faintView, target.isReached else { return nil }
        var finding = subject.finding(
          .invisibleTarget,
          on: target.view,
          "\(subject.name(target.view)) can be touched but hardly seen: \(subject.name(faint)) has "
            + "alpha \(LintNumber.text(faint.alpha)); \(subject.alphaLimit)",
          level: .note
        )
        finding.region = target.box
        return finding
      default: return nil
      }
    }
  }
}

extension UIView {
  /// The view, or one above it, that is too transparent to be seen.
  fileprivate var faintView: UIView? { ancestry.first { $0.alpha < 0.05 } }
}
