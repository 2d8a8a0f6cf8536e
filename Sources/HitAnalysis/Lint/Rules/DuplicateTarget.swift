internal import Foundation
internal import HitControls
internal import HitResponders

extension LintRule {
  nonisolated static let duplicateTarget: LintRule = LintRule(
    id: "HS203",
    name: "DuplicateTarget",
    level: .warning,
    summary: "Two interactive views have the same region",
    explanation: """
      Both are reached at the same points, one inside the other; or both are drawn at the same \
      points, and one takes all touches. Scroll views are not counted: they hold what fills them.
      """,
    advice: "Keep one of the two, or give them regions of their own.",
    checkTarget: { subject, target in
      guard let twin = subject.twin(of: target) else { return nil }
      let ending = target.isReached ? "" : ", which takes every touch"
      return subject.finding(
        .duplicateTarget,
        on: target.view,
        "\(subject.name(target.view)) has the same region as "
          + "\(subject.receiverName(twin.view))\(ending)",
        region: twin.box,
        receivers: target.isReached ? [] : [twin.view]
      )
    }
  )
}

extension LintSubject {
  /// A target in front that has the same region as another one, if there is one.
  func twin(of target: LintTarget) -> LintTarget? { twins[target.number].map { targets[$0] } }

  /// Finds the target in front that has the same region as another one, for all that there are.
  func findTwins() -> [Int?] {
    var twins = [Int?](repeating: nil, count: targets.count)
    var counted: [LintTarget] = []
    var lost: [LintTarget] = []
    for target in targets where !(target.view is UIScrollView) {
      counted.append(target)
      if case .onScreen = target.access, !target.isReached { lost.append(target) }
    }
    // Only what is inside can be reached at the same points, and it is told of the outer view. All
    // that is inside and reached as much stands in one another, so the next one knows the
    // innermost.
    var nearest: [Int: LintTarget] = [:]
    nearest.reserveCapacity(counted.count)
    for target in counted.reversed() where target.isReached {
      let next = nearest.updateValue(target, forKey: target.reachedCount)
      // In a dump the parts of controls and cells have recognizers of their own.
      guard let next, next.isWithin(target), dumpView(target.view) == nil else { continue }
      twins[target.number] = twins[next.number] ?? next.number
    }
    if lost.isEmpty { return twins }
    let byBox = Dictionary(grouping: counted.filter(\.isReached), by: \.drawnPixels)
    for target in lost {
      let twin = byBox[target.drawnPixels]?.last { other in
        other.regions.drawnSize == target.regions.drawnSize
          && target.losses.allSatisfy { $0.receiver?.isDescendant(of: other.view) ?? false }
          && other.regions.drawn.rectangles == target.regions.drawn.rectangles
      }
      twins[target.number] = twin?.number
    }
    return twins
  }
}
