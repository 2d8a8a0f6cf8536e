internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitSession

/// Listens to what is routed in a scene and keeps it until the inspector shows it.
///
/// A press is explained by the walk that bound its touch, while the views lie as they were asked.
final class SceneWatcher {
  /// What was noted and is not shown yet.
  enum Happening {
    case press(FingerPress)
    case routed(RoutedInput)
  }

  /// Called with each input that was routed.
  var onRouted: (RoutedInput) -> Void = { _ in }

  /// Called when a press was explained.
  var onPress: () -> Void = {}

  private let explainer: Explainer
  private let recorder = RoutingRecorder()
  private var happenings: [Happening] = []
  /// The fingers of the latest input that land with it.
  private var landing: [TouchSample] = []

  init(_ explainer: Explainer) {
    self.explainer = explainer
    recorder.onWalk = { [weak self] in self?.explain($0, of: $1) }
    recorder.onRecord = { [weak self] in self?.keep($0) }
  }

  /// Hands out what happened since this was asked last, in order.
  func takeHappenings() -> [Happening] {
    defer { happenings = [] }
    return happenings
  }

  private func follow(_ input: ApplicationInput) {
    guard case .touches(let samples) = input.content else { return }
    landing = samples.filter { $0.phase == .began }
  }

  private func explain(_ walk: HitTestWalk, of touch: UITouch) {
    guard let sample = landing.first(where: { $0.finger == touch.finger }) else { return }
    Routing.unwatched {
      let press = explainer.explain(walk, at: sample.locationOnScreen)
      let finger = FingerPress(sample.finger, press, at: touch.timestamp, by: explainer)
      happenings.append(.press(finger))
    }
    onPress()
  }

  private func keep(_ record: RoutedInput) {
    happenings.append(.routed(record))
    onRouted(record)
  }
}

extension SceneWatcher: SessionListener {
  var interests: RoutingInterests { .all }

  func routing(_ step: RoutingStep) {
    if case .taken(let input) = step { follow(input) }
    recorder.routing(step)
  }

  /// Notes that an input was routed to its end.
  func inputWasRouted() { recorder.inputWasRouted() }
}

/// What is shown of a point under the pointer or a press; it keeps no view alive.
struct ExplainedSubject {
  let explanation: PointExplanation
  var inspection: Inspection
  let isLost: Bool
  /// The name of the frontmost view that is drawn there.
  let drawn: String?
  private(set) weak var receiver: UIView?
  private(set) weak var intended: UIView?

  /// Explains a point without sending anything to it.
  init(at point: CGPoint, by explainer: Explainer) {
    self.init(explainer.explain(at: point), by: explainer)
  }

  init(_ press: ExplainedPress, by explainer: Explainer) {
    explanation = press.explanation
    inspection = Inspection(press)
    isLost = press.isLost
    drawn = explainer.drawnView(at: press.explanation.point)?.routingName
    receiver = press.walk.hit
    intended = press.intended
  }

  var point: CGPoint { explanation.point }

  /// The recognizers that have to do with a touch of the point, as they are now.
  var gestures: [GestureRow] {
    [GestureRow](from: receiver, intended: isLost ? intended : nil)
  }
}
