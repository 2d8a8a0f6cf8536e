nonisolated extension InspectorModel {
  /// Whether the line of notices asks whether what follows of a trace now is its golden.
  package var asksToBless: Bool {
    asks(.timeline(.bless))
  }

  /// Whether it asks what becomes of a file that was changed on disk as well as here.
  package var asksAboutConflict: Bool { asks(.settle(.keepMine)) }

  private func asks(_ command: InspectorCommand) -> Bool {
    notices.current?.actions.contains { $0.command == command } == true
  }

  /// Does what a command asks for, where it is about what is shown and about nothing else.
  ///
  /// - Returns: Whether there was something to do; `nil` of a command about something else.
  mutating func perform(_ command: InspectorCommand) -> Bool? {
    switch command {
    case .nextStrip: changeStrip()
    case .togglePicking: isPicking.toggle()
    case .toggleOutline: isOutlined.toggle()
    case .showMode(let new): (mode, stripChoice) = (new, nil)
    case .stepLayers(let step):
      guard mode == .hitMap else { return false }
      map.layers = map.layers.stepped(by: step)
    case .toggleMapLayer(let layer): map.layers.formSymmetricDifference(layer)
    case .resetCamera: return scrolled == nil ? false : nil
    case .fadeScreenshot where isOverScreenshot: screenshot.fade()
    case .fadeScreenshotTo(let share) where isOverScreenshot: screenshot.fade(to: share)
    case .toggleScreenshotLayer(let layer) where isOverScreenshot: screenshot.toggle(layer)
    case .fadeScreenshot, .fadeScreenshotTo, .toggleScreenshotLayer: return false
    case .compareMap:
      guard let shownMap else { return false }
      map.base = shownMap
      map.baseName = "with how it was at \(KeyTable.shortName(of: .compareMap))"
      stripChoice = nil
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
    default: return nil
    }
    return true
  }

  /// Shows a try: its note, and a cross where it would press; no map that tells who receives it
  /// while that is asked.
  mutating func choose(try index: Int?) {
    card.chosen = index
    if card.isAnswerHidden, mode == .hitMap { mode = .inspect }
    markedPointer = card.chosenTry?.press
  }
}
