/// Counted things, and what they do, as people write them: `1 place`, `2 places`.
nonisolated package enum Counted {
  /// Writes a number and the word in its form for that number.
  ///
  /// - Parameters:
  ///   - number: How many there are.
  ///   - one: The word for one: a noun, or a verb as in `1 differs`.
  ///   - many: The word for any other number; `one` and an s where it is left out.
  /// - Returns: The number and the word.
  package static func text(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(word(number, one, many))"
  }

  /// Returns the word alone, in its form for a number.
  package static func word(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? one : many ?? "\(one)s"
  }
}
