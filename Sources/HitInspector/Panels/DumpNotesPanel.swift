internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What a dump does not tell, below the scene, while there are no events in that place.
final class DumpNotesPanel: PanelView {
  let list = DumpNoteList("DumpNoteRows")

  /// The height at which two notes are seen; more of them scroll.
  nonisolated static let height: CGFloat = 76
  private static let head: CGFloat = 24

  override var parts: [UIView] { [list] }

  func show(_ notes: [DumpNoteRow]) {
    guard notes != list.rows else { return }
    list.show(notes)
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    list.setFrameIfNeeded(
      CGRect(x: 0, y: Self.head, width: bounds.width, height: bounds.height - Self.head - 8)
    )
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    let remark = Counted.text(list.rows.count, "note")
    canvas.heading("WHAT THE DUMP DOES NOT TELL", remark: remark, baseline: 18, in: bounds)
  }
}

/// The notes, a row each.
final class DumpNoteList: RowList<DumpNoteRow> {
  override var rowHeight: CGFloat { 21 }
  override var verticalInset: CGFloat { 0 }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let card = CGRect(x: 9, y: rect.minY + 0.5, width: rect.width - 18, height: 19)
    canvas.fill(card, color: Theme.card, cornerRadius: 3)
    canvas.warning(at: CGPoint(x: 21, y: card.midY), size: 5.2, color: Theme.wouldBe)
    canvas.write(
      Words(row.sentence, Theme.chainLabel, Theme.text),
      Words(row.place, Theme.caption, Theme.secondary),
      from: 35,
      to: card.maxX - 8,
      baseline: card.minY + 13.5
    )
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let sentence = rows[index].sentence
    let isCut = Ink.width(sentence, Theme.chainLabel) > bounds.width - 130
    return isCut ? Tip(text: sentence, rect: rect(ofRow: index)) : nil
  }
}
