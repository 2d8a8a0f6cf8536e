extension UITouch {
  /// A recognizer that took this touch when it began.
  struct Acceptance {
    /// The recognizer, uncounted; `nil` once it was deallocated.
    private(set) var unmanaged: Unmanaged<UIGestureRecognizer>?
    /// The recognizer's generation when it took the touch; a later one follows other touches.
    let generation: Int
    /// Whether the recognizer was notified that the touch began.
    var isTold = false
    /// Whether the touch was taken from the recognizer since.
    var isWithdrawn = false

    init(recognizer: UIGestureRecognizer) {
      unmanaged = Unmanaged.passUnretained(recognizer)
      generation = recognizer.tracking.generation
    }

    var recognizer: UIGestureRecognizer? { unmanaged?.takeUnretainedValue() }

    /// Whether the touch belongs to the recognizer's current gesture.
    var isCurrent: Bool {
      guard !isWithdrawn, let unmanaged else { return false }
      return unmanaged.borrowed { $0.tracking.generation == generation }
    }

    /// Whether the recognizer follows the touch and may still recognize.
    var mayRecognize: Bool {
      guard isTold, isCurrent, let unmanaged else { return false }
      return unmanaged.borrowed { $0.tracking.state == .possible }
    }

    mutating func forgetRecognizer() { unmanaged = nil }
  }

  /// Calls `body` with the index and the recognizer of each acceptance, uncounted.
  ///
  /// Recognizers that leave while an input is routed or its outcome settled are kept until that is
  /// over.
  @inline(__always)
  final func forEachAcceptance(_ body: (Int, UIGestureRecognizer) -> Void) {
    var index = 0
    while index < acceptances.count {
      acceptances[index].unmanaged?.borrowed { body(index, $0) }
      index += 1
    }
  }

  /// Whether a recognizer that took the touch has begun already.
  final var joinsGesture: Bool {
    var joins = false
    forEachAcceptance { _, recognizer in
      if recognizer.tracking.state.isGoingOn { joins = true }
    }
    return joins
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
  final func forget(_ recognizer: Unmanaged<UIGestureRecognizer>) {
    for index in acceptances.indices
    where acceptances[index].unmanaged?.toOpaque() == recognizer.toOpaque() {
      acceptances[index].forgetRecognizer()
    }
  }

  /// Removes the touch from a recognizer for the rest of the touch's life.
  final func withdraw(from recognizer: UIGestureRecognizer) {
    for index in acceptances.indices where acceptances[index].recognizer === recognizer {
      acceptances[index].isWithdrawn = true
    }
  }
}
