internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A fact in the bar at the bottom: what it is about, and its value.
struct StatusPiece {
  var label: String
  var value: [TextRun]
  /// What a click on it is for.
  var target: StatusBar.Target?
  /// Where it stands.
  private(set) var rect = CGRect.zero
  /// Whether there was no room for all of it.
  private(set) var isCut = false
  /// Who has the keys, of the piece that tells that.
  private var keyboard: KeyboardOwner?

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = [TextRun(value)]
  }

  /// The piece that tells where keys go.
  init(_ keyboard: KeyboardOwner) {
    label = keyboard == .hitscope ? "keys" : "keys to"
    value = [TextRun(keyboard.name)]
    target = .keyboard
    self.keyboard = keyboard
  }

  /// The label and the value as they read.
  var text: String { ([label] + value.map(\.text)).joined(separator: " ") }

  private static let iconWidth: CGFloat = 24
  private var valueFont: Font { keyboard == nil ? Theme.remark : Theme.remarkStrong }
  private var labelWidth: CGFloat { Ink.width(label, Theme.remark) + 4 }

  /// The width of all of it.
  var width: CGFloat {
    let value = Ink.line(value, font: valueFont, width: nil).size.width
    return labelWidth + value + (keyboard == nil ? 0 : Self.iconWidth + 10)
  }

  /// The least width at which something of the value can be read.
  var leastWidth: CGFloat { min(width, labelWidth + 36) }

  /// Gives the piece its place, at most as wide as there is room.
  mutating func place(at x: CGFloat, width room: CGFloat, height: CGFloat) {
    isCut = width > room
    rect = CGRect(x: x, y: 0, width: min(room, width), height: height)
  }

  func paint(in canvas: Canvas, isHovered: Bool) {
    var x = rect.minX
    var end = rect.maxX
    if let keyboard {
      let chip = CGRect(x: rect.minX, y: 3.5, width: rect.width, height: 17)
      let edge = isHovered ? Theme.line : Theme.separator
      canvas.card(chip, fill: Theme.control, edge: edge, cornerRadius: 8.5)
      canvas.keyboardSign(at: CGPoint(x: x + 13.5, y: 11.5), color: keyboard.color)
      x += Self.iconWidth
      end -= 10
    }
    let color = target == .dumpNotes ? Theme.selection : keyboard?.valueColor ?? Theme.text
    let ink = keyboard == nil ? Theme.faint : Theme.secondary
    canvas.write(Words(label, Theme.remark, ink), at: CGPoint(x: x, y: 16), width: end - x)
    x += labelWidth
    canvas.write(Words(value, valueFont, color), at: CGPoint(x: x, y: 16), width: end - x)
    if isHovered, target == .dumpNotes {
      canvas.fill(CGRect(x: x, y: 18, width: end - x, height: 1), color: color)
    }
  }
}

extension KeyboardOwner {
  fileprivate var color: UIColor {
    switch self {
    case .hitscope: Theme.secondary
    case .scene: Theme.responder
    case .search, .field: Theme.selection
    }
  }

  fileprivate var valueColor: UIColor { self == .hitscope ? Theme.text : color }
}
