internal import Foundation
internal import HitAnalysis
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

  private let scene: Scene
  private let inspector: Inspector
  private let explainer: Explainer
  private let asking: ViewAsking
  private let advice: SceneAdvice
  private var pins = PinBoard()
  private var picking = ViewPicking()
  private var hovered: CGPoint?
  /// What was explained last under the pointer.
  private var hover: ExplainedSubject?
  /// The views of the fingers that are down; a finger that was dropped has none.
  private var receivers: [Int: String] = [:]

  init(_ scene: Scene, _ inspector: Inspector) {
    self.scene = scene
    self.inspector = inspector
    explainer = Explainer(scene)
    asking = ViewAsking(explainer, scene.application)
    advice = SceneAdvice(scene)
    watcher = SceneWatcher(explainer)
    watcher.onPress = { [weak self] in self?.hovered = nil }
  }

  /// Shows the scene, with its first try already explained; a replay has presses of its own.
  func open(
    place: (index: Int, count: Int)?,
    display: String?,
    scale: CGFloat,
    isReplay: Bool = false
  ) {
    inspector.open(scene.application)
    change { model in
      model.title = scene.title
      model.file = scene.document.map { URL(fileURLWithPath: $0.path).lastPathComponent }
      model.gallery = place.map { GalleryPlace(index: $0.index, of: $0.count) }
      model.log = EventLog()
      model.status = StatusFacts()
      model.status.display = display ?? ""
      model.status.hasDisplay = display != nil
      model.status.scale = scale
      model.status.dump = scene.document?.dump.map(Self.words) ?? ""
      model.activity = isReplay ? .replaying : .live
      if !isReplay, let first = scene.tries.first { explainHover(at: first.press, in: &model) }
      showMoment(in: &model)
      if !isReplay { model.markedPointer = scene.tries.first?.press }
    }
  }

  /// Says of a dump how much it does not tell; what that is stands on standard error.
  private static func words(_ dump: Dump) -> String {
    let count = dump.notes.count
    return count == 0 ? "complete" : "\(count) \(count == 1 ? "note" : "notes")"
  }

  func showScale(_ scale: CGFloat) { inspector.model.status.scale = scale }

  /// Changes what the inspector shows, once for all that a closure does.
  ///
  /// The closure may run client code, so the model is not held meanwhile.
  private func change(_ body: (inout InspectorModel) -> Void) {
    var model = inspector.model
    body(&model)
    inspector.model = model
  }

  // MARK: Pointer

  /// Notes that the pointer is over a point of the scene with no button down.
  func hover(_ point: CGPoint) { hovered = point }

  /// Notes that the pointer left the scene; what was explained last stays.
  func leave() {
    hovered = nil
    change { model in
      model.status.pointer = nil
      model.hover = nil
      if !model.moment.isPinned { model.moment.isPast = true }
    }
  }

  // MARK: Showing

  /// Shows what was noted: marks, log, what responders did, the scene's views, the hover.
  ///
  /// - Parameter now: The moment that overlays show, in seconds since the session began.
  func explain(at now: TimeInterval? = nil) {
    var isChanged = false
    change { model in
      let happenings = watcher.takeHappenings()
      take(happenings, in: &model)
      isChanged = follow(in: &model) || !happenings.isEmpty
      if !happenings.isEmpty { pins.current?.compare(with: explainer) }
      if isChanged { showMoment(in: &model) }
    }
    if isChanged { inspector.sceneDidChange() }
    if let now { inspector.advance(to: now) }
    change { model in
      if let point = hovered {
        hovered = nil
        explainHover(at: point, in: &model)
        showMoment(in: &model)
      }
      showGestures(at: now ?? scene.application.now, in: &model)
      advice.show(in: &model, at: now ?? scene.application.now)
    }
  }

  private func take(_ happenings: [SceneWatcher.Happening], in model: inout InspectorModel) {
    var latest: TouchSample?
    for happening in happenings {
      switch happening {
      case .press(let press): pin(press)
      case .routed(let record):
        let open = pins.open
        open?.take(record)
        model.log.take(record, open?.events ?? [])
        for binding in record.bindings { receivers[binding.finger] = binding.view }
        guard case .touches(let samples) = record.input?.content else { continue }
        latest = samples.first ?? latest
      }
    }
    if let latest { showPlace(of: latest, in: &model) }
  }

  private func pin(_ press: FingerPress) {
    var press = press
    press.keepReasons(of: (pins.current?.inspection ?? hover?.inspection)?.gestures ?? [])
    _ = picking.close()
    if let live = pins.live { return live.add(press) }
    pins.add(Pin(press))
  }

  /// Explains a point under the pointer; beside a pin only who would receive there.
  private func explainHover(at point: CGPoint, in model: inout InspectorModel) {
    model.markedPointer = nil
    model.status.pointer = point
    if pins.current != nil {
      let hit = HitTestWalk(at: point, in: scene.application).hit
      var note = HoverNote(at: point)
      note.receiver = hit?.routingName
      note.shape = hit.map { SceneShape($0) }
      note.view = hit.map { ObjectIdentifier($0) }
      model.hover = note
      model.status.drawn = explainer.drawnView(at: point)?.routingName
      model.status.receiver = note.receiver
      return
    }
    let subject = asking.answer(at: point) ?? ExplainedSubject(at: point, by: explainer)
    hover = subject
    model.status.drawn = subject.drawn
    model.status.receiver = subject.explanation.receiver
  }

  /// Shows the pin, or else the hover, or the answer to what is asked about either.
  private func showMoment(in model: inout InspectorModel) {
    model.question = asking.question()
    model.selected = asking.outlined
    model.stack = picking.stack
    model.imprints = pins.current?.imprints ?? []
    model.pinnedEvent = pins.current.flatMap { pin in
      pin.isTouch ? model.log.rows.last { $0.time <= pin.playhead }?.id : nil
    }
    model.touches = pins.current?.touches ?? []
    guard let pin = pins.current, let place = pins.place else {
      model.moment = Moment(.hover)
      model.moment.place = pins.place
      model.moment.isPast = model.status.pointer == nil
      model.hover = nil
      model.inspection = hover?.inspection
      return
    }
    model.moment = pin.moment(at: place)
    model.inspection = pin.inspection
    model.markedPointer = pin.imprints.isEmpty ? pin.subject?.point : nil
    guard asking.isOpen, let point = pin.subject?.point, let answer = asking.answer(at: point)
    else {
      return
    }
    var inspection = answer.inspection
    if let routed = model.inspection { inspection.takeOutcome(of: routed) }
    model.inspection = inspection
  }

  /// Keeps outline and facts on a view that its touch moves, or that goes on moving by itself.
  ///
  /// - Returns: Whether it lies elsewhere now.
  private func follow(in model: inout InspectorModel) -> Bool {
    guard let pin = pins.current else { return false }
    let name = pin.subject?.explanation.receiver
    guard pin.followViews() else { return false }
    if pin.inspection?.receiver == nil {
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
  }

  /// Shows what gestures draw at a moment.
  private func showGestures(at now: TimeInterval, in model: inout InspectorModel) {
    let isTouch = model.inspection?.isTouch == true
    model.gestures =
      isTouch
      ? GestureOverlay(model.inspection?.gestures ?? [], model.imprints, now: now)
      : GestureOverlay()
  }

  /// When the overlays look different by themselves; never where nothing in them depends on time.
  var wakeTime: TimeInterval? {
    [inspector.model.gestures.nextChange, advice.wakeTime, inspector.wakeTime]
      .compactMap { $0 }.min()
  }
}

