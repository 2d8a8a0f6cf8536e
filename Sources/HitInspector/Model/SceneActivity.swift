/// Where a scene's inputs come from, and whether they are kept.
nonisolated package enum SceneActivity: Hashable, Sendable {
  /// The person at the window gives them.
  case live
  /// The person gives them, and they are recorded to a file.
  case recording
  /// A trace gives them, and gave some so far.
  case replaying(ReplayProgress)
  /// A trace gave them all, and what followed was the same or was not.
  case replayed(ReplayEnd)

  /// What a chip says of it.
  package var words: String {
    switch self {
    case .live: "live"
    case .recording: "recording"
    case .replaying(let progress): "replay \(progress.words)"
    case .replayed(.same): "replay ended, same"
    case .replayed(.differs): "replay ended, differs"
    case .replayed(.broken): "replay ended, trace damaged"
    }
  }

  /// What is to be read beside those words: a difference, or what is wrong with a trace.
  package var remark: String? {
    switch self {
    case .replayed(.differs(let sentence)), .replayed(.broken(let sentence)): sentence
    case .live, .recording, .replaying, .replayed(.same): nil
    }
  }

  /// Whether a trace gives the inputs, or gave them all.
  var isReplay: Bool {
    switch self {
    case .replaying, .replayed: true
    case .live, .recording: false
    }
  }

  /// Whether more inputs of a trace are to come.
  var isReplaying: Bool { if case .replaying = self { true } else { false } }
}

/// How far a replay is.
nonisolated package struct ReplayProgress: Hashable, Sendable {
  /// How many inputs were replayed.
  package var done = 0
  /// How many there are, where that is known.
  package var count: Int?

  package init() {}

  fileprivate var words: String { count.map { "\(done) / \($0)" } ?? "\(done)" }
}

/// What came of a replay.
nonisolated package enum ReplayEnd: Hashable, Sendable {
  /// Everything happened as the trace says.
  case same
  /// Something differed, and the replay ended there.
  case differs(String)
  /// The trace could not be read on.
  case broken(String)
}
