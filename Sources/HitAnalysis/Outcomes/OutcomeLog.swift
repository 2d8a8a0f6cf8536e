public import HitResponders

// What a log says when a touch or a key is over, the same in every log.
nonisolated extension PressOutcome {
  /// The verdict on the touch and what it rests on.
  public var messages: [Message] { verdict.messages(of: "touch \(report.finger)") }
}

nonisolated extension KeyOutcome {
  /// The verdict on the key and what it rests on.
  ///
  /// What nobody was told of has no line, as it has none before.
  public var messages: [Message] {
    if isUnheard { return [] }
    let title: Wording =
      switch subject {
      case .key: "key"
      case .shake: "shake"
      case .command: "remote"
      }
    return verdict.messages(of: title)
  }
}

nonisolated extension Verdict {
  fileprivate func messages(of title: Wording) -> [Message] {
    [Message(kind, indent: 1, "\(title): \(message.words)")]
      + (details.isEmpty ? [] : [Message(.remark, indent: 2, details)])
  }
}

/// Makes a log of a session: what was routed, and what came of each touch and key.
@preconcurrency @MainActor
public final class OutcomeLog {
  /// What listens to the session; add it there.
  public let watcher: OutcomeWatcher

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - explainer: What explains the presses.
  ///   - detail: How much of each input is told.
  ///   - write: Called with the next lines.
  public init(
    _ explainer: Explainer,
    detail: Explanation.Detail = .all,
    write: @escaping ([Message]) -> Void
  ) {
    watcher = OutcomeWatcher(explainer)
    watcher.onRecord = { write(Explanation.messages(for: $0, detail: detail)) }
    if detail == .none { return }
    watcher.onOutcome = { write($0.messages) }
    watcher.onKey = { if $0.isOver { write($0.messages) } }
  }

  /// Tells what came of the touches of which more might have been told.
  ///
  /// Call it when no more input comes.
  public func finish() { watcher.finish() }
}
