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
    case key(KeyFacts)
    case keyOver(KeyOutcome)
  }

  /// Called with each input that was routed.
  var onRouted: (RoutedInput) -> Void = { _ in }

  /// Called with what came of a touch or a key that is over, as a log tells it.
  var onTold: ([Message]) -> Void = { _ in }

  /// Called when a press was explained.
  var onPress: () -> Void = {}

  /// Who is first responder, and since when.
  let firstResponder: FirstResponderWatch

  private let outcomes: OutcomeWatcher
  private var happenings: [Happening] = []

  init(_ explainer: Explainer, _ application: UIApplication) {
    firstResponder = FirstResponderWatch(application)
    outcomes = OutcomeWatcher(explainer)
    outcomes.onLanding = { [weak self] in
      self?.happenings.append(.press(FingerPress($0, $1, by: explainer)))
      self?.onPress()
    }
    outcomes.onRecord = { [weak self] in
      self?.happenings.append(.routed($0))
      self?.firstResponder.follow($0)
      self?.onRouted($0)
    }
    outcomes.onOutcome = { [weak self] in self?.onTold($0.messages) }
    outcomes.onKey = { [weak self] in
      self?.take($0, in: application)
      if $0.isOver { self?.onTold($0.messages) }
    }
  }

  /// Notes a key with the responders that it could come to, or what became of one that is told.
  private func take(_ key: KeyOutcome, in application: UIApplication) {
    if let end = key.endTime, end > key.beginTime { return happenings.append(.keyOver(key)) }
    let (chain, origin) = firstResponder.start
    let facts = Routing.unwatched {
      KeyFacts(key, on: chain, in: application, since: origin)
    }
    happenings.append(.key(facts))
  }

  /// Whether something happened since they were handed out last.
  var hasHappenings: Bool { !happenings.isEmpty }

  /// Hands out what happened since this was asked last, in order.
  func takeHappenings() -> [Happening] {
    defer { happenings = [] }
    return happenings
  }
}

extension SceneWatcher: SessionListener {
  var interests: RoutingInterests { outcomes.interests }

  func routing(_ step: RoutingStep) {
    // What came before is told first.
    outcomes.routing(step)
    if case .taken(let input) = step, input.content.isPlaceless {
      Routing.unwatched { firstResponder.begin() }
    }
  }

  /// Notes that an input was routed to its end.
  func inputWasRouted() {
    outcomes.inputWasRouted()
    firstResponder.end()
  }
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
