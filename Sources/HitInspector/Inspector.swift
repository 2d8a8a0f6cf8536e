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

  package var model = InspectorModel() {
    didSet { if model != oldValue { show(oldValue) } }
  }

  /// Whether the window is dark or light.
  package var appearance = Appearance.dark {
    didSet { if appearance != oldValue { showAppearance() } }
  }

  /// The view whose facts are shown.
  package private(set) var selection: SceneViewID?
  /// The rows of the tree, as they were read last.
  private var kept = KeptOutline()
  /// The view that was found for the selection.
  private weak var selectedBefore: UIView?

  /// Called for what the inspector cannot do: other scenes, the second finger, traces.
  package var onCommand: ((InspectorCommand) -> Void)?

  /// Called before a guess is made, whose choices may not be known yet.
  package var onGuess: (() -> Void)?

  /// Called when another view was selected.
  package var onSelect: ((SceneViewID?) -> Void)?

  /// Where panels and scene are, and what was chosen of that.
  package let places: WindowPlaces

  let root = InspectorRoot()
  private(set) lazy var search = TreeSearch(root.tree)
  private(set) lazy var focus = PanelFocus(in: window, root)
  private(set) lazy var pointer = PanelPointer(in: window, root.tooltip)
  var painter: ScenePainter?
  private(set) lazy var layerStage = LayerStage(root)
  private(set) lazy var stage = StageShow(root, places)
  /// The ring of a finger that is down, which must be shown at once; its content is its size.
  let pressRing = KeptPicture<CGSize>()
  /// Where that ring was drawn since the last frame, in window space.
  var pressedPart: CGRect?

  /// Makes a window's content without a scene; a session brings the application of the panels.
  package init(size: CGSize, application: UIApplication? = nil) {
    let application = application ?? UIApplication()
    self.application = application
    places = WindowPlaces(size: size, sceneSize: application.screen.bounds.size)
    window = application.inForce { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    window.accessibilityIdentifier = "InspectorWindow"
    application.inForce {
      window.addSubview(root)
      window.makeKeyAndVisible()
    }
    connect()
    layOut()
    show(nil)
  }

  private func connect() {
    for panel in root.panels {
      panel.onPoint = { [weak self] in self?.point(to: $0) }
      panel.onFocus = { [weak self] _ in self?.focus.show() }
      panel.onSelect = { [weak self] in self?.choose($0) }
      panel.onDoubleClick = { [weak self] in self?.perform(.zoomTo($0)) }
    }
    root.connect { [weak self] in self?.perform($0) }
    root.topBar.zoom.onPress = { [weak self] in self?.openZoomMenu() }
    places.onChange = { [weak self] in self?.layOut() }
    places.connect(root.splitters)
    connectNotices()
    connectFiles()
    connectEditing()
    connectSceneCard()
    connectFocus()
    connectExplode()
    connectTimeline()
  }
}

// MARK: - Scene

extension Inspector {
  /// Shows another scene and drops what was shown of the one before.
  ///
  /// The log stays; the sandbox clears it.
  package func open(_ scene: UIApplication) {
    self.scene = scene
    painter = ScenePainter(scene)
    root.stage.painter = painter
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
    select(nil)
    showLayers()
    layOut()
  }

  /// Shows a scene that was made anew where the one before was: as large, with the same view
  /// selected, and with the keys where they were.
  package func exchange(_ scene: UIApplication) {
    let (oldZoom, oldPan) = (places.zoom, places.pan)
    let row = selection.flatMap { view in model.outline.rows.firstIndex { $0.id == view } }
    let old = model.outline.rows.map(\.id)
    let folds = root.tree.list.collapsed
    let panel = focus.panel
    open(scene)
    if let panel, !(panel is any KeyField) { panel.becomeFirstResponder() }
    let new = model.outline.rows.map(\.id)
    let matches = Dictionary(zip(old, new)) { first, _ in first }
    root.tree.list.collapse(Set(folds.compactMap { matches[$0] }))
    places.show(zoom: oldZoom, pan: oldPan)
    if let row, model.outline.rows.indices.contains(row) { select(model.outline.rows[row].id) }
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

  /// The selected view, while the scene still has it.
  package var selectedView: UIView? {
    guard let selection, let scene else { return nil }
    if let view = selectedBefore, ObjectIdentifier(view) == selection,
      let window = view as? UIWindow ?? view.window, scene.windows.contains(window)
    {
      return view
    }
    selectedBefore = SceneOutline.view(selection, in: scene)
    return selectedBefore
  }

  /// Selects a view of the scene, or none, and shows it in the tree.
  package func select(_ view: SceneViewID?) {
    guard view != selection else { return }
    selection = view
    root.tree.list.select(view)
    root.tree.list.revealSelection()
    search.show(selection: view)
    showFacts()
    showExploded()
    onSelect?(view)
  }

  func showFacts() { root.selected.show(SelectedPanel.Content(model, asked: selectedView)) }

  // MARK: Showing

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
    if old?.isOutlined != new.isOutlined {
      stage.showOutlines(of: scene, model)
      showMarks()
    }
    if old.map({ $0.overlaid != new.overlaid }) ?? true { showMarks() }
    if old.map({ !new.hasSameParts(as: $0) }) ?? true { layOut() }
    if old?.notices != new.notices { showNotices() }
    if old?.properties != new.properties { showProperties() }
    if old?.savePrompt != new.savePrompt { root.savePrompt.show(new.savePrompt) }
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
}
