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
final class SavePromptLine: LineField {
  /// Called with the name.
  var onSave: ((String) -> Void)?
  /// Called when the question is dropped.
  var onLeave: (() -> Void)?

  private(set) var prompt: SavePrompt?

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

  override func take(_ key: TypedKey) {
    if key.named == .enter { return onSave?(line.text) ?? () }
    super.take(key)
  }

  override func leave() { onLeave?() }

  // MARK: Drawing

  override var font: Font { Theme.figures }

  private var question: Words { Words("Save the scene as", Theme.chainLabelStrong, Theme.text) }

  private var remark: Words {
    prompt?.fault.map { Words($0, Theme.caption, Theme.refusedText) }
      ?? Words("Enter saves, Esc does not", Theme.caption, Theme.secondary)
  }

  private var end: CGFloat { bounds.width - 10 }

  /// Where the name is typed: between the question and the remark.
  private var field: CGRect {
    let left = 22 + question.width()
    let right = end - remark.width(within: bounds.width / 2) - 12
    return CGRect(x: left, y: 3.5, width: right - left, height: 17)
  }

  override var textStart: CGFloat {
    min(field.minX + 6, field.maxX - 8 - line.width(ofFirst: line.cursor, font))
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let edge = prompt?.fault == nil ? Theme.noticeEdge : Theme.refused
    canvas.card(bounds, fill: Theme.question, edge: edge, cornerRadius: 4)
    canvas.write(question, at: CGPoint(x: 12, y: 16))
    let point = CGPoint(x: end, y: 16)
    canvas.write(remark, at: point, alignment: .trailing, width: bounds.width / 2)
    let field = field
    canvas.card(field, fill: Theme.ground, edge: Theme.selection, cornerRadius: 3)
    canvas.saved {
      canvas.clip(to: field.insetBy(dx: 3, dy: 0))
      canvas.write(line, font, at: CGPoint(x: textStart, y: 16), cursor: 6, 12)
    }
  }
}
