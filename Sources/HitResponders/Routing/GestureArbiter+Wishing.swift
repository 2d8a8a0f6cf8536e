// What recognizers ask for, until it is settled.
extension GestureArbiter {
  /// Notes what a recognizer wants; settles it at once outside a frame's first phase: rule G36.
  @inline(__always)
  func wish(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    if failsUnseen(recognizer, wish) {
      recognizer.tracking.state = .failed
      (hasNews, mayFreeWaiting) = (true, true)
    } else {
      hold(wish, of: recognizer)
    }
  }

  private func hold(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    note(wish, of: recognizer)
    if isCollecting { return }
    let wasInPlay = recognizer.tracking.isInPlay
    conclude()
    if wasInPlay || !wish.state.isTerminal || recognizer.application.isProcessing { return }
    if recognizer.tracking.state == .possible { recognizer.report(byHand: wish.state) }
  }

  /// Whether a recognizer that is being told of the only change of a frame, and fails, can do so at
  /// once: failures come first, it hears of nothing else before, and nobody watches.
  @inline(__always)
  private func failsUnseen(
    _ recognizer: UIGestureRecognizer,
    _ wish: UIGestureRecognizer.Wish
  ) -> Bool {
    wish.state == .failed && told == Unmanaged.passUnretained(recognizer).toOpaque()
      && recognizer.tracking.state == .possible && recognizer.tracking.isIdle
      && Routing.watched.isEmpty
  }

  /// Notes a wish for the end of the first phase.
  func note(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    recognizer.tracking.wishes.append(wish)
    if wishers.place(of: recognizer) == nil { wishers.append(recognizer) }
  }
}
