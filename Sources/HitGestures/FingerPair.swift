internal import Foundation
internal import HitResponders

/// The two fingers that a pinch or a rotation looks at: the first two that are down.
struct FingerPair {
  private(set) var touches: (lower: UITouch, higher: UITouch)?

  /// Follows the first two of some fingers, in order of arrival.
  ///
  /// - Returns: Whether these are other fingers than before.
  mutating func track(_ fingers: [UITouch]) -> Bool {
    let old = touches
    if fingers.count < 2 {
      touches = nil
    } else if fingers[0].finger < fingers[1].finger {
      touches = (fingers[0], fingers[1])
    } else {
      touches = (fingers[1], fingers[0])
    }
    return old?.lower !== touches?.lower || old?.higher !== touches?.higher
  }

  /// The vector from the finger with the lower number to the other, in window space.
  var line: CGPoint? {
    guard let touches else { return nil }
    let (from, to) = (touches.lower.location(in: nil), touches.higher.location(in: nil))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
