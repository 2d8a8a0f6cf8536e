internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The lines of the log of one event, as the terminal prints them.
final class LineList: RowList<Message> {
  override var rowHeight: CGFloat { 14.6 }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let place = CGPoint(x: Theme.margin, y: rect.minY + 11)
    canvas.write(rows[index], Theme.keyCap, at: place, width: room)
  }

  private var room: CGFloat { bounds.width - Theme.margin - 10 }

  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let text = rows[index].text
    let isCut = Ink.width(text, Theme.keyCap) > room
    return isCut ? Tip(text: text, rect: rect(ofRow: index)) : nil
  }
}

/// The lines of the event that is chosen, beside the list of events.
final class LinesPanel: PanelView {
  let list = LineList("LineRows")
  private var isOfChosen = false

  override var parts: [UIView] { [list] }

  /// Shows the lines of an event: the one that is chosen, or else the latest.
  func show(_ event: EventRow?, isChosen: Bool) {
    if isChosen != isOfChosen { setNeedsDisplay() }
    isOfChosen = isChosen
    list.show(event?.lines ?? [])
  }

  override func layoutSubviews() { lay(list, below: LogPanel.head) }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    canvas.fill(CGRect(x: 0, y: 0, width: 1, height: bounds.height), color: Theme.separator)
    let remark = isOfChosen ? "of the chosen event" : "of the latest event"
    canvas.heading("LINES", remark: remark, baseline: 17, in: bounds)
  }
}

extension Canvas {
  /// Writes a line of the log: in its colour, the time behind it.
  func write(_ line: Message, _ font: Font, at place: CGPoint, width: CGFloat) {
    let color = Theme.color(of: line.kind)
    let runs = line.words.runs.map { run in
      // When it was stands back behind what it was.
      if case .seconds = run.value { return TextRun(run.text, color: Theme.faint) }
      return TextRun(run.shown, color: color)
    }
    if runs.isEmpty { return }
    let words = Words([TextRun(line.margin, color: color)] + runs, font, Theme.text)
    write(words, at: place, width: width)
  }
}
