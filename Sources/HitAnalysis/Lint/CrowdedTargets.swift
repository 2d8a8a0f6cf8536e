internal import Foundation
internal import HitControls
internal import HitResponders

/// Which targets are too small and stand too near to another one.
///
/// A circle of 24 points in the middle of one meets the other, or the circle of one that is as
/// small: the exception for spacing of WCAG 2.5.8.
@MainActor
struct CrowdedTargets {
  /// The size below which a target needs space around it, in points.
  private static let least: CGFloat = 24

  private let spots: [Spot]
  /// The number of the first target that is too near to each, where there is one.
  private var rivals: [Int?]
  /// Whether each was compared with those around it, and not what was known before taken over.
  private(set) var isLookedAt: [Bool]

  /// Compares targets with those around them.
  ///
  /// - Parameters:
  ///   - targets: The targets, back to front.
  ///   - scale: The pixels to a point.
  ///   - changes: What changed since an earlier look at them; others stay as they were found.
  init(_ targets: [LintTarget], scale: CGFloat, keeping changes: LintChanges? = nil) {
    let known = changes?.subject.crowded
    let isStale = changes?.isStale ?? []
    var spots = known?.spots ?? []
    spots.reserveCapacity(targets.count)
    var pixels: [PixelRect] = []
    pixels.reserveCapacity(targets.count)
    for number in targets.indices {
      if number == spots.count {
        spots.append(Spot(targets[number], isSmall: Self.isSmall(targets[number])))
      } else if isStale[number] {
        spots[number] = Spot(targets[number], isSmall: Self.isSmall(targets[number]))
      }
      pixels.append(spots[number].pixels)
    }
    self.spots = spots
    let grid = PixelGrid(pixels)
    let space = Int((Self.least * scale).rounded(.up)) + 1
    let changed = changes.map { Self.box(of: $0, known?.spots ?? [], spots) }
    rivals = known?.rivals ?? Array(repeating: nil, count: targets.count)
    isLookedAt = Array(repeating: changes == nil, count: targets.count)
    for (own, spot) in spots.enumerated() {
      let room = spot.pixels.middle.widened(by: space)
      if let changed {
        isLookedAt[own] = isStale[own] || !room.intersection(changed).isEmpty
      }
      guard isLookedAt[own] else { continue }
      rivals[own] = nil
      guard spot.isSmall, !spot.isSliver else { continue }
      var first: Int?
      grid.forEach(near: room) { place in
        if let first, first < place { return }
        if Self.isNear(place, own, spots, targets) { first = place }
      }
      rivals[own] = first
    }
  }

  /// The number of the target that is too near a small one, if there is one.
  func rival(of target: LintTarget) -> Int? { rivals[target.number] }

  /// A rectangle around all places in which something about targets changed: of those that are
  /// small their middles count, which move with their edges.
  private static func box(of changes: LintChanges, _ old: [Spot], _ new: [Spot]) -> PixelRect {
    var box = changes.box
    for (number, spots) in zip(old, new).enumerated() where changes.isStale[number] {
      if spots.0.isSmall || spots.1.isSmall {
        box = box.union(spots.0.pixels).union(spots.1.pixels)
      }
    }
    return box
  }

  /// Where a target is reached, as those around it look at it.
  private struct Spot {
    let box: CGRect
    let pixels: PixelRect
    let centre: CGPoint
    let isReached: Bool
    let isSmall: Bool
    let isSliver: Bool
    /// The places of the view and of what is in it, among all views.
    let places: Range<Int>

    @MainActor
    init(_ target: LintTarget, isSmall: Bool) {
      (box, pixels, isReached) = (target.box, target.reachedPixels, target.isReached)
      centre = CGPoint(x: box.midX, y: box.midY)
      self.isSmall = isSmall
      isSliver = isSmall && target.isSliver
      places = target.places
    }
  }

  private static func isSmall(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, !(target.view is UIScrollView) else { return false }
    return target.isReached && target.side < Self.least
  }

  /// Whether another target is nearer to a small one than the space that it needs.
  private static func isNear(
    _ place: Int,
    _ own: Int,
    _ spots: [Spot],
    _ targets: [LintTarget]
  ) -> Bool {
    let (other, centre) = (spots[place], spots[own].centre)
    guard other.isReached, !other.places.overlaps(spots[own].places) else { return false }
    if other.isSmall {
      let (across, down) = (other.centre.x - centre.x, other.centre.y - centre.y)
      if across * across + down * down < least * least { return true }
    }
    let isClose = other.box.squaredDistance(to: centre) < least * least / 4
    return isClose
      && targets[place].regions.reachable.rectangles.contains {
        $0.squaredDistance(to: centre) < least * least / 4
      }
  }
}

extension PixelRect {
  /// The pixel in the middle.
  fileprivate var middle: PixelRect {
    let (column, row) = ((left + right) / 2, (top + bottom) / 2)
    return PixelRect(left: column, top: row, right: column + 1, bottom: row + 1)
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
