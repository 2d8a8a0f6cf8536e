internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Tells the inspector what happens in a scene: hovers, presses, what was routed.
///
/// What happens is only noted at first and shown once a batch of events, by `explain()`, so that a fast
/// pointer costs no more than the frames it is seen in.
struct InspectorFeed {
  private let scene: Scene
  private let inspector: Inspector
  private let explainer: Explainer
  private var hovered: CGPoint?
  private var routed: [RoutedInput] = []
  private var explained: (point: CGPoint, walk: WalkRecord)?
  private var expected: Verdict?
  /// What became of the press that is explained, unless the pointer only hovers.
  private var outcome: PressOutcome?
  /// The fingers that are down.
  private var fingers: Set<Int> = []
  /// The views of the fingers that are down; a finger that was dropped has none.
  private var receivers: [Int: String] = [:]
  private weak var receiver: UIView?
  private var receiverName: String?
  private weak var intended: UIView?

  private static let longestLog = 2_000

  init(_ scene: Scene, _ inspector: Inspector) {
    self.scene = scene
    self.inspector = inspector
    explainer = Explainer(scene)
  }

  /// Shows the scene, with its first try already explained.
  ///
  /// - Parameters:
  ///   - place: Where the scene stands in its library.
  ///   - display: The display's name.
  ///   - scale: Pixels to a point.
  ///   - isReplay: Whether the scene is there for a replay, which has presses of its own.
  mutating func open(
    place: (index: Int, count: Int)?,
    display: String,
    scale: CGFloat,
    isReplay: Bool = false
  ) {
    inspector.open(scene.application)
    var model = inspector.model
    model.title = scene.title
    model.gallery = place.map { GalleryPlace(number: $0.index + 1, count: $0.count) }
    model.log = []
    model.status = StatusFacts()
    model.status.display = display
    model.status.scale = scale
    model.status.dump = scene.document?.dump.map(Self.words) ?? ""
    model.activity = isReplay ? .replaying : .live
    if isReplay { model.inspection = nil }
    inspector.model = model
    if !isReplay, let first = scene.tries.first {
      show(first.press)
      inspector.model.markedPointer = first.press
    }
  }

  /// Says of a dump how much it does not tell; what that is stands on standard error.
  private static func words(_ dump: Dump) -> String {
    let count = dump.notes.count
    return count == 0 ? "complete" : "\(count) \(count == 1 ? "note" : "notes"), see standard error"
  }

  func showScale(_ scale: CGFloat) { inspector.model.status.scale = scale }

  // MARK: Pointer

  /// Notes that the pointer is over a point of the scene with no button down.
  mutating func hover(_ point: CGPoint) { hovered = point }

  /// Notes that the pointer left the scene; what was explained last stays.
  mutating func leave() {
    hovered = nil
    if inspector.model.status.pointer != nil { inspector.model.status.pointer = nil }
  }

  /// Explains an input that is about to be routed, if a touch begins with it.
  ///
  /// Fingers that come down beside others are one touch with them, which is explained already.
  mutating func willRoute(_ input: ApplicationInput) {
    guard case .touches(let samples) = input.content else { return }
    if fingers.isEmpty, let first = samples.first(where: { $0.phase == .began }) {
      press(at: first.locationOnScreen)
    }
    for sample in samples {
      switch sample.phase {
      case .began: fingers.insert(sample.finger)
      case .ended, .cancelled: fingers.remove(sample.finger)
      case .moved, .stationary: break
      }
    }
  }

  /// Explains a press that is about to be sent, while the views lie as they will be asked.
  ///
  /// A point that was explained already and whose walk comes out the same is not explained again.
  private mutating func press(at point: CGPoint) {
    hovered = nil
    // What is left to tell belongs to the touch before.
    if !routed.isEmpty { showRecords() }
    if !isExplained(point) { show(point) }
    var model = inspector.model
    let before = model.inspection?.gestures ?? []
    model.inspection?.gestures = gestures.keepingReasons(of: before)
    if let expected {
      outcome = PressOutcome(expected: expected, receiver: receiver, intended: intended)
      model.inspection?.verdict = VerdictText(expected)
    }
    model.inspection?.isTouch = true
    inspector.model = model
  }

  private func isExplained(_ point: CGPoint) -> Bool {
    guard let explained, explained.point == point else { return false }
    return explained.walk == WalkRecord(HitTestWalk(at: point, in: scene.application))
  }

  /// Explains a point and shows the explanation.
  private mutating func show(_ point: CGPoint) {
    let (explanation, walk) = explainer.explain(at: point)
    explained = (point, WalkRecord(walk))
    receiver = walk.hit
    receiverName = explanation.receiver
    intended = explainer.intendedView(at: point)
    expected = explanation.verdict
    outcome = nil
    var model = inspector.model
    model.inspection = Inspection(explanation, walk: walk, intended: intended)
    model.markedPointer = nil
    model.status.pointer = point
    model.status.drawn = explainer.drawnView(at: point)?.routingName
    model.status.receiver = explanation.receiver
    inspector.model = model
  }

  /// Selects the frontmost view drawn at a point.
  func select(at point: CGPoint) {
    inspector.select(explainer.drawnView(at: point).map { ObjectIdentifier($0) })
  }

  // MARK: Routing

