public import Foundation
public import HitResponders

/// The interactive view nearest to another, which a press beside that one reaches first.
///
/// Ancestors and descendants are no rivals: their presses belong together.
public struct RegionRival {
  /// The interactive view.
  public let view: UIView
  /// The view that receives the nearest press: the interactive view or a descendant.
  public let receiver: UIView
  /// The distance of the two reachable areas, in points; 0 where they touch.
  public let distance: CGFloat
}

extension RegionIndex {
  /// How far, in pixels, the search goes at first.
  private static let firstLook = 16

  /// The nearest interactive view beside a view; of equally near ones the frontmost.
  func rival(of place: Int) -> RegionRival? {
    if nodes[place].reachableCount == 0 { return nil }
    let own = reachableRects(place)
    var far = Self.firstLook
    // The search finds everything within its distance, so the nearest found within it is the
    // nearest.
    while true {
      if let best = nearest(to: own, of: place, within: far) { return best }
      let box = nodes[place].reachableBox.widened(by: far)
      if box.intersection(screen) == screen { return nil }
      far *= 4
    }
  }

  /// The nearest of the interactive views beside a view within a distance.
  private func nearest(to own: [PixelRect], of place: Int, within far: Int) -> RegionRival? {
    var best: (distance: Int, owner: Int, number: Int)?
    for rect in own {
      let reach = best.map { Int(CGFloat($0.distance).squareRoot()) + 1 } ?? far + 1
      nearbyRects.forEach(near: rect.widened(by: reach)) { other in
        let distance = rect.squaredDistance(to: receiverRects.rects[other])
        guard distance <= best?.distance ?? far * far else { return }
        let number = Int(receiverRects.numbers[other])
        guard let owner = rivalOwner(of: number, for: place) else { return }
        if let best, (best.distance, -best.owner, best.number) <= (distance, -owner, number) {
          return
        }
        best = (distance, owner, number)
      }
    }
    return best.map { best in
      RegionRival(
        view: views[best.owner],
        receiver: map.receivers[best.number],
        distance: CGFloat(best.distance).squareRoot() / scale
      )
    }
  }

  /// The index of the interactive view that a receiver belongs to, if it can be a view's rival.
  private func rivalOwner(of number: Int, for place: Int) -> Int? {
    guard let receiver = placesOfReceivers[number], let owner = nodes[receiver].owner,
      !(place..<nodes[place].end).contains(receiver), !(owner..<nodes[owner].end).contains(place)
    else { return nil }
    return owner
  }
}
