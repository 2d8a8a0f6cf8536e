internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Tells the inspector what happens in a scene: hovers, presses, what was routed.
///
/// A hover is only noted when the pointer moves and explained once a batch of events, when
/// `flush()` is called, so that a fast pointer costs no more than the frames it is seen in.
struct InspectorFeed {
  private let scene: Scene
  private let inspector: Inspector
  private let explainer: Explainer
  private var hovered: CGPoint?
  private var isSceneStale = false

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
  func open(place: (index: Int, count: Int)?, display: String, scale: CGFloat) {
    inspector.open(scene.application)
    var model = inspector.model
    model.title = scene.title
    model.gallery = place.map { GalleryPlace(number: $0.index + 1, count: $0.count) }
    model.log = []
    model.status = StatusFacts()
    model.status.display = display
    model.status.scale = scale
    if let first = scene.tries.first {
      model.inspection = Inspection(at: first.press, by: explainer)
      model.markedPointer = first.press
    }
    inspector.model = model
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
  mutating func press(at point: CGPoint) {
    hovered = nil
    var model = inspector.model
    model.inspection = Inspection(at: point, by: explainer)
    model.inspection?.isTouch = true
    model.markedPointer = nil
    model.trail = []
    showStatus(at: point, in: &model)
    inspector.model = model
  }

  /// Selects the frontmost view drawn at a point.
  func select(at point: CGPoint) {
    inspector.select(explainer.drawnView(at: point).map { ObjectIdentifier($0) })
  }

  // MARK: Routing

  /// Shows what followed from an input.
  mutating func show(_ routed: RoutedInput) {
    var model = inspector.model
    model.log += Explanation.lines(for: routed).map { LogLine($0) }
    if model.log.count > Self.longestLog {
      model.log.removeFirst(model.log.count - Self.longestLog)
    }
    if case .touches(let samples) = routed.input?.content, let sample = samples.first {
      show(sample, routed, in: &model)
    }
    inspector.model = model
    isSceneStale = true
  }

  private func show(_ sample: TouchSample, _ routed: RoutedInput, in model: inout InspectorModel) {
    let point = sample.locationOnScreen
    switch sample.phase {
    case .began:
      if let delivery = routed.deliveries.first { model.inspection?.observe(delivery) }
      model.imprint = TouchImprint(
        finger: sample.finger,
        phase: sample.phase.word,
        point: point,
        receiver: model.inspection?.receiver
      )
      model.trail = [point]
    case .moved:
      model.trail = Array((model.trail + [point]).suffix(Self.longestTrail))
      model.status.pointer = point
    case .ended, .cancelled:
      model.imprint?.phase = sample.phase.word
      model.imprint?.receiver = nil
    case .stationary: break
    }
  }

  /// Explains the hover and reads the scene again, where something happened since the last call.
  mutating func flush() {
    if isSceneStale {
      isSceneStale = false
      inspector.sceneDidChange()
    }
    guard let point = hovered else { return }
    hovered = nil
    var model = inspector.model
    model.inspection = Inspection(at: point, by: explainer)
    model.markedPointer = nil
    showStatus(at: point, in: &model)
    inspector.model = model
  }

  private func showStatus(at point: CGPoint, in model: inout InspectorModel) {
    model.status.pointer = point
    model.status.drawn = explainer.drawnView(at: point)?.routingName
    model.status.receiver = model.inspection?.walk.first { $0.outcome == .received }?.name
  }
}
