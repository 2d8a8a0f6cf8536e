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
  private var progress = ReplayProgress()

  init(_ replayer: TraceReplayer, _ window: SandboxWindow) {
    self.replayer = replayer
    self.window = window
  }

  var session: Session { replayer.session }

  var isRunning: Bool { start != nil }

  func begin() {
    start = window.clock.now
    countInputs()
  }

  /// Replays what is due by now, and says what came of it when all is.
  func goOn() {
    guard let start else { return }
    do {
      let isUnfinished = try replayer.run(until: window.clock.now - start)
      progress.done = replayer.inputCount
      if isUnfinished { return show(.replaying(progress)) }
      switch replayer.outcome {
      case .same:
        end(.same, Notice(.done, "same", ": \(replayer.inputCount) inputs"))
      case .differs(let difference):
        end(.differs("\(difference)"), Notice(.problem, "differs", ": \(difference)"))
      }
    } catch {
      end(.broken("\(error)"), Notice(.problem, "\(error)"))
    }
  }

  private func end(_ end: ReplayEnd, _ notice: Notice) {
    start = nil
    show(.replayed(end))
    window.notices.post(notice)
  }

  private func show(_ activity: SceneActivity) {
    if window.inspector.model.activity != activity { window.inspector.model.activity = activity }
  }

  /// Finds out how many inputs there are, beside the window: a trace may be long.
  private func countInputs() {
    let path = replayer.path
    DispatchQueue.global(qos: .utility).async { [weak self] in
      // What was read of a pipe would be missing in the replay, which tells what is damaged.
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      guard facts?[.type] as? FileAttributeType == .typeRegular,
        let summary = try? TraceSummary(contentsOfFile: path)
      else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.progress.count = summary.inputs }
      }
    }
  }
}
