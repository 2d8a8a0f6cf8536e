internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Draws one row of a walk.
struct WalkRowDrawing {
  /// Where its number stands.
  let center: CGPoint
  /// How wide the list is.
  let width: CGFloat

  func paint(_ entry: WalkEntry, on canvas: Canvas) {
    switch entry {
    case .view(let row): paint(row, on: canvas)
    case .group(let group): paint(group, on: canvas)
    }
  }

  /// Whether a row has more to say than fits.
  func isCut(_ entry: WalkEntry) -> Bool {
    let widths: (CGFloat, CGFloat)
    let left: CGFloat
    switch entry {
    case .view(let row):
      left = center.x + 14
      widths = (Ink.width(row.name, font(of: row)), Ink.width(row.reason, Theme.remark))
    case .group(let group):
      left = pill(of: group).maxX + 15.5
      widths = (
        Ink.width(group.title, Theme.remark), Ink.width(group.reasons, Theme.caption)
      )
    }
    return widths.0 + widths.1 + 8 > width - 8 - left
  }

  private func font(of row: WalkRow) -> Font {
    row.outcome == .received || row.outcome == .notAsked ? Theme.labelStrong : Theme.label
  }

  // MARK: A view

  private func paint(_ row: WalkRow, on canvas: Canvas) {
    let ring: UIColor
    var words: UIColor
    switch row.outcome {
    case .inside, .received: (ring, words) = (Theme.accepted, Theme.accepted)
    case .refused: (ring, words) = (Theme.refused, Theme.refusedText)
    case .notAsked: (ring, words) = (Theme.wouldBe, Theme.wouldBe)
    }
    if row.outcome == .received { band(Theme.receivedRow, on: canvas) }
    if row.outcome == .notAsked { band(Theme.wouldBeRow, on: canvas) }
    if row.isMoot { words = Theme.faint }
    paintPlace(of: row, ring: row.isMoot ? Theme.line : ring, words: words, on: canvas)
    let font = font(of: row)
    let (left, right) = (center.x + 14, width - 8)
    let name = min(Ink.width(row.name, font), max(72, (right - left) * 0.5))
    let room = right - left - name - 8
    let reason = row.reason(in: Theme.remark, width: room)
    canvas.write(
      name: row.name,
      font,
      row.isMoot ? Theme.secondary : Theme.text,
      Words(reason, Theme.remark, words),
      from: left,
      to: right,
      baseline: center.y + 4,
      valueWidth: room
    )
  }

  private func band(_ fill: UIColor, on canvas: Canvas) {
    let left = center.x - 9
    let rect = CGRect(x: left, y: center.y - 9.5, width: width - 2 - left, height: 19)
    canvas.fill(rect, color: fill, cornerRadius: 3)
  }

  private func paintPlace(of row: WalkRow, ring: UIColor, words: UIColor, on canvas: Canvas) {
    let isReceived = row.outcome == .received
    guard let number = row.number else {
      if isReceived { canvas.disc(at: center, radius: 6, color: ring) }
      canvas.circle(at: center, radius: 6, width: 1.6, color: ring)
      return
    }
    // A number of three digits needs a longer badge than a circle.
    let text = "\(number)"
    let font = isReceived ? Theme.badgeStrong : Theme.badgeSemibold
    let half = max(8, Ink.width(text, font) / 2 + 3)
    let badge = CGRect(x: center.x - half, y: center.y - 8, width: half * 2, height: 16)
    if isReceived {
      canvas.fill(badge.insetBy(dx: -0.5, dy: -0.5), color: ring, cornerRadius: 8.5)
    } else {
      canvas.fill(badge, color: Theme.panel, cornerRadius: 8)
      canvas.setStrokeColor(ring)
      canvas.setLineWidth(1.4)
      canvas.setLineDash(phase: 0, lengths: [])
      canvas.stroke(badge, cornerRadius: 8)
    }
    canvas.write(
      Words(text, font, isReceived ? Theme.onAccepted : words),
      at: CGPoint(x: center.x, y: center.y + 3.5),
      alignment: .center
    )
  }

  // MARK: Several siblings

  private func numbers(of group: WalkGroup) -> String {
    "\(group.numbers.lowerBound)–\(group.numbers.upperBound)"
  }

  private func pill(of group: WalkGroup) -> CGRect {
    let width = (Ink.width(numbers(of: group), Theme.badgeSemibold) + 12).rounded()
    return CGRect(x: center.x - 8.5, y: center.y - 7.5, width: width, height: 15)
  }

  private func paint(_ group: WalkGroup, on canvas: Canvas) {
    let pill = pill(of: group)
    canvas.card(pill, fill: Theme.panel, edge: Theme.line, cornerRadius: 7.5)
    canvas.write(
      Words(numbers(of: group), Theme.badgeSemibold, Theme.secondary),
      at: CGPoint(x: pill.midX, y: center.y + 3.5),
      alignment: .center
    )
    let chevron = CGPoint(x: pill.maxX + 8.5, y: center.y)
    canvas.chevron(group.isOpen ? .down : .right, at: chevron, color: Theme.secondary)
    let (left, right) = (pill.maxX + 15.5, width - 8)
    canvas.write(
      Words(group.title, Theme.remark, Theme.secondary),
      Words(group.reasons, Theme.caption, Theme.secondary),
      from: left,
      to: right,
      baseline: center.y + 4,
      valueWidth: right - left - Ink.width(group.title, Theme.remark) - 8
    )
  }
}

extension WalkRow {
  /// Why, in as many words as a width has room for.
  func reason(in font: Font, width: CGFloat) -> String {
    Ink.width(reason, font) <= width ? reason : remark.shortText
  }
}
