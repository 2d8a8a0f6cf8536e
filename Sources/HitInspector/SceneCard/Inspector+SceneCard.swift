internal import HitResponders

// The tries of a scene: shown one after the other, pressed when wanted.
extension Inspector {
  func connectSceneCard() {
    root.card.onHover = { [weak self] in self?.model.choose(try: $0) }
  }

  /// Shows the next try; returns whether there is one.
  func chooseNextTry() -> Bool {
    var card = model.card
    card.chooseNext()
    model.choose(try: card.chosen)
    return card.chosen != nil
  }
}

nonisolated extension InspectorModel {
  /// Shows a try: its note, and a cross where it would press.
  fileprivate mutating func choose(try index: Int?) {
    card.chosen = index
    markedPointer = card.chosenTry?.press
  }
}
