extension UITouch {
  /// The window, which the touch keeps and the router the touch.
  @inline(__always)
  final var uncountedWindow: Uncounted<UIWindow>? {
    guard let window = facts.window else { return nil }
    return Uncounted(window)
  }

  /// The view, which the touch keeps and the router the touch.
  @inline(__always)
  final var uncountedView: Uncounted<UIView>? {
    guard let view = facts.view else { return nil }
    return Uncounted(view)
  }

  /// Runs `body` with the set of this touch, which the touch keeps until the router releases it.
  @inline(__always)
  final func withAlone(_ body: (Set<UITouch>) -> Void) {
    uncountedLone?.with { body($0.touches) }
  }

  /// The owner of that set.
  @inline(__always)
  final var uncountedLone: Uncounted<LoneTouch>? {
    guard let lone = delivery.lone else { return nil }
    return Uncounted(lone)
  }

  /// Calls `body` with the place and the recognizer of each acceptance.
  ///
  /// What dies while an input is routed or its outcome settled lives until that is over.
  @inline(__always)
  final func forEachAcceptance(_ body: (Int, UIGestureRecognizer) -> Void) {
    var index = 0
    while index < acceptances.count {
      acceptances[index].accepted?.with { body(index, $0) }
      index += 1
    }
  }
}

extension UIView {
  /// Calls `body`, which may call client code, with the view and each of its superviews.
  ///
  /// A view that has a superview or is a visible window lives while an input is routed; any other
  /// one is kept until its turn is over.
  @inline(__always)
  final func forEachUpward(_ body: (UIView) -> Void) {
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let view = next {
      let kept = view.borrowed { $0.isSureToStay } ? nil : view.takeUnretainedValue()
      view.borrowed(body)
      if let kept { next = kept.upper } else { next = view.borrowed { $0.upper } }
    }
  }

  /// Calls `body`, which may call client code, with each recognizer that is attached now.
  ///
  /// The list is made anew with each change, and kept as long as the views are.
  @inline(__always)
  final func forEachRecognizer(_ body: (UIGestureRecognizer) -> Void) {
    if state.mayHaveRecognizers { uncountedRecognizers?.with { $0.items.forEachBorrowed(body) } }
  }

  @inline(__always)
  private final var uncountedRecognizers: Uncounted<RecognizerList>? {
    guard let list = extras?.recognizerList else { return nil }
    return Uncounted(list)
  }
}
