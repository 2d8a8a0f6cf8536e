internal import HitAnalysis
internal import HitResponders

// What clicks ask for.
extension InspectorRoot {
  /// Connects what is clicked with what it asks for.
  func connect(_ perform: @escaping (InspectorCommand) -> Void) {
    let buttons: [(BarButton, InspectorCommand)] = [
      (topBar.previousScene, .previousScene), (topBar.nextScene, .nextScene),
      (topBar.outline, .toggleOutline), (topBar.record, .toggleRecording),
      (topBar.lint, .stepFinding(1)), (topBar.views, .fold(.views)),
      (topBar.scenes, .open(.scenes)),
      (editBar.undo, .undo), (editBar.redo, .redo), (editBar.revert, .revert),
      (rail.views, .fold(.views)), (rail.facts, .fold(.selected)), (rail.find, .search),
    ]
    for (button, command) in buttons { button.onPress = { perform(command) } }
    layers.onToggle = { perform(.toggleMapLayer(MapLayers.named[$0].layer)) }
    screenshot.onToggle = { perform(.toggleScreenshotLayer(ScreenshotLayer.allCases[$0])) }
    screenshot.onFade = { perform(.fadeScreenshotTo($0)) }
    why.map.findings.onChoose = { perform(.chooseFinding($0)) }
    topBar.modes.onChoose = { perform(.showMode($0)) }
    edgeTab.onPress = { perform(.fold(.views)) }
    verdictLine.onClick = { perform(.fold(.why)) }
    why.onCommand = perform
    why.connect()
    event.onCommand = { perform(.timeline($0)) }
    timeline.onCommand = { perform(.timeline($0)) }
    log.list.onPin = { perform(.pinEvent($0)) }
    keys.onClose = { [weak keys] in keys?.isHidden = true }
    status.onClick = { perform($0.command) }
    notices.list.onCommand = perform
    properties.onSet = { perform(.setProperty($0, $1, goesOn: $2)) }
    properties.onReset = { perform(.resetProperty($0)) }
    properties.onLeave = { perform(.endEdit) }
    card.onClick = { perform($0.command) }
    lesson.earlier.onPress = { perform(.previousScene) }
    lesson.later.onPress = { perform(.nextScene) }
    lesson.list.onChoose = { perform(.chooseTry($0)) }
    lesson.guess.onGuess = { perform(.guess($0)) }
    lesson.guess.onToggle = { perform(.toggleGuessing) }
  }
}

extension StatusBar.Target {
  fileprivate var command: InspectorCommand {
    switch self {
    case .keyboard: .toggleKeys
    case .key(let command): command
    case .dumpNotes: .open(.dumpNotes)
    case .notices: .open(.notices)
    }
  }
}

extension SceneCardView.Target {
  fileprivate var command: InspectorCommand {
    switch self {
    case .attempt(let index): .playTry(index)
    case .restart: .restartScene
    }
  }
}
