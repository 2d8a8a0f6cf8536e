internal import Foundation
internal import HitInspector
internal import HitSession
internal import HitTrace

/// A trace in the window: its scene, its session, and its inputs at the times they had.
///
/// The person at the window looks on; the pointer explains, and presses nothing.
final class SandboxReplay {
  /// The time between two looks at what is to be replayed, in seconds.
  static let interval: TimeInterval = 1.0 / 60

  /// Called with what came of it.
  var onNotice: (String) -> Void = { _ in }

  private let replayer: TraceReplayer
  private let inspector: Inspector
  private let clock: RealClock
  private var start: TimeInterval?

  init(_ replayer: TraceReplayer, _ inspector: Inspector, _ clock: RealClock) {
    self.replayer = replayer
    self.inspector = inspector
    self.clock = clock
  }

  /// The session of what is replayed.
  var session: Session { replayer.session }

  /// Whether something is still to come.
  var isRunning: Bool { start != nil }

  /// Begins with the inputs.
  func begin() { start = clock.now }

  /// Replays what is due by now, and says what came of it when all is.
  func goOn() {
    guard let start else { return }
    do {
      if try replayer.run(until: clock.now - start) { return }
      switch replayer.outcome {
      case .same: onNotice("same: \(replayer.inputCount) inputs")
      case .differs(let difference): onNotice("differs: \(difference)")
      }
      inspector.model.activity = .replayed(isSame: replayer.outcome == .same)
    } catch {
      onNotice("\(error)")
    }
    self.start = nil
  }
}
