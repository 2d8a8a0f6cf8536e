internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A view that becomes first responder when it is tapped, and shows what is typed.
///
/// A tap makes no view first responder by itself; this view asks for it. It consumes letters and
/// spaces; every other key climbs the chain. It implements one action, `clear`.
final class FieldView: UIView, ActionPerforming {
  private var text = "" {
    didSet { setNeedsDisplay() }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    setNeedsDisplay()
    return became
  }

  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    setNeedsDisplay()
    return resigned
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let typed = presses.compactMap(\.key).map(\.characters).filter { key in
      key.count == 1 && key.allSatisfy { $0.isLetter || $0 == " " }
    }
    if typed.isEmpty { return super.pressesBegan(presses, with: event) }
    text = String((text + typed.joined()).suffix(24))
  }

  func implements(_ action: Selector) -> Bool { action == "clear" }

  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) { text = "" }

  override func draw(_ rect: CGRect) {
    let ink = (backgroundColor ?? .black).readableInk
    if isFirstResponder {
      UIColor.systemBlue.setStroke()
      let frame = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 6)
      frame.lineWidth = 3
      frame.stroke()
    }
    let shown = text.isEmpty ? accessibilityIdentifier ?? "" : text
    let font = UIFont.systemFont(ofSize: 15)
    (shown + (isFirstResponder ? "\u{2502}" : "")).draw(
      at: CGPoint(x: bounds.minX + 14, y: bounds.midY - 10),
      withAttributes: [
        .font: font, .foregroundColor: ink.withAlphaComponent(text.isEmpty ? 0.5 : 1),
      ]
    )
  }
}

extension FieldView: CheckpointedView {
  /// The typed text.
  package var checkpointText: String {
    get { text }
    set { text = newValue }
  }
}
