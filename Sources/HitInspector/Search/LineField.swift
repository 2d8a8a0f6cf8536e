internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A panel with one line of text that is typed: a press puts the cursor there, a drag selects.
class LineField: PanelView, KeyField {
  final var line = EditedLine() {
    didSet { if line != oldValue { setNeedsDisplay() } }
  }

  /// The font of the line.
  var font: Font { Theme.label }

  /// Where its first letter begins, in bounds space; far left of the field where the line is long.
  var textStart: CGFloat { 0 }

  func take(_ key: TypedKey) { _ = line.take(key) }

  func leave() {}

  // MARK: Keys

  override final var canBecomeFirstResponder: Bool { true }

  override final func focusChanged() { setNeedsDisplay() }

  // MARK: Pointer

  override final func cursor(at point: CGPoint) -> PointerShape { .text }

  override final func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
    touches.first.map { moveCursor(to: $0, isSelecting: false) }
  }

  override final func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { moveCursor(to: $0, isSelecting: true) }
  }

  override final func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func moveCursor(to touch: UITouch, isSelecting: Bool) {
    let place = line.place(at: touch.location(in: self).x - textStart, font)
    line.move(to: place, isSelecting: isSelecting)
  }
}
