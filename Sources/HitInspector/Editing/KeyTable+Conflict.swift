nonisolated extension KeyTable {
  /// The keys that answer what becomes of a file that was changed on disk as well as here.
  static let conflictRows = [
    row(
      "keep mine, take theirs, show both, while it is asked",
      "the notice",
      conflict(.keepMine, "k"),
      conflict(.takeTheirs, "t"),
      conflict(.showBoth, "d")
    )
  ]

  private static func conflict(_ answer: FileAnswer, _ letter: Unicode.Scalar) -> Binding {
    var binding = key(.settle(answer), plain: self.letter(letter)).called(answer.rawValue)
    binding.scope = .conflict
    return binding
  }
}
