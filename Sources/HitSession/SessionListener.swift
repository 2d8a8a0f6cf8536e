public import HitResponders

/// A listener that is also notified when an input has been routed completely.
@preconcurrency @MainActor
public protocol SessionListener: RoutingObserver {
  /// Called when nothing more follows from the last input.
  func inputWasRouted()
}

extension RoutingRecorder: @MainActor SessionListener {
  /// Completes the record of the input.
  public func inputWasRouted() { finish() }
}

/// Several listeners as one observer, notified in the order they were added.
final class ObserverGroup: RoutingObserver {
  @exclusivity(unchecked)
  var listeners: [any SessionListener] = [] {
    didSet { interests = listeners.reduce(into: []) { $0.formUnion($1.interests) } }
  }

  @exclusivity(unchecked)
  private(set) var interests: RoutingInterests = []

  func routing(_ step: RoutingStep) {
    for listener in listeners where !listener.interests.isDisjoint(with: step.family) {
      listener.routing(step)
    }
  }
}

extension RoutingStep {
  /// The family this step belongs to.
  fileprivate var family: RoutingInterests {
    switch self {
    case .asked, .judged, .answered, .bound: .hitTests
    case .taken, .withheld, .sent, .delivered, .forwarded: .responders
    case .consulted, .ruled, .moved: .gestures
    case .sought, .declined, .performed: .actions
    }
  }
}
