/// A key, and the modifiers that are held with it.
nonisolated package struct KeyStroke: Hashable, Sendable {
  /// The modifiers that tell commands apart.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let control = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let shift = Modifiers(rawValue: 4)
  }

  /// A key, by what it means.
  package enum Key: Hashable, Sendable {
    /// A letter, given as it is typed without Shift.
    case letter(Unicode.Scalar)
    /// A digit or a sign, wherever a keyboard has it, with Shift or without.
    case sign(Unicode.Scalar, name: String)
    case function(Int)
    case named(Named)
  }

  package enum Named: String, CaseIterable, Hashable, Sendable {
    case escape = "Esc"
    case enter = "Enter"
    case backspace = "Backspace"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case up = "Up"
    case down = "Down"
    case left = "Left"
    case right = "Right"
    case home = "Home"
    case end = "End"
    case delete = "Delete"
    case tab = "Tab"
    case space = "Space"
  }

  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// How people call it, as `Ctrl-Shift-O`.
  package var name: String {
    switch key {
    case .letter(let letter): name(String(letter).uppercased())
    case .sign(_, let word): name(word)
    case .function(let number): name("F\(number)")
    case .named(let key): name(key.rawValue)
    }
  }

  /// How people call some keys, as `Ctrl-Up, Ctrl-Down`; the four arrows are called that.
  package static func names(_ strokes: [KeyStroke]) -> String {
    if let first = strokes.first, strokes.map(\.key) == arrows,
      strokes.allSatisfy({ $0.modifiers == first.modifiers })
    {
      return first.name("arrows")
    }
    return strokes.map(\.name).joined(separator: ", ")
  }

  private static let arrows: [Key] = [.named(.up), .named(.down), .named(.left), .named(.right)]

  /// The name of a key under the modifiers.
  private func name(_ key: String) -> String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [key]).joined(separator: "-")
  }

  /// Whether a key that means an X keysym is this one, under the modifiers that are held.
  package func matches(keysym: Int, _ held: Modifiers) -> Bool {
    switch key {
    case .letter(let letter):
      // The keysym is a capital letter under Shift and under Caps Lock.
      let small = (0x41...0x5a).contains(keysym) ? keysym + 0x20 : keysym
      return small == Int(letter.value) && held == modifiers
    case .sign(",", _), .sign(".", _):
      // With Shift they are something else, and another thing on other keyboards.
      return keysyms.contains(keysym) && held == modifiers
    case .sign: return keysyms.contains(keysym) && held.subtracting(.shift) == modifiers
    case .function, .named: return keysyms.contains(keysym) && held == modifiers
    }
  }

  /// The X keysyms of the key, those of the keypad after the first.
  private var keysyms: [Int] {
    switch key {
    case .letter(let letter): [Int(letter.value)]
    case .sign("+", _): [0x2b, 0x3d, 0xffab]
    case .sign("-", _): [0x2d, 0xffad]
    case .sign(",", _): modifiers.contains(.shift) ? [0x2c, 0x3c, 0x3b] : [0x2c]
    case .sign(".", _): modifiers.contains(.shift) ? [0x2e, 0x3e, 0x3a] : [0x2e]
    case .sign(let sign, _):
      ("0"..."9").contains(sign)
        ? [Int(sign.value), Int(sign.value) + 0xff80] : [Int(sign.value)]
    case .function(let number): [0xffbd + number]
    case .named(let key): key.keysyms
    }
  }
}

nonisolated extension KeyStroke.Named {
  /// Returns the key of an X keysym, if it is one of these.
  init?(keysym: Int) {
    guard let key = Self.allCases.first(where: { $0.keysyms.contains(keysym) }) else { return nil }
    self = key
  }

  fileprivate var keysyms: [Int] {
    switch self {
    case .escape: [0xff1b]
    case .enter: [0xff0d, 0xff8d]
    case .backspace: [0xff08]
    case .pageUp: [0xff55, 0xff9a]
    case .pageDown: [0xff56, 0xff9b]
    case .up: [0xff52, 0xff97]
    case .down: [0xff54, 0xff99]
    case .left: [0xff51, 0xff96]
    case .right: [0xff53, 0xff98]
    case .home: [0xff50, 0xff95]
    case .end: [0xff57, 0xff9c]
    case .delete: [0xffff, 0xff9f]
    // With Shift it has a keysym of its own.
    case .tab: [0xff09, 0xfe20]
    case .space: [0x20]
    }
  }
}
