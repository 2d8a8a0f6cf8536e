internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The bar across the bottom: what is under the pointer, who has the keys, what can be done now.
final class StatusBar: PanelView {
  struct Content: Equatable {
    var facts = StatusFacts()
    /// Whether a list tells what a dump does not tell.
    var hasDumpNotes = false
    var keyboard = KeyboardOwner.hitscope
    var keys: [KeyHint] = []
    /// How many notices were not read yet.
    var unread = 0
    var isRecording = false
    /// How many touches a trace has that is replayed, and how many of them go elsewhere now.
    var replayed: Replayed?
  }

  struct Replayed: Hashable {
    var touches: Int
    var elsewhere: Int
  }

  /// What can be clicked.
  enum Target: Hashable {
    case keyboard, dumpNotes, notices
    case key(InspectorCommand)
  }

  /// Called with what was clicked.
  var onClick: ((Target) -> Void)?

  private(set) var content = Content()
  private var hovered: Target? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }

  func show(_ new: Content) {
    guard new != content else { return }
    var unchanged = content
    unchanged.facts = new.facts
    unchanged.keyboard = new.keyboard
    let oldEnd = piecesEnd
    content = new
    keptPieces = nil
    if unchanged == new {
      // What stands at the right stays as it is.
      let width = max(oldEnd, piecesEnd)
      setNeedsDisplay(CGRect(x: 0, y: 0, width: width, height: bounds.height))
    } else {
      setNeedsDisplay()
    }
  }

  // MARK: Input

  private func target(at point: CGPoint?) -> Target? {
    guard let point else { return nil }
    return pieces.first { $0.rect.contains(point) }?.target
      ?? (bellRect.contains(point) ? .notices : hint(at: point)?.command.map { .key($0) })
  }

  override func cursor(at point: CGPoint) -> PointerShape {
    target(at: point) == .dumpNotes ? .hand : .arrow
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard let piece = pieces.first(where: { $0.rect.contains(point) }) else {
      return bellRect.contains(point) ? Tip(text: "Notices", rect: bellRect) : nil
    }
    if piece.target == .keyboard {
      return Tip(
        text: "\(KeyTable.label(of: .toggleKeys)) gives the keys to the scene and takes them back",
        rect: piece.rect
      )
    }
    let full = content.fullText(of: piece)
    return full == piece.text && !piece.isCut ? nil : Tip(text: full, rect: piece.rect)
  }

  override func hover(at point: CGPoint?) { hovered = target(at: point) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let target = target(at: touches.first?.location(in: self)) { onClick?(target) }
  }

  // MARK: Right

  private static let keyGap: CGFloat = 6
  private static let hintGap: CGFloat = 14

  /// The bell with its count, at the right end.
  var bellRect: CGRect { CGRect(x: bounds.width - 42, y: 0, width: 34, height: bounds.height) }

  private func width(of hint: KeyHint) -> CGFloat {
    KeyCap.width(hint.key) + Self.keyGap + Ink.width(hint.deed, Theme.remark)
  }

  private var isWide: Bool { bounds.width >= InspectorBreakpoint.wide.leastWidth }

  private var rightEnd: CGFloat { bellRect.minX - (content.isRecording ? 16 : 0) }

  /// The keys that leave at least half the bar to the facts; the last ones stay longest.
  private var shownKeys: [KeyHint] {
    var room = bounds.width / 2
    let keys = content.keys.filter { isWide || !$0.isForWide }
    let shown = keys.reversed().prefix { hint in
      room -= width(of: hint) + Self.hintGap
      return room >= 0
    }
    return shown.reversed()
  }

  /// Where the keys at the right begin, kept until there are others or another width.
  private var hintsX: CGFloat {
    if let kept, kept.width == bounds.width, kept.keys == content.keys,
      kept.isRecording == content.isRecording
    {
      return kept.x
    }
    let x = measuredHintsX
    kept = (bounds.width, content.keys, content.isRecording, x)
    return x
  }

  private var kept: (width: CGFloat, keys: [KeyHint], isRecording: Bool, x: CGFloat)?

  private var measuredHintsX: CGFloat {
    let width = shownKeys.reduce(0) { $0 + self.width(of: $1) + Self.hintGap }
    return (rightEnd - width).rounded(.down)
  }

  private func hint(at point: CGPoint) -> KeyHint? {
    var x = hintsX
    return shownKeys.first { hint in
      defer { x += width(of: hint) + Self.hintGap }
      return (x..<x + width(of: hint)).contains(point.x)
    }
  }

  private func paintRight(on canvas: Canvas) {
    var x = hintsX
    for hint in shownKeys {
      x += canvas.keyCap(hint.key, at: CGPoint(x: x, y: 4.5)) + Self.keyGap
      let isHovered = hint.command.map { hovered == .key($0) } ?? false
      let ink = isHovered ? Theme.text : Theme.secondary
      let deed = Words(hint.deed, Theme.remark, ink)
      x += canvas.write(deed, at: CGPoint(x: x, y: 16)) + Self.hintGap
    }
    if content.isRecording {
      canvas.disc(at: CGPoint(x: bellRect.minX - 4, y: 12), radius: 4, color: Theme.refused)
    }
    let bell = bellRect
    let color = hovered == .notices ? Theme.text : Theme.secondary
    canvas.bell(at: CGPoint(x: bell.minX + 9, y: 12), color: color)
    guard content.unread > 0 else { return }
    let count = content.unread > 99 ? "99" : "\(content.unread)"
    let width = max(13, Ink.width(count, Theme.unread) + 7)
    let pill = CGRect(x: bell.minX + 15, y: 4, width: width, height: 11)
    canvas.fill(pill, color: Theme.controlOn, cornerRadius: 5.5)
    let middle = CGPoint(x: pill.midX, y: 12.6)
    canvas.write(Words(count, Theme.unread, Theme.text), at: middle, alignment: .center)
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    if part.maxX > hintsX { paintRight(on: canvas) }
    for piece in pieces where piece.rect.intersects(part) {
      let isHovered = piece.target != nil && piece.target == hovered
      piece.paint(in: canvas, isHovered: isHovered)
    }
  }

  /// What stands at the left, each piece with its place; one that does not fit is left out.
  var pieces: [StatusPiece] {
    if let keptPieces, keptPieces.width == bounds.width, keptPieces.appearance == .inForce {
      return keptPieces.pieces
    }
    let pieces = placedPieces
    keptPieces = (bounds.width, .inForce, pieces)
    return pieces
  }

  private var keptPieces: (width: CGFloat, appearance: Appearance, pieces: [StatusPiece])?

  /// Where the last of the pieces ends.
  private var piecesEnd: CGFloat { pieces.last.map { $0.rect.maxX + 1 } ?? 0 }

  private var placedPieces: [StatusPiece] {
    let end = hintsX - 12
    let isNarrow = bounds.width < InspectorBreakpoint.columns.leastWidth
    var pieces: [StatusPiece] = []
    var x: CGFloat = Theme.margin
    // Who has the keys is never cut for want of room.
    var reserved = StatusPiece(content.keyboard).width + 24
    let all = content.pieces(isShort: isNarrow, isWide: isWide)
    for (index, piece) in all.enumerated() {
      // The first ones keep their places while a pointer moves, so that nothing jumps.
      if index == 1 { x = max(x, 129) }
      if piece.target == .keyboard { x = max(x, min(isNarrow ? 223 : 314, end - piece.width)) }
      if piece.target == .keyboard { reserved = 0 }
      let room = end - x - reserved
      guard room >= max(40, piece.leastWidth) else { continue }
      var piece = piece
      piece.place(at: x, width: room, height: bounds.height)
      pieces.append(piece)
      x = piece.rect.maxX + 24
    }
    return pieces
  }
}

