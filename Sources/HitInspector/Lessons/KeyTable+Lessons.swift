// The keys of lessons.
nonisolated extension KeyTable {
  static let lessonRows: [Row] = [
    row("next try, which Enter presses", "its number", key(.nextTry, plain: letter("n"))),
    row(
      "guess who receives a try, on and off",
      "PREDICT",
      key(.toggleGuessing, plain: letter("g"))
    ),
    row(
      "a guess, while one is asked for",
      "a choice",
      guess(0, "a").called("guess the first choice"),
      guess(1, "b").called("guess the second choice"),
      guess(2, "c").called("guess the third choice"),
      guess(3, "d").called("guess the fourth choice")
    ),
  ]

  /// A choice of a guess.
  private static func guess(_ choice: Int, _ letter: Unicode.Scalar) -> Binding {
    var binding = key(.guess(choice), plain: self.letter(letter))
    binding.scope = .guess
    return binding
  }
}
