internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The walk, view by view: who was asked, in which order, and what each said.
final class WalkList: RowList<WalkRow> {
  /// For each row, the depths of later rows whose connecting lines pass it, as bits.
  private var passing: [UInt64] = []

  /// The depth up to which each level is indented in full.
  private static let fullDepth = 8
  /// The depth beyond which no lines are drawn.
  private static let lastConnected = 40

  override var rowHeight: CGFloat { Theme.walkRow }

  override func redraw(from old: [WalkRow], to new: [WalkRow]) {
    let before = passing
    passing = Self.passing(new.map(\.depth))
    super.redraw(from: old, to: new)
    if before.count == passing.count { redraw(where: { before[$0] != passing[$0] }) }
    isShowingEnd = true
    revealEnd()
  }

  /// Whether the row where the walk ended is kept in view; the wheel ends that.
  private var isShowingEnd = true

  private func revealEnd() {
    guard isShowingEnd, let end = rows.lastIndex(where: { $0.outcome == .received }) else { return }
    reveal(row: end)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    revealEnd()
  }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    isShowingEnd = false
    return super.scroll(by: delta, at: point)
  }

  /// Returns, for each row, the depths whose lines run on below it.
  static func passing(_ depths: [Int]) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: depths.count)
    var pending: UInt64 = 0
    for index in depths.indices.reversed() {
      result[index] = pending
      let depth = min(max(0, depths[index]), 63)
      let own = UInt64(1) << UInt64(depth)
      pending = (pending & (own - 1)) | own
    }
    return result
  }

  private static func centerX(_ depth: Int) -> CGFloat {
    let full = CGFloat(min(depth, fullDepth)) * Theme.walkIndent
    return 31 + full + min(CGFloat(max(0, depth - fullDepth)) * 2, 20)
  }

  // MARK: Drawing

  override func paintBehind(_ rows: Range<Int>, on canvas: Canvas) {
    canvas.setStrokeColor(Theme.connector)
    canvas.setLineWidth(1.1)
    canvas.setLineCap(.butt)
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.beginPath()
    for index in rows {
      let rect = rect(ofRow: index)
      let depth = self.rows[index].depth
      guard depth < Self.lastConnected else { continue }
      let center = rect.minY + rect.height / 2
      for level in 1...Self.lastConnected where passing[index] & (1 << UInt64(level)) != 0 {
        let x = Self.centerX(level) - 19
        if level < depth {
          line(x, from: rect.minY, to: rect.maxY, on: canvas)
        } else if level == depth {
          line(x, from: center, to: rect.maxY, on: canvas)
        } else {
          line(x, from: center + 8, to: rect.maxY, on: canvas)
        }
      }
      if depth > 0 {
        let x = Self.centerX(depth) - 19
        line(x, from: rect.minY, to: center, on: canvas)
        canvas.move(to: CGPoint(x: x, y: center))
        canvas.addLine(to: CGPoint(x: x + 7, y: center))
      }
    }
    canvas.strokePath()
  }

  private func line(_ x: CGFloat, from top: CGFloat, to bottom: CGFloat, on canvas: Canvas) {
    canvas.move(to: CGPoint(x: x, y: top))
    canvas.addLine(to: CGPoint(x: x, y: bottom))
  }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let center = CGPoint(x: Self.centerX(row.depth), y: rect.minY + rect.height / 2)
    let color: UIColor
    switch row.outcome {
    case .inside: color = Theme.accepted
    case .refused: color = Theme.refused
    case .received:
      color = Theme.accepted
      highlight(Theme.receivedRow, from: center, on: canvas)
    case .notAsked:
      color = Theme.wouldBe
      highlight(Theme.wouldBeRow, from: center, on: canvas)
    }
    paintPlace(of: row, at: center, color: color, on: canvas)
    paintNames(of: row, at: center, color: color, on: canvas)
  }

  private func highlight(_ fill: UIColor, from center: CGPoint, on canvas: Canvas) {
    let left = center.x - 10
    let band = CGRect(x: left, y: center.y - 10, width: bounds.width - 14 - left, height: 20)
    canvas.fill(band, color: fill, cornerRadius: 4)
  }

  private func paintPlace(
    of row: WalkRow,
    at center: CGPoint,
    color: UIColor,
    on canvas: Canvas
  ) {
    guard let number = row.number else {
      if row.outcome == .received { canvas.disc(at: center, radius: 5, color: color) }
      canvas.circle(at: center, radius: 5, width: 1.2, color: color)
      return
    }
    // A number of three digits needs a longer badge than a circle.
    let text = "\(number)"
    let half = max(8, Ink.width(text, Theme.badgeStrong) / 2 + 3)
    let badge = CGRect(x: center.x - half, y: center.y - 8, width: half * 2, height: 16)
    if row.outcome == .received {
      canvas.fill(badge.insetBy(dx: -0.6, dy: -0.6), color: color, cornerRadius: 8.6)
    } else {
      canvas.setStrokeColor(color)
      canvas.setLineWidth(1.2)
      canvas.setLineDash(phase: 0, lengths: [])
      canvas.stroke(Path(roundedRect: badge, cornerRadius: 8))
    }
    canvas.write(
      Words(text, Theme.badgeStrong, row.outcome == .received ? Theme.onAccepted : color),
      at: CGPoint(x: center.x, y: center.y + 3.5),
      alignment: .center
    )
  }

  private func paintNames(
    of row: WalkRow,
    at center: CGPoint,
    color: UIColor,
    on canvas: Canvas
  ) {
    let isStrong = row.outcome == .received || row.outcome == .notAsked
    let font = isStrong ? Theme.labelStrong : Theme.label
    let left = center.x + 14
    let right = bounds.width - 20
    let name = min(Ink.width(row.name, font), max(72, (right - left) * 0.5))
    canvas.write(
      Words(row.name, font, Theme.text),
      Words(row.reason, Theme.remark, color),
      from: left,
      to: right,
      baseline: center.y + 4,
      valueWidth: right - left - name - 8
    )
  }
}
