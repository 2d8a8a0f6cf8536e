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
    advice: "Enlarge the view or its hit region."
  ) { subject in
    let least = LintNumber.text(subject.minTarget.side)
    return subject.targets.filter(subject.isSmall).map { target in
      subject.finding(
        .smallTarget,
        on: target.view,
        "\(subject.name(target.view)): the reachable region is "
          + "\(subject.extent(of: target)), \(least) × \(least) is advised",
        region: target.box
      )
    }
  }

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
      subject.crowding(target).map { rival in
        subject.finding(
          .crowdedTargets,
          on: target.view,
          "\(subject.name(target.view)): the reachable region is \(subject.extent(of: target)), "
            + "and a circle of 24 pt on it meets \(subject.name(rival.view))",
          region: target.box
        )
      }
    }
  }

  nonisolated static let sliverTarget: LintRule = LintRule(
    id: "HS204",
    name: "SliverTarget",
    level: .warning,
    summary: "Only a sliver of an interactive view can be touched",
    explanation: "The reachable region is nowhere 8 points wide and high, whatever the cause.",
    advice: "Enlarge the view, or move away what covers it."
  ) { subject in
    subject.targets.filter(subject.isSliver).map { target in
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
  }
}

extension LintSubject {
  /// The size below which a target needs space around it, in points.
  private static let least: CGFloat = 24

  /// Whether a target is too small and no other rule has told why.
  fileprivate func isSmall(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, target.side < minTarget.side,
      !isSliver(target), crowding(target) == nil, !isPartlyCovered(target)
    else { return false }
    // Nobody aims at a scroll view: it is moved wherever the finger happens to be in it.
    if minTarget.allowsSpacing || target.view is UIScrollView { return false }
    // What sticks out is told by itself; without it the target may be large enough.
    return target.stickingOut.isEmpty || target.wholeSide < minTarget.side
  }

  /// Whether only a sliver of a target is reached.
  func isSliver(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, target.side < 8 else { return false }
    // What sticks out has its own finding, and without it there may be enough.
    return target.stickingOut.isEmpty || target.wholeSide < 8 || !target.taken.isEmpty
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

  /// The target that is too near a small one, if there is one.
  fileprivate func crowding(_ target: LintTarget) -> LintTarget? {
    crowdings[ObjectIdentifier(target)]
  }

  /// Finds, for each target that is too small, the first of those that are too near.
  func findCrowdings() -> [ObjectIdentifier: LintTarget] {
    let grid = PixelGrid(targets.map(\.reachedPixels))
    let spots = targets.map { Spot($0, isUndersized: isUndersized($0)) }
    let least = Int((Self.least * regions.map.scale).rounded(.up)) + 1
    var crowdings: [ObjectIdentifier: LintTarget] = [:]
    for (own, target) in targets.enumerated() where spots[own].isUndersized && !isSliver(target) {
      let box = target.reachedPixels
      let (column, row) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      let middle = PixelRect(left: column, top: row, right: column + 1, bottom: row + 1)
      var first: Int?
      grid.forEach(near: middle.widened(by: least)) { place in
        if let first, first < place { return }
        if isNear(place, own, spots) { first = place }
      }
      crowdings[ObjectIdentifier(target)] = first.map { targets[$0] }
    }
    return crowdings
  }

  /// Where a target is reached, as those around it look at it.
  private struct Spot {
    let box: CGRect
    let centre: CGPoint
    let isReached: Bool
    let isUndersized: Bool
    /// The places of the view and of what is in it, among all views.
    let places: Range<Int>

    @MainActor
    init(_ target: LintTarget, isUndersized: Bool) {
      (box, isReached) = (target.box, target.isReached)
      centre = CGPoint(x: box.midX, y: box.midY)
      self.isUndersized = isUndersized
      places = target.places
    }
  }

  /// Whether another target is nearer to a small one than the space that it needs.
  private func isNear(_ place: Int, _ own: Int, _ spots: [Spot]) -> Bool {
    let (other, centre) = (spots[place], spots[own].centre)
    guard other.isReached, !other.places.overlaps(spots[own].places) else { return false }
    if other.isUndersized {
      let (across, down) = (other.centre.x - centre.x, other.centre.y - centre.y)
      if across * across + down * down < Self.least * Self.least { return true }
    }
    let isClose = other.box.squaredDistance(to: centre) < Self.least * Self.least / 4
    return isClose
      && targets[place].regions.reachable.rectangles.contains {
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
