public import HitResponders

extension PressSample {
  /// Makes the press of a key of a keyboard, with the name that scripts have for it.
  ///
  /// A key without such a name goes by what it types or, where that cannot be printed, by its symbol.
  ///
  /// - Parameters:
  ///   - symbol: The number of the key's symbol, as X counts them.
  ///   - text: What the key types with the modifiers that are held.
  ///   - phase: What the key did.
  public init(symbol: Int, text: String, phase: UIPress.Phase) {
    if let name = PressNames.name(ofSymbol: symbol) {
      self = PressNames.sample(name, phase: phase)
      return
    }
    let isPrintable = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    let word = isPrintable && !text.isEmpty ? text : Self.word(forSymbol: symbol)
    self.init(
      type: .keyboard,
      phase: phase,
      key: UIKey(characters: text, charactersIgnoringModifiers: word, keyCode: symbol)
    )
  }

  private static func word(forSymbol symbol: Int) -> String {
    // X numbers the symbols of Latin characters as Unicode does.
    let isLatin = (0x20...0x7e).contains(symbol) || (0xa0...0xff).contains(symbol)
    if isLatin, let scalar = Unicode.Scalar(symbol) { return String(Character(scalar)) }
    return modifiers[symbol] ?? "0x" + String(symbol, radix: 16)
  }

  private static let modifiers = [
    0xffe1: "shift", 0xffe2: "shift", 0xffe3: "control", 0xffe4: "control", 0xffe5: "capsLock",
    0xffe7: "meta", 0xffe8: "meta", 0xffe9: "alt", 0xffea: "alt", 0xffeb: "super",
    0xffec: "super", 0xfe03: "altGr",
  ]
}
