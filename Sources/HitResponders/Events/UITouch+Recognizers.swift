extension UITouch {
  /// A recognizer that took this touch when it began.
  struct Acceptance {
    let recognizer: UIGestureRecognizer
    /// The recognizer's generation when it took the touch; a later one follows other touches.
    let generation: Int
    /// Whether the recognizer was told that the touch began.
    var isTold = false
    /// Whether the recognizer let the touch go since.
    var isWithdrawn = false

    /// Whether the touch belongs to the gesture that the recognizer is in the middle of.
    var isCurrent: Bool { !isWithdrawn && recognizer.tracking.generation == generation }

    /// Whether the recognizer follows the touch and may yet recognize.
    var mayRecognize: Bool { isTold && isCurrent && recognizer.tracking.state == .possible }
  }

  /// The recognizers that took the touch when it began, deepest view first.
  ///
  /// > Source: UIKit, `UITouch.gestureRecognizers`.
  public final var gestureRecognizers: [UIGestureRecognizer]? { acceptances.map(\.recognizer) }

  /// Whether the finger is down.
  final var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether a recognizer follows the touch in its present gesture.
  final func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    for acceptance in acceptances where acceptance.recognizer === recognizer {
      return acceptance.isCurrent
    }
    return false
  }

  /// Takes the touch from a recognizer for the rest of its life.
  final func withdraw(from recognizer: UIGestureRecognizer) {
    for index in acceptances.indices where acceptances[index].recognizer === recognizer {
      acceptances[index].isWithdrawn = true
    }
  }
}
