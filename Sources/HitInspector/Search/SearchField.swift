internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A field that takes text and says how much was found by it.
final class SearchField: LineField {
  /// Called with the text when it was changed.
  var onChange: ((String) -> Void)?
  /// Called to go some places on or back among what was found.
  var onStep: ((Int) -> Void)?

  /// What can be typed, as long ones as there is room for, the longest first.
  var placeholders: [String] = []
  /// What more can be typed, told where the pointer rests.
  var help: String?

  /// What was found, as `2 / 7`.
  var result = "" {
    didSet { if result != oldValue { setNeedsDisplay() } }
  }

  static let height: CGFloat = 22

  var text: String { line.text }

  // MARK: Keys

  override func take(_ key: TypedKey) {
    switch key.named {
    case .enter: onStep?(key.modifiers.contains(.shift) ? -1 : 1)
    case .down: onStep?(1)
    case .up: onStep?(-1)
    default: change { _ = $0.take(key) }
    }
  }

  override func leave() { clear() }

  /// Empties the field.
  func clear() { change { $0 = EditedLine() } }

  private func change(_ edit: (inout EditedLine) -> Void) {
    let old = line.letters
    edit(&line)
    if line.letters != old { onChange?(line.text) }
  }

  override func tip(at point: CGPoint) -> Tip? { help.map { Tip(text: $0, rect: bounds) } }

  // MARK: Drawing

  private static let left: CGFloat = 24

  override var font: Font { Theme.remark }

  private var textEnd: CGFloat {
    bounds.width - 8 - (result.isEmpty ? 0 : Ink.width(result, Theme.small) + 6)
  }

  /// Where the text begins: further left where the cursor would stand beyond the end.
  override var textStart: CGFloat {
    min(Self.left, textEnd - 2 - line.width(ofFirst: line.cursor, font))
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let edge = isFirstResponder ? Theme.selection : Theme.separator
    canvas.card(bounds, fill: Theme.ground, edge: edge, cornerRadius: 4)
    canvas.findSign(at: CGPoint(x: 13.5, y: bounds.midY), color: Theme.line)
    let baseline = bounds.midY + 4
    if !result.isEmpty {
      let words = Words(result, Theme.small, Theme.faint)
      let end = CGPoint(x: bounds.width - 8, y: baseline)
      canvas.write(words, at: end, alignment: .trailing)
    }
    let room = textEnd - Self.left
    if line.letters.isEmpty {
      let fitting = placeholders.first { Ink.width($0, font) <= room }
      let words = Words(fitting ?? placeholders.last ?? "", font, Theme.faint)
      canvas.write(words, at: CGPoint(x: Self.left, y: baseline), width: room)
    }
    canvas.saved {
      canvas.clip(to: CGRect(x: Self.left - 1, y: 0, width: room + 2, height: bounds.height))
      let (point, height) = (CGPoint(x: textStart, y: baseline), bounds.height - 8)
      canvas.write(line, font, at: point, cursor: 4, height, isTyped: isFirstResponder)
    }
  }
}
