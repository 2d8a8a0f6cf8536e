internal import Foundation
internal import HitControls
internal import HitResponders

// Rules about interactive views of which too little is reached, or that stand too close.

extension LintRule {
  nonisolated static let smallTarget: LintRule = LintRule(
    id: "HS201",
    name: "SmallTarget",
    level: .warning,
    summary: "The reachable part of a target is smaller than is advised",
    explanation: """
      Measured by the largest square in the reachable region, not by the frame: 44 points, \
      or what --min-target says.
      """,
    advice: "Enlarge the view or its hit region.",
    checkTarget: { subject, target in
      guard subject.isSmall(target) else { return nil }
      let least = LintNumber.text(subject.minTarget.side)
      return subject.finding(
        .smallTarget,
        on: target.view,
        "\(subject.name(target.view)): the reachable region is "
          + "\(subject.extent(of: target)), \(least) × \(least) is advised",
        region: target.box
      )
    }
  )

  nonisolated static let crowdedTargets: LintRule = LintRule(
    id: "HS202",
    name: "CrowdedTargets",
    level: .warning,
    summary: "A target under 24 points stands too near another one",
    explanation: """
      A circle of 24 points in the middle of the target meets another target, or the circle of one \
      that is as small: the exception for spacing of WCAG 2.5.8 does not hold.
      """,
    advice: "Enlarge the target, or move it away from the other one.",
    checkTarget: { subject, target in
      subject.crowding(target).map { rival in
        subject.finding(
          .crowdedTargets,
          on: target.view,
          "\(subject.name(target.view)): the reachable region is \(subject.extent(of: target)), "
            + "and a circle of 24 pt on it meets \(subject.name(rival))",
          region: target.box
        )
      }
    }
  )

  nonisolated static let sliverTarget: LintRule = LintRule(
    id: "HS204",
    name: "SliverTarget",
    level: .warning,
    summary: "Only a sliver of an interactive view can be touched",
    explanation: "The reachable region is nowhere 8 points wide and high, whatever the cause.",
    advice: "Enlarge the view, or move away what covers it.",
    checkTarget: { subject, target in
      guard target.isSliver else { return nil }
      let reachable = LintNumber.text(target.regions.reachableSize)
      return subject.finding(
        .sliverTarget,
        on: target.view,
        "\(subject.name(target.view)): \(reachable) pt² can be touched, nowhere more than "
          + "\(LintNumber.text(target.side)) pt wide and high",
        region: target.box,
        parts: target.taken.map(subject.part)
      )
    }
  )
}

extension LintSubject {
  /// Whether a target is too small and no other rule has told why.
  fileprivate func isSmall(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, target.side < minTarget.side,
      !target.isSliver, crowding(target) == nil, !isPartlyCovered(target)
    else { return false }
    // Nobody aims at a scroll view: it is moved wherever the finger happens to be in it.
    if minTarget.allowsSpacing || target.view is UIScrollView { return false }
    // What sticks out is told by itself; without it the target may be large enough.
    return target.stickingOut.isEmpty || target.wholeSide < minTarget.side
  }

  /// The target that is too near a small one, if there is one.
  fileprivate func crowding(_ target: LintTarget) -> UIView? {
    crowded.rival(of: target).map { targets[$0].view }
  }

  /// The size of a target's reachable region in words.
  fileprivate func extent(of target: LintTarget) -> String {
    if target.isScrolledAway, let axes = target.axes {
      return "\(LintNumber.size(CGSize(width: axes.width, height: axes.height))) pt"
    }
    if let size = target.exactSize { return "\(LintNumber.size(size)) pt" }
    let size = "\(LintNumber.size(target.box.size)) pt"
    if target.regions.reachable.rectangles.count == 1 { return size }
    return "\(size) with a square of \(LintNumber.text(target.side)) pt in it"
  }
}
