internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The list of all keys, over the canvas while it is wanted.
final class KeysPanel: PanelView {
  let list = KeyList("KeyRows")

  /// Called when it is clicked, which closes it.
  var onClose: (() -> Void)?

  override var ground: UIColor? { Theme.panel }
  override var parts: [UIView] { [list] }

  private static let columns = 46.0

  override func layoutSubviews() {
    lay(list, below: Self.columns)
    list.show(KeyTable.rows)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClose?() }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let leave = KeyTable.label(of: .clear)
    canvas.heading(
      "KEYS",
      remark: "plain ones while the keys are HitScope's; \(leave) closes the list",
      baseline: 20,
      in: bounds
    )
    let columns = KeyList.Columns(width: bounds.width)
    let names = [
      (columns.key, "always"), (columns.plain, "plain"),
      (columns.click, "or click"),
    ]
    for (x, name) in names {
      canvas.write(Words(name, Theme.caption, Theme.faint), at: CGPoint(x: x, y: 40))
    }
  }
}

/// The rows of the list of keys.
final class KeyList: RowList<KeyTable.Row> {
  /// Where the columns begin.
  struct Columns {
    let action = Theme.margin
    let key: CGFloat
    /// The width of what the keys do.
    var actionWidth: CGFloat { key - action - 8 }
    let plain: CGFloat
    let click: CGFloat
    let end: CGFloat

    init(width: CGFloat) {
      key = (width * 0.33).rounded()
      plain = (width * 0.59).rounded()
      click = (width * 0.74).rounded()
      end = width - Theme.margin
    }
  }

  override var rowHeight: CGFloat { 22 }

  /// What has no room in a row.
  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let action = rows[index].action
    guard Ink.width(action, Theme.remark) > Columns(width: bounds.width).actionWidth else {
      return nil
    }
    return Tip(text: action, rect: rect(ofRow: index))
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let columns = Columns(width: bounds.width)
    let baseline = rect.midY + 4
    canvas.write(
      Words(row.action, Theme.remark, Theme.text),
      at: CGPoint(x: columns.action, y: baseline),
      width: columns.actionWidth
    )
    for (keys, left, right) in [
      (row.keys, columns.key, columns.plain), (row.plainKeys, columns.plain, columns.click),
    ] {
      let words = Words(keys, Theme.keyCap, Theme.selection)
      canvas.write(words, at: CGPoint(x: left, y: baseline), width: right - left - 8)
    }
    canvas.write(
      Words(row.click, Theme.remark, Theme.secondary),
      at: CGPoint(x: columns.click, y: baseline),
      width: columns.end - columns.click
    )
  }
}
