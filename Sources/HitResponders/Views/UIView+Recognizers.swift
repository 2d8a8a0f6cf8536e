extension UIView {
  /// Attaches a recognizer at the end of the list: rule G37.
  final func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.host === self { return }
    recognizer.host?.removeGestureRecognizer(recognizer)
    // Client code that was notified of the end may have attached it to another view, or to this.
    if recognizer.host === self { return }
    recognizer.host?.detach(recognizer)
    state.mayHaveRecognizers = true
    withExtras { $0.recognizers = ($0.recognizers ?? []) + [recognizer] }
    recognizer.host = self
    noteChange()
  }

  /// Ends a recognizer's engagement and detaches it: rule G19.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.host === self else { return }
    recognizer.arbiter.withdraw(recognizer, because: .detached)
    guard recognizer.host === self else { return }
    extras?.recognizers?.removeAll { $0 === recognizer }
    recognizer.host = nil
    noteChange()
  }

  final func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in extras?.recognizers ?? [] where !recognizers.contains(old) {
      removeGestureRecognizer(old)
      // An override may have kept it attached.
      detach(old)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
    // Recognizers that client code attached meanwhile stay: each one of the view is in its list.
    let attached = recognizers.filter { $0.host === self } + (extras?.recognizers ?? [])
    withExtras { $0.recognizers = attached.uniqued() }
  }

  /// The recognizers that users are told of: all but the framework's private ones.
  package final var publicRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { !$0.isInternal }
  }

  final var depth: Int {
    var depth = 0
    var next = upper
    while let view = next {
      depth += 1
      next = view.borrowed { $0.upper }
    }
    return depth
  }
}
