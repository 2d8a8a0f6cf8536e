internal import Foundation
internal import HitCanvas
internal import HitResponders

/// "Why not this view?", above the card that answers it.
final class QuestionField: PanelView {
  /// Called when the question is taken back.
  var onClear: (() -> Void)?

  private(set) var question: ViewQuestion?

  static let height: CGFloat = 26
  private static let baseline: CGFloat = 17.5

  func show(_ new: ViewQuestion?) {
    guard new?.view != question?.view || new?.name != question?.name else { return }
    question = new
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.location(in: self).x > bounds.width - 56 else { return }
    onClear?()
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(bounds, fill: Theme.question, edge: Theme.selection, cornerRadius: 4)
    guard let question else { return }
    let right = bounds.width - 24
    let sign = CGPoint(x: bounds.width - 12.5, y: 13)
    canvas.cross(at: sign, arm: 3.5, width: 1.4, color: Theme.secondary)
    canvas.write(
      Words(KeyTable.label(of: .clear), Theme.keySmall, Theme.secondary),
      at: CGPoint(x: right, y: Self.baseline - 0.5),
      alignment: .trailing
    )
    let asking = Words("Why not", Theme.label, Theme.secondary)
    let left = 12 + canvas.write(asking, at: CGPoint(x: 12, y: Self.baseline)) + 8
    let hasColor = question.color != nil
    let nameX = left + (hasColor ? 19 : 8)
    let room = right - 40 - nameX
    let name = Ink.name(question.name, Theme.labelStrong, width: room)
    let width = min(Ink.width(name, Theme.labelStrong), room)
    let chip = CGRect(x: left, y: 3.5, width: nameX - left + width + 8, height: 19)
    canvas.fill(chip, color: Theme.controlOn, cornerRadius: 4)
    if let color = question.color {
      canvas.fill(CGRect(x: left + 6, y: 8.5, width: 9, height: 9), color: color, cornerRadius: 2)
    }
    canvas.write(
      Words(name, Theme.labelStrong, Theme.text),
      at: CGPoint(x: nameX, y: Self.baseline),
      width: room
    )
    canvas.write(
      Words("?", Theme.label, Theme.secondary),
      at: CGPoint(x: chip.maxX + 6, y: Self.baseline)
    )
  }
}
