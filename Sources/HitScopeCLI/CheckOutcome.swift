internal import HitResponders
import HitSandbox
import HitTrace

/// What came of checking a trace; the program that replays it tells it as JSON.
struct CheckOutcome: Sendable, Codable {
  enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    case same, differs
    /// What there is of it replays the same, but its recording ended early.
    case endedEarly
    /// It cannot be read or replayed.
    case trouble
  }

  var verdict: Verdict
  /// The difference or the trouble in one line.
  var sentence: String
  /// Whether the sentence begins with the trace's file, as those of errors do.
  var namesTrace = false
  /// How long it took, in seconds.
  var duration = 0.0

  init(_ verdict: Verdict, _ sentence: String) {
    self.verdict = verdict
    self.sentence = sentence
  }

  @MainActor
  init(replaying trace: String, options: TraceReplayer.Options) {
    do {
      try InputFile.expect(trace, .trace)
    } catch {
      self.init(.trouble, "\(error)")
      namesTrace = error.path == trace
      return
    }
    do throws(TraceError) {
      let replayer = try TraceReplayer(contentsOfFile: trace, options: options)
      switch try replayer.run() {
      case .differs(let difference): self.init(.differs, "\(difference)")
      case .same:
        if let end = replayer.summary.earlyEnd {
          self.init(
            .endedEarly,
            "the recording \(end), and guards nothing behind that; record it again, or accept "
              + "what it holds with `hitscope replay \(trace) --bless`"
          )
        } else {
          self.init(.same, Counted.text(replayer.inputCount, "input"))
        }
      }
    } catch {
      self.init(.trouble, "\(error)")
      namesTrace = error.path == trace
    }
  }
}
