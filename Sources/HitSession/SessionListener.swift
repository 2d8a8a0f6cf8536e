public import HitResponders

/// A listener that also learns when an input has been routed to its end.
@preconcurrency @MainActor
public protocol SessionListener: RoutingObserver {
  /// Says that nothing more follows from the input that was taken last.
  func inputWasRouted()
}

extension RoutingRecorder: @MainActor SessionListener {
  /// Hands out the record of the input.
  public func inputWasRouted() { finish() }
}

/// Several listeners as one observer, told in the order they were added.
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
