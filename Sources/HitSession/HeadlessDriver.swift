public import Foundation
public import HitResponders

/// Plays timed steps into a session on its virtual clock, with no display.
@preconcurrency @MainActor
public final class HeadlessDriver {
  /// Something that happens at a time.
  public struct Step {
    /// The time, in seconds since the session began.
    public var time: TimeInterval
    /// What the step does.
    public var content: Content

    /// Makes a step.
    public init(at time: TimeInterval, _ content: Content) {
      self.time = time
      self.content = content
    }
  }

  /// What a step does.
  public enum Content {
    /// Sends an input.
    case input(ApplicationInput.Content)
    /// Changes something from outside routing; deadlines due at the time fire first.
    case change(() -> Void)
    /// Advances the time, so that deadlines due fire.
    case tick
  }

  private let session: Session

  /// Makes a driver of a session.
  public init(_ session: Session) { self.session = session }

  /// Plays steps in the order given.
  ///
  /// A step whose time is before its predecessor's happens at the predecessor's time.
  public func play(_ steps: [Step]) {
    for step in steps { play(step) }
  }

  /// Plays the next step.
  public func play(_ step: Step) {
    switch step.content {
    case .input(let content): session.send(ApplicationInput(content, at: step.time))
    case .tick: session.advance(to: step.time)
    case .change(let change):
      session.advance(to: step.time)
      session.perform(change)
    }
    session.clock.advance(to: step.time)
  }
}