// MARK: - What people ask for

extension InspectorFeed {
  /// Does what a key or a click asks for about moments and questions.
  ///
  /// - Returns: Whether it was one of these.
  func perform(_ command: InspectorCommand) -> Bool {
    switch command {
    case .togglePin: togglePin()
    case .previousPin: pins.step(by: -1)
    case .nextPin: pins.step(by: 1)
    case .askAgain: pinAnew()
    case .ask(let view): asking.ask(view)
    case .askUnderPointer: askUnderPointer()
    case .pinPoint(let point): pins.add(Pin(subject(at: point), at: scene.application.now))
    case .pinEvent(let number): showEvent(number)
    case .otherTouch: pins.current?.showNextFinger()
    case .showTouch(let finger): pins.current?.show(finger: finger)
    default: return false
    }
    showAgain()
    return true
  }

  /// Asks about the frontmost view at a point; again at the same point, about the one behind it.
  func select(at point: CGPoint) {
    asking.ask(picking.pick(at: point, by: explainer))
    if pins.current == nil { hovered = point }
    showAgain()
  }

  /// Goes through the list of views, where it is open.
  ///
  /// - Returns: Whether it is.
  func stepStack(by rows: Int) -> Bool {
    guard let view = picking.step(by: rows) else { return false }
    asking.ask(view)
    showAgain()
    return true
  }

  /// Closes the list of views at a point.
  ///
  /// - Returns: Whether it was open.
  func closeStack() -> Bool { clear { picking.close() } }

  /// Ends the question.
  ///
  /// - Returns: Whether there was one.
  func endQuestion() -> Bool {
    clear {
      defer { asking.ask(nil) }
      return asking.isOpen
    }
  }

  /// Follows the pointer again.
  ///
  /// - Returns: Whether something was pinned.
  func unpin() -> Bool { clear { pins.unpin() } }

  private func clear(_ step: () -> Bool) -> Bool {
    let isDone = step()
    if isDone { showAgain() }
    return isDone
  }

  private func togglePin() {
    if pins.unpin() { return }
    if let hover { pins.add(Pin(hover, at: scene.application.now)) }
  }

  private func pinAnew() {
    guard let point = pins.current?.subject?.point else { return }
    pins.add(Pin(subject(at: point), at: scene.application.now))
  }

  /// Shows the pin of the touch that an event of the log belongs to.
  private func showEvent(_ number: Int) {
    guard let event = inspector.model.log.rows.first(where: { $0.id == number }),
      let pin = pins.show(at: event.time)
    else { return }
    pin.playhead = event.time
    if let finger = event.finger { pin.show(finger: finger) }
  }

  private func subject(at point: CGPoint) -> ExplainedSubject {
    ExplainedSubject(at: point, by: explainer)
  }

  private func askUnderPointer() {
    guard let point = inspector.model.status.pointer else { return }
    asking.ask(explainer.drawnView(at: point).map { ObjectIdentifier($0) })
  }

  /// Shows the moment again, and the pointer where nothing is pinned.
  private func showAgain() {
    change { model in
      if pins.current == nil, let point = hovered ?? model.status.pointer ?? hover?.point {
        hovered = nil
        explainHover(at: point, in: &model)
      }
      showMoment(in: &model)
      showGestures(at: scene.application.now, in: &model)
    }
    inspector.select(asking.subject)
  }
}
