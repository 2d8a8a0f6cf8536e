internal import Foundation
internal import HitResponders
internal import HitControls

extension LintRule {
  /// HS201.
  nonisolated static let smallTarget: LintRule = LintRule(
    id: "HS201",
    name: "SmallTarget",
    level: .warning,
    summary: "The reachable part of a target is smaller than is advised",
    explanation: """
      Measured by the largest square in the reachable region, not by the frame: 44 points, \
      or what --min-target says.
      """,
    advice: "Enlarge the view or its hit region."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard subject.isSmall(target) else { return nil }
      let least = LintNumber.text(subject.minTarget.side)
      var finding = subject.finding(
        .smallTarget,
        on: target.view,
        "\(subject.name(target.view)): the reachable region is "
          + "\(subject.extent(of: target)), \(least) × \(least) is advised"
      )
      finding.region = target.box
      return finding
    }
  }
}

extension LintSubject {
  /// Whether a target is too small and no other rule has told why.
  func isSmall(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, target.side < minTarget.side,
      !isSliver(target), !isCrowded(target), !isPartlyCovered(target)
    else { return false }
    // Nobody aims at a scroll view: it is moved wherever the finger happens to be in it.
    if minTarget.allowsSpacing || target.view is UIScrollView { return false }
    // What sticks out is told by itself; without it the target may be large enough.
    return target.stickingOut.isEmpty || target.wholeSide < minTarget.side
  }

  /// The size of a target's reachable region in words.
  func extent(of target: LintTarget) -> String {
    if target.isScrolledAway, let axes = target.view.axesOnScreen {
      return "\(LintNumber.text(axes.width)) × \(LintNumber.text(axes.height)) pt"
    }
    if let size = target.exactSize {
      return "\(LintNumber.text(size.width)) × \(LintNumber.text(size.height)) pt"
    }
    let reachable = target.regions.reachable
    let (width, height) = (LintNumber.text(target.box.width), LintNumber.text(target.box.height))
    if reachable.rectangles.count == 1 { return "\(width) × \(height) pt" }
    let side = LintNumber.text(target.side)
    return "\(width) × \(height) pt with a square of \(side) pt in it"
  }
}
