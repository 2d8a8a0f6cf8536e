internal import HitResponders

/// What is recorded of a key in place of its characters: of what kind they are.
///
/// Code treats letters, digits, spaces and other marks differently, so a replay needs the kind to
/// route alike; it gets a character that stands for all of its kind.
enum HiddenKey: String, CaseIterable {
  /// A letter, and whatever else is none of the other kinds.
  case letter = "char"
  /// A decimal digit.
  case digit
  /// A space.
  case space
  /// A punctuation mark or symbol.
  case mark

  /// Where the places of keys begin that a replay makes for hidden ones; no keyboard has them.
  static let firstPlace = 0x20_0000

  /// Finds the kind of what a key types.
  init(_ key: UIKey) {
    let scalar = key.characters.unicodeScalars.first
    switch scalar?.properties.generalCategory {
    case .decimalNumber: self = .digit
    case .spaceSeparator: self = .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      self = .mark
    default: self = .letter
    }
  }

  /// The character that a replay types.
  var character: String {
    switch self {
    case .letter: "x"
    case .digit: "0"
    case .space: " "
    case .mark: "."
    }
  }
}
