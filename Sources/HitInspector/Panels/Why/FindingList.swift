internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// What lint found at the view that is explained.
final class FindingList: SectionList<FindingRow> {
  override var rowHeight: CGFloat { 26 }
  override var leastRows: Int { 1 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func cutText(ofRow index: Int) -> String? {
    let sentence = rows[index].sentence
    return Ink.width(sentence, Theme.chainLabel) > bounds.width - 110 ? sentence : nil
  }

  /// Called with the view whose place in the file was clicked.
  var onOpen: ((SceneViewID) -> Void)?

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    guard point.x > bounds.width - Self.placeWidth, rows[index].place != nil,
      let view = rows[index].view
    else { return super.click(row: index, at: point, isDouble: isDouble) }
    if !isDouble { onOpen?(view) }
  }

  /// How far from the right end a click is on the place in the file.
  private static let placeWidth: CGFloat = 48

  override func paintHover(in rect: CGRect, on canvas: Canvas) {}

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let card = CGRect(x: 0, y: rect.minY, width: rect.width, height: 24)
    let fill = index == hoveredRow ? Theme.control : Theme.neutralCard.fill
    canvas.fill(card, color: fill, cornerRadius: 4)
    let sign = CGPoint(x: 12, y: rect.minY + 12)
    switch row.level {
    case .error: canvas.disc(at: sign, radius: 4.5, color: Theme.refused)
    case .warning: canvas.warning(at: sign, size: 5, color: Theme.wouldBe)
    case .note: canvas.circle(at: sign, radius: 4, width: 1.5, color: Theme.selection)
    }
    let baseline = rect.minY + 16
    let ruleColor =
      switch row.level {
      case .error: Theme.refusedText
      case .warning: Theme.wouldBe
      case .note: Theme.selection
      }
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
