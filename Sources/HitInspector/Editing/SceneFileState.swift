/// How the scene that is shown stands to its file.
nonisolated package enum SceneFileState: Hashable, Sendable {
  /// The file is not watched, or there is none.
  case unwatched
  /// The scene is shown anew as soon as the file is saved.
  case live
  /// The file cannot be read as a scene any more; the last good state is shown.
  case broken(FileFault)
  /// The file is no longer there.
  case gone

  package var isBroken: Bool { if case .broken = self { true } else { false } }
}

/// Where the edits of a scene are saved.
nonisolated package enum SaveTarget: Hashable, Sendable {
  /// A program made the scene, and it cannot be saved.
  case nowhere
  /// The scene is one of the gallery's or a dump, and is saved under a name that is asked for.
  case newFile
  /// The file of this name.
  case file(String)
}

/// What is wrong with a file, and where.
nonisolated package struct FileFault: Hashable, Sendable {
  /// The file and the place, as `my-scene.json:26:67`.
  package var place: String
  /// What is wrong, in the reader's own sentence.
  package var sentence: String
  /// The number of the line, and its text without what indents it.
  package var line: Int?
  package var text = ""
  /// Its column, counted in scalars from the beginning of the line.
  package var column: Int?
  /// What of the text is at fault, in characters.
  package var range = 0..<0

  package init(_ place: String, _ sentence: String) {
    (self.place, self.sentence) = (place, sentence)
  }
}

/// The word beside the scene's title, where it says more than a chip.
nonisolated struct StateWord: Hashable {
  /// What the word means, which decides its colour.
  enum Meaning: Hashable { case good, changed, broken }

  var word: String
  var meaning: Meaning

  /// What is said of the scene and its file; nothing of one that is replayed.
  init?(_ model: InspectorModel) {
    guard !model.activity.isReplay else { return nil }
    switch model.fileState {
    case .broken: (word, meaning) = ("file broken", .broken)
    case .gone: (word, meaning) = ("file gone", .broken)
    case .live where !model.edits.isChanged: (word, meaning) = ("live", .good)
    case .live, .unwatched:
      guard model.edits.isChanged else { return nil }
      (word, meaning) = ("changed", .changed)
    }
  }
}
