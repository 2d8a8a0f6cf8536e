import Foundation
import HitTrace

/// How far the reading of a trace is, shown on a terminal.
struct ReadingProgress {
  private static let megabyte = 1_000_000

  private let progress: Progress
  private let trace: String
  /// How large the trace is, in bytes.
  private let size: Int

  /// Begins to show how much of a trace was read, or how many of what is in it were done.
  init(_ trace: String, counting noun: String? = nil) {
    self.trace = trace
    var facts = stat()
    size = stat(trace, &facts) == 0 ? Int(facts.st_size) : 0
    progress = noun.map { Progress($0) } ?? Progress("MB", of: size / Self.megabyte)
  }

  /// Whether there is somebody who sees it.
  var isShown: Bool { progress.isShown }

  /// Opens the trace, whose reading is shown.
  func reader() throws(TraceError) -> TraceReader {
    var reader = try TraceReader(contentsOfFile: trace)
    if isShown { reader.onRead = { show($0) } }
    return reader
  }

  /// Shows how far a replay is.
  @MainActor
  func follow(_ replayer: TraceReplayer) {
    show(replayer.bytesRead, counting: replayer.inputCount)
  }

  private func show(_ bytes: Int, counting count: Int? = nil) {
    let share = size > 0 ? min(Double(bytes) / Double(size), 1) : nil
    progress.show(count ?? bytes / Self.megabyte, share: share)
  }
}
