internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The verdict in one line, for windows too narrow for the right panel; a click opens the rest.
final class VerdictLine: VerdictView {
  /// Called when the line is clicked.
  var onClick: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onClick?() }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let verdict = verdict ?? VerdictCard.invitation
    let (fill, color) =
      verdict.kind == .neutral
      ? (Theme.panel, Theme.faint)
      : (CardTone(verdict.kind).colors.fill, Theme.color(of: verdict.kind))
    canvas.fill(part, color: fill)
    canvas.separator(at: 0, width: bounds.width)
    canvas.disc(at: CGPoint(x: 18, y: bounds.midY), radius: 4, color: color)
    let key = KeyTable.label(of: .fold(.why))
    let keyWidth = KeyCap.width(key)
    let keyX = bounds.width - 14 - keyWidth
    if keyX > 60 {
      canvas.keyCap(key, at: CGPoint(x: keyX, y: ((bounds.height - KeyCap.height) / 2).rounded()))
    }
    let headline = verdict.headline.textRuns(
      strong: Theme.labelStrong,
      subject: Theme.text,
      plain: Theme.text
    )
    let body = verdict.body.textRuns(strong: Theme.labelStrong, subject: Theme.text)
    let runs = headline + (body.isEmpty ? [] : [TextRun(" ")]) + body
    canvas.write(
      Words(runs, Theme.label, Theme.secondary),
      at: CGPoint(x: 30, y: bounds.midY + 4.5),
      width: keyX - 30 - 10
    )
  }
}
