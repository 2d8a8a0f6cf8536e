import Foundation
import HitTrace
import TestSupport
import Testing

/// A trace that the running program wrote, and what must hold of every such trace.
struct RecordedTrace {
  /// Where it is.
  let path: String

  /// Expects that it replays the same, equals itself, is exported in every form, and that each of
  /// its lines is read back as it was written.
  func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let now = path + ".now"
    let forms = ["csv", "chrome", "script"].map {
      ["export", path, "--to", $0, "-o", path + "." + $0]
    }
    for arguments in [["replay", path, "-o", now], ["diff", path, now]] + forms {
      let outcome = try Program.run(arguments)
      #expect(
        outcome.code == 0,
        "\(arguments): \(outcome.output)\(outcome.errors)",
        sourceLocation: sourceLocation
      )
    }
    let written = try #require(FileManager.default.contents(atPath: path))
    #expect(try rewritten() == [UInt8](written), sourceLocation: sourceLocation)
  }

  /// The phases and keys of its inputs.
  func inputs() throws -> [TraceInput] {
    var inputs: [TraceInput] = []
    var reader = try TraceReader(contentsOfFile: path)
    while let record = try reader.next() {
      if case .input(let input) = record { inputs.append(input) }
    }
    return inputs
  }

  /// What the format's writer makes of every record read.
  private func rewritten() throws -> [UInt8] {
    var reader = try TraceReader(contentsOfFile: path)
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    while let record = try reader.next() {
      writer.write(record, names: reader.names) { bytes += $0 }
    }
    return bytes
  }
}
