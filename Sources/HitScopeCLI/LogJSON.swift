import HitAnalysis
import HitResponders

/// A log as JSON: a line with what it is of, then a line for each input and for what came of it.
enum LogJSON {
  /// What a log is of.
  struct Head: Encodable {
    let scene: String
    /// The trace that is recorded or replayed.
    @Nullable var trace: String?
  }

  /// What is told at one time; without a time what came of earlier inputs.
  struct Entry: Encodable {
    private struct Line: Encodable {
      let kind: String
      let indent: Int
      let depth: Int
      let text: String
    }

    @Nullable private var time: Double?
    private let lines: [Line]

    init(at time: Double?, _ messages: [Message]) {
      self.time = time
      lines = messages.map { message in
        Line(
          kind: message.kind.rawValue,
          indent: message.indent,
          depth: message.depth,
          text: message.words.text
        )
      }
    }
  }

  /// Prints what is told of an input.
  static func write(_ routed: RoutedInput, _ detail: LogDetail) {
    write(Entry(at: routed.timestamp, Explanation.messages(for: routed, detail: detail.detail)))
  }

  /// Prints what came of earlier inputs.
  static func write(_ messages: [Message]) { write(Entry(at: nil, messages)) }

  private static func write(_ entry: Entry) {
    do {
      Output.write(json: try JSONForm.text(entry, isLine: true))
    } catch {
      // Numbers and texts of a log are finite and of Unicode; an encoder that fails says why.
      Output.complain("the log cannot be written as JSON: \(error)")
    }
  }
}
