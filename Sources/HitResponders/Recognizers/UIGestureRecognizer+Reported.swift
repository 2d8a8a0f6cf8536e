internal import Foundation

extension UIGestureRecognizer {
  /// A state that is read for a while.
  enum Reported {
    /// The one that the action is for, while it runs and asks for no other.
    case action(State)
    /// The one that code set while no touch was told, until one is or time passes.
    case byHand(State, generation: Int, time: TimeInterval)
  }

  /// Has the recognizer read as its code set it, though it was reset since: rule G36.
  final func report(byHand state: State) {
    let (generation, time) = (tracking.generation, application.now)
    tracking.reported = .byHand(state, generation: generation, time: time)
  }

  /// What the state reads as now in place of the settled one.
  final var reportedState: State? {
    switch tracking.reported {
    case .action(let state): state
    case .byHand(let state, let generation, let time):
      generation == tracking.generation && !tracking.isInPlay && time == application.now
        ? state : nil
    case nil: nil
    }
  }
}
