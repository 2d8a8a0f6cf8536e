internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The bar across the bottom: what is under the pointer, the display, the most useful keys.
final class StatusBar: PanelView {
  private(set) var facts = StatusFacts()
  private(set) var keys: [KeyHint] = []

  func show(_ newFacts: StatusFacts, keys newKeys: [KeyHint]) {
    if newKeys != keys || newFacts.display != facts.display {
      setNeedsDisplay()
    } else if newFacts != facts {
      // The keys at the right stay as they are.
      setNeedsDisplay(CGRect(x: 0, y: 0, width: keysX, height: bounds.height))
    }
    facts = newFacts
    keys = newKeys
  }

  // MARK: Keys

  private static let keyGap: CGFloat = 5
  private static let hintGap: CGFloat = 14

  private func width(of hint: KeyHint) -> CGFloat {
    KeyCap.width(hint.key) + Self.keyGap + Ink.width(hint.deed, Theme.remark)
  }

  /// The keys that leave at least half the bar to the facts.
  private var shownKeys: [KeyHint] {
    var room = bounds.width / 2
    return keys.filter { hint in
      room -= width(of: hint) + Self.hintGap
      return room >= 0
    }
  }

  private var keysX: CGFloat {
    let width = shownKeys.reduce(0) { $0 + self.width(of: $1) + Self.hintGap }
    return (bounds.width - width).rounded(.down)
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    var x = keysX
    for hint in shownKeys {
      x += canvas.keyCap(hint.key, at: CGPoint(x: x, y: 5)) + Self.keyGap
      let deed = Words(hint.deed, Theme.remark, Theme.secondary)
      x += canvas.write(deed, at: CGPoint(x: x, y: 16)) + Self.hintGap
    }
    paintFacts(to: keysX - 16, on: canvas)
  }

  /// The facts in words, each a name and a value.
  var pieces: [(label: String, value: String)] {
    var pieces: [(String, String)] = []
    if let pointer = facts.pointer {
      let point = CGPoint(x: pointer.x.rounded(.down), y: pointer.y.rounded(.down))
      pieces.append(("pointer ", ShortNumber.point(point)))
      pieces.append(("under it ", underPointer))
    } else {
      pieces.append(("pointer ", "off the scene"))
    }
    if !facts.hasDisplay {
      pieces.append(("", "no display"))
    } else if !facts.display.isEmpty {
      pieces.append(("X11 ", facts.display))
    }
    if !facts.dump.isEmpty { pieces.append(("dump ", facts.dump)) }
    return pieces
  }

  private var underPointer: String {
    switch (facts.drawn, facts.receiver) {
    case (let drawn?, let receiver?) where drawn == receiver: "\(drawn) (drawn, receives)"
    case (let drawn?, let receiver?): "\(drawn) (drawn)  \(receiver) (receives)"
    case (let drawn?, nil): "\(drawn) (drawn)  nobody receives"
    case (nil, let receiver?): "\(receiver) (receives)"
    case (nil, nil): "nothing"
    }
  }

  /// The place of each fact; the first two keep theirs, so that nothing jumps under the pointer.
  private static let columns: [CGFloat] = [14, 142, 470]

  private func paintFacts(to end: CGFloat, on canvas: Canvas) {
    var x: CGFloat = Theme.margin
    for (index, piece) in pieces.enumerated() {
      if index < Self.columns.count { x = max(x, Self.columns[index]) }
      guard end - x > 40 else { return }
      let runs = [TextRun(piece.label, color: Theme.faint), TextRun(piece.value)]
      let words = Words(runs, Theme.remark, Theme.secondary)
      x += canvas.write(words, at: CGPoint(x: x, y: 16), width: end - x) + 24
    }
  }
}
