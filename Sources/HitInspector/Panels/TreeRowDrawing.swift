internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// How a row of the tree is drawn.
struct TreeRowDrawing {
  /// What stands at the right end.
  enum Gutter {
    /// The place in the walk.
    case mark(TreeList.Mark)
    /// The first and the last place of several views.
    case range(Int, Int)
    /// The view that is asked about, which the walk did not come to.
    case asked
    /// How much of a map the view receives.
    case area(String)
  }

  let row: TreeRow
  var isSelected = false
  var isCollapsed = false
  /// Whether a press at the pointer would reach the view.
  var isPointed = false
  /// Whether keys go to the view.
  var isTyping = false
  /// Whether the view was edited.
  var isEdited = false
  /// What lint found at the view.
  var lint: LintNotes.View?
  /// Whether the row tells of a map, where dots stand in place of badges.
  var isOfMap = false
  var gutter: Gutter?

  init(row: TreeRow) { self.row = row }

  /// The depth up to which each level is indented in full.
  private static let fullDepth = 6

  /// From this width on a row has room for the class of a plain control.
  private static let wide: CGFloat = 280

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
    } else if isPointed {
      let row = rect.insetBy(dx: 6, dy: 0)
      canvas.fill(row, color: Theme.hover, cornerRadius: 3)
      let bar = CGRect(x: row.minX, y: row.minY, width: 2, height: row.height)
      canvas.fill(bar, color: Theme.selection, cornerRadius: 1)
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
    canvas.chip(row.view.color, in: chip)
    if let gutter { paint(gutter, in: rect, on: canvas) }
    let end = namesEnd(in: rect)
    let remark = row.view.remark ?? (rect.width < Self.wide ? nil : row.view.plainRemark)
    paintNames(remark, from: chipX + 16, to: end, baseline: baseline, on: canvas)
  }

  /// Where the room for name, remark and badges ends.
  private func namesEnd(in rect: CGRect) -> CGFloat {
    gutter.map { pill(of: $0, in: rect).minX - 6 } ?? rect.maxX - 12
  }

  private var nameFont: Font { isSelected ? Theme.labelStrong : Theme.label }

  /// Whether there is no room for the whole name.
  func isNameCut(in rect: CGRect) -> Bool {
    let room = namesEnd(in: rect) - 38 - Self.indent(row.depth) - marksWidth
    return Ink.width(row.name, nameFont) > room - fitting(room).width
  }

  /// How wide the marks between name and badges are.
  private var marksWidth: CGFloat { (isEdited ? 10 : 0) + (markedLint == nil ? 0 : 13) }

  /// What lint found, where a dot tells it.
  private var markedLint: LintNotes.View? { isOfMap && row.alike.isEmpty ? lint : nil }

  /// A word in a frame.
  private struct Badge {
    var text: String
    var color: UIColor
    var width: CGFloat

    init(_ text: String, _ color: UIColor) {
      (self.text, self.color) = (text, color)
      width = (Ink.width(text, Theme.badge) + 12).rounded()
    }
  }

  private var shownBadges: [Badge] {
    guard row.alike.isEmpty, row.finding != .onTheWay, !isOfMap else { return [] }
    let keyboard = isTyping ? [Badge("has the keys", Theme.responder)] : []
    let own = row.view.badges.map { Badge($0.badge ?? "", color(of: $0.tone)) }
    return keyboard + own + (lint?.badges ?? []).map { Badge($0.text, Self.color(of: $0.level)) }
  }

  private func color(of tone: ViewRemark.Tone) -> UIColor {
    switch tone {
    case .off, .normal, .usual, .gesture: isSelected ? Theme.secondary : Theme.faint
    case .trouble, .own: Theme.wouldBe
    case .keyboard: Theme.responder
    }
  }

  private static func color(of level: LintLevel) -> UIColor {
    switch level {
    case .error: Theme.refusedText
    case .warning: Theme.wouldBe
    case .note: Theme.secondary
    }
  }

  /// The badges that leave the name at least some room, with the width of all.
  private func fitting(_ room: CGFloat) -> (badges: [Badge], width: CGFloat) {
    var badges: [Badge] = []
    var taken: CGFloat = 3
    for badge in shownBadges {
      guard taken + badge.width + 5 <= room - 52 else { break }
      badges.append(badge)
      taken += badge.width + 5
    }
    return (badges, badges.isEmpty ? 0 : taken)
  }

  private func paintNames(
    _ remark: String?,
    from x: CGFloat,
    to end: CGFloat,
    baseline: CGFloat,
    on canvas: Canvas
  ) {
    let (badges, badgesWidth) = fitting(end - x - marksWidth)
    var x = x
    let isFaint = row.finding.map { $0 == .onTheWay } ?? (!row.alike.isEmpty || row.view.isOff)
    let room = end - x - marksWidth - badgesWidth
    let name = Words(
      Ink.name(row.name, nameFont, width: room),
      nameFont,
      isFaint && !isSelected ? Theme.faint : Theme.text
    )
    x += canvas.write(name, at: CGPoint(x: x, y: baseline), width: room)
    if isEdited {
      canvas.disc(at: CGPoint(x: x + 7, y: baseline - 4), radius: 2.5, color: Theme.selection)
      x += 10
    }
    if let markedLint {
      let color = Self.mark(of: markedLint)
      canvas.disc(at: CGPoint(x: x + 10, y: baseline - 4), radius: 3, color: color)
      x += 13
    }
    let left = end - x - badgesWidth - 10
    if row.alike.isEmpty, let remark,
      left >= min(46, Ink.width(remark, Theme.caption))
    {
      let words = Words(remark, Theme.caption, Theme.faint)
      x += 10
      x += canvas.write(words, at: CGPoint(x: x, y: baseline), width: left)
    }
    x += 8
    for badge in badges {
      paint(badge, at: CGPoint(x: x.rounded() + 0.5, y: baseline - 11.5), on: canvas)
      x += badge.width + 5
    }
  }

  /// The colour of the dot that stands for what lint found.
  private static func mark(of lint: LintNotes.View) -> UIColor {
    switch lint.worst {
    case .error: Theme.refused
    case .warning: Theme.wouldBe
    case .note: Theme.selection
    }
  }

  private func paint(_ badge: Badge, at corner: CGPoint, on canvas: Canvas) {
    let rect = CGRect(x: corner.x, y: corner.y, width: badge.width, height: 14)
    canvas.setStrokeColor(badge.color.withAlphaComponent(0.9))
    canvas.setLineWidth(1)
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.stroke(rect, cornerRadius: 3)
    canvas.write(
      Words(badge.text, Theme.badge, badge.color),
      at: CGPoint(x: rect.midX, y: rect.minY + 10.4),
      alignment: .center
    )
  }

  private func pill(of gutter: Gutter, in rect: CGRect) -> CGRect {
    let width = max(22, Ink.width(gutter.text, Theme.badgeStrong) + 12).rounded()
    return CGRect(x: rect.maxX - 12 - width, y: rect.minY + 3, width: width, height: 14)
  }

  /// Draws what stands at the right end.
  private func paint(_ gutter: Gutter, in rect: CGRect, on canvas: Canvas) {
    let pill = pill(of: gutter, in: rect)
    let (edge, color): (UIColor, UIColor)
    switch gutter {
    case .mark(let mark): return mark.paint(in: pill, on: canvas)
    case .range: (edge, color) = (Theme.line, Theme.secondary)
    case .area(let share):
      let place = CGPoint(x: rect.maxX - 14, y: rect.minY + 14)
      let words = Words(share, Theme.keyCap, Theme.secondary)
      canvas.write(words, at: place, alignment: .trailing)
      return
    case .asked: (edge, color) = (Theme.wouldBe, Theme.wouldBe)
    }
    canvas.card(pill, fill: nil, edge: edge, cornerRadius: 7)
    let middle = CGPoint(x: pill.midX, y: pill.minY + 10.4)
    canvas.write(Words(gutter.text, Theme.badgeStrong, color), at: middle, alignment: .center)
  }
}

