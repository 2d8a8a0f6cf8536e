internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The changes of a scene that would let a press arrive, with what each wins and costs.
///
/// The one that was made takes two lines.
final class FixList: SectionList<FixLine> {
  /// Called with the number of the change whose button was clicked.
  var onTry: ((Int) -> Void)?

  /// Called with the number of the change under the pointer, as far as it can be made.
  var onPreview: ((Int?) -> Void)?

  override var rowHeight: CGFloat { 22 }
  /// Two lines may be one card.
  override var overhang: CGFloat { rowHeight }
  override var leastRows: Int { 2 }
  /// Both lines of the change that was made.
  override var rowsInView: [Int] { rows.indices.filter { rows[$0].row.offer == .undo } }

  /// The width below which what a change costs is left out.
  private static let fullWidth: CGFloat = 346

  /// Whether there is room for what a change costs.
  var showsLosses: Bool { bounds.width >= Self.fullWidth }

  override var isShortened: Bool { !showsLosses }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].row.view }

  /// A title that takes more than half of the row may be cut, and so may what is said behind it.
  override func cutText(ofRow index: Int) -> String? {
    let row = rows[index].row
    if let finding = row.finding {
      let loss = row.lost.map { $0 > 0 ? ", −\(ShortNumber.coordinate($0)) pt²" : "" } ?? ""
      return "\(row.title), brings \(finding)\(loss)"
    }
    return Ink.width(row.title, Theme.chainLabel) > bounds.width / 2 ? row.title : nil
  }

  override func didHover(row: Int?) {
    let line = row.map { rows[$0] }
    onPreview?(line?.row.offer == .undo ? nil : line?.number)
  }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    let line = rows[index]
    guard let button = button(of: line, in: rect(ofRow: index)), button.contains(point) else {
      return super.click(row: index, at: point, isDouble: isDouble)
    }
    if !isDouble { onTry?(line.number) }
  }

  /// Where the button of a line is, if it has one.
  func button(of line: FixLine, in rect: CGRect) -> CGRect? {
    switch line.row.offer {
    case .none: return nil
    case .undo:
      let top = line.isSecond ? rect.minY - rowHeight : rect.minY
      return CGRect(x: rect.width - 52, y: top + 10.5, width: 44, height: 20)
    case .tryIt, .instead:
      return CGRect(x: rect.width - 52, y: rect.minY + 2.5, width: 47, height: 14)
    }
  }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {}

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let line = rows[index]
    if line.row.offer == .undo { return paintMade(line, in: rect, on: canvas) }
    let card = CGRect(x: 0, y: rect.minY, width: rect.width, height: 19)
    let fill = index == hoveredRow ? Theme.control : Theme.neutralCard.fill
    canvas.fill(card, color: fill, cornerRadius: 4)
    let baseline = rect.minY + 13.5
    let right = paintNumbers(
      of: line.row,
      to: paintButton(of: line, in: rect, canvas),
      baseline,
      canvas
    )
    let color = line.row.offer == .instead ? Theme.faint : Theme.text
    canvas.write(
      Words(line.row.title, Theme.chainLabel, color),
      at: CGPoint(x: 10, y: baseline),
      width: right - 10
    )
  }

  /// Draws the button and returns where the room left of it ends.
  private func paintButton(of line: FixLine, in rect: CGRect, _ canvas: Canvas) -> CGFloat {
    guard let button = button(of: line, in: rect) else { return rect.width - 8 }
    let isOffer = line.row.offer == .tryIt
    canvas.fill(button, color: isOffer ? Theme.controlOn : Theme.control, cornerRadius: 3)
    canvas.write(
      Words(
        line.row.offer.word,
        isOffer ? Theme.captionStrong : Theme.smallStrong,
        isOffer ? Theme.selection : Theme.secondary
      ),
      at: CGPoint(x: button.midX, y: button.minY + 10.5),
      alignment: .center
    )
    return button.minX - 8
  }

  /// Draws what a change wins and costs and returns where the room left of it ends.
  private func paintNumbers(
    of row: FixRow,
    to edge: CGFloat,
    _ baseline: CGFloat,
    _ canvas: Canvas
  ) -> CGFloat {
    var right = edge
    let isFaint = row.offer == .instead
    let won = row.won.signed + (isFaint ? " pt²" : "")
    let taken = 10 + Ink.width(row.title, Theme.chainLabel) + Ink.width(won, Theme.caption) + 8
    let tail = tail(of: row, room: edge - taken)
    if let finding = tail.finding {
      right -= write(finding, Theme.captionMedium, Theme.wouldBe, to: right, baseline, canvas)
    }
    if let lost = tail.lost {
      right -= write(lost, Theme.small, Theme.secondary, to: right, baseline, canvas)
    }
    let color = isFaint ? Theme.faint : Theme.accepted
    return right - write(won, Theme.caption, color, to: right, baseline, canvas)
  }

  /// What a change costs: shorter where it brings a finding and its title has too little room else.
  func tail(of row: FixRow, room: CGFloat) -> (finding: String?, lost: String?) {
    var lost: String?
    if showsLosses, row.offer != .instead, let area = row.lost, area > 0 {
      lost = "−\(ShortNumber.coordinate(area))"
    }
    guard let finding = row.finding else { return (nil, lost) }
    let loss = lost.map { Ink.width($0, Theme.small) + 8 } ?? 0
    for words in ["brings \(finding)", finding]
    where Ink.width(words, Theme.captionMedium) + 8 + loss <= room {
      return (words, lost)
    }
    return (finding, nil)
  }

  /// Draws the change that was made: a card over both of its lines.
  private func paintMade(_ line: FixLine, in rect: CGRect, on canvas: Canvas) {
    let top = line.isSecond ? rect.minY - rowHeight : rect.minY
    let card = CGRect(x: 0.5, y: top + 0.5, width: rect.width - 1, height: 40)
    canvas.card(card, fill: Theme.receivedRow, edge: Theme.arrivedCard.edge, cornerRadius: 4)
    let middle = CGPoint(x: 16, y: top + 20.5)
    canvas.disc(at: middle, radius: 8, color: Theme.accepted)
    let tick = [(-3.8, 0), (-1, 3), (4, -3)].map {
      CGPoint(x: middle.x + $0.0, y: middle.y + $0.1)
    }
    canvas.line(tick, width: 1.9, color: Theme.onAccepted)
    let width = rect.width - 32 - 60
    canvas.write(
      Words(line.row.title, Theme.labelStrong, Theme.text),
      at: CGPoint(x: 32, y: top + 16),
      width: width
    )
    canvas.write(
      Words(line.remark, Theme.caption, Theme.accepted),
      at: CGPoint(x: 32, y: top + 31.5),
      width: width
    )
    guard let button = button(of: line, in: rect) else { return }
    canvas.fill(button, color: Theme.control, cornerRadius: 3)
    canvas.write(
      Words(line.row.offer.word, Theme.captionStrong, Theme.text),
      at: CGPoint(x: button.midX, y: button.minY + 14),
      alignment: .center
    )
  }

  /// Writes a number at the right and returns the room it takes.
  private func write(
    _ text: String,
    _ font: Font,
    _ color: UIColor,
    to right: CGFloat,
    _ baseline: CGFloat,
    _ canvas: Canvas
  ) -> CGFloat {
    canvas.write(
      Words(text, font, color),
      at: CGPoint(x: right, y: baseline),
      alignment: .trailing
    ) + 8
  }
}

/// A line of the list: a change, or the second line of the one that was made.
struct FixLine: Equatable {
  var row: FixRow
  /// The number of the change, from 0.
  var number: Int
  var isSecond = false
  /// What the second line says.
  var remark = ""
}

extension FixNotes {
  /// The lines of the list.
  var lines: [FixLine] {
    rows.enumerated().flatMap { number, row in
      guard row.offer == .undo else { return [FixLine(row: row, number: number)] }
      let line = FixLine(row: row, number: number, remark: remark(on: row))
      return [line, FixLine(row: row, number: number, isSecond: true, remark: line.remark)]
    }
  }

  private func remark(on row: FixRow) -> String {
    let undo = KeyTable.label(of: .undo)
    let lost = row.lost.flatMap { lost in loser.map { ", \($0) \((-lost).signed)" } } ?? ""
    return "applied, \(undo) undoes; \(row.won.signed) pt²\(lost)"
  }
}

extension CGFloat {
  /// The number with its sign, as one decimal tells it.
  fileprivate var signed: String {
    "\(self < 0 ? "−" : "+")\(ShortNumber.coordinate(magnitude))"
  }
}
