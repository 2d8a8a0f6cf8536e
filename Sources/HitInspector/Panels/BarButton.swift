internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A small button in a bar, with a drawn sign.
final class BarButton: PanelView {
  /// What a button shows.
  enum Sign { case left, right, plus, minus }

  /// Called when the button is pressed and released inside.
  var onPress: (() -> Void)?

  private let sign: Sign
  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init(_ sign: Sign, name: String) {
    self.sign = sign
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasPressed = isPressed
    isPressed = false
    if wasPressed { onPress?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(
      bounds,
      fill: isPressed ? Theme.controlPressed : Theme.control,
      edge: nil,
      cornerRadius: 4
    )
    let color = isPressed ? Theme.text : Theme.secondary
    switch sign {
    case .left: canvas.chevron(.left, at: bounds.middle, size: 4.5, color: color)
    case .right: canvas.chevron(.right, at: bounds.middle, size: 4.5, color: color)
    case .plus: canvas.sign(plus: true, at: bounds.middle, color: color)
    case .minus: canvas.sign(plus: false, at: bounds.middle, color: color)
    }
  }
}
