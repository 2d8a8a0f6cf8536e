internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The responder chain from the receiver up: who passes the message on and where it stops.
final class ChainList: RowList<RoutedInput.Delivery.Step> {
  override var rowHeight: CGFloat { Theme.chainRow }

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
    let font = acts ? Theme.chainLabelStrong : Theme.chainLabel
    canvas.write(
      Words(row.responder, font, isReached ? Theme.text : Theme.faint),
      Words(row.did.clause, Theme.remark, acts ? Theme.responder : Theme.secondary),
      from: 41,
      to: bounds.width - 14,
      baseline: center.y + 4,
      valueWidth: 150
    )
  }
}