extension StatusBar.Content {
  /// The facts in words, in the order shown.
  func pieces(isShort: Bool, isWide: Bool) -> [StatusPiece] {
    var pieces: [StatusPiece] = []
    if let pointer = facts.pointer {
      pieces.append(StatusPiece(Self.pointer, Shown.point(pointer)))
      var under = StatusPiece("under it", "")
      under.value = underPointer(isShort: isShort)
      if facts.tellsWhatIsUnder { pieces.append(under) }
    } else {
      pieces.append(StatusPiece(Self.pointer, "off the scene"))
    }
    if let replayed {
      pieces.append(StatusPiece("touches", "\(replayed.touches)"))
      if replayed.elsewhere > 0 {
        var piece = StatusPiece("elsewhere", "")
        piece.value = [TextRun("\(replayed.elsewhere)", color: Theme.refusedText)]
        pieces.append(piece)
      }
    }
    pieces.append(StatusPiece(keyboard))
    if isWide { pieces.append(StatusPiece("display", facts.hasDisplay ? facts.display : "none")) }
    if !facts.unknown.isEmpty {
      var piece = StatusPiece("unknown", facts.unknown.joined(separator: ", "))
      if hasDumpNotes { piece.target = .dumpNotes }
      pieces.append(piece)
    }
    return pieces
  }

  /// A piece with all decimals of its numbers.
  func fullText(of piece: StatusPiece) -> String {
    guard piece.label == Self.pointer, let pointer = facts.pointer else { return piece.text }
    return "\(piece.label) \(ShortNumber.point(pointer))"
  }

  private static let pointer = "pointer"

  private func underPointer(isShort: Bool) -> [TextRun] {
    func name(_ name: String, _ remark: String) -> [TextRun] {
      [TextRun(Shown.name(name)), TextRun(" (\(remark))", color: Theme.secondary)]
    }
    switch (facts.drawn, facts.receiver) {
    case (let drawn?, let receiver?) where drawn == receiver:
      return isShort ? [TextRun(Shown.name(drawn))] : name(drawn, "drawn, receives")
    case (let drawn?, let receiver?):
      return name(drawn, "drawn") + [TextRun("  ")] + name(receiver, "receives")
    case (let drawn?, nil): return name(drawn, "drawn") + [TextRun("  nobody receives")]
    case (nil, let receiver?): return name(receiver, "receives")
    case (nil, nil): return [TextRun("nothing")]
    }
  }
}
