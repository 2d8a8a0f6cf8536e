internal import HitResponders

/// What is recorded of a key in place of its characters: of what kind they are.
///
/// Code treats letters, digits, spaces and other marks differently, so a replay needs the kind to
/// route alike; it gets a character that stands for all of its kind.
enum HiddenKey: String, CaseIterable {
  /// A letter.
  case letter = "char"
  /// A digit or another number.
  case digit
  /// A space.
  case space
  /// A punctuation mark, a symbol, and whatever else is none of the other kinds.
  case mark
  /// Nothing: a dead key, or one that a compose sequence took.
  case dead

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
