internal import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Tells the inspector what happens in a scene: hovers, presses, what was routed.
///
/// A press is explained by the walk that bound its touch, while the views lie as they were asked,
/// and pinned; a hover is explained by a walk of its own. What happens is only noted at first and
/// shown once a batch of events, by `explain()`, so that a fast pointer costs no more than the
/// frames it is seen in.
final class InspectorFeed {
  /// What listens to the scene's session.
  let watcher: SceneWatcher

  let scene: Scene
  let inspector: Inspector
  private let explainer: Explainer
  let moments: SceneMoments
  let advice: SceneAdvice
  /// The edits of the scene.
  let editing: SceneEditing
  /// The view that is dragged on the canvas, and where to, until that is shown.
  var dragged: EditDrag?
  var dragTarget: (point: CGPoint, isFree: Bool)?
  /// Called with why something that was asked for cannot be.
  var onProblem: ((String) -> Void)?
  private let reach: PinReach
  private var ghost = ViewGhost()
  private var overlaps: OverlapWatch
  let dumpScroll: DumpScroll
  let mapWatch: MapWatch
  var hovered: CGPoint?
  /// Whether what receives a press was hidden when the scene was shown last.
  private var isAnswerHidden = false
  private var tries = TryWatch()
  /// The mode in which something was explained last.
  private var mode = InspectorMode.inspect
  /// Where keys moved the point that is explained, until the pointer moves.
  private var probe: CGPoint?
  /// The views of the fingers that are down; a finger that was dropped has none.
  private var receivers: [Int: String] = [:]
  /// What happened so far, in lanes.
  private let lanes = TimelineSource()
  var scrolling = ScrollWatch()

  init(_ scene: Scene, _ inspector: Inspector) {
    self.scene = scene
    self.inspector = inspector
    explainer = Explainer(scene)
    let map = LiveMap(explainer, title: scene.name)
    moments = SceneMoments(scene, explainer, map)
    editing = SceneEditing(scene)
    advice = SceneAdvice(scene, editing)
    reach = PinReach(scene.application, map)
    overlaps = OverlapWatch(scene, explainer)
    dumpScroll = DumpScroll(scene: scene)
    mapWatch = MapWatch(scene, map, editing)
    watcher = SceneWatcher(explainer, scene.application)
    inspector.search.lintTraits = { Linter().traits(in: scene) }
    inspector.onGuess = { [weak self] in
      self.map { $0.inspector.model.card.ask($0.explainer, in: $0.scene.name) }
    }
    watcher.onPress = { [weak self] in self?.hovered = nil }
  }

  /// Shows the scene, with its first try already explained; a replay has presses of its own.
  ///
  /// A scene that was made anew is shown where it was, as large as it was.
  func open(
    place: (index: Int, count: Int)?,
    display: String?,
    scale: CGFloat,
    isReplay: Bool = false,
    timeOrigin: TimeInterval = 0,
    isSameScene: Bool = false
  ) {
    inspector.lineOfView = { [weak editing] in editing?.positionInFile(of: $0)?.line }
    (advice.canTry, editing.isReplay) = (!isReplay, isReplay)
    if isSameScene {
      inspector.exchange(scene.application)
    } else {
      inspector.open(scene.application)
    }
    change { model in
      model.title = scene.title
      model.file = scene.document.map { URL(fileURLWithPath: $0.path).lastPathComponent }
      model.gallery = place.map { GalleryPlace(index: $0.index, of: $0.count) }
      model.card = isReplay ? SceneCard() : scene.card
      (model.log, model.timeOrigin) = (EventLog(), timeOrigin)
      model.status = StatusFacts()
      (model.status.display, model.status.hasDisplay) = (display ?? "", display != nil)
      model.status.scale = scale
      model.status.unknown = scene.document?.dump?.unknown ?? []
      model.dumpNotes = scene.document?.dump?.rows ?? []
      // Views without colours would be an empty screen.
      model.isOutlined = scene.document?.dump?.tellsColors == false
      model.activity = isReplay ? .replaying(ReplayProgress()) : .live
      if !isReplay, let first = scene.tries.first { explainHover(at: first.press, in: &model) }
      moments.show(in: &model)
      if !isReplay, model.inspection != nil { model.markedPointer = scene.tries.first?.press }
    }
  }

