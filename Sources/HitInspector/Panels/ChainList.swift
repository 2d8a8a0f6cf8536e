internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The responder chain from the receiver up: who passes the message on and where it stops.
final class ChainList: RowList {
  private(set) var rows: [RoutedInput.Delivery.Step] = []

  override var rowHeight: CGFloat { Theme.chainRow }
  override var rowCount: Int { rows.count }

  /// Shows a chain.
  func show(_ new: [RoutedInput.Delivery.Step]) {
    guard new != rows else { return }
    let old = rows
    rows = new
    redraw(from: old, to: new)
    // A link's colour depends on the row below it, which may have changed alone.
    if old.count != new.count { setNeedsDisplay() }
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let center = CGPoint(x: 27, y: rect.minY + rect.height / 2)
    let acts = row.did.isHandling
    let isReached = row.did != .notReached
    if index + 1 < rows.count {
      canvas.line(
        [CGPoint(x: center.x, y: center.y + 5), CGPoint(x: center.x, y: center.y + 14)],
        width: 1.3,
        color: row.did.isPassing ? Theme.responder : Theme.connector,
        cap: .butt
      )
    }
    if isReached {
      canvas.disc(at: center, radius: 4.5, color: acts ? Theme.responder : Theme.secondary)
    }
    canvas.circle(
      at: center,
      radius: 4.5,
      width: 1.3,
      color: isReached ? Theme.responder : Theme.faint
    )
    let right = bounds.width - 14
    let words = canvas.write(
      row.did.clause,
      at: CGPoint(x: right, y: center.y + 4),
      font: Theme.remark,
      color: acts ? Theme.responder : Theme.secondary,
      alignment: .trailing,
      width: 150
    )
    canvas.write(
      row.responder,
      at: CGPoint(x: 41, y: center.y + 4),
      font: acts ? Theme.chainLabelStrong : Theme.chainLabel,
      color: isReached ? Theme.text : Theme.faint,
      width: right - 41 - words - 8
    )
  }
}
