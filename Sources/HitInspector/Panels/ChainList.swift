internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The responder chain from the receiver up: who passes the message on and where it stops.
final class ChainList: RowList {
  private(set) var rows: [ChainRow] = []

  override var rowHeight: CGFloat { Theme.chainRow }
  override var rowCount: Int { rows.count }

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "ChainRows"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a chain.
  func show(_ new: [ChainRow]) {
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
    let acts = row.deed == .handles || row.deed == .handlesAndPasses
    let isReached = row.deed != .notReached
    if index + 1 < rows.count {
      let isPassed = row.deed == .passes || row.deed == .handlesAndPasses
      canvas.line(
        [CGPoint(x: center.x, y: center.y + 5), CGPoint(x: center.x, y: center.y + 14)],
        width: 1.3,
        color: isPassed ? Theme.responder : Theme.connector,
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
      row.words,
      at: CGPoint(x: right, y: center.y + 4),
      font: Theme.remark,
      color: acts ? Theme.responder : Theme.secondary,
      alignment: .trailing,
      width: 150
    )
    canvas.write(
      row.name,
      at: CGPoint(x: 41, y: center.y + 4),
      font: acts ? Theme.chainLabelStrong : Theme.chainLabel,
      color: isReached ? Theme.text : Theme.faint,
      width: right - 41 - words - 8
    )
  }
}
