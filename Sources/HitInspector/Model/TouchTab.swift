package import Foundation
internal import HitGeometry

/// A finger of the touch that is explained, as a tab over the explanation.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct TouchTab: Hashable, Sendable {
  package var finger: Int
  /// Where it landed, and where it is now or was last.
  package var start: CGPoint
  package var location: CGPoint
  /// The name of the view that got it, if one did.
  package var receiver: String?
  /// Where it is now in the bounds space of that view.
  package var locationInReceiver: CGPoint?
  /// Whether the view is not told of it.
  package var isWithheld = false
  /// Whether the same views were asked, with the same answers, as for the one that is explained.
  package var tookSameWay = false
  /// Whether it is the one that is explained.
  package var isFront = false

  package init(_ finger: Int, from start: CGPoint, to location: CGPoint) {
    (self.finger, self.start, self.location) = (finger, start, location)
  }

  /// Who got it, in words.
  var receiverWords: String { isWithheld ? "withheld" : receiver ?? "nothing" }

  /// How far it is from where it landed.
  package var distance: CGFloat { start.distance(to: location) }
}
