internal import HitResponders

/// The keys that are held and whose characters are not recorded.
@MainActor
struct HiddenKeys {
  /// Whether characters are recorded, so that no key is hidden.
  let isOff: Bool
  /// The numbers of the keys that are held, by their places.
  private var held: [Int: Int] = [:]

  init(isOff: Bool) { self.isOff = isOff }

  /// Returns the number that stands for a key whose characters are not recorded.
  ///
  /// Keys that are held at once have different numbers, from 1, so that a replay tells them apart;
  /// which key it was cannot be told. Keys that type nothing to be seen are recorded as they are.
  mutating func number(of key: UIKey, _ sample: PressSample) -> Int? {
    let place = key.keyCode.rawValue
    if let number = HiddenKey.number(ofPlace: place) { return number }
    if let number = held[place] {
      if sample.phase == .ended || sample.phase == .cancelled { held[place] = nil }
      return number
    }
    if isOff || !key.typesText { return nil }
    var number = 1
    while held.values.contains(number) { number += 1 }
    if sample.phase == .began { held[place] = number }
    return number
  }
}

extension UIKey {
  /// Whether the key types something that can be read: what a password is made of.
  ///
  /// With Ctrl or Cmd it types nothing, but commands.
  fileprivate var typesText: Bool {
    if !modifierFlags.isDisjoint(with: [.control, .command]) { return false }
    return [characters, charactersIgnoringModifiers].contains { text in
      !text.hasPrefix("UIKeyInput")
        && text.unicodeScalars.contains { $0.properties.generalCategory != .control }
    }
  }
}

extension HiddenKey {
  /// The places that a replay gives to hidden keys; no keyboard has them.
  private static let places = 0x20_0001...0x20_0000 + Int(Int32.max)

  /// Returns the place that a replay gives to the hidden key of a number, which counts from 1.
  static func place(ofNumber number: Int) -> Int { places.lowerBound + number - 1 }

  /// Returns the number of the hidden key that a replay gave a place to; nothing for other places.
  static func number(ofPlace place: Int) -> Int? {
    places.contains(place) ? place - places.lowerBound + 1 : nil
  }

  /// Finds the kind of what a key types.
  init(_ key: UIKey) {
    switch key.characters.unicodeScalars.first?.properties.generalCategory {
    case nil, .control: self = .dead
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      self = .letter
    default: self = .mark
    }
  }

  /// The character that a replay types.
  var character: String {
    switch self {
    case .letter: "x"
    case .digit: "0"
    case .space: " "
    case .mark: "."
    case .dead: ""
    }
  }
}
