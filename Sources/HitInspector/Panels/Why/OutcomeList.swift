internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What came of a press: messages, recognizers and actions, below each other.
final class OutcomeList: PanelView, SectionBody {
  private let groups = [
    OutcomeGroup("messages"), OutcomeGroup("recognizers"), OutcomeGroup("actions"),
  ]

  private static let gap: CGFloat = 4

  override var parts: [UIView] { groups }

  /// Shows what came of it; each group says where it has nothing.
  func show(_ notes: OutcomeNotes) {
    for (group, rows) in zip(groups, [notes.messages, notes.recognizers, notes.actions]) {
      group.show(rows)
    }
    setNeedsLayout()
  }

  private var gaps: CGFloat { CGFloat(groups.count - 1) * Self.gap }

  var contentHeight: CGFloat { groups.reduce(gaps) { $0 + $1.contentHeight } }

  var leastHeight: CGFloat { groups.reduce(gaps) { $0 + $1.leastHeight } }

  func wholeHeight(within limit: CGFloat) -> CGFloat {
    gaps + heights(within: limit - gaps).reduce(0, +)
  }

  private func heights(within room: CGFloat) -> [CGFloat] {
    let parts = groups.map { PanelColumn.Part(height: $0.contentHeight, least: $0.leastHeight) }
    return zip(groups, PanelColumn(parts, room: room).shares).map { group, share in
      group.wholeHeight(within: share.height)
    }
  }

  override func layoutSubviews() {
    var y: CGFloat = 0
    for (group, height) in zip(groups, heights(within: bounds.height - gaps)) {
      group.setFrameIfNeeded(CGRect(x: 0, y: y, width: bounds.width, height: height))
      y += height + Self.gap
    }
  }
}

/// One of the groups, with its name beside its first row.
final class OutcomeGroup: SectionList<OutcomeRow> {
  private let name: String

  /// The width of the column of names.
  private static let left: CGFloat = 76

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var rowHeight: CGFloat { 15.5 }
  /// The line from one row to the next.
  override var overhang: CGFloat { 4 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func cutText(ofRow index: Int) -> String? {
    let row = rows[index]
    let names = [row.title, row.remark].filter { !$0.isEmpty }.joined(separator: " ")
    let width = Ink.width(names, Theme.remark) + Ink.width(row.result, Theme.caption) + 8
    guard width > textEnd - Self.left || Ink.width(row.result, Theme.caption) > Self.widest
    else { return nil }
    return row.result.isEmpty ? names : "\(names): \(row.result)"
  }

  /// The most that is written of what came of it.
  private static let widest: CGFloat = 190

  override func paintHover(in rect: CGRect, on canvas: Canvas) {
    let left = Self.left - 4
    let row = CGRect(x: left, y: rect.minY, width: rect.width - left, height: rect.height)
    super.paintHover(in: row, on: canvas)
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let baseline = (rect.minY + 11.5).rounded()
    if index == wholeRows.lowerBound {
      canvas.write(Words(name, Theme.caption, Theme.faint), at: CGPoint(x: 2, y: baseline))
    }
    var left = Self.left
    if row.isDeclined {
      paintDecline(
        at: CGPoint(x: left + 8, y: baseline - 4),
        isLinked: isDeclined(index + 1),
        canvas
      )
      left += 20
    }
    let title = TextRun(
      row.title,
      font: row.isStrong ? Theme.remarkStrong : nil,
      color: Theme.text
    )
    let gap = row.title.isEmpty || row.remark.isEmpty ? "" : " "
    canvas.write(
      Words([title, TextRun(gap + row.remark)], Theme.remark, Theme.secondary),
      row.result.isEmpty ? nil : Words(row.result, Theme.caption, Self.color(of: row.kind)),
      from: left,
      to: textEnd,
      baseline: baseline,
      valueWidth: Self.widest
    )
  }

  private func isDeclined(_ index: Int) -> Bool {
    rows.indices.contains(index) && rows[index].isDeclined
  }

  /// Draws the sign of a responder that was asked and declined, and the line to the next one.
  private func paintDecline(at center: CGPoint, isLinked: Bool, _ canvas: Canvas) {
    canvas.cross(at: center, arm: 2.5, width: 1.4, color: Theme.wouldBe)
    guard isLinked else { return }
    let line = [CGPoint(x: center.x, y: center.y + 4.5), CGPoint(x: center.x, y: center.y + 10.5)]
    canvas.line(line, width: 1.2, color: Theme.connector, cap: .butt)
  }

  private static func color(of kind: Message.Kind) -> UIColor {
    switch kind {
    case .missed: Theme.refusedText
    case .remark: Theme.faint
    default: Theme.color(of: kind)
    }
  }
}
