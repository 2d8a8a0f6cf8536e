internal import HitResponders

// The tries of a scene: shown one after the other, guessed, pressed when wanted.
extension Inspector {
  func connectSceneCard() {
    root.card.onHover = { [weak self] in
      guard let self, $0 != nil || !model.card.isGuessing else { return }
      model.choose(try: $0)
    }
  }

  /// Does what a command asks for about tries; returns whether there was something to do.
  func performInLesson(_ command: InspectorCommand) -> Bool {
    if case .guess = command { onGuess?() }
    return model.performInLesson(command)
  }

  /// What has the plain keys besides the window.
  package var keyScope: KeyTable.Scope {
    lanesHaveKeys ? .lanes : model.card.isGuessOpen ? .guess : .window
  }
}

nonisolated extension InspectorModel {
  /// Does what a command asks for about tries; returns whether there was something to do.
  fileprivate mutating func performInLesson(_ command: InspectorCommand) -> Bool {
    switch command {
    case .nextTry:
      var next = card
      next.chooseNext()
      choose(try: next.chosen)
      return next.chosen != nil
    case .chooseTry(let index): choose(try: index)
    case .toggleGuessing:
      guard !card.tries.isEmpty else { return false }
      card.toggleGuessing()
      choose(try: card.chosen)
      stripChoice = nil
    case .guess(let choice): return card.guess(choice)
    default: return false
    }
    return true
  }

  /// Shows a try: its note, and a cross where it would press.
  fileprivate mutating func choose(try index: Int?) {
    card.chosen = index
    markedPointer = card.chosenTry?.press
  }
}
