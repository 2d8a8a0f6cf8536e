internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The list of all views at a point, front to back, from which one is asked about.
///
/// It lies over the canvas, beside the view that is asked about and never on it.
final class ViewStackPanel: PanelView {
  let list = ViewStackList("ViewStackRows")
  private(set) var stack: ViewStack?

  private static let keys = [
    KeyHint("Shift-click", "next behind"), KeyHint(.accept, "asks"), KeyHint(.clear, "closes"),
  ]

  override var ground: UIColor? { nil }
  override var parts: [UIView] { [list] }

  func show(_ new: ViewStack?) {
    guard new != stack else { return }
    stack = new
    list.chosen = new?.chosen
    list.show(new?.rows ?? [])
    if let chosen = new?.chosen { list.reveal(row: chosen) }
    setNeedsDisplay()
  }

  /// The list without its shadow, in bounds space.
  private var card: CGRect {
    bounds.insetBy(dx: ViewStackPlace.shadow, dy: ViewStackPlace.shadow)
  }

  override func layoutSubviews() {
    list.frame = CGRect(
      x: card.minX + 1,
      y: card.minY + ViewStackPlace.head,
      width: card.width - 2,
      height: max(0, card.height - ViewStackPlace.head - ViewStackPlace.foot)
    )
    list.layoutSubviews()
    if let chosen = stack?.chosen { list.reveal(row: chosen) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { card.contains(point) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    guard let stack else { return }
    canvas.fillShadow(of: card, cornerRadius: 6, offset: CGSize(width: 0, height: 3), blur: 9)
    canvas.card(card, fill: Theme.panel, edge: Theme.selection, cornerRadius: 6)
    canvas.write(
      Words("AT \(Shown.point(stack.point)), FRONT TO BACK", Theme.heading, Theme.faint),
      Words("\(stack.chosen + 1) of \(stack.rows.count)", Theme.caption, Theme.secondary),
      from: card.minX + 12,
      to: card.maxX - 12,
      baseline: card.minY + 18
    )
    let foot = card.maxY - ViewStackPlace.foot + 8
    canvas.separator(at: foot, from: card.minX + 1, width: card.width - 2)
    var x = card.minX + 12
    for hint in Self.keys {
      x += canvas.keyCap(hint.key, at: CGPoint(x: x, y: foot + 4)) + 4
      let words = Words(hint.deed, Theme.caption, Theme.secondary)
      x += canvas.write(words, at: CGPoint(x: x, y: foot + 15)) + 14
    }
  }
}

/// The rows of the views at a point.
final class ViewStackList: RowList<ViewStack.Row> {
  /// The row that is chosen.
  var chosen: Int? {
    didSet { if chosen != oldValue { setNeedsDisplay() } }
  }

  override var rowHeight: CGFloat { ViewStackPlace.row }
  override var verticalInset: CGFloat { 0 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let isChosen = index == chosen
    if isChosen {
      let band = rect.insetBy(dx: 3, dy: 1)
      canvas.fill(band, color: Theme.row, cornerRadius: 3)
    }
    let middle = rect.midY
    canvas.chip(row.color, in: CGRect(x: rect.minX + 13, y: middle - 5, width: 10, height: 10))
    let color =
      switch row.walk?.outcome {
      case .inside, .received: Theme.accepted
      case .refused: Theme.refusedText
      case .notAsked: Theme.wouldBe
      case nil: Theme.secondary
      }
    canvas.write(
      Words(Shown.name(row.name), isChosen ? Theme.labelStrong : Theme.label, Theme.text),
      Words(row.reason, Theme.remark, color),
      from: rect.minX + 30,
      to: rect.maxX - 37,
      baseline: middle + 4,
      valueWidth: (rect.width - 67) * 0.6
    )
    let center = CGPoint(x: rect.maxX - 21, y: middle)
    let isFull = row.walk?.outcome == .received
    if isFull { canvas.disc(at: center, radius: 8, color: color) }
    if !isFull { canvas.circle(at: center, radius: 7.4, width: 1.4, color: color) }
    let sign = row.walk?.number.map { "\($0)" } ?? "?"
    let font = sign.count > 2 ? Theme.unread : Theme.badgeStrong
    canvas.write(
      Words(sign, font, isFull ? Theme.onAccepted : color),
      at: CGPoint(x: center.x, y: center.y + 3.4),
      alignment: .center
    )
  }
}