  /// Changes what the inspector shows, once for all that a closure does.
  ///
  /// The closure may run client code, so the model is not held meanwhile.
  func change(_ body: (inout InspectorModel) -> Void) {
    var model = inspector.model
    body(&model)
    inspector.model = model
  }

  // MARK: Pointer

  /// Notes that the pointer is over a point of the scene with no button down.
  func hover(_ point: CGPoint) {
    hovered = point
    probe = nil
    scrolling.end()
  }

  /// Moves the point that is explained, as far as the screen goes, and marks it.
  func moveProbe(_ step: TreeStep, by points: Int) {
    let screen = scene.application.screen.bounds
    let pointer = probe ?? hovered ?? inspector.model.status.pointer ?? moments.hoveredPoint
    var point = pointer ?? CGPoint(x: screen.midX, y: screen.midY)
    point.x += step.way.dx * CGFloat(points)
    point.y += step.way.dy * CGFloat(points)
    point.x = min(max(screen.minX, point.x), screen.maxX - 1)
    point.y = min(max(screen.minY, point.y), screen.maxY - 1)
    (hovered, probe) = (point, point)
  }

  /// Notes that the pointer left the scene; what was explained last stays.
  func leave() {
    hovered = nil
    change { model in
      model.status.pointer = nil
      model.hover = nil
      // The pointer leaves the scene for its layers, which show the same point.
      if !model.moment.isPinned, model.mode != .explode { model.moment.isPast = true }
    }
  }

  // MARK: Showing

  /// Shows what was noted: marks, log, what responders did, the scene's views, the hover.
  ///
  /// - Parameter now: The moment that overlays show, in seconds since the session began.
  func explain(at now: TimeInterval? = nil) {
    let happenings = watcher.takeHappenings()
    let replayed = inspector.model.timeline?.changes ?? 0
    var isChanged = advice.takeReplayedChanges(replayed) || !happenings.isEmpty
    let mayAnswerOtherwise = isChanged
    followMode()
    followDrag()
    change { model in
      take(happenings, in: &model)
      model.firstResponder = watcher.firstResponder.outlined
      isChanged = follow(in: &model) || isChanged
      if mayAnswerOtherwise { moments.compare() }
      if isChanged { moments.show(in: &model) }
    }
    if isChanged { inspector.sceneDidChange() }
    if let now { inspector.advance(to: now) }
    change { model in
      hideAnswer(in: &model)
      let place = tries.newPlace(in: model.card, isPressed: !happenings.isEmpty)
      if let place { (hovered, probe) = (place, place) }
      if scrolling.hasMoved() { hovered = hovered ?? model.status.pointer }
      if let point = hovered {
        hovered = nil
        explainHover(at: point, in: &model)
        moments.show(in: &model)
        if probe == point, !moments.isPinned || model.hover == nil { model.markedPointer = point }
      }
      let now = now ?? scene.application.now
      showGestures(at: now, in: &model)
      let isMeasuring = model.tool == .measure && !model.keyboard.isScene
      model.measure = isMeasuring ? moments.measure(to: model.status.pointer) : nil
      overlaps.show(in: &model, isChanged: isChanged)
      model.scrolled = editing.isReplay ? nil : dumpScroll.note
      ghost.show(moments.vanished, in: &model, at: now)
      advice.show(in: &model, at: now)
      mapWatch.show(in: &model, at: now)
      reach.show(in: &model, at: now)
    }
    inspector.timeline.follow(lanes)
    showProperties()
  }

  /// Looks at what is under the pointer again where another mode has more or less to say of it.
  private func followMode() {
    guard inspector.model.mode != mode else { return }
    let isToldOtherwise = inspector.model.mode.explainsHover != mode.explainsHover
    mode = inspector.model.mode
    if isToldOtherwise { hovered = hovered ?? inspector.model.status.pointer }
  }

