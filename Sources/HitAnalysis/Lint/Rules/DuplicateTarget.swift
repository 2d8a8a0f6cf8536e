internal import Foundation
internal import HitControls
internal import HitResponders

extension LintRule {
  /// HS203.
  nonisolated static let duplicateTarget: LintRule = LintRule(
    id: "HS203",
    name: "DuplicateTarget",
    level: .warning,
    summary: "Two interactive views have the same region",
    explanation: """
      Both are reached at the same points, one inside the other; or both are drawn at the same \
      points, and one takes all touches. Scroll views are not counted: they hold what fills them.
      """,
    advice: "Keep one of the two, or give them regions of their own."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard let twin = subject.twin(of: target) else { return nil }
      let name = subject.name(target.view)
      let ending = target.isReached ? "" : ", which takes every touch"
      var finding = subject.finding(
        .duplicateTarget,
        on: target.view,
        "\(name) has the same region as \(subject.name(twin.view))\(ending)"
      )
      finding.region = twin.box
      finding.receivers = target.isReached ? [] : [subject.viewName(twin.view)]
      return finding
    }
  }
}

extension LintSubject {
  /// A target in front that has the same region as another one, if there is one.
  func twin(of target: LintTarget) -> LintTarget? {
    guard case .onScreen = target.access, !(target.view is UIScrollView) else { return nil }
    return targets.last { other in
      guard other !== target, other.isReached, !(other.view is UIScrollView) else { return false }
      if target.isReached {
        // In a dump the parts of controls and cells have recognizers of their own.
        if dumpView(target.view) != nil { return false }
        // Only what is inside can be reached at the same points; it is told of the outer view.
        return other.regions.reachableSize == target.regions.reachableSize
          && other.view.isDescendant(of: target.view)
      }
      return other.regions.drawnSize == target.regions.drawnSize
        && other.regions.drawn.rectangles == target.regions.drawn.rectangles
        && target.losses.allSatisfy { $0.receiver?.isDescendant(of: other.view) ?? false }
    }
  }
}
