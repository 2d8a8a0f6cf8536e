internal import Foundation
internal import HitResponders
internal import HitScenes

/// The regions of the latest look at a scene, which the targets that it kept read as well.
@MainActor
final class LatestRegions {
  private(set) var regions: HitRegions

  init(_ regions: HitRegions) { self.regions = regions }

  /// Goes on to a later look.
  func follow(_ regions: HitRegions) { self.regions = regions }
}

/// An interactive view and what its rules ask more than once.
@MainActor
final class LintTarget {
  let access: Access
  /// The view's place among all views.
  let place: Int
  /// The index of the view's description in the scene's file, where it has one.
  let fileIndex: Int?
  /// Which of the interactive views it is, counted from 0, back to front.
  let number: Int
  /// The parts of it that are not reached, the largest first.
  private(set) lazy var losses: [RegionLoss] = regions.losses
  /// The side of the largest square in which it is reached, in points.
  private(set) lazy var side: CGFloat = reachedSide
  /// The smallest rectangle around where it is reached.
  private(set) lazy var box: CGRect = regions.reachable.box

  private let latest: LatestRegions

  /// The view's regions, in the map of the latest look: of a view that is as it was, it says the
  /// same as the one before.
  var regions: ViewRegions { latest.regions[place: place] }

  var view: UIView { regions.view }

  init(_ place: Int, in latest: LatestRegions, _ subject: LintSubject, number: Int) {
    (self.place, self.latest, self.number) = (place, latest, number)
    let regions = latest.regions[place: place]
    access = Access(regions, subject.rules)
    fileIndex = subject.scene.index(of: regions.view)
  }

  /// How many pixels a press reaches it in.
  var reachedCount: Int { regions.index.nodes[place].reachableCount }

  /// The smallest rectangle around the pixels in which it is reached.
  var reachedPixels: PixelRect { regions.index.nodes[place].reachableBox }

  /// The smallest rectangle around the pixels in which it is drawn.
  var drawnPixels: PixelRect { regions.index.nodes[place].drawn.box }

  /// The places of the view and of what is in it, among all views.
  var places: Range<Int> { place..<regions.index.nodes[place].end }

  /// Whether it stands in another target, or is that one.
  func isWithin(_ other: LintTarget) -> Bool { other.places.contains(place) }

  /// Whether points of it are on the screen and some of them are reached.
  var isReached: Bool { regions.reachableSize > 0 }

  /// Whether a press comes to it, now or after scrolling.
  var isPressed: Bool {
    switch access {
    case .onScreen: isReached
    case .offScreen, .behind: true
    case .refused, .withoutArea, .offWindow: false
    }
  }

  /// Whether only a sliver of it is reached.
  var isSliver: Bool {
    guard case .onScreen = access, isReached, side < 8 else { return false }
    // What sticks out has its own finding, and without it there may be enough.
    return stickingOut.isEmpty || wholeSide < 8 || !taken.isEmpty
  }

  /// The parts in which views in front, or overrides above, take what it is drawn for.
  private(set) lazy var taken: [RegionLoss] = losses.filter {
    $0.cause == .covered || ($0.cause == .override && $0.by !== view)
  }

  /// The parts in which it is drawn and a view above says that the point is outside.
  private(set) lazy var stickingOut: [RegionLoss] = losses.filter {
    $0.cause == .outside && $0.by !== view
  }

  /// The sides of the view's bounds on the screen.
  private(set) lazy var axes: ScreenAxes? = view.axesOnScreen

  /// The view's own sides on the screen, where it is an upright rectangle and all of it is reached.
  ///
  /// They are what the view says, to a hundredth of a point, and not whole pixels.
  private(set) lazy var exactSize: CGSize? =
    losses.isEmpty && regions.reachableSize == regions.drawnSize ? exactDrawnSize : nil

  /// The view's own sides on the screen, where all of it is drawn as an upright rectangle.
  private var exactDrawnSize: CGSize? {
    guard regions.index.nodes[place].drawn.isRectangle, regions.isDrawn, !isCut, let axes
    else { return nil }
    return CGSize(
      width: LintNumber.hundredths(axes.width),
      height: LintNumber.hundredths(axes.height)
    )
  }

  /// The side of the largest upright square; of a view that is turned, or that scrolling shows
  /// whole, the shorter side of the view.
  private var reachedSide: CGFloat {
    if let exactSize { return min(exactSize.width, exactSize.height) }
    let upright = regions.largestSquare?.width ?? 0
    return losses.isEmpty ? max(upright, ownSide ?? 0) : upright
  }

  /// The side that the square would have if nothing of it were lost.
  private(set) lazy var wholeSide: CGFloat =
    exactDrawnSize.map { min($0.width, $0.height) } ?? max(regions.drawn.largestSide, ownSide ?? 0)

  /// Whether only a part of it is shown and scrolling shows the rest.
  private(set) lazy var isScrolledAway: Bool = isCut && view.isScrolled

  /// The shorter side of the view, where that tells more than an upright square on the screen.
  private var ownSide: CGFloat? {
    guard let axes else { return nil }
    return (isCut ? isScrolledAway : axes.isTurned) ? axes.side : nil
  }

  /// Whether less of it is drawn than there is, by more than pixels at its edges.
  private(set) lazy var isCut: Bool = {
    guard let axes else { return false }
    return axes.area - regions.drawnSize > axes.perimeter / 2
  }()
}

extension Array where Element == RegionLoss {
  /// How much they are together, in square points.
  @MainActor
  var size: CGFloat { reduce(0) { $0 + $1.area.size } }
}
