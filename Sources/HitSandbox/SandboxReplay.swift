internal import Foundation
internal import HitInspector
internal import HitSession
internal import HitTrace

/// A trace in the window: its scene, its session, and its inputs at the times they had.
///
/// The pointer explains what is under it, and presses nothing.
struct SandboxReplay {
  /// The time between two looks at what is to be replayed, in seconds.
  static let interval: TimeInterval = 1.0 / 60

  let replayer: TraceReplayer
  let inspector: Inspector
  let clock: RealClock
  let notices: Notices
  /// When the replay began; `nil` before that and after its end.
  private(set) var start: TimeInterval?

  /// The session of what is replayed.
  var session: Session { replayer.session }

  /// Whether something is still to come.
  var isRunning: Bool { start != nil }

  /// Begins with the inputs.
  mutating func begin() { start = clock.now }

  /// Replays what is due by now, and says what came of it when all is.
  mutating func goOn() {
    guard let start else { return }
    do {
      if try replayer.run(until: clock.now - start) { return }
      switch replayer.outcome {
      case .same: notices.tell("same: \(replayer.inputCount) inputs")
      case .differs(let difference): notices.tell("differs: \(difference)")
      }
      inspector.model.activity = .replayed(isSame: replayer.outcome == .same)
    } catch {
      notices.tell("\(error)")
    }
    self.start = nil
  }
}
