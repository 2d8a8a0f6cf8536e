internal import Foundation
internal import HitControls
internal import HitResponders

extension LintRule {
  /// HS202.
  nonisolated static let crowdedTargets: LintRule = LintRule(
    id: "HS202",
    name: "CrowdedTargets",
    level: .warning,
    summary: "A target under 24 points stands too near another one",
    explanation: """
      A circle of 24 points in the middle of the target meets another target, or the circle of one \
      that is as small: the exception for spacing of WCAG 2.5.8 does not hold.
      """,
    advice: "Enlarge the target, or move it away from the other one."
  ) { subject in
    subject.targets.compactMap { target -> LintFinding? in
      guard let rival = subject.crowding(target) else { return nil }
      var finding = subject.finding(
        .crowdedTargets,
        on: target.view,
        "\(subject.name(target.view)): the reachable region is \(subject.extent(of: target)), and "
          + "a circle of 24 pt on it meets \(subject.name(rival.view))"
      )
      finding.region = target.box
      return finding
    }
  }
}

extension LintSubject {
  /// The size below which a target needs space around it, in points.
  private static let least: CGFloat = 24

  /// Whether a target is too small and too near another one.
  func isCrowded(_ target: LintTarget) -> Bool { crowding(target) != nil }

  /// The target that is too near a small one, if there is one.
  func crowding(_ target: LintTarget) -> LintTarget? { crowdings[ObjectIdentifier(target)] }

  /// Finds, for each target that is too small, the first of those that are too near.
  func findCrowdings() -> [ObjectIdentifier: LintTarget] {
    let grid = PixelGrid(targets.map(\.reachedPixels))
    let least = Int((Self.least * regions.map.scale).rounded(.up)) + 1
    var crowdings: [ObjectIdentifier: LintTarget] = [:]
    for target in targets where isUndersized(target) && !isSliver(target) {
      let box = target.reachedPixels
      let (column, row) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      let middle = PixelRect(left: column, top: row, right: column + 1, bottom: row + 1)
      var first: Int?
      grid.forEach(near: middle.widened(by: least)) { place in
        if let first, first < place { return }
        if isNear(targets[place], target) { first = place }
      }
      crowdings[ObjectIdentifier(target)] = first.map { targets[$0] }
    }
    return crowdings
  }

  /// Whether another target is nearer to a small one than the space that it needs.
  private func isNear(_ other: LintTarget, _ target: LintTarget) -> Bool {
    guard other.isReached, !other.isWithin(target), !target.isWithin(other) else { return false }
    let centre = CGPoint(x: target.box.midX, y: target.box.midY)
    if isUndersized(other) {
      let (across, down) = (other.box.midX - centre.x, other.box.midY - centre.y)
      if across * across + down * down < Self.least * Self.least { return true }
    }
    let circle = CGRect(x: centre.x, y: centre.y, width: 0, height: 0)
      .insetBy(dx: -Self.least / 2, dy: -Self.least / 2)
    guard other.box.intersects(circle) else { return false }
    return other.regions.reachable.rectangles.contains {
      $0.squaredDistance(to: centre) < Self.least * Self.least / 4
    }
  }

  private func isUndersized(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, !(target.view is UIScrollView) else { return false }
    return target.isReached && target.side < Self.least
  }
}

extension CGRect {
  /// How far a point is from the rectangle, squared; 0 inside.
  fileprivate func squaredDistance(to point: CGPoint) -> CGFloat {
    let across = max(0, minX - point.x, point.x - maxX)
    let down = max(0, minY - point.y, point.y - maxY)
    return across * across + down * down
  }
}
