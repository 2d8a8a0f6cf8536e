/// One thing that a dump does not tell.
nonisolated package struct DumpNoteRow: Hashable, Sendable {
  /// What it is, in one sentence.
  package var sentence: String
  /// The line of the dump that it is about, if it is about one.
  package var line: Int?

  package init(_ sentence: String, line: Int? = nil) {
    (self.sentence, self.line) = (sentence, line)
  }

  /// The line in words.
  var place: String { line.map { "line \($0)" } ?? "all lines" }
}
