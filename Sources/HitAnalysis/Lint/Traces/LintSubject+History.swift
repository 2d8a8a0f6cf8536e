internal import HitControls
internal import HitResponders

extension LintSubject {
  /// The recognizers of the views, in order.
  var gestures: [(gesture: TouchHistory.Gesture, recognizer: UIGestureRecognizer)] {
    views.flatMap { view in
      (view.gestureRecognizers ?? []).enumerated().map { place, recognizer in
        (TouchHistory.Gesture(view: name(view), place: place), recognizer)
      }
    }
  }

  /// The recognizer that a history tells of, if the scene has it.
  func recognizer(_ gesture: TouchHistory.Gesture) -> UIGestureRecognizer? {
    let recognizers = view(named: gesture.view)?.gestureRecognizers ?? []
    return recognizers.indices.contains(gesture.place) ? recognizers[gesture.place] : nil
  }
}

extension UIGestureRecognizer {
  /// Whether the program made it, and not a scroll view for itself.
  var isOfApplication: Bool { (view as? UIScrollView)?.isOwn(self) != true }
}
