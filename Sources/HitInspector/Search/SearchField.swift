internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A field that takes text and says how much was found by it.
final class SearchField: PanelView, KeyField {
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

  private(set) var line = EditedLine()

  static let height: CGFloat = 22

  var text: String { line.text }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func focusChanged() { setNeedsDisplay() }

  /// Takes a key that goes into the field.
  func take(_ key: TypedKey) {
    let old = line
    switch key.named {
    case .enter: onStep?(key.modifiers.contains(.shift) ? -1 : 1)
    case .down: onStep?(1)
    case .up: onStep?(-1)
    default: _ = line.take(key)
    }
    changed(from: old)
  }

  func leave() { clear() }

  /// Empties the field.
  func clear() {
    let old = line
    line = EditedLine()
    changed(from: old)
  }

  private func changed(from old: EditedLine) {
    guard line != old else { return }
    setNeedsDisplay()
    if line.letters != old.letters { onChange?(line.text) }
  }

  // MARK: Pointer

  override func cursor(at point: CGPoint) -> PointerShape { .text }

  override func tip(at point: CGPoint) -> Tip? { help.map { Tip(text: $0, rect: bounds) } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
    guard let point = touches.first?.location(in: self) else { return }
    let x = point.x - textStart
    // The place between two letters that is nearest.
    let place = (0...line.letters.count).min {
      abs(width(ofFirst: $0) - x) < abs(width(ofFirst: $1) - x)
    }
    let old = line
    line.move(to: place ?? 0)
    changed(from: old)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Drawing

  private static let left: CGFloat = 24

  private func width(ofFirst count: Int) -> CGFloat {
    Ink.width(String(line.letters.prefix(count)), Theme.remark)
  }

  private var textEnd: CGFloat {
    bounds.width - 8 - (result.isEmpty ? 0 : Ink.width(result, Theme.small) + 6)
  }

  /// Where the text begins: further left where the cursor would stand beyond the end.
  private var textStart: CGFloat {
    min(Self.left, textEnd - 2 - width(ofFirst: line.cursor))
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
      let fitting = placeholders.first { Ink.width($0, Theme.remark) <= room }
      let words = Words(fitting ?? placeholders.last ?? "", Theme.remark, Theme.faint)
      canvas.write(words, at: CGPoint(x: Self.left, y: baseline), width: room)
    }
    canvas.saved {
      canvas.clip(to: CGRect(x: Self.left - 1, y: 0, width: room + 2, height: bounds.height))
      let (point, height) = (CGPoint(x: textStart, y: baseline), bounds.height - 8)
      canvas.write(line, Theme.remark, at: point, cursor: 4, height, isTyped: isFirstResponder)
    }
  }
}
