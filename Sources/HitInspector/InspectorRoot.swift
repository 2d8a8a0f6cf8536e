internal import Foundation
internal import HitResponders

/// The view that fills the inspector's window and gives every panel its place.
final class InspectorRoot: UIView {
  let stage = StageView("Canvas")
  let editBar = EditBar("EditBar")
  let callouts = CalloutTargets("Callouts")
  let stack = ViewStackPanel("ViewStack")
  let topBar = TopBar("TopBar")
  let tree = TreePanel("Views")
  let rail = RailPanel("Rail")
  let edgeTab = EdgeTab("EdgeTab")
  let selected = SelectedPanel("Selected")
  let properties = PropertiesPanel("Properties")
  let log = LogPanel()
  let keyStrip = KeyStrip("KeyStrip")
  let lesson = LessonPanel("Lesson")
  let timeline = TimelinePanel()
  let comparing = MapComparePanel("Compare")
  let changed = ChangedPanel("Changed")
  let exploded = ExplodedPanel("Exploded")
  let sideView = SideView("SideView")
  /// Whether the layers stand in the place of the scene.
  var showsLayers = false
  let layers = MapLayersPanel("MapLayers")
  let screenshot = ScreenshotPanel("Screenshot")
  let scrollNote = ScrollNoteView("ScrollNote")
  let dumpNotes = DumpNotesPanel("DumpNotes")
  let why = WhyPanel("Why")
  let event = EventPanel()
  let replayNote = ReplayNote("ReplayNote")
  let verdictLine = VerdictLine("VerdictLine")
  let status = StatusBar("Status")
  let keys = KeysPanel("Keys")
  let card = SceneCardView("SceneCard")
  let notice = NoticeLine("Notice")
  let fileBanner = FileBanner("FileBanner")
  let notices = NoticesPanel("Notices")
  let prompt = PromptPanel("Prompt")
  let menu = MenuView("Menu")
  let tooltip = TooltipView("Tooltip")
  let splitters = InspectorSplitter.allCases.map { SplitterView($0) }
  private var separators: [UIView] = []
  /// Marks the panel that has the keys, at its left edge.
  private let focusLine = UIView()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "Inspector"
    addSubview(stage)
    addSubview(callouts)
    replayNote.isUserInteractionEnabled = false
    replayNote.isHidden = true
    addSubview(replayNote)
    for view in [layers, screenshot, scrollNote] {
      addSubview(view)
      view.isHidden = true
    }
    scrollNote.isUserInteractionEnabled = false
    addSubview(exploded)
    exploded.isHidden = true
    for panel in [
      topBar, editBar, tree, rail, selected, properties, verdictLine, dumpNotes, why, event, log,
      keyStrip,
      lesson, comparing, changed, sideView, timeline, status, edgeTab,
    ] {
      addSubview(panel)
    }
    // A handle reaches a little into the panels on both sides of its line.
    for splitter in splitters { addSubview(splitter) }
    for panel in [
      card, stack, fileBanner, keys, notice, notices, prompt, menu, tooltip,
    ] {
      addSubview(panel)
      panel.isHidden = true
    }
    focusLine.isUserInteractionEnabled = false
    focusLine.isHidden = true
    insertSubview(focusLine, belowSubview: card)
    tooltip.isUserInteractionEnabled = false
    takeColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the colours of the appearance in force.
  func takeColors() {
    backgroundColor = Theme.ground
    focusLine.backgroundColor = Theme.selection
    for separator in separators { separator.backgroundColor = Theme.separator }
  }

  /// Puts every panel where a layout has it and hides those it leaves out.
  func arrange(_ layout: InspectorLayout) {
    put(stage, at: showsLayers ? nil : layout.canvas)
    put(callouts, at: showsLayers ? nil : layout.canvas)
    put(exploded, at: showsLayers ? layout.canvas : nil)
    exploded.bounds.origin = layout.canvas.origin
    callouts.bounds.origin = layout.canvas.origin
    put(topBar, at: layout.topBar)
    put(editBar, at: layout.editBar)
    put(tree, at: layout.views)
    put(rail, at: layout.rail)
    put(edgeTab, at: layout.edgeTab)
    let isEditing = properties.properties != nil
    put(selected, at: isEditing ? nil : layout.selected)
    put(properties, at: isEditing ? layout.selected : nil)
    arrangeLog(layout)
    put(dumpNotes, at: layout.dumpNotes)
    put(verdictLine, at: layout.verdictLine)
    put(status, at: layout.status)
    put(why, at: event.isWanted ? nil : layout.why)
    put(event, at: event.isWanted ? layout.why : nil)
    while separators.count < layout.separators.count {
      let separator = UIView()
      separator.backgroundColor = Theme.separator
      separator.isUserInteractionEnabled = false
      insertSubview(separator, belowSubview: why)
      separators.append(separator)
    }
    for (index, separator) in separators.enumerated() {
      let rects = layout.separators
      put(separator, at: rects.indices.contains(index) ? rects[index] : nil)
    }
    keys.setFrameIfNeeded(layout.canvas)
    let canvas = layout.canvas
    let cardRect = canvas.divided(atDistance: SceneCardView.height, from: .minYEdge).slice
    put(card, at: layout.topBar == nil || card.card.isEmpty ? nil : cardRect)
    notice.setFrameIfNeeded(layout.noticeLine)
    fileBanner.setFrameIfNeeded(FileBanner.place(in: canvas))
    notices.setFrameIfNeeded(notices.place(in: layout))
    prompt.place(in: layout.size)
    menu.setFrameIfNeeded(CGRect(origin: .zero, size: layout.size))
    for view in splitters {
      put(view, at: layout.handles.first { $0.splitter == view.splitter }?.rect)
    }
  }

  /// Puts the events below the scene, or the last that is wanted of what stands in their place.
  ///
  /// What it would cover is hidden, so that it is not drawn; events that have the keys stay below it.
  private func arrangeLog(_ layout: InspectorLayout) {
    let panels: [(panel: UIView, isWanted: Bool)] = [
      (log, true), (keyStrip, keyStrip.isWanted), (lesson, lesson.isWanted),
      (comparing, comparing.isWanted), (changed, changed.isWanted), (sideView, sideView.isWanted),
      (timeline, timeline.isWanted),
    ]
    let shown = layout.isLogFolded ? log : panels.last { $0.isWanted }?.panel
    for (panel, _) in panels {
      let hasKeys = panel === log && (log.list.isFirstResponder || log.search.isFirstResponder)
      put(panel, at: panel === shown || hasKeys ? layout.log : nil)
    }
  }

  /// Puts the list of views at a point beside the view that is asked about, or away.
  func arrange(_ place: ViewStackPlace?) {
    let outset = -ViewStackPlace.shadow
    put(stack, at: place?.rect.insetBy(dx: outset, dy: outset))
  }

  /// Puts a list beside the scene, or away.
  func arrange(_ list: UIView, at rect: CGRect?) { put(list, at: rect) }

  /// Marks the panel that has the keys, or none.
  func mark(focused panel: UIView?) {
    let frame = panel.flatMap { $0.isHidden || $0 === prompt ? nil : $0.frame }
    put(focusLine, at: frame?.divided(atDistance: 1, from: .minXEdge).slice)
  }

  private func put(_ view: UIView, at rect: CGRect?) {
    if view.isHidden != (rect == nil) { view.isHidden = rect == nil }
    guard let rect, view.frame != rect else { return }
    view.frame = rect
  }
}
