// What the window asks and says of the scene's file.
extension Inspector {
  func connectFiles() {
    root.savePrompt.onLeave = { [weak self] in self?.model.savePrompt = nil }
    root.fileBanner.onClose = { [weak self] in self?.root.fileBanner.close() }
  }

  /// What a key answers while it is asked what becomes of the scene's file.
  package func answer(keysym: Int, _ held: KeyStroke.Modifiers) -> InspectorCommand? {
    guard model.isFileUnsettled, model.keyboard == .hitscope else { return nil }
    let answers: [(Unicode.Scalar, FileAnswer)] = [
      ("k", .keepMine), ("t", .takeTheirs), ("d", .showBoth),
    ]
    return answers.first { KeyStroke(.letter($0.0)).matches(keysym: keysym, held) }
      .map { .settle($0.1) }
  }
}
