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

  /// The look of what is shown.
  final var tone: CardTone { CardTone(verdict?.kind) }
}

/// The verdict in words, on a card whose colour says how the press went.
final class VerdictCard: VerdictView {
  /// What is said before a replay's first press.
  static let replayInvitation = Verdict(
    .empty,
    "A trace is replayed.",
    body: "Each of its presses is explained here. The pointer explains, and sends nothing."
  )

  /// What is said before anything was pointed at.
  static let invitation = Verdict(.empty, "Point at the scene, or press it.")

  /// What is said where only presses are explained.
  static let touchInvitation = Verdict(.empty, "Press the scene.")

  /// What is said while the answer to a guess is hidden.
  static func guessInvitation(_ card: SceneCard) -> Verdict {
    let choices = card.chosenTry?.guess.map { "\($0.words). " } ?? ""
    let off = "\(KeyTable.label(of: .toggleGuessing)) turns guessing off."
    return Verdict(.empty, "Guess first, then press.", body: "\(choices)\(off)")
  }

  /// What is said of a model that explains nothing.
  static func waiting(in model: InspectorModel) -> Verdict {
    if model.activity.isReplaying { return replayInvitation }
    if model.card.isAnswerHidden { return guessInvitation(model.card) }
    return model.mode.explainsHover ? invitation : touchInvitation
  }

  // MARK: Text

  private static let left: CGFloat = 15
  private static let titleLeft: CGFloat = 35
  private static let right: CGFloat = 12
  private static let top: CGFloat = 7

  /// What is written, and where its parts begin.
  private struct Lines {
    let headline: TextLayout
    let body: TextLayout?
    let detail: TextLayout?
    let bodyTop: CGFloat
    let detailTop: CGFloat
    let height: CGFloat

    init(_ verdict: Verdict, hasSign: Bool, width: CGFloat) {
      let width = max(60, width - VerdictCard.right)
      let headLeft = hasSign ? VerdictCard.titleLeft : VerdictCard.left
      headline = TextLayout.of(
        verdict.headline.textRuns(
          strong: Theme.headlineStrong,
          subject: Theme.text,
          receiver: Theme.text
        ),
        font: Theme.headline,
        width: width - headLeft,
        maximumLines: 4
      )
      body =
        verdict.body.isEmpty
        ? nil
        : TextLayout.of(
          verdict.body.textRuns(strong: Theme.labelStrong, subject: Theme.text),
          font: Theme.label,
          width: width - VerdictCard.left,
          maximumLines: 6
        )
      let details = verdict.details.runs.map(\.shown).joined()
      detail = (details.isEmpty ? nil : details).map {
        TextLayout.of(
          $0,
          font: Theme.remark,
          width: width - VerdictCard.left,
          maximumLines: 3
        )
      }
      var bottom = VerdictCard.top + headline.size.height
      bodyTop = bottom + 2
      if let body { bottom = bodyTop + body.size.height }
      detailTop = bottom + 5
      if let detail { bottom = detailTop + detail.size.height }
      height = (bottom + 9).rounded()
    }
  }

  private func lines(width: CGFloat) -> Lines {
    Lines(verdict ?? Self.invitation, hasSign: tone.hasSign, width: width)
  }

  /// The height the card needs at a width.
  func height(forWidth width: CGFloat) -> CGFloat { lines(width: width).height }

  /// The evidence with all decimals, where the card rounds it.
  override func tip(at point: CGPoint) -> Tip? {
    guard let details = verdict?.details, point.y >= lines(width: bounds.width).detailTop,
      details.runs.contains(where: { $0.text != $0.shown })
    else { return nil }
    return Tip(text: details.text, rect: bounds)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let colors = tone.colors
    canvas.card(bounds, fill: colors.fill, edge: colors.edge, cornerRadius: 6)
    if let bar = colors.bar {
      canvas.saved {
        canvas.clip(to: CGRect(x: 0, y: 0, width: 4, height: bounds.height))
        canvas.fill(bounds, color: bar, cornerRadius: 6)
      }
    }
    let lines = lines(width: bounds.width)
    canvas.draw(
      lines.headline,
      at: CGPoint(x: tone.hasSign ? Self.titleLeft : Self.left, y: Self.top),
      color: Theme.text
    )
    tone.paintSign(
      at: CGPoint(x: 21, y: (Self.top + lines.headline.baseline - 4.5).rounded()),
      on: canvas
    )
    if let body = lines.body {
      canvas.draw(body, at: CGPoint(x: Self.left, y: lines.bodyTop), color: Theme.secondary)
    }
    if let detail = lines.detail {
      let color = Theme.text(in: colors.bar ?? Theme.secondary)
      canvas.draw(detail, at: CGPoint(x: Self.left, y: lines.detailTop), color: color)
    }
  }
}

extension Wording {
  /// Returns the words as they are drawn: views stand out by weight, and who received by colour.
  ///
  /// `subject` is the colour of views that did not receive, `plain` that of the words around.
  func textRuns(
    strong: Font,
    subject: UIColor?,
    receiver: UIColor = Theme.text(in: Theme.accepted),
    plain: UIColor? = nil
  ) -> [TextRun] {
    runs.map { run in
      switch run.role {
      case .plain: TextRun(run.shown, color: plain)
      case .subject: TextRun(run.shown, font: strong, color: subject)
      case .receiver: TextRun(run.shown, font: strong, color: receiver)
      }
    }
  }
}
