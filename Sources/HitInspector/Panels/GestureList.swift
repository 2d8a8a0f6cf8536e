internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The recognizers on the path of a touch: how far each has come, and why.
final class GestureList: RowList<GestureRow> {
  /// Whether some cause needs a second line; all rows are as high then.
  private var isTall = false

  override var rowHeight: CGFloat { Theme.gestureRow + (isTall ? Self.secondLine : 0) }

  /// Makes the rows as high as their causes need on a width.
  func fit(width: CGFloat) {
    let room = width - Self.margins
    let wasTall = isTall
    isTall = rows.contains { Ink.width($0.remark ?? "", Theme.caption) > room }
    guard isTall != wasTall else { return }
    move(to: 0)
    setNeedsDisplay()
  }

  /// What a row leaves free on its left and right.
  private static let margins: CGFloat = 15 + 14
  private static let secondLine: CGFloat = 14

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let isFaint = row.part == .off
    let title = [
      TextRun(row.title, font: Theme.labelStrong, color: isFaint ? Theme.faint : Theme.text),
      TextRun("  \(row.view)"),
    ]
    canvas.write(
      Words(title, Theme.label, isFaint ? Theme.faint : Theme.secondary),
      Words(row.words, Theme.remark, row.wordsColor),
      from: 15,
      to: bounds.width - 14,
      baseline: rect.minY + 13,
      valueWidth: 190
    )
    guard let remark = row.remark else { return }
    let cause = TextLayout.of(
      remark,
      font: Theme.caption,
      width: bounds.width - Self.margins,
      maximumLines: isTall ? 2 : 1
    )
    canvas.draw(
      cause,
      at: CGPoint(x: 15, y: rect.minY + 25 - cause.baseline),
      color: row.isOpen ? Theme.wouldBe : Theme.faint
    )
  }
}

extension GestureRow {
  /// The colour of the state: violet where the gesture goes on or was recognized.
  fileprivate var wordsColor: UIColor {
    switch part {
    case .off: return Theme.faint
    case .offPath, .declined: return Theme.refused
    case .told: break
    }
    if isRecognized { return Theme.gesture }
    return isOpen ? Theme.text : Theme.secondary
  }
}
