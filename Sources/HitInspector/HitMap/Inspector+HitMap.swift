package import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitResponders

// The modes, and what is asked for in that of the hit map.
extension Inspector {
  /// Does what a command asks for about modes and maps.
  func performInMode(_ command: InspectorCommand) -> Bool {
    switch command {
    case .stepFinding(let step): stepFinding(by: step)
    case .chooseFinding(let index): chooseFinding(index)
    case .stepLayers(let step) where model.mode == .explode: stepSpread(by: step)
    case .resetCamera where model.mode == .explode: moveCamera { $0.resetCamera() }
    default: return model.performInMode(command)
    }
    return true
  }

  /// Goes to the next finding or the one before, on the map.
  private func stepFinding(by step: Int) {
    if model.mode != .hitMap { model.mode = .hitMap }
    guard let found = model.map.reading?.found, !found.isEmpty else { return }
    let next = model.map.chosen.map { $0 + step } ?? (step > 0 ? 0 : found.count - 1)
    chooseFinding((next + found.count) % found.count)
  }

  /// Chooses a finding: its row is marked, and its view is asked about.
  func chooseFinding(_ index: Int) {
    guard let rows = model.map.reading?.findingRows, rows.indices.contains(index) else { return }
    model.map.chosen = index
    if let view = rows[index].view { choose(view) }
  }

  /// Chooses the finding whose number is drawn at a point of the scene.
  ///
  /// > Coordinates: screen points of the scene.
  /// - Returns: Whether there is one.
  package func chooseFinding(at point: CGPoint) -> Bool {
    guard model.mode == .hitMap, let index = root.stage.map?.finding(at: point) else {
      return false
    }
    chooseFinding(index)
    return true
  }

  /// Shows a view in the middle of the canvas, as large as it fits.
  func zoom(to view: SceneViewID) {
    guard let scene, let live = SceneOutline.view(view, in: scene) else { return }
    places.fit(SceneShape(live).box)
  }
}

nonisolated extension InspectorModel {
  /// Does what a command asks for about the mode and what of a map is shown.
  ///
  /// - Returns: Whether there was something to do.
  fileprivate mutating func performInMode(_ command: InspectorCommand) -> Bool {
    switch command {
    case .showMode(let new): (mode, stripChoice) = (new, nil)
    case .stepLayers(let step) where mode == .hitMap: map.layers = map.layers.stepped(by: step)
    case .showLayers(let layers): map.layers = layers
    case .compareMap:
      guard let shownMap else { return false }
      map.base = shownMap
      map.baseName = "with how it was at \(KeyTable.shortName(of: .compareMap))"
      stripChoice = nil
    default: return false
    }
    return true
  }
}

extension InspectorRoot {
  /// Shows a map wherever something of it is told, or takes it away.
  func showMap(_ model: InspectorModel) {
    let reading = model.shownMap
    stage.show(reading, model.map.layers)
    tree.show(areasOf: reading)
    layers.show(model.map.layers)
    comparing.isWanted = model.mode == .hitMap && model.strip == .mode
    comparing.show(
      MapComparePanel.Content(
        title: model.file ?? model.title,
        now: reading,
        before: model.map.base,
        baseName: model.map.baseName
      )
    )
    changed.isWanted = model.strip == .changes
    if changed.isWanted { changed.show(ChangedPanel.Content(model)) }
  }
}

extension ChangedPanel.Content {
  fileprivate init(_ model: InspectorModel) {
    let isFile = model.file != nil && model.status.dump.isEmpty
    let name = model.file ?? model.title
    self.init(
      remark: "against \(Shown.name(name)) \(isFile ? "as saved" : "as it was shown first")",
      now: model.map.reading,
      saved: model.map.saved
    )
  }
}

extension SelectedPanel.Content {
  /// Adds where the views can be pressed, as a map tells it.
  mutating func tell(_ map: MapReading, _ model: InspectorModel, asked: UIView?) {
    let shown = asked.map { ObjectIdentifier($0) } ?? model.inspection?.subject
    // The facts of a question tell where its view can be pressed.
    let isTold = asked != nil && model.question?.view == shown
    if !isTold, let view = shown, let reach = map.reach(of: view) { facts?.tell(reach) }
    let hovered = model.moment.isPinned ? model.hover?.view : model.inspection?.subject
    if let view = hovered, let reach = map.reach(of: view) { pointed?.tell(reach) }
  }
}

extension StageMarks {
  /// Marks what there is to be marked on a map: what is asked about, the touches, the probe.
  mutating func addMap(_ model: InspectorModel, visible: CGRect) {
    marks += SelectionMarks(model, geometry: geometry).marks.map { .selection($0) }
    for imprint in model.imprints where imprint.trail.count > 1 {
      marks.append(.trail(imprint.trail.map { geometry.windowPoint($0) }))
    }
    addOthers(model)
    if let facts = model.probe {
      let point = geometry.windowPoint(facts.point)
      marks += ProbeMark.marks(at: point, facts, in: geometry).map { .probe($0) }
    }
    if let imprint = model.imprint {
      let point = geometry.windowPoint(imprint.point)
      marks.append(.touch(point, finger: imprint.finger, isDown: imprint.isDown))
    }
    add(model.gestures)
    addNumbers(model, visible: visible)
  }
}
