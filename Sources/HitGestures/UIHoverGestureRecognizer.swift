public import HitResponders

/// Follows a pointer that presses nothing while it is over the recognizer's view.
///
/// It begins when the pointer enters, changes with its moves and ends when it leaves or presses.
/// It receives no touches, so it neither hinders other recognizers nor is hindered by them.
///
/// > Source: UIKit, `UIHoverGestureRecognizer`. Differs: no pencil, so no height and no angles.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer, with a target and an action where both are given.
  ///
  /// > Source: UIKit, `init(target:action:)`. Differs: see `Selector`.
  public override init(target: Any? = nil, action: Selector? = nil) {
    super.init(target: target, action: action)
    followPointer()
  }

  /// Whether the recognizer receives an event: any but one of touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
}
