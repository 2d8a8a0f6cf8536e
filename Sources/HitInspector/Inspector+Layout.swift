package import Foundation
internal import HitGeometry
internal import HitAnalysis
internal import HitResponders

extension Inspector {
  /// Lays the window out for another size.
  package func resize(to size: CGSize) {
    guard size != window.bounds.size else { return }
    application.screen.bounds.size = size
    window.frame = CGRect(origin: .zero, size: size)
    layOut()
  }

  /// What was chosen at the breakpoint of the window's width.
  var choices: InspectorChoices {
    get { choicesByBreakpoint[InspectorBreakpoint(width: window.bounds.width)] ?? .init() }
    set {
      choicesByBreakpoint[InspectorBreakpoint(width: window.bounds.width)] = newValue
      layOut()
    }
  }

  /// What was chosen of the layout, at each breakpoint.
  package var chosenLayouts: [InspectorBreakpoint: InspectorChoices] { choicesByBreakpoint }

  /// Lays windows of a breakpoint out as it was chosen before.
  package func choose(_ choices: InspectorChoices, at breakpoint: InspectorBreakpoint) {
    choicesByBreakpoint[breakpoint] = choices
    layOut()
  }

  /// Folds a panel away, or shows it again.
  func toggle(_ panel: InspectorPanel) {
    if !isStill { folding.leave(shownLayout) }
    choices = choices.toggling(panel, in: layout)
  }

  func connectLayout() {
    for view in root.splitters {
      view.onDrag = { [weak self] in self?.drag(view.splitter, to: $0) }
      view.onReset = { [weak self] in self?.choices.sizes[view.splitter] = nil }
    }
  }

  private func drag(_ splitter: InspectorSplitter, to point: CGPoint) {
    guard let handle = layout.handles.first(where: { $0.splitter == splitter }) else { return }
    choices.sizes[splitter] = handle.size(at: point)
  }

  /// Gives panels and scene their places for the window's size.
  func layOut() {
    let sceneSize = scene?.screen.bounds.size ?? .zero
    let layout = InspectorLayout(
      size: window.bounds.size,
      choices: choices,
      sceneSize: sceneSize,
      hasEvents: !model.log.isEmpty || [.mode, .changes, .lesson].contains(model.strip),
      hasDumpNotes: !model.dumpNotes.isEmpty,
      hasTimeline: model.timeline != nil,
      hasEdits: model.hasEdits
    )
    let shown = folding.place(toward: layout)
    // Pixels that stay must have been painted in the same columns as those beside them.
    if shown.columns != shownLayout.columns { window.setNeedsDisplay() }
    (self.layout, shownLayout) = (layout, shown)
    geometry = StageGeometry(shown, sceneSize: sceneSize, zoom: zoom, pan: pan)
    let rootFrame = CGRect(origin: .zero, size: layout.size)
    root.setFrameIfNeeded(rootFrame)
    Appearance.under(appearance) { root.arrange(shown) }
    focus.leaveHidden()
    focus.show()
    showRail()
    root.log.isWide = layout.breakpoint == .wide
    root.selected.isCompact = layout.areFactsInWhy
    root.stage.show(geometry)
    root.stage.visible = shown.visibleCanvas
    root.arrange(layersAt: layersRect)
    root.stage.show(captions)
    showMarks()
    showExploded()
    showTopBar()
  }

  /// Shows the views in the rail, where there is one.
  func showRail() {
    if layout.rail != nil { root.rail.list.show(model.outline.rows) }
  }

  var captions: StageView.Captions {
    guard let scene else { return StageView.Captions() }
    var captions = StageView.Captions(of: scene, model)
    // The bar of the edits takes the room above the scene, and so does the line of the lesson on a
    // low canvas.
    if geometry.isUnderBar || (!root.card.isHidden && !geometry.hasHints) { captions.scene = "" }
    captions.areHintsBeside = model.canvasHints == KeyHint.whileEditing
    return captions
  }
}

extension StageView.Captions {
  /// What stands above and below a scene.
  fileprivate init(of scene: UIApplication, _ model: InspectorModel) {
    let size = scene.screen.bounds.size
    let extent =
      "\(ShortNumber.coordinate(size.width)) × \(ShortNumber.coordinate(size.height)) pt"
    if let map = model.shownMap {
      self.init(
        scene: "who receives a press at each point",
        remark: Counted.text(map.report.regionCount, "region"),
        hints: model.canvasHints,
        scale: model.status.scale
      )
      return
    }
    let windows = scene.windows
    let name = windows.count == 1 ? windows[0].routingName : Counted.text(windows.count, "window")
    self.init(
      scene: "\(name)  \(extent)",
      hints: model.canvasHints,
      scale: model.status.scale
    )
  }
}
