/// What is recorded of a key in place of its characters: of what kind they are.
///
/// Code treats letters, digits, spaces and other marks differently, so a replay needs the kind to
/// route alike; it gets a character that stands for all of its kind.
package enum HiddenKey: String, CaseIterable {
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
}
