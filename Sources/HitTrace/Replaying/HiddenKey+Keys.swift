internal import HitResponders

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
