internal import Foundation
internal import HitGestures
internal import HitResponders

extension GestureRow.Limits {
  /// Reads what can be drawn of a recognizer.
  init(of recognizer: UIGestureRecognizer) {
    switch recognizer {
    case is UITapGestureRecognizer: slop = recognizer.tuning.tapMovement
    case let press as UILongPressGestureRecognizer:
      slop = press.allowableMovement
      holdDuration = press.minimumPressDuration
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: isOfTwoFingers = true
    default: break
    }
  }
}
