internal import Foundation
internal import HitResponders

extension Inspector {
  /// Does what a key asks for; one that does nothing here, and returns `false`, is the scene's.
  @discardableResult
  package func perform(_ command: InspectorCommand) -> Bool {
    switch command {
    case .zoomIn: places.stepZoom(larger: true)
    case .zoomOut: places.stepZoom(larger: false)
    case .zoomToFit: places.fitScene()
    case .zoomToOwnSize: places.zoom = .fixed(1)
    case .zoomTo(let view): zoom(to: view)
    case .fold(let panel):
      guard places.hasRoom(for: panel) else { return pass(command) }
      places.toggle(panel)
    case .nextStrip:
      guard places.hasRoom(for: .log) else { return pass(command) }
      _ = performInModel(command)
      if layout.isLogFolded { places.toggle(.log) }
    case .search: focus.beginSearch()
    case .nextPanel: focus.move(by: 1)
    case .previousPanel: focus.move(by: -1)
    case .tab(let step): if !stepLayer(by: step) { focus.move(by: step) }
    case .showKeys: popUps.toggleKeys()
    case .showPalette: popUps.togglePalette()
    case .open(.notices), .open(.dumpNotes): popUps.toggleNotices()
    case .timeline(let command): return timeline.perform(command)
    case .showMode(.hitMap) where model.card.isAnswerHidden: return pass(command)
    case .stepFinding where model.card.isAnswerHidden: return pass(.showMode(.hitMap))
    case .stepFinding(let step): findings.step(by: step)
    case .chooseFinding(let index): findings.choose(index)
    case .stepLayers(let step) where model.mode == .explode: camera.stepSpread(by: step)
    case .resetCamera where model.mode == .explode: camera.reset()
    case .toggleExplode(let option):
      guard model.mode == .explode else { return false }
      camera.toggle(option)
    case .step(let step): return self.step(step)
    case .moveProbe(let step, let points) where isCanvasEdited:
      return pass(.nudge(step, by: points))
    case .accept: return accept()
    default: return performInModel(command)
    }
    return true
  }

  /// Does what a command asks for where it is about the model alone, or hands it on.
  private func performInModel(_ command: InspectorCommand) -> Bool {
    if case .guess = command { onGuess?() }
    var new = model
    guard let isDone = new.perform(command) else { return pass(command) }
    model = new
    return isDone
  }

  /// Hands a command on to whoever shows the scene.
  func pass(_ command: InspectorCommand) -> Bool {
    guard let onCommand else { return false }
    onCommand(command)
    return true
  }

  /// Moves what is chosen in the list that is open, in the panel that has the keys, or else the
  /// camera, the view that is edited or the point on the canvas.
  private func step(_ step: TreeStep) -> Bool {
    if root.menu.step(step) { return true }
    guard model.stack == nil else { return pass(.step(step)) }
    if let panel = focus.panel { return panel.step(step) }
    guard model.mode == .explode else { return perform(.moveProbe(step, by: 1)) }
    camera.orbit(step)
    return true
  }

  /// Points to the next layer or the one before, as if the pointer were over it.
  ///
  /// - Returns: Whether layers are shown and no panel has the keys.
  private func stepLayer(by step: Int) -> Bool {
    guard model.mode == .explode, focus.panel == nil, let view = layerStage.view(after: step) else {
      return false
    }
    point(to: view)
    return true
  }

  /// Takes what is chosen, or edits what is selected.
  private func accept() -> Bool {
    if root.menu.accept() { return true }
    if model.asksToBless { return pass(.timeline(.bless)) }
    guard model.stack == nil else { return pass(.accept) }
    if let index = model.card.chosen { return pass(.playTry(index)) }
    return model.canEdit && selection.view != nil && pass(.edit)
  }

  /// Shows a view in the middle of the canvas, as large as it fits.
  private func zoom(to view: SceneViewID) {
    guard let scene, let live = SceneOutline.view(view, in: scene) else { return }
    places.fit(SceneShape(live).box)
  }

  /// Selects the view that a row names, and asks why a press does not reach it.
  ///
  /// A try that was chosen before is chosen no more: Enter is the view's.
  func choose(_ view: SceneViewID) {
    if model.card.chosen != nil { model.choose(try: nil) }
    selection.select(view)
    perform(.ask(view))
  }

  /// Whether the arrow keys move the view that is edited.
  private var isCanvasEdited: Bool {
    model.properties != nil && model.mode == .inspect && model.canEdit && !focus.hasKeys
  }
}
