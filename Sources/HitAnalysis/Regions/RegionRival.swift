public import Foundation
public import HitResponders

/// The interactive view that a press beside another reaches soonest.
///
/// Ancestors and descendants are no rivals: what they get belongs together.
public struct RegionRival {
  /// The interactive view.
  public let view: UIView
  /// Who receives the press nearest by: the view or a descendant, which is what people see.
  public let receiver: UIView
  /// How far the two reachable areas lie apart, in points; 0 where they touch.
  public let distance: CGFloat
}

extension RegionIndex {
  /// A receiver that belongs to another interactive view.
  private struct Candidate {
    let number: Int
    /// The place of the interactive view.
    let owner: Int
    /// No pixel of it is nearer than this, squared.
    let least: Int
  }

  /// The nearest interactive view beside a view; of equally near ones the frontmost.
  func rival(of place: Int) -> RegionRival? {
    let node = nodes[place]
    if node.reachableCount == 0 { return nil }
    let candidates = map.receivers.indices.compactMap { number -> Candidate? in
      guard let receiver = placesOfReceivers[number], let owner = nodes[receiver].owner,
        !rectsOfReceivers[number].isEmpty, !(place..<node.end).contains(receiver),
        !(owner..<nodes[owner].end).contains(place)
      else { return nil }
      let least = node.reachableBox.squaredDistance(to: nodes[receiver].receivedBox)
      return Candidate(number: number, owner: owner, least: least)
    }
    guard let nearest = candidates.min(by: { $0.least < $1.least }) else { return nil }
    let own = reachableRects(place)
    // Only those that may be as near as the one whose box is nearest are looked at closely.
    let limit = Self.squaredDistance(own, rectsOfReceivers[nearest.number])
    let near = candidates.filter { $0.least <= limit }
    var best: (candidate: Candidate, distance: Int)?
    for candidate in near.sorted(by: { ($0.least, $1.owner) < ($1.least, $0.owner) }) {
      if let best, candidate.least > best.distance { break }
      let distance = Self.squaredDistance(own, rectsOfReceivers[candidate.number])
      if let known = best, (known.distance, candidate.owner) <= (distance, known.candidate.owner) {
        continue
      }
      best = (candidate, distance)
    }
    guard let best else { return nil }
    return RegionRival(
      view: nodes[best.candidate.owner].view,
      receiver: map.receivers[best.candidate.number],
      distance: CGFloat(best.distance).squareRoot() / scale
    )
  }

  private static func squaredDistance(_ ones: [PixelRect], _ others: [PixelRect]) -> Int {
    var least = Int.max
    for one in ones {
      for other in others { least = min(least, one.squaredDistance(to: other)) }
    }
    return least
  }
}
