internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Tells the inspector what happens in a scene: hovers, presses, what was routed.
///
/// A press is explained by the walk that bound its touch, while the views lie as they were asked; a
/// hover is explained by a walk of its own. What happens is only noted at first and shown once a
/// batch of events, by `explain()`, so that a fast pointer costs no more than the frames it is seen
/// in.
final class InspectorFeed {
  /// What listens to the scene's session.
  let watcher: SceneWatcher

  private let scene: Scene
  private let inspector: Inspector
  private let explainer: Explainer
  private var hovered: CGPoint?
  private var subject: ExplainedSubject?
  /// What became of the press that is explained, unless the pointer only hovers.
  private var outcome: PressOutcome?
  /// The views of the fingers that are down; a finger that was dropped has none.
  private var receivers: [Int: String] = [:]

  private static let longestLog = 2_000

  init(_ scene: Scene, _ inspector: Inspector) {
    self.scene = scene
    self.inspector = inspector
    explainer = Explainer(scene)
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
      model.gallery = place.map { GalleryPlace(index: $0.index, of: $0.count) }
      model.log = []
      model.status = StatusFacts()
      model.status.display = display ?? ""
      model.status.hasDisplay = display != nil
      model.status.scale = scale
      model.status.dump = scene.document?.dump.map(Self.words) ?? ""
      model.activity = isReplay ? .replaying : .live
      if isReplay { model.inspection = nil }
      if !isReplay, let first = scene.tries.first {
        show(ExplainedSubject(at: first.press, by: explainer), in: &model)
        model.markedPointer = first.press
      }
    }
  }

  /// Says of a dump how much it does not tell; what that is stands on standard error.
  private static func words(_ dump: Dump) -> String {
    let count = dump.notes.count
    return count == 0 ? "complete" : "\(count) \(count == 1 ? "note" : "notes"), see standard error"
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
    if inspector.model.status.pointer != nil { inspector.model.status.pointer = nil }
  }

  /// Selects the frontmost view drawn at a point.
  func select(at point: CGPoint) {
    inspector.select(explainer.drawnView(at: point).map { ObjectIdentifier($0) })
  }

  // MARK: Showing

  /// Shows what was noted: marks, log, what responders did, the scene's views, the hover.
  ///
  /// - Parameter now: The moment that overlays show, in seconds since the session began.
  func explain(at now: TimeInterval? = nil) {
    var isChanged = false
    change { model in
      let happenings = watcher.takeHappenings()
      show(happenings, in: &model)
      isChanged = followReceiver(in: &model) || !happenings.isEmpty
      if model.imprint?.isDown == true { model.imprints[0].receiver = model.inspection?.receiver }
    }
    if isChanged { inspector.sceneDidChange() }
    change { model in
      showGestures(at: now ?? scene.application.now, in: &model)
      guard let point = hovered else { return }
      hovered = nil
      let isShown = model.inspection?.isTouch == false && model.inspection?.point == point
      if !isShown { show(ExplainedSubject(at: point, by: explainer), in: &model) }
    }
  }

  private func show(_ happenings: [SceneWatcher.Happening], in model: inout InspectorModel) {
    var latest: TouchSample?
    for happening in happenings {
      switch happening {
      case .press(let subject, let outcome): show(subject, outcome, in: &model)
      case .routed(let record):
        model.log += Explanation.messages(for: record)
        model.inspection?.gestures.take(record)
        observe(record, in: &model)
        for binding in record.bindings { receivers[binding.finger] = binding.view }
        guard case .touches(let samples) = record.input?.content else { continue }
        model.mark(samples, at: record.timestamp)
        latest = samples.first ?? latest
      }
    }
    if let latest { showPlace(of: latest, in: &model) }
    model.log.removeFirst(max(0, model.log.count - Self.longestLog))
  }

  /// Shows an explanation, of a press with what became of it so far.
  private func show(
    _ subject: ExplainedSubject,
    _ outcome: PressOutcome? = nil,
    in model: inout InspectorModel
  ) {
    let before = model.inspection?.gestures ?? []
    self.subject = subject
    self.outcome = outcome
    model.inspection = subject.inspection
    model.inspection?.isTouch = outcome != nil
    if outcome != nil {
      model.inspection?.gestures = subject.inspection.gestures.keepingReasons(of: before)
    }
    model.markedPointer = nil
    model.status.pointer = subject.explanation.point
    model.status.drawn = subject.drawn
    model.status.receiver = subject.explanation.receiver
  }

  /// Keeps outline and facts on a view that its touch moves, or that goes on moving by itself.
  ///
  /// - Returns: Whether it lies elsewhere now.
  private func followReceiver(in model: inout InspectorModel) -> Bool {
    guard let old = model.inspection?.receiver else { return false }
    guard let receiver = subject?.receiver, receiver.window != nil else {
      // It was taken away; only the log and the verdict still know it.
      let name = subject?.explanation.receiver
      model.inspection?.receiver = nil
      if model.status.receiver == name { model.status.receiver = nil }
      for (finger, view) in receivers where view == name { receivers[finger] = nil }
      return true
    }
    guard case let shape = SceneShape(receiver), shape != old else { return false }
    model.inspection?.receiver = shape
    model.inspection?.facts = SelectedFacts(of: subject?.intended ?? receiver)
    model.inspection?.gestures.takeShapes(of: gestures)
    return true
  }

  /// The recognizers that have to do with a touch of the point explained, as they are now.
  private var gestures: [GestureRow] {
    [GestureRow](
      from: subject?.receiver,
      intended: subject?.isLost == true ? subject?.intended : nil
    )
  }

  /// Shows where a finger is, what is drawn there, and whose its touch is wherever it goes.
  private func showPlace(of sample: TouchSample, in model: inout InspectorModel) {
    let point = sample.locationOnScreen
    guard point != model.status.pointer || sample.phase == .began else { return }
    model.status.pointer = point
    model.status.drawn = explainer.drawnView(at: point)?.routingName
    model.status.receiver = receivers[sample.finger]
  }

  /// Shows what became of the press: which responders it came to, what took it, what it did.
  private func observe(_ record: RoutedInput, in model: inout InspectorModel) {
    guard let wasTold = outcome?.isViewTold else { return }
    outcome?.take(record, isReceiverInWindow: subject?.receiver?.window != nil)
    if let outcome { model.inspection?.verdict = outcome.verdict }
    if wasTold { return }
    if let delivery = record.deliveries.first(where: { $0.message == .touchesBegan }) {
      model.inspection?.observe(delivery)
    } else if !record.bindings.isEmpty {
      model.inspection?.observeSilence()
    }
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
  var wakeTime: TimeInterval? { inspector.model.gestures.nextChange }
}
