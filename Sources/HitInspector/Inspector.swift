package import Foundation
internal import HitCanvas
package import HitResponders

/// The window around a scene: panels that explain it and overlays that mark it.
///
/// The panels are views, routed by the same library in an application of their own. The scene's
/// application is only read: for its views, for what changed, and to be painted on the canvas.
///
/// Its life: `open` a scene; set parts of `model` as things happen; call `sceneDidChange()` after
/// inputs were routed; take the damage and paint it.
///
/// > Coordinates: window space in points, unless a name says scene or screen.
package final class Inspector {
  /// The application that routes the panels' own touches.
  package let application: UIApplication

  /// The window that holds the panels.
  package let window: UIWindow

  /// The application under inspection.
  package private(set) var scene: UIApplication?

  package var model: InspectorModel {
    get { shown.value }
    set { shown.value = newValue }
  }

  /// Whether the window is dark or light.
  package var appearance = Appearance.dark {
    didSet { if appearance != oldValue { showAppearance() } }
  }

  /// Called for what the inspector cannot do: other scenes, the second finger, traces.
  package var onCommand: ((InspectorCommand) -> Void)?

  /// Called before a guess is made, whose choices may not be known yet.
  package var onGuess: (() -> Void)?

  /// Returns the line of the scene's file at which a view begins.
  package var lineOfView: (SceneViewID) -> Int? = { _ in nil }

  // MARK: Parts

  package let places: WindowPlaces
  package let selection: ViewSelection
  package let search: TreeSearch
  package let focus: PanelFocus
  package let pointer: PanelPointer
  package let areas: HitAreas
  package let popUps: PopUps
  package let camera: LayerCamera
  package let timeline: TimelineStage
  package let findings: FindingChoice
  package let pressRing: PressRing

  let root = InspectorRoot()
  let stage: StageShow
  let layerStage: LayerStage
  let shown = ShownModel()
  /// The rows of the tree, as they were read last.
  private var kept = KeptOutline()

  /// Makes a window's content without a scene; a session brings the application of the panels.
  package init(size: CGSize, application: UIApplication? = nil) {
    let application = application ?? UIApplication()
    self.application = application
    places = WindowPlaces(size: size, sceneSize: application.screen.bounds.size)
    window = application.inForce { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    window.accessibilityIdentifier = "InspectorWindow"
    stage = StageShow(root, places)
    search = TreeSearch(root.tree)
    selection = ViewSelection(root.tree.list, search)
    focus = PanelFocus(in: window, root, search, places, shown)
    pointer = PanelPointer(in: window, root.tooltip)
    areas = HitAreas(of: window, root, places, pointer, shown)
    popUps = PopUps(root, places, pointer, shown)
    camera = LayerCamera(root.exploded, places, shown)
    layerStage = LayerStage(root, places, camera)
    timeline = TimelineStage(root, shown)
    findings = FindingChoice(root.stage, shown)
    pressRing = PressRing(places)
    application.inForce {
      window.addSubview(root)
      window.makeKeyAndVisible()
    }
    joinParts()
    joinPanels()
    layOut()
    show(nil)
  }

  /// Lets the parts tell what happened to them.
  private func joinParts() {
    shown.onChange = { [weak self] in self?.show($0) }
    places.onChange = { [weak self] in self?.layOut() }
    selection.onChange = { [weak self] in
      self?.showFacts()
      self?.showExploded()
    }
    search.onSelect = { [weak self] in self?.choose($0) }
    findings.onChoose = { [weak self] in self?.choose($0) }
    popUps.perform = { [weak self] in self?.perform($0) }
    timeline.onCommand = { [weak self] in self?.pass($0) ?? false }
    camera.onPress = { [weak self] in self?.perform(.press($0)) }
  }

  /// Lets the panels tell what is done with them.
  private func joinPanels() {
    for panel in root.panels {
      panel.onPoint = { [weak self] in self?.point(to: $0) }
      panel.onSelect = { [weak self] in self?.choose($0) }
      panel.onDoubleClick = { [weak self] in self?.perform(.zoomTo($0)) }
    }
    root.connect { [weak self] in self?.perform($0) }
    places.connect(root.splitters)
    root.timeline.lanes.onName = { [weak self] name in
      let row = name.flatMap { name in self?.model.outline.rows.first { $0.name == name } }
      self?.point(to: row?.id)
    }
    root.notice.onHold = { [weak self] in self?.model.notices.isHeld = $0 }
    root.notice.onClick = { [weak self] target in
      switch target {
      case .close: self?.model.notices.dismiss()
      case .action(let command): self?.perform(command)
      }
    }
    root.card.onHover = { [weak self] in
      guard let self else { return }
      // A pointer on its way over the card must not take a map away.
      if model.card.isGuessing, $0 == nil || model.mode == .hitMap { return }
      model.choose(try: $0)
    }
  }
}

// MARK: - Scene

extension Inspector {
  /// Shows another scene and drops what was shown of the one before.
  ///
  /// The log stays; the sandbox clears it.
  package func open(_ scene: UIApplication) {
    self.scene = scene
    selection.look(in: scene)
    root.stage.painter = ScenePainter(scene)
    root.stage.setNeedsDisplay()
    places.fitScene()
    var model = model
    model.forgetScene()
    kept.read(scene)
    model.outline = kept.outline
    self.model = model
    search.open(scene)
    focus.forgetScene()
    root.stage.showAllDepths()
    selection.select(nil)
    showLayers()
    layOut()
  }

  /// Shows a scene that was made anew where the one before was: as large, with the same view
  /// selected, and with the keys where they were.
  package func exchange(_ scene: UIApplication) {
    let (oldZoom, oldPan) = (places.zoom, places.pan)
    let row = selection.id.flatMap { view in model.outline.rows.firstIndex { $0.id == view } }
    let old = model.outline.rows.map(\.id)
    let folds = root.tree.list.collapsed
    let panel = focus.panel
    open(scene)
    if let panel, !(panel is any KeyField) { panel.becomeFirstResponder() }
    let new = model.outline.rows.map(\.id)
    let matches = Dictionary(zip(old, new)) { first, _ in first }
    root.tree.list.collapse(Set(folds.compactMap { matches[$0] }))
    places.show(zoom: oldZoom, pan: oldPan)
    if let row, new.indices.contains(row) { selection.select(new[row]) }
  }

  /// Reads the scene's views again, after something was routed in it.
  package func sceneDidChange() {
    guard let scene else { return }
    kept.read(scene)
    if kept.outline != model.outline { model.outline = kept.outline }
    search.sceneDidChange()
    showLayers()
    showFacts()
    layOut()
  }

  // MARK: Showing

  /// Shows what is known of the view that is asked about and of what the pointer is over.
  private func showFacts() {
    root.selected.show(SelectedPanel.Content(model, asked: selection.view, line: lineOfView))
  }

  /// Reads the layers of the scene as they are now, and shows them.
  func showLayers() {
    layerStage.read(scene, model)
    showExploded()
  }

  /// Shows the layers, and the press through them.
  func showExploded() { layerStage.show(model, selection: selection.id) }

  /// Shows what is said in the bar across the top.
  func showTopBar() { root.topBar.show(TopBar.Content(model, zoom: geometry.factor)) }

  /// Gives every part the colours of the appearance.
  private func showAppearance() {
    Appearance.under(appearance) { root.takeColors() }
    for view in window.subtree {
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
  }

  /// Shows what differs from an older model, or everything where there is none.
  private func show(_ old: InspectorModel?) {
    let new = model
    showTopBar()
    showRail()
    root.show(new, after: old)
    if old.map({ !new.hasSameFacts(as: $0) }) ?? true { showFacts() }
    if old.map({ !new.hasSameOutlines(as: $0) }) ?? true {
      stage.showOutlines(of: scene, model)
      showMarks()
    }
    if old.map({ $0.overlaid != new.overlaid }) ?? true { showMarks() }
    if old.map({ !new.hasSameParts(as: $0) }) ?? true { layOut() }
    if old?.notices != new.notices {
      root.notices.setFrameIfNeeded(root.notices.place(in: layout))
    }
    if old?.properties != new.properties { showProperties() }
    if old?.fileState != new.fileState { root.fileBanner.show(new.fileState) }
    if old?.mode != new.mode || old?.explode.isOnePerView != new.explode.isOnePerView {
      showLayers()
    } else if old?.explode != new.explode || old?.pointedAt != new.pointedAt
      || old?.inspection != new.inspection || old?.moment != new.moment
      || old?.status.pointer != new.status.pointer
    {
      showExploded()
    }
    if old?.map != new.map || old?.mode != new.mode {
      stage.showCaptions(of: scene, model)
      stage.placeMapLayers(model)
    }
    if old?.canvasHints != new.canvasHints || old?.status.scale != new.status.scale {
      stage.showCaptions(of: scene, model)
    }
  }

  /// Shows the properties of the view that is edited in the place of its facts, or the facts again.
  private func showProperties() {
    let isNew = root.properties.properties == nil
    root.properties.show(model.properties)
    layOut()
    guard isNew, model.properties != nil else { return }
    // Fields that nobody sees would take the keys.
    if layout.selected == nil, places.hasRoom(for: .selected) { places.toggle(.selected) }
    if layout.selected != nil { root.properties.begin() }
  }
}
