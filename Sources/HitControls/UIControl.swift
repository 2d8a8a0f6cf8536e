public import Foundation
public import HitResponders

/// A view that answers touches itself, with states such as enabled and selected.
///
/// A control takes every touch it is given and passes none on, enabled or not.
///
/// > Source: UIKit, `UIControl`.
@MainActor
open class UIControl: UIView {
  /// Makes an enabled control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an enabled control; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control works; one that does not is hit all the same and swallows its touches.
  ///
  /// `RoutingOptions.disabledControlsAreHit` chooses whether it is hit.
  open var isEnabled = true {
    didSet {
      isDisabledControl = !isEnabled
      if isEnabled != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the control is marked as chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// Whether the control shows that it is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The union of the states the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Touches

  /// Takes the touches; the superview is not told.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Takes the touches; the superview is not told.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Takes the touches; the superview is not told.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Takes the touches; the superview is not told.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIControl {
  /// The opacity that what a disabled control draws is faded to.
  static var disabledFade: CGFloat { 0.38 }
}
