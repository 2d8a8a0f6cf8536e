internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The edits of the scene, in the order they were made; a click goes to that point.
final class ChangeList: SectionList<ChangeLine> {
  /// Called with how many edits shall be done.
  var onGo: ((Int) -> Void)?

  override var rowHeight: CGFloat { 22 }
  override var leastRows: Int { 2 }

  /// The edit that would be undone.
  override var rowsInView: [Int] { [rows.lastIndex(where: \.isLatest)].compactMap(\.self) }

  override func reacts(row index: Int) -> Bool { true }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    if !isDouble { onGo?(index + 1) }
  }

  override func cutText(ofRow index: Int) -> String? {
    let row = rows[index].row
    let text = row.old.isEmpty && row.new.isEmpty ? "" : ": \(row.old) → \(row.new)"
    return text.count > 24 ? row.title + text : nil
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let line = rows[index]
    let row = line.row
    if line.isLatest {
      let card = CGRect(x: 0, y: rect.minY + 0.5, width: rect.width, height: 21)
      canvas.fill(card, color: Theme.row, cornerRadius: 3)
    }
    let middle = CGPoint(x: 12, y: rect.minY + 11)
    if line.isDone {
      canvas.disc(at: middle, radius: 4.5, color: Theme.selection)
    } else {
      canvas.circle(at: middle, radius: 4, width: 1.3, color: Theme.line)
    }
    let baseline = rect.minY + 15
    let remark = line.isDone ? row.source.word : "undone"
    let end = CGPoint(x: textEnd, y: baseline)
    let ink = line.isDone ? Theme.secondary : Theme.faint
    let right =
      end.x - 10
      - canvas.write(Words(remark, Theme.caption, ink), at: end, alignment: .trailing)
    let name = line.isLatest ? Theme.chainLabelStrong : Theme.chainLabel
    let text = line.isDone ? Theme.text : Theme.faint
    var x: CGFloat = 24
    let pieces: [Words?] = [
      Words(row.view, name, text), Words(row.what, Theme.chainLabel, ink),
      row.old.isEmpty ? nil : Words(row.old, Theme.figures, ink),
    ]
    for words in pieces {
      guard let words, right - x > 12 else { continue }
      x += canvas.write(words, at: CGPoint(x: x, y: baseline), width: right - x) + 6
    }
    guard !row.new.isEmpty, right - x > 30 else { return }
    if !row.old.isEmpty {
      canvas.arrowRight(at: CGPoint(x: x + 4, y: rect.minY + 11.2), color: ink)
      x += 13
    }
    let new = Words(row.new, Theme.figures, text)
    canvas.write(new, at: CGPoint(x: x, y: baseline), width: right - x)
  }
}

/// A row of the list of edits.
struct ChangeLine: Equatable {
  var row: EditRow
  var isDone: Bool
  /// Whether it is the one that would be undone.
  var isLatest: Bool
}

extension EditHistory {
  /// The rows of the list.
  var lines: [ChangeLine] {
    rows.enumerated().map { index, row in
      ChangeLine(row: row, isDone: index < done, isLatest: index == done - 1)
    }
  }

  /// How many edits can be undone, and how many made again.
  nonisolated var words: String {
    let rest = rows.count - done
    return "\(done) to undo" + (rest > 0 ? ", \(rest) to redo" : "")
  }
}

extension Canvas {
  /// Draws a small arrow that points right about a point.
  func arrowRight(at center: CGPoint, color: UIColor) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    line([point(-4, 0), point(4, 0)], width: 1.2, color: color)
    line([point(1, -3), point(4, 0), point(1, 3)], width: 1.2, color: color)
  }
}
