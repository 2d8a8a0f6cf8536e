internal import Foundation
internal import HitInspector
internal import HitSession
internal import HitTrace

/// A trace in the window: its scene, its session, and its inputs at the times they had.
///
/// The pointer explains what is under it, and presses nothing.
final class SandboxReplay {
  /// The time between two looks at what is to be replayed, in seconds.
  static let interval: TimeInterval = 1.0 / 60

  private let replayer: TraceReplayer
  private let window: SandboxWindow
  /// When the replay began; `nil` before that and after its end.
  private var start: TimeInterval?

  init(_ replayer: TraceReplayer, _ window: SandboxWindow) {
    self.replayer = replayer
    self.window = window
  }

  var session: Session { replayer.session }

  var isRunning: Bool { start != nil }

  func begin() { start = window.clock.now }

  /// Replays what is due by now, and says what came of it when all is.
  func goOn() {
    guard let start else { return }
    do {
      if try replayer.run(until: window.clock.now - start) { return }
      switch replayer.outcome {
      case .same:
        window.notices.post(Notice(.done, "same", ": \(replayer.inputCount) inputs"))
      case .differs(let difference):
        window.notices.post(Notice(.problem, "differs", ": \(difference)"))
      }
      window.inspector.model.activity = .replayed(isSame: replayer.outcome == .same)
    } catch {
      window.notices.fail("\(error)")
    }
    self.start = nil
  }
}