  /// Tells nothing of the scene by itself while it is asked who receives a press.
  private func hideAnswer(in model: inout InspectorModel) {
    model.card.ask(explainer, in: scene.name)
    guard model.card.isAnswerHidden != isAnswerHidden else { return }
    isAnswerHidden = model.card.isAnswerHidden
    hovered = hovered ?? model.status.pointer
    guard isAnswerHidden, !moments.isPinned else { return }
    moments.forgetHover()
    moments.show(in: &model)
    model.markedPointer = model.card.chosenTry?.press
  }

  private func take(_ happenings: [SceneWatcher.Happening], in model: inout InspectorModel) {
    var latest: TouchSample?
    for happening in happenings {
      switch happening {
      case .press(let press):
        moments.pin(press)
        model.card.take(press.landing)
      case .key(let key): moments.pin(key, hasKeys: model.keyboard.isScene)
      case .keyOver(let outcome): moments.take(outcome)
      case .routed(let record):
        model.log.take(record, moments.take(record))
        lanes.take(record)
        scrolling.take(record, in: scene.application)
        for binding in record.bindings { receivers[binding.finger] = binding.view }
        guard case .touches(let samples) = record.input?.content else { continue }
        latest = samples.first ?? latest
      }
    }
    if let latest { showPlace(of: latest, in: &model) }
  }

  /// Explains a point under the pointer; beside a pin only who would receive there.
  func explainHover(at point: CGPoint, in model: inout InspectorModel) {
    model.markedPointer = nil
    model.status.pointer = point
    let isTold = model.mode.explainsHover && !model.card.isAnswerHidden
    model.status.tellsWhatIsUnder = isTold || moments.asked != nil
    guard model.status.tellsWhatIsUnder else {
      moments.forgetHover()
      model.hover = nil
      (model.status.drawn, model.status.receiver) = (nil, nil)
      return
    }
    if moments.isPinned {
      let hit = HitTestWalk(at: point, in: scene.application).hit
      var note = HoverNote(at: point)
      note.receiver = hit?.routingName
      note.shape = hit.map { SceneShape($0) }
      note.view = hit.map { ObjectIdentifier($0) }
      note.facts = hit.map { SelectedFacts(of: $0) }
      model.hover = note
      model.status.drawn = explainer.drawnView(at: point)?.routingName
      model.status.receiver = note.receiver
      return
    }
    let subject = moments.explainHover(at: point)
    model.status.drawn = subject.drawn
    model.status.receiver = subject.explanation.receiver
  }

  /// Keeps outline and facts on a view that its touch moves, or that goes on moving by itself.
  ///
  /// - Returns: Whether it lies elsewhere now.
  private func follow(in model: inout InspectorModel) -> Bool {
    guard moments.follow() else { return false }
    model.inspection?.receiver = nil
    moments.show(in: &model)
    if model.inspection?.receiver == nil, let name = moments.receiver {
      if model.status.receiver == name { model.status.receiver = nil }
      for (finger, view) in receivers where view == name { receivers[finger] = nil }
    }
    return true
  }

  /// Shows where a finger is, what is drawn there, and whose its touch is wherever it goes.
  private func showPlace(of sample: TouchSample, in model: inout InspectorModel) {
    let point = sample.locationOnScreen
    guard point != model.status.pointer || sample.phase == .began else { return }
    model.status.pointer = point
    model.status.drawn = explainer.drawnView(at: point)?.routingName
    model.status.receiver = receivers[sample.finger]
    model.status.tellsWhatIsUnder = true
  }

  /// When the overlays look different by themselves; never where nothing in them depends on time.
  var wakeTime: TimeInterval? {
    [
      inspector.model.gestures.nextChange, ghost.wakeTime, advice.wakeTime, reach.wakeTime,
      mapWatch.wakeTime, inspector.wakeTime,
    ].compactMap { $0 }.min()
  }
}
