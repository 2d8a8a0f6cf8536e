internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// A panel that shows a verdict, or an invitation where there is none.
class VerdictView: PanelView {
  private(set) var verdict: Verdict?

  /// Shows a verdict, or that nothing was explained yet.
  final func show(_ new: Verdict?) {
    guard new != verdict else { return }
    verdict = new
    setNeedsDisplay()
  }
}

/// The verdict in words: red where a tap does not arrive, amber where it is lost then, else green.
final class VerdictCard: VerdictView {
  private static let inset: CGFloat = 14

  /// What is said before a replay's first press.
  static let replayInvitation = Verdict(
    .nothingInteractive,
    "A trace is replayed.",
    body: "Each of its presses is explained here. The pointer explains, and sends nothing."
  )

  /// What is said before anything was pointed at.
  static let invitation = Verdict(
    .nothingInteractive,
    "Point at the scene.",
    body: "The walk under the pointer is explained here. Nothing is sent until you press."
  )

  // MARK: Text

  private struct Lines {
    let headline: TextLayout
    let body: TextLayout?
    let detail: TextLayout?

    init(_ verdict: Verdict, width: CGFloat) {
      let width = max(40, width - VerdictCard.inset * 2)
      headline = TextLayout.of(
        verdict.headline.textRuns(strong: Theme.headlineStrong, subject: nil),
        font: Theme.headline,
        width: width,
        maximumLines: 4
      )
      body =
        verdict.body.isEmpty
        ? nil
        : TextLayout.of(
          verdict.body.textRuns(strong: Theme.labelStrong, subject: Theme.text),
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
    let (card, detailColor) = (Theme.card(of: verdict.kind), Theme.color(of: verdict.kind))
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

extension Wording {
  /// Returns the words as they are drawn: views stand out by weight, and who received by colour.
  ///
  /// `subject` is the colour of views that did not receive, `plain` that of the words around.
  func textRuns(strong: Font, subject: UIColor?, plain: UIColor? = nil) -> [TextRun] {
    runs.map { run in
      switch run.role {
      case .plain: TextRun(run.text, color: plain)
      case .subject: TextRun(run.text, font: strong, color: subject)
      case .receiver: TextRun(run.text, font: strong, color: Theme.accepted)
      }
    }
  }
}
