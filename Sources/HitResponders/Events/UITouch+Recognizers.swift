extension UITouch {
  /// A recognizer that took this touch when it began.
  struct Acceptance {
    /// The recognizer, uncounted; `nil` once it was deallocated.
    fileprivate(set) var accepted: Uncounted<UIGestureRecognizer>?
    /// The recognizer's generation when it took the touch; a later one follows other touches.
    let generation: Int
    /// Whether the recognizer was notified that the touch began.
    var isTold = false
    /// Whether the touch was taken from the recognizer since.
    var isWithdrawn = false

    init(recognizer: UIGestureRecognizer) {
      accepted = Uncounted(recognizer)
      generation = recognizer.tracking.generation
    }

    var recognizer: UIGestureRecognizer? { accepted?.object }

    /// Whether the touch belongs to the recognizer's current gesture.
    var isCurrent: Bool {
      guard !isWithdrawn, let accepted else { return false }
      return accepted.with { $0.tracking.generation == generation }
    }

    /// Whether the recognizer follows the touch and may still recognize.
    var mayRecognize: Bool {
      guard isTold, isCurrent, let accepted else { return false }
      return accepted.with { $0.tracking.state == .possible }
    }
  }

  final var isDown: Bool { facts.phase != .ended && facts.phase != .cancelled }

  /// Whether a recognizer follows the touch in its current gesture.
  final func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    for acceptance in acceptances where acceptance.recognizer === recognizer {
      return acceptance.isCurrent
    }
    return false
  }

  /// Whether a recognizer was notified that the touch began, in its current gesture.
  final func isTold(to recognizer: UIGestureRecognizer) -> Bool {
    acceptances.contains { $0.recognizer === recognizer && $0.isTold && $0.isCurrent }
  }

  /// Removes a recognizer that is being deallocated from those that took the touch.
  final func forget(_ recognizer: UIGestureRecognizer) {
    for index in acceptances.indices
    where acceptances[index].accepted?.refers(to: recognizer) == true {
      acceptances[index].accepted = nil
    }
  }

  /// Removes the touch from a recognizer for the rest of the touch's life.
  final func withdraw(from recognizer: UIGestureRecognizer) {
    for index in acceptances.indices where acceptances[index].recognizer === recognizer {
      acceptances[index].isWithdrawn = true
    }
  }
}
