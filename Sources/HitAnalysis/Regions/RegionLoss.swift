public import HitResponders

/// A part in which a view is drawn and another view, or none, receives the press.
public struct RegionLoss {
  /// The view that receives the press there; `nil` where none does.
  public let receiver: UIView?
  /// Where it is.
  public let area: HitArea
  /// What keeps the press from the view there.
  let obstacle: Obstacle

  /// The first cause, as a verdict on a press there names it.
  ///
  /// Where no view overrides the hit test it holds for every pixel of the part. Where some view
  /// does, a press in the middle of each rectangle decides, up to a number of them.
  public var cause: Verdict.Cause { obstacle.cause }
  /// The view at which the cause is: it covers, refuses or overrides.
  public var by: UIView { obstacle.view }
}

extension RegionIndex {
  /// The most rectangles of one receiver in which a press is tried.
  private static let mostTries = 16

  /// The parts in which a view is drawn and not reached, with their receivers, the largest first.
  func losses(of place: Int) -> [RegionLoss] {
    if isReachedWhole(place) { return [] }
    var mergings: [Int: RectangleMerging] = [:]
    forEachDrawnPart(place) { rect, number in
      if !isReached(number, by: place) {
        mergings[number, default: RectangleMerging()].add(rect)
      }
    }
    if mergings.isEmpty { return [] }
    var losses: [(loss: RegionLoss, number: Int)] = []
    for number in mergings.keys.sorted() {
      let rects = mergings[number]?.take() ?? []
      for (obstacle, rects) in causes(rects, of: place, number) {
        let loss = RegionLoss(
          receiver: number < 0 ? nil : map.receivers[number],
          area: HitArea(rects, scale: scale),
          obstacle: obstacle
        )
        losses.append((loss, number))
      }
    }
    return losses.sorted { ($0.loss.area.size, $1.number) > ($1.loss.area.size, $0.number) }
      .map(\.loss)
  }

  /// Whether the counts alone say that a view is reached wherever it is drawn: it is drawn in a
  /// rectangle, and receives as many pixels as that has, none of them elsewhere.
  func isReachedWhole(_ place: Int) -> Bool {
    let node = nodes[place]
    return node.drawn.isRectangle && node.reachableCount == node.drawnCount
      && node.reachableBox.intersection(node.drawn.box) == node.reachableBox
  }

  /// Divides rectangles that one receiver took by the cause.
  private func causes(
    _ rects: [PixelRect],
    of place: Int,
    _ number: Int
  ) -> [(Obstacle, [PixelRect])] {
    guard let largest = rects.max(by: { $0.pixelCount < $1.pixelCount }) else { return [] }
    if !hasOverrides { return [(plainCause(of: place, number, at: largest), rects)] }
    var causes: [(Obstacle, [PixelRect])] = []
    for rect in rects.prefix(Self.mostTries) {
      let obstacle = pressedCause(of: place, at: rect)
      let same = causes.firstIndex {
        $0.0.cause == obstacle.cause && $0.0.view === obstacle.view
      }
      if let same { causes[same].1.append(rect) } else { causes.append((obstacle, [rect])) }
    }
    causes[0].1 += rects.dropFirst(Self.mostTries)
    return causes
  }

  /// The cause where nothing but the framework's own hit test decides.
  ///
  /// The paths to the view and to the receiver separate somewhere. A view in front there that
  /// answered covers the view; otherwise the view's own path was tried and refused.
  private func plainCause(of place: Int, _ number: Int, at rect: PixelRect) -> Obstacle {
    let receiver = number < 0 ? nil : placesOfReceivers[number]
    var way = place
    while let parent = nodes[way].parent {
      if let receiver, receiver >= parent, receiver < nodes[parent].end { break }
      way = parent
    }
    if let receiver, receiver >= nodes[way].end {
      return Obstacle(kind: .covered, view: views[receiver])
    }
    if let known = refusals[way] { return known }
    let obstacle = pressedCause(of: place, at: rect)
    refusals[way] = obstacle
    return obstacle
  }

  /// The cause that a press in the middle of a rectangle shows.
  private func pressedCause(of place: Int, at rect: PixelRect) -> Obstacle {
    let walk = HitTestWalk(at: rect.middle(scale), in: map.application)
    let view = views[place]
    return VerdictWriter(walk: walk, intended: view).obstacle(before: view)
  }
}