  /// Notes what followed from an input.
  mutating func note(_ record: RoutedInput) { routed.append(record) }

  private func mark(_ samples: [TouchSample], at time: TimeInterval, in model: inout InspectorModel)
  {
    // The fingers of one frame are one touch more, not one after another.
    let isFirst = samples.contains { $0.phase == .began } && !model.imprints.contains { $0.isDown }
    if isFirst {
      model.markedPointer = nil
      model.imprints = []
    }
    for sample in samples { mark(sample, at: time, in: &model) }
  }

  private func mark(_ sample: TouchSample, at time: TimeInterval, in model: inout InspectorModel) {
    let point = sample.locationOnScreen
    if sample.phase == .began {
      var imprint = TouchImprint(finger: sample.finger, phase: sample.phase.word, point: point)
      imprint.start = time
      model.imprints.append(imprint)
      return
    }
    let isFinger = { (imprint: TouchImprint) in imprint.finger == sample.finger && imprint.isDown }
    guard let index = model.imprints.lastIndex(where: isFinger) else { return }
    switch sample.phase {
    case .moved: model.imprints[index].move(to: point)
    case .ended, .cancelled:
      model.imprints[index].phase = sample.phase.word
      model.imprints[index].end = point
      model.imprints[index].receiver = nil
    case .began, .stationary: break
    }
  }

  /// Shows what was noted: marks, log, what responders did, the scene's views, the hover.
  ///
  /// - Parameter now: The moment that overlays show, in seconds since the session began.
  mutating func explain(at now: TimeInterval? = nil) {
    let now = now ?? scene.application.now
    if !routed.isEmpty {
      showRecords()
      inspector.sceneDidChange()
    } else if followReceiver() {
      inspector.sceneDidChange()
    }
    showGestures(at: now)
    guard let point = hovered else { return }
    hovered = nil
    if point != explained?.point || inspector.model.inspection?.isTouch == true { show(point) }
  }

  /// Keeps outline and facts on a view that its touch moves, or that goes on moving by itself.
  ///
  /// - Returns: Whether it lies elsewhere now.
  private mutating func followReceiver() -> Bool {
    guard let old = inspector.model.inspection?.receiver else { return false }
    guard let receiver, receiver.window != nil else {
      // It was taken away; only the log and the verdict still know it.
      var model = inspector.model
      model.inspection?.receiver = nil
      if model.status.receiver == receiverName { model.status.receiver = nil }
      inspector.model = model
      for (finger, view) in receivers where view == receiverName { receivers[finger] = nil }
      return true
    }
    guard case let shape = SceneShape(receiver), shape != old else { return false }
    var model = inspector.model
    model.inspection?.receiver = shape
    model.inspection?.facts = SelectedFacts(of: intended ?? receiver)
    model.inspection?.gestures.takeShapes(of: gestures)
    inspector.model = model
    return true
  }

  private mutating func showRecords() {
    _ = followReceiver()
    var model = inspector.model
    var latest: TouchSample?
    for record in routed {
      model.log += Explanation.lines(for: record).map { LogLine($0) }
      model.inspection?.gestures.take(record)
      observe(record, in: &model)
      for binding in record.bindings { receivers[binding.finger] = binding.view }
      guard case .touches(let samples) = record.input?.content, let sample = samples.first else {
        continue
      }
      mark(samples, at: record.timestamp, in: &model)
      if model.imprint?.isDown == true { model.imprints[0].receiver = model.inspection?.receiver }
      latest = sample
    }
    if let latest { showPlace(of: latest, in: &model) }
    if receiver?.window == nil, model.status.receiver == receiverName {
      model.status.receiver = nil
    }
    if model.log.count > Self.longestLog {
      model.log.removeFirst(model.log.count - Self.longestLog)
    }
    routed = []
    inspector.model = model
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
  private mutating func observe(_ record: RoutedInput, in model: inout InspectorModel) {
    guard var outcome else { return }
    let wasTold = outcome.isViewTold
    let before = outcome.verdict
    outcome.take(record, isReceiverInWindow: receiver?.window != nil)
    self.outcome = outcome
    if outcome.verdict != before { model.inspection?.verdict = VerdictText(outcome.verdict) }
    if wasTold { return }
    if let delivery = record.deliveries.first(where: { $0.message == .touchesBegan }) {
      model.inspection?.observe(delivery)
    } else if !record.bindings.isEmpty {
      model.inspection?.observeSilence()
    }
  }

  // MARK: Gestures

  /// The recognizers that have to do with a touch of the point explained, as they are now.
  private var gestures: [GestureRow] {
    let isLost = intended.map { receiver?.isDescendant(of: $0) != true } ?? false
    return [GestureRow](from: receiver, intended: isLost ? intended : nil)
  }

  /// Shows what gestures draw at a moment.
  private func showGestures(at now: TimeInterval) {
    let model = inspector.model
    let isTouch = model.inspection?.isTouch == true
    let overlay =
      isTouch
      ? GestureOverlay(model.inspection?.gestures ?? [], model.imprints, now: now)
      : GestureOverlay()
    if overlay != model.gestures { inspector.model.gestures = overlay }
  }

  /// When the overlays look different by themselves; never where nothing in them depends on time.
  var wakeTime: TimeInterval? { inspector.model.gestures.nextChange }
}
