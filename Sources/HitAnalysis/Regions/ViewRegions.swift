public import Foundation
public import HitResponders

/// Where a view is drawn, where it can be reached, and who takes the rest.
///
/// > Coordinates: screen points; sizes are in square points.
public struct ViewRegions {
  let index: RegionIndex
  let place: Int

  /// The view.
  public var view: UIView { index.views[place] }

  /// Whether people expect a press on the view to do something, by ``InteractiveViews``.
  public var isInteractive: Bool { index.nodes[place].isInteractive }

  // MARK: Areas

  /// How much of the view is drawn.
  public var drawnSize: CGFloat { size(index.nodes[place].drawnCount) }

  /// How much of what is drawn of the view a press reaches it, or a descendant, in.
  public var reachedSize: CGFloat { reachedSize(losing: losses) }

  /// The same where the view's losses are known.
  func reachedSize(losing losses: [RegionLoss]) -> CGFloat {
    var size = drawnSize
    for loss in losses { size -= loss.area.size }
    return size
  }

  /// How much the view or a descendant receives, drawn or not: overrides may take more points.
  public var reachableSize: CGFloat { size(index.nodes[place].reachableCount) }

  /// How much the view itself receives.
  public var receivedSize: CGFloat { size(index.nodes[place].receivedCount) }

  /// Where the view is drawn.
  ///
  /// Its bounds, cut by ancestors that clip, by its window and by the screen, and not by ancestors
  /// that do not clip. Empty where it or an ancestor is hidden or has an alpha below 0.01.
  public var drawn: HitArea {
    var merging = RectangleMerging()
    index.forEachDrawnRect(place) { merging.add($0) }
    return area(merging.take())
  }

  /// Where a press reaches the view or a descendant.
  ///
  /// It may be larger than what is drawn, where an override takes more points.
  public var reachable: HitArea { area(index.reachableRects(place)) }

  /// Where the view itself receives a press.
  public var received: HitArea {
    area(index.nodes[place].number.map { Array(index.receiverRects[$0]) } ?? [])
  }

  /// Where the view is drawn and neither it nor a descendant receives a press.
  public var lost: HitArea {
    var merging = RectangleMerging()
    index.forEachDrawnPart(place) { rect, number in
      if !index.isReached(number, by: place) { merging.add(rect) }
    }
    return area(merging.take())
  }

  // MARK: Dimming views

  /// Whether the view is a dimming view, such as lies behind a sheet.
  public var isBackdrop: Bool { index.backdrops.contains(place) }

  /// The dimming view that the view stands behind, so that it is meant to get no press.
  public var backdrop: UIView? {
    index.backdrops.first(from: index.nodes[place].end).map { index.views[$0] }
  }

  // MARK: Findings

  /// Whether the view is drawn and no press reaches it, or a descendant, anywhere.
  public var isDead: Bool {
    index.nodes[place].drawnCount > 0 && index.nodes[place].reachableCount == 0
  }

  /// Whether views in front take presses where the view is drawn.
  public var isCovered: Bool { losses.contains { $0.cause == .covered } }

  /// Whether presses reach the view's descendants and leave nothing for the view itself.
  public var isStarved: Bool {
    index.nodes[place].reachableCount > 0 && index.nodes[place].receivedCount == 0
  }

  /// The largest upright square in which a press reaches the view or a descendant, if there is one.
  public var largestSquare: CGRect? {
    let square = index.largestSquare(place)
    return square.isEmpty ? nil : square.points(index.scale)
  }

  /// The parts in which the view is drawn and not reached, the largest first.
  public var losses: [RegionLoss] { index.losses(of: place) }

  /// The interactive view that a press beside this one reaches soonest, if there is another.
  public var rival: RegionRival? { index.rival(of: place) }

  /// Returns the sentence on a press at a point by somebody who means this view.
  ///
  /// The views are really asked, so their overrides run; no event is sent.
  ///
  /// > Coordinates: `point` is in screen points.
  public func verdict(at point: CGPoint) -> Verdict {
    index.map.application.inForce {
      let walk = HitTestWalk(at: point, in: index.map.application)
      return VerdictWriter(walk: walk, intended: view).verdict
    }
  }

  private func size(_ count: Int) -> CGFloat { CGFloat(count) / (index.scale * index.scale) }

  private func area(_ rects: [PixelRect]) -> HitArea { HitArea(rects, scale: index.scale) }
}
