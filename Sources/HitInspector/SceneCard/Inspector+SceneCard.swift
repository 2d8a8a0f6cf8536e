internal import Foundation
internal import HitResponders

// The tries of a scene: shown one after the other, pressed when wanted.
extension Inspector {
  func connectSceneCard() {
    root.card.onHover = { [weak self] in self?.choose(try: $0) }
    root.card.onClick = { [weak self] target in
      switch target {
      case .attempt(let index): self?.perform(.playTry(index))
      case .restart: self?.perform(.restartScene)
      }
    }
  }

  /// Shows a try: its note, and a cross where it would press.
  private func choose(try index: Int?) {
    var model = model
    model.card.chosen = index
    model.markedPointer = model.card.chosenTry?.press
    self.model = model
  }

  /// Shows the next try; returns whether there is one.
  func chooseNextTry() -> Bool {
    var card = model.card
    card.chooseNext()
    choose(try: card.chosen)
    return card.chosen != nil
  }
}
