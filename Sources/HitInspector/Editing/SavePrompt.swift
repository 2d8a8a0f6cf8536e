internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The question for a name under which a scene is saved.
nonisolated package struct SavePrompt: Hashable, Sendable {
  /// The name that is proposed.
  package var proposal: String
  /// Why the name that was given last cannot be taken.
  package var fault: String?

  package init(_ proposal: String) { self.proposal = proposal }
}

/// A line at the lower edge of the canvas that takes the name of a file.
final class SavePromptLine: PanelView, KeyField {
  /// Called with the name.
  var onSave: ((String) -> Void)?
  /// Called when the question is dropped.
  var onLeave: (() -> Void)?

  private(set) var prompt: SavePrompt?
  private(set) var line = EditedLine()

  override var ground: UIColor? { nil }

  /// Asks, or no longer does.
  func show(_ new: SavePrompt?) {
    guard new != prompt else { return }
    if prompt == nil, let new { line = EditedLine(new.proposal) }
    prompt = new
    isHidden = new == nil
    if new == nil { resignFirstResponder() } else { becomeFirstResponder() }
    setNeedsDisplay()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func focusChanged() { setNeedsDisplay() }

  func take(_ key: TypedKey) {
    if key.named == .enter { return onSave?(line.text) ?? () }
    if line.take(key) { setNeedsDisplay() }
  }

  func leave() { onLeave?() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  override func cursor(at point: CGPoint) -> PointerShape { .text }

  // MARK: Drawing

  private static let question = "Save the scene as"

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let edge = prompt?.fault == nil ? Theme.noticeEdge : Theme.refused
    canvas.card(bounds, fill: Theme.question, edge: edge, cornerRadius: 4)
    let words = Words(Self.question, Theme.chainLabelStrong, Theme.text)
    let left = 22 + canvas.write(words, at: CGPoint(x: 12, y: 16))
    let remark = prompt?.fault ?? "Enter saves, Esc does not"
    let ink = prompt?.fault == nil ? Theme.secondary : Theme.refusedText
    let end = bounds.width - 10
    let width = canvas.write(
      Words(remark, Theme.caption, ink),
      at: CGPoint(x: end, y: 16),
      alignment: .trailing,
      width: bounds.width / 2
    )
    let field = CGRect(x: left, y: 3.5, width: end - width - 12 - left, height: 17)
    canvas.card(field, fill: Theme.ground, edge: Theme.selection, cornerRadius: 3)
    canvas.saved {
      canvas.clip(to: field.insetBy(dx: 3, dy: 0))
      let cursor = Ink.width(line.head, Theme.figures)
      let start = min(field.minX + 6, field.maxX - 8 - cursor)
      canvas.write(line, Theme.figures, at: CGPoint(x: start, y: 16), cursor: 6, 12)
    }
  }
}
