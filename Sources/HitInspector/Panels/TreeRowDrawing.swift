internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// How a row of the tree is drawn.
struct TreeRowDrawing {
  let row: OutlineRow
  let isSelected: Bool
  let isCollapsed: Bool
  let mark: TreeList.Mark?

  /// The depth up to which each level is indented in full.
  private static let fullDepth = 6

  /// Where the chevron of a row at a depth stands.
  static func chevronX(depth: Int) -> CGFloat { 15.5 + indent(depth) }

  private static func indent(_ depth: Int) -> CGFloat {
    let full = CGFloat(min(depth, fullDepth)) * Theme.treeIndent
    // Deeper levels move on by less, and at last not at all, so that a name always finds room.
    return full + min(CGFloat(max(0, depth - fullDepth)) * 9, 63)
  }

  func paint(in rect: CGRect, on canvas: Canvas) {
    let baseline = rect.minY + 14
    if isSelected {
      canvas.fill(rect.insetBy(dx: 6, dy: 0), color: Theme.row, cornerRadius: 4)
    }
    if row.hasSubviews {
      canvas.chevron(
        isCollapsed ? .right : .down,
        at: CGPoint(x: Self.chevronX(depth: row.depth), y: rect.minY + 10),
        color: Theme.faint
      )
    }
    let chipX = 22 + Self.indent(row.depth)
    let chip = CGRect(x: chipX, y: rect.minY + 5, width: 10, height: 10)
    canvas.chip(row.color, in: chip)
    var end = rect.maxX - 12
    if let mark { end = paint(mark, in: rect, on: canvas) - 6 }
    paintNames(from: chipX + 16, to: end, baseline: baseline, on: canvas)
  }

  /// The badges that leave the name at least some room, with their widths and that of all.
  private func fitting(_ room: CGFloat) -> (badges: [(ViewRemark, CGFloat)], width: CGFloat) {
    var badges: [(ViewRemark, CGFloat)] = []
    var taken: CGFloat = 3
    for badge in row.badges {
      let width = (Ink.width(badge.badge ?? "", Theme.badge) + 12).rounded()
      guard taken + width + 5 <= room - 52 else { break }
      badges.append((badge, width))
      taken += width + 5
    }
    return (badges, badges.isEmpty ? 0 : taken)
  }

  private func paintNames(from x: CGFloat, to end: CGFloat, baseline: CGFloat, on canvas: Canvas) {
    let (badges, badgesWidth) = fitting(end - x)
    var x = x
    let font = isSelected ? Theme.labelStrong : Theme.label
    let name = Words(row.name, font, row.isOff && !isSelected ? Theme.faint : Theme.text)
    x += canvas.write(name, at: CGPoint(x: x, y: baseline), width: end - x - badgesWidth)
    let left = end - x - badgesWidth - 10
    if let remark = row.remark, left >= min(46, Ink.width(remark, Theme.caption)) {
      let words = Words(remark, Theme.caption, Theme.faint)
      x += 10
      x += canvas.write(words, at: CGPoint(x: x, y: baseline), width: left)
    }
    x += 8
    for (badge, width) in badges {
      paint(badge, at: CGPoint(x: x.rounded() + 0.5, y: baseline - 11.5), width: width, on: canvas)
      x += width + 5
    }
  }

  private func paint(
    _ remark: ViewRemark,
    at corner: CGPoint,
    width: CGFloat,
    on canvas: Canvas
  ) {
    let color =
      switch remark.tone {
      case .off, .normal, .usual, .gesture: isSelected ? Theme.secondary : Theme.faint
      case .trouble: Theme.wouldBe
      case .own: Theme.selection
      }
    let rect = CGRect(x: corner.x, y: corner.y, width: width, height: 14)
    canvas.setStrokeColor(color.withAlphaComponent(0.9))
    canvas.setLineWidth(1)
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.stroke(Path(roundedRect: rect, cornerRadius: 3))
    canvas.write(
      Words(remark.badge ?? "", Theme.badge, color),
      at: CGPoint(x: rect.midX, y: rect.minY + 10.4),
      alignment: .center
    )
  }

  /// Draws the place in the walk and returns where it begins.
  private func paint(_ mark: TreeList.Mark, in rect: CGRect, on canvas: Canvas) -> CGFloat {
    let width = max(22, Ink.width(mark.text, Theme.badgeStrong) + 12).rounded()
    let pill = CGRect(x: rect.maxX - 12 - width, y: rect.minY + 3, width: width, height: 14)
    mark.paint(in: pill, on: canvas)
    return pill.minX
  }
}

extension TreeList.Mark {
  var text: String { number.map { "\($0)" } ?? "" }

  /// Draws the place in a pill: filled for the receiver, dashed where the view refused.
  func paint(in pill: CGRect, on canvas: Canvas) {
    let color = outcome == .refused ? Theme.refused : Theme.accepted
    let isFull = outcome == .received
    if isFull {
      canvas.fill(pill, color: color, cornerRadius: pill.height / 2)
    } else {
      canvas.setStrokeColor(color)
      canvas.setLineWidth(1)
      canvas.setLineDash(phase: 0, lengths: outcome == .refused ? [3, 2] : [])
      let ring = pill.insetBy(dx: 0.5, dy: 0.5)
      canvas.stroke(Path(roundedRect: ring, cornerRadius: ring.height / 2))
      canvas.setLineDash(phase: 0, lengths: [])
    }
    if isFull, number == nil {
      canvas.disc(at: pill.middle, radius: 2.5, color: Theme.onAccepted)
    }
    canvas.write(
      Words(text, Theme.badgeStrong, isFull ? Theme.onAccepted : color),
      at: CGPoint(x: pill.midX, y: pill.minY + 10.4),
      alignment: .center
    )
  }
}