extension TreeRowDrawing.Gutter {
  var text: String {
    switch self {
    case .mark(let mark): mark.text
    case .range(let first, let last): first == last ? "\(first)" : "\(first)–\(last)"
    case .asked: "?"
    case .area(let share): share
    }
  }
}

extension TreeList.Mark {
  var text: String { number.map { "\($0)" } ?? "" }

  /// Draws the place in a pill: filled for the receiver, dashed where the view refused.
  func paint(in pill: CGRect, on canvas: Canvas) {
    let isRefused = kind == .walk(.refused)
    let color = isRefused ? Theme.refused : kind == .key ? Theme.responder : Theme.accepted
    let isFull = isChief
    if isFull {
      canvas.fill(pill, color: color, cornerRadius: pill.height / 2)
    } else {
      canvas.setStrokeColor(color)
      canvas.setLineWidth(1)
      canvas.setLineDash(phase: 0, lengths: isRefused ? [3, 2] : [])
      let ring = pill.insetBy(dx: 0.5, dy: 0.5)
      canvas.stroke(ring, cornerRadius: ring.height / 2)
      canvas.setLineDash(phase: 0, lengths: [])
    }
    if isFull, number == nil {
      canvas.disc(at: pill.middle, radius: 2.5, color: Theme.onAccepted)
    }
    let ink = isFull ? Theme.onAccepted : isRefused ? Theme.refusedText : color
    canvas.write(
      Words(text, Theme.badgeStrong, ink),
      at: CGPoint(x: pill.midX, y: pill.minY + 10.4),
      alignment: .center
    )
  }
}
