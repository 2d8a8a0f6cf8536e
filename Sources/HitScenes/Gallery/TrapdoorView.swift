internal import HitResponders

/// A view that removes a subview from under the finger when the finger leaves it.
///
/// The subview forwards its touches, so they arrive here. Removing the touched view from its window
/// makes the system cancel the touch: the view receives `touchesCancelled` and never
/// `touchesEnded`. A touch on the trapdoor itself puts everything back.
final class TrapdoorView: UIView {
  private var dropped: [UIView] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { $0.view === self }) else { return }
    for view in dropped { addSubview(view) }
    dropped = []
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      guard let view = touch.view, view.superview === self,
        !view.point(inside: touch.location(in: view), with: event)
      else { continue }
      dropped.append(view)
      view.removeFromSuperview()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
