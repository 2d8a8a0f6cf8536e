internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The running log with its heading.
final class LogPanel: PanelView {
  let list = LogList("LogRows")
  private var count = 0

  private static let top: CGFloat = 27

  override var parts: [UIView] { [list] }

  /// Shows lines, the newest last.
  func show(_ lines: [Message]) {
    list.show(lines)
    guard count != lines.count else { return }
    count = lines.count
    setNeedsDisplay(CGRect(x: 0, y: 0, width: bounds.width, height: Self.top))
  }

  override func layoutSubviews() { lay(list, below: Self.top) }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    let remark = count == 0 ? "press the scene to route a touch" : "\(count) lines"
    canvas.heading("LOG", remark: remark, baseline: 19, in: bounds)
  }
}

/// The lines of the log, which follow the newest unless scrolled away from it.
final class LogList: RowList<Message> {
  override var rowHeight: CGFloat { Theme.logRow }
  override var verticalInset: CGFloat { 3 }

  override func redraw(from old: [Message], to new: [Message]) {
    if new.count > old.count, new.starts(with: old) {
      redraw(rows: old.count...(new.count - 1))
    } else {
      setNeedsDisplay()
    }
    move(to: isFollowing ? farthestOffset : offset)
  }

  override func layoutSubviews() {
    move(to: isFollowing ? farthestOffset : offset)
  }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    let isTaken = super.scroll(by: delta, at: point)
    isFollowing = isAtEnd
    return isTaken
  }

  /// Whether the newest line stays in view; scrolling away from it ends that, coming back resumes
  /// it.
  private var isFollowing = true

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let line = rows[index]
    let color = Theme.color(of: line.kind)
    let runs = line.words.runs.map { run in
      // When it was stands back behind what it was.
      if case .seconds = run.value { return TextRun(run.text, color: Theme.faint) }
      return TextRun(run.text, color: color)
    }
    if runs.isEmpty { return }
    canvas.write(
      Words([TextRun(line.margin, color: color)] + runs, Theme.figures, Theme.text),
      at: CGPoint(x: Theme.margin, y: rect.minY + 11),
      width: bounds.width - Theme.margin * 2
    )
  }
}
