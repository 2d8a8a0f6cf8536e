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
  private weak var receiver: UIView?

  private static let longestTrail = 64
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
  mutating func open(place: (index: Int, count: Int)?, display: String, scale: CGFloat) {
    inspector.open(scene.application)
    var model = inspector.model
    model.title = scene.title
    model.gallery = place.map { GalleryPlace(number: $0.index + 1, count: $0.count) }
    model.log = []
    model.status = StatusFacts()
    model.status.display = display
    model.status.scale = scale
    inspector.model = model
    if let first = scene.tries.first {
      show(first.press)
      inspector.model.markedPointer = first.press
    }
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

  /// Explains a press that is about to be sent, while the views lie as they will be asked.
  ///
  /// A point that was explained already and whose walk comes out the same is not explained again.
  mutating func press(at point: CGPoint) {
    hovered = nil
    if !isExplained(point) { show(point) }
    inspector.model.inspection?.isTouch = true
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
    var model = inspector.model
    model.inspection = Inspection(
      explanation,
      walk: walk,
      intended: explainer.intendedView(at: point)
    )
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

  private func mark(_ sample: TouchSample, in model: inout InspectorModel) {
    let point = sample.locationOnScreen
    switch sample.phase {
    case .began:
      model.markedPointer = nil
      model.imprint = TouchImprint(
        finger: sample.finger,
        phase: sample.phase.word,
        point: point
      )
      model.trail = [point]
    case .moved:
      model.trail = Array((model.trail + [point]).suffix(Self.longestTrail))
    case .ended, .cancelled:
      model.imprint?.phase = sample.phase.word
      model.imprint?.end = point
      model.imprint?.receiver = nil
    case .stationary: break
    }
  }

  /// Shows what was noted: marks, log, what responders did, the scene's views, the hover.
  mutating func explain() {
    if !routed.isEmpty {
      showRecords()
      inspector.sceneDidChange()
    }
    guard let point = hovered else { return }
    hovered = nil
    if point != explained?.point || inspector.model.inspection?.isTouch == true { show(point) }
  }

  private mutating func showRecords() {
    var model = inspector.model
    // The outline stays on a view that its touch moves.
    if let receiver, receiver.window != nil { model.inspection?.receiver = SceneShape(receiver) }
    for record in routed {
      model.log += Explanation.lines(for: record).map { LogLine($0) }
      guard case .touches(let samples) = record.input?.content, let sample = samples.first else {
        continue
      }
      mark(sample, in: &model)
      if sample.phase == .began, let delivery = record.deliveries.first {
        model.inspection?.observe(delivery)
      }
      if model.imprint?.isDown == true { model.imprint?.receiver = model.inspection?.receiver }
      model.status.pointer = sample.locationOnScreen
    }
    if model.log.count > Self.longestLog {
      model.log.removeFirst(model.log.count - Self.longestLog)
    }
    routed = []
    inspector.model = model
  }
}
