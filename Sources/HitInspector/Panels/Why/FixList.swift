internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The changes of a scene that would let a press arrive, with what each wins and costs.
final class FixList: SectionList<FixRow> {
  override var rowHeight: CGFloat { 22 }
  override var leastRows: Int { 2 }

  /// The width below which what a change costs is left out.
  private static let fullWidth: CGFloat = 346

  /// Whether there is room for what a change costs.
  var showsLosses: Bool { bounds.width >= Self.fullWidth }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  /// A title that takes more than half of the row may be cut.
  override func cutText(ofRow index: Int) -> String? {
    let title = rows[index].title
    return Ink.width(title, Theme.chainLabel) > bounds.width / 2 ? title : nil
  }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {}

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let card = CGRect(x: 0, y: rect.minY, width: rect.width, height: 19)
    let fill = index == hoveredRow ? Theme.control : Theme.neutralCard.fill
    canvas.fill(card, color: fill, cornerRadius: 4)
    let baseline = rect.minY + 13.5
    var right = rect.width - 8
    if let finding = row.finding {
      right -= write(
        "brings \(finding)",
        Theme.captionMedium,
        Theme.wouldBe,
        to: right,
        baseline,
        canvas
      )
    }
    if showsLosses, let lost = row.lost, lost > 0 {
      let words = "−\(ShortNumber.coordinate(lost))"
      right -= write(words, Theme.small, Theme.secondary, to: right, baseline, canvas)
    }
    let won = "\(row.won < 0 ? "−" : "+")\(ShortNumber.coordinate(abs(row.won)))"
    right -= write(won, Theme.caption, Theme.accepted, to: right, baseline, canvas)
    canvas.write(
      Words(row.title, Theme.chainLabel, Theme.text),
      at: CGPoint(x: 10, y: baseline),
      width: right - 10
    )
  }

  /// Writes a number at the right and returns the room it takes.
  private func write(
    _ text: String,
    _ font: Font,
    _ color: UIColor,
    to right: CGFloat,
    _ baseline: CGFloat,
    _ canvas: Canvas
  ) -> CGFloat {
    canvas.write(
      Words(text, font, color),
      at: CGPoint(x: right, y: baseline),
      alignment: .trailing
    ) + 8
  }
}

/// What lint found at the view that is explained.
final class FindingList: SectionList<FindingRow> {
  override var rowHeight: CGFloat { 26 }
  override var leastRows: Int { 1 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func cutText(ofRow index: Int) -> String? {
    let sentence = rows[index].sentence
    return Ink.width(sentence, Theme.chainLabel) > bounds.width - 110 ? sentence : nil
  }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {}

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let card = CGRect(x: 0, y: rect.minY, width: rect.width, height: 24)
    let fill = index == hoveredRow ? Theme.control : Theme.neutralCard.fill
    canvas.fill(card, color: fill, cornerRadius: 4)
    let color = row.isError ? Theme.refused : Theme.wouldBe
    canvas.disc(at: CGPoint(x: 12, y: rect.minY + 12), radius: 4.5, color: color)
    let baseline = rect.minY + 16
    let ruleColor = row.isError ? Theme.refusedText : Theme.wouldBe
    let rule = Words(row.rule, Theme.captionStrong, ruleColor)
    let left = 23 + canvas.write(rule, at: CGPoint(x: 23, y: baseline)) + 4
    canvas.write(
      Words(row.sentence, Theme.chainLabel, Theme.text),
      row.place.map { Words($0, Theme.keyCap, Theme.secondary) },
      from: left,
      to: rect.width - 8,
      baseline: baseline
    )
  }
}
