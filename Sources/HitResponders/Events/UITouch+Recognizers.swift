extension UITouch {
  /// A recognizer that took this touch when it began.
  struct Acceptance {
    let recognizer: UIGestureRecognizer
    /// The recognizer without a count of references, for the way of every move.
    let unmanaged: Unmanaged<UIGestureRecognizer>
    /// The recognizer's generation when it took the touch; a later one follows other touches.
    let generation: Int
    /// Whether the recognizer was told that the touch began.
    var isTold = false
    /// Whether the recognizer let the touch go since.
    var isWithdrawn = false

    init(recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
      unmanaged = Unmanaged.passUnretained(recognizer)
      generation = recognizer.tracking.generation
    }

    /// Whether the touch belongs to the gesture that the recognizer is in the middle of.
    var isCurrent: Bool {
      !isWithdrawn
        && unmanaged.borrowed { $0.tracking.generation == generation }
    }

    /// Whether the recognizer follows the touch and may yet recognize.
    var mayRecognize: Bool {
      isTold && isCurrent && unmanaged.borrowed { $0.tracking.state == .possible }
    }
  }

  /// The recognizers that took the touch when it began, deepest view first.
  ///
  /// > Source: UIKit, `UITouch.gestureRecognizers`.
  public final var gestureRecognizers: [UIGestureRecognizer]? { acceptances.map(\.recognizer) }

  /// Calls `body` with the place and the recognizer of each acceptance, counting no references.
  ///
  /// The touch keeps its recognizers; `body` must not take them from it.
  @inline(__always)
  final func forEachAcceptance(_ body: (Int, UIGestureRecognizer) -> Void) {
    var index = 0
    while index < acceptances.count {
      acceptances[index].unmanaged.borrowed { body(index, $0) }
      index += 1
    }
  }

  /// Whether the finger is down.
  final var isDown: Bool { facts.phase != .ended && facts.phase != .cancelled }

  /// Whether a recognizer follows the touch in its present gesture.
  final func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    for acceptance in acceptances where acceptance.recognizer === recognizer {
      return acceptance.isCurrent
    }
    return false
  }

  /// Whether a recognizer was told that the touch began, in its present gesture.
  final func isTold(to recognizer: UIGestureRecognizer) -> Bool {
    acceptances.contains { $0.recognizer === recognizer && $0.isTold && $0.isCurrent }
  }

  /// Takes the touch from a recognizer for the rest of its life.
  final func withdraw(from recognizer: UIGestureRecognizer) {
    for index in acceptances.indices where acceptances[index].recognizer === recognizer {
      acceptances[index].isWithdrawn = true
    }
  }
}
