internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// What lint found in the scene, each with the number that it has on the map.
final class MapFindingList: SectionList<MapFindingRow> {
  /// Called with the place in the list of a finding that was clicked.
  var onChoose: ((Int) -> Void)?

  private(set) var chosen: Int?

  override var rowHeight: CGFloat { 61 }
  override var leastRows: Int { 3 }
  override var canBecomeFirstResponder: Bool { true }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  /// Marks a finding and brings it into view.
  func choose(_ index: Int?) {
    guard index != chosen else { return }
    let old = chosen
    chosen = index
    for row in [old, index].compactMap({ $0 }) where rows.indices.contains(row) {
      redraw(rows: row...row)
    }
    if let index, rows.indices.contains(index) { reveal(row: index) }
  }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    becomeFirstResponder()
    onChoose?(index)
    if isDouble || point.x > bounds.width - 48, let view = rows[index].view { onDoubleClick?(view) }
  }

  override func step(_ step: TreeStep) -> Bool {
    guard step == .previous || step == .next, !rows.isEmpty else { return false }
    let next = (chosen ?? -1) + (step == .next ? 1 : -1)
    onChoose?(min(max(0, next), rows.count - 1))
    return true
  }

  override func cutText(ofRow index: Int) -> String? {
    let row = rows[index]
    return [row.sentence, row.detail].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {}

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let card = CGRect(x: 0, y: rect.minY, width: rect.width, height: 56)
    let isChosen = index == chosen
    let plain = index == hoveredRow ? Theme.control : Theme.neutralCard.fill
    let marked =
      switch row.level {
      case .error: Theme.problemCard
      case .warning: Theme.lostCard
      case .note: (fill: Theme.question, edge: Theme.noticeEdge)
      }
    canvas.card(
      card,
      fill: isChosen ? marked.fill : plain,
      edge: isChosen ? marked.edge : nil,
      cornerRadius: 5
    )
    canvas.findingNumber(row.number, row.level, at: CGPoint(x: 16, y: rect.minY + 15))
    let right = rect.width - 10
    let rule = Words(row.rule, Theme.keyCap, Theme.secondary)
    let top = CGPoint(x: right, y: rect.minY + 19)
    let room = right - 40 - canvas.write(rule, at: top, alignment: .trailing)
    let sentence = TextLayout.of(
      row.sentence,
      font: Theme.chainLabelStrong,
      width: room,
      maximumLines: 2
    )
    let place = CGPoint(x: 32, y: rect.minY + 19 - sentence.baseline)
    canvas.draw(sentence, at: place, color: Theme.text)
    if sentence.size.height < 24 {
      canvas.write(
        Words(row.detail, Theme.remark, Theme.secondary),
        at: CGPoint(x: 32, y: rect.minY + 34),
        width: right - 32
      )
    }
    canvas.write(
      Words(row.place, Theme.keySmall, Theme.faint),
      row.view == nil ? nil : Words("go to", Theme.captionMedium, Theme.selection),
      from: 32,
      to: right,
      baseline: rect.minY + 48
    )
  }
}

extension Canvas {
  /// Draws the number of a finding: red of an error, amber of a warning, blue of a note.
  func findingNumber(_ number: Int, _ level: LintLevel, at center: CGPoint) {
    let (color, ink) =
      switch level {
      case .error: (Theme.refused, Theme.onRefused)
      case .warning: (Theme.wouldBe, Theme.onWouldBe)
      case .note: (Theme.selection, Theme.ground)
      }
    disc(at: center, radius: 8.5, color: color)
    let place = CGPoint(x: center.x, y: center.y + 3.8)
    write(Words("\(number)", Theme.captionStrong, ink), at: place, alignment: .center)
  }
}

/// The views that receive presses, the one with the largest area first.
final class ReceiverList: SectionList<ReceiverRow> {
  override var rowHeight: CGFloat { 18.5 }
  override var leastRows: Int { 4 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func cutText(ofRow index: Int) -> String? {
    let name = rows[index].name
    return Ink.width(name, Theme.remark) > bounds.width * 0.31 - 24 ? name : nil
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let baseline = rect.minY + 13
    canvas.chip(row.color, in: CGRect(x: 2, y: rect.minY + 4, width: 10, height: 10))
    let barX = (rect.width * 0.31).rounded()
    let room = barX - 24
    let name = Words(Ink.name(row.name, Theme.remark, width: room), Theme.remark, Theme.text)
    canvas.write(name, at: CGPoint(x: 18, y: baseline), width: room)
    let right = textEnd
    let bar = CGRect(x: barX, y: rect.minY + 6, width: max(0, right - 124 - barX), height: 7)
    canvas.fill(bar, color: Theme.control, cornerRadius: 3)
    if let color = row.color {
      var part = bar
      part.size.width = max(2, bar.width * row.length)
      canvas.fill(part, color: color, cornerRadius: min(3, part.width / 2))
    }
    let figures = Theme.keySmall
    canvas.write(
      Words(row.area, figures, Theme.secondary),
      at: CGPoint(x: right - 58, y: baseline),
      alignment: .trailing
    )
    canvas.write(
      Words(row.share, figures, Theme.text),
      at: CGPoint(x: right, y: baseline),
      alignment: .trailing
    )
  }
}

/// What a map is in numbers.
final class MapSummaryList: SectionList<SummaryLine> {
  override var rowHeight: CGFloat { 18 }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    canvas.write(
      Words(row.label, Theme.chainLabel, Theme.secondary),
      Words(row.value, Theme.chainLabelStrong, FigureTone(row).color),
      from: 2,
      to: textEnd,
      baseline: rect.minY + 13
    )
  }
}
