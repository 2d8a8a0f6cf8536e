internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The verdict in one line, for windows too narrow for the right panel; a click opens the rest.
final class VerdictLine: PanelView {
  private(set) var verdict: VerdictText?

  /// Called when the line is clicked.
  var onClick: (() -> Void)?

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "VerdictLine"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a verdict, or an invitation where there is none.
  func show(_ new: VerdictText?) {
    guard new != verdict else { return }
    verdict = new
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onClick?() }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let verdict = verdict ?? VerdictCard.invitation
    let (fill, color) =
      switch verdict.tone {
      case .problem: (Theme.problemCard.fill, Theme.refused)
      case .lost: (Theme.lostCard.fill, Theme.wouldBe)
      case .arrived: (Theme.arrivedCard.fill, Theme.accepted)
      case .nothing: (Theme.panel, Theme.faint)
      }
    canvas.setFillColor(fill)
    canvas.fill(part)
    canvas.setFillColor(Theme.separator)
    canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    canvas.disc(at: CGPoint(x: 18, y: bounds.midY), radius: 4, color: color)
    let key = "F5"
    let keyWidth = KeyCap.width(key)
    let keyX = bounds.width - 14 - keyWidth
    if keyX > 60 {
      canvas.keyCap(key, at: CGPoint(x: keyX, y: ((bounds.height - KeyCap.height) / 2).rounded()))
    }
    var runs = verdict.headline.map { phrase in
      TextRun(
        phrase.text,
        font: phrase.emphasis == .plain ? nil : Theme.labelStrong,
        color: phrase.emphasis == .receiver ? Theme.accepted : Theme.text
      )
    }
    if !verdict.body.isEmpty { runs.append(TextRun(" ")) }
    runs += verdict.body.map { phrase in
      switch phrase.emphasis {
      case .plain: TextRun(phrase.text)
      case .strong: TextRun(phrase.text, font: Theme.labelStrong, color: Theme.text)
      case .receiver: TextRun(phrase.text, font: Theme.labelStrong, color: Theme.accepted)
      }
    }
    canvas.write(
      runs,
      at: CGPoint(x: 30, y: bounds.midY + 4.5),
      font: Theme.label,
      color: Theme.secondary,
      width: keyX - 30 - 10
    )
  }
}
