internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The verdict in words: red where a tap does not arrive, amber where it is lost then, else green.
final class VerdictCard: PanelView {
  private(set) var verdict: VerdictText?

  private static let inset: CGFloat = 14

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "Verdict"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a verdict, or an invitation where there is none.
  func show(_ new: VerdictText?) {
    guard new != verdict else { return }
    verdict = new
    setNeedsDisplay()
  }

  /// What is said before a replay's first press.
  static let replayInvitation = VerdictText(
    .nothing,
    headline: [.init("A trace is replayed.")],
    body: [.init("Each of its presses is explained here. The pointer explains, and sends nothing.")]
  )

  /// What is said before anything was pointed at.
  static let invitation = VerdictText(
    .nothing,
    headline: [.init("Point at the scene.")],
    body: [.init("The walk under the pointer is explained here. Nothing is sent until you press.")]
  )

  // MARK: Text

  private struct Lines {
    let headline: TextLayout
    let body: TextLayout?
    let detail: TextLayout?

    init(_ verdict: VerdictText, width: CGFloat) {
      let width = max(40, width - VerdictCard.inset * 2)
      headline = TextLayout.of(
        verdict.headline.map {
          TextRun(
            $0.text,
            font: $0.emphasis == .plain ? nil : Theme.headlineStrong,
            color: $0.emphasis == .receiver ? Theme.accepted : nil
          )
        },
        font: Theme.headline,
        width: width,
        maximumLines: 4
      )
      body =
        verdict.body.isEmpty
        ? nil
        : TextLayout.of(
          verdict.body.map { phrase in
            switch phrase.emphasis {
            case .plain: TextRun(phrase.text)
            case .strong: TextRun(phrase.text, font: Theme.labelStrong, color: Theme.text)
            case .receiver: TextRun(phrase.text, font: Theme.labelStrong, color: Theme.accepted)
            }
          },
          font: Theme.label,
          width: width,
          maximumLines: 5
        )
      detail = verdict.detail.map {
        TextLayout.of($0, font: Theme.caption, width: width, maximumLines: 2)
      }
    }

    var height: CGFloat {
      var height = 6 + headline.size.height
      if let body { height += 3 + body.size.height }
      if let detail { height += 4 + detail.size.height }
      return (height + 8).rounded(.up)
    }
  }

  /// The height the card needs at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    Lines(verdict ?? Self.invitation, width: width).height
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let verdict = verdict ?? Self.invitation
    let (card, detailColor) =
      switch verdict.tone {
      case .problem: (Theme.problemCard, Theme.refused)
      case .lost: (Theme.lostCard, Theme.wouldBe)
      case .arrived: (Theme.arrivedCard, Theme.accepted)
      case .nothing: (Theme.neutralCard, Theme.secondary)
      }
    canvas.card(bounds, fill: card.fill, edge: card.edge, cornerRadius: 6)
    let lines = Lines(verdict, width: bounds.width)
    var y: CGFloat = 6
    canvas.draw(lines.headline, at: CGPoint(x: Self.inset, y: y), color: Theme.text)
    y += lines.headline.size.height
    if let body = lines.body {
      canvas.draw(body, at: CGPoint(x: Self.inset, y: y + 3), color: Theme.secondary)
      y += 3 + body.size.height
    }
    if let detail = lines.detail {
      canvas.draw(detail, at: CGPoint(x: Self.inset, y: y + 4), color: detailColor)
    }
  }
}
