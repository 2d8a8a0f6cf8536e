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
    switch command {
    case .nextTry:
      var card = model.card
      card.chooseNext()
      model.choose(try: card.chosen)
      return card.chosen != nil
    case .chooseTry(let index):
      model.choose(try: index)
      return true
    case .toggleGuessing:
      guard !model.card.tries.isEmpty else { return false }
      var model = model
      model.card.toggleGuessing()
      model.choose(try: model.card.chosen)
      model.stripChoice = nil
      self.model = model
      return true
    case .guess(let choice):
      onGuess?()
      return model.card.guess(choice)
    default: return false
    }
  }

  /// What has the plain keys besides the window.
  package var keyScope: KeyTable.Scope {
    lanesHaveKeys ? .lanes : model.card.isGuessOpen ? .guess : .window
  }
}

nonisolated extension InspectorModel {
  /// Shows a try: its note, and a cross where it would press.
  fileprivate mutating func choose(try index: Int?) {
    card.chosen = index
    markedPointer = card.chosenTry?.press
  }
}
