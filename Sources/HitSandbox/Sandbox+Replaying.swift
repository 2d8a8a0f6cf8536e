internal import Foundation
internal import HitInspector
internal import HitSession
internal import HitTrace

// A trace in the window: its scene, its session, and its inputs at the times they had. The person
// at the window looks on; the pointer explains, and presses nothing.
extension Sandbox {
  /// The time between two looks at what is to be replayed, in seconds.
  static let replayInterval: TimeInterval = 1.0 / 60

  /// What is replayed, if the window is for that.
  var replay: TraceReplayer? { configuration.replay }

  /// Whether fingers and keys are the scene's.
  var takesInput: Bool { replay == nil }

  /// Replays what is due by now, and says what came of it when all is.
  func goOnReplaying() {
    guard let replay, let start = replayStart else { return }
    do {
      if try replay.run(until: clock.now - start) { return }
      switch replay.outcome {
      case .same: onNotice("same: \(replay.inputCount) inputs")
      case .differs(let difference): onNotice("differs: \(difference)")
      }
      inspector.model.activity = .replayed(isSame: replay.outcome == .same)
    } catch {
      onNotice("\(error)")
    }
    replayStart = nil
  }
}
