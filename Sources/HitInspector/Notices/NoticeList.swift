internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The notices that were shown, over the lower right corner while they are wanted.
final class NoticesPanel: PanelView {
  let list = NoticeList("NoticeRows")

  override var ground: UIColor? { nil }
  override var parts: [UIView] { [list] }

  private static let padding: CGFloat = 5
  private static let heading: CGFloat = 26

  /// Returns the place of the panel in a window of a layout.
  func place(in layout: InspectorLayout) -> CGRect {
    let size = layout.size
    let bottom = (layout.status?.minY ?? size.height) - 6
    let width = min(594, size.width - 28)
    let rows = max(1, CGFloat(list.rowCount)) * list.rowHeight + list.verticalInset * 2
    let height = min(rows + Self.heading + Self.padding, bottom - 12, 320)
    return CGRect(x: size.width - 14 - width, y: bottom - height, width: width, height: height)
  }

  override func layoutSubviews() {
    list.frame = CGRect(
      x: 4,
      y: Self.heading,
      width: bounds.width - 8,
      height: max(0, bounds.height - Self.heading - Self.padding)
    )
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(bounds, fill: Theme.panel, edge: Theme.separator, cornerRadius: 6)
    let leave = KeyTable.label(of: .clear)
    canvas.heading("NOTICES", remark: "\(leave) closes it", baseline: 18, in: bounds)
    guard list.rows.isEmpty else { return }
    let words = Words("None so far.", Theme.remark, Theme.secondary)
    canvas.write(words, at: CGPoint(x: Theme.margin, y: Self.heading + 16))
  }
}

/// The rows of the list of notices; a click does what the row offers.
final class NoticeList: RowList<NoticeBoard.Entry> {
  /// Called with what a row offers.
  var onCommand: ((InspectorCommand) -> Void)?

  override var rowHeight: CGFloat { 26 }

  override func reacts(row index: Int) -> Bool { !rows[index].notice.actions.isEmpty }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    if let action = rows[index].notice.actions.first { onCommand?(action.command) }
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let entry = rows[index]
    let baseline = rect.midY + 4
    let clock = Words(entry.clock, Theme.keyCap, Theme.secondary)
    canvas.write(clock, at: CGPoint(x: 10, y: baseline))
    canvas.sign(of: entry.notice.kind, at: CGPoint(x: 78, y: rect.midY))
    let text =
      entry.isRead
      ? Words(entry.notice.text, Theme.remark, Theme.secondary)
      : Words(entry.notice.text, Theme.remarkStrong, Theme.text)
    let action = entry.notice.actions.first.map {
      Words($0.title, Theme.captionStrong, Theme.selection)
    }
    canvas.write(text, action, from: 91, to: rect.maxX - 8, baseline: baseline)
  }
}
