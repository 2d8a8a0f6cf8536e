import Foundation
import TestSupport
import Testing

/// Peaks of processes of their own, as the system counts them.
@Suite("Memory for long traces", .serialized)
struct TraceMemoryTests {
  /// What a part of the work printed, by name.
  private func run(_ arguments: String...) throws -> [String: String] {
    let probe = try ChildProcess(
      BuiltProducts.program("TraceProbe"),
      arguments,
      environment: Program.environment
    )
    try #require(probe.exitCode(within: .seconds(300)) == 0, "\(probe.standardError)")
    var facts: [String: String] = [:]
    for line in probe.standardOutput.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2 { facts[String(parts[0])] = String(parts[1]) }
    }
    return facts
  }

  @Test("four times as many events are recorded, replayed, compared and shown in as much memory")
  func isBounded() throws {
    let folder = try TestFolder()
    var peaks: [String: [Int]] = [:]
    for count in [12_500, 50_000] {
      let (one, other) = (folder.path("\(count).hstrace"), folder.path("\(count)-other.hstrace"))
      func note(_ part: String, _ facts: [String: String]) throws {
        peaks[part, default: []].append(try #require(facts["peak"].flatMap { Int($0) }))
      }
      try note("record", try run("record", "\(count)", one, other))
      let replay = try run("replay", "\(count)", one)
      #expect(replay["outcome"] == "same")
      try note("replay", replay)
      try note("diff of equal ones", try run("diff", "\(count)", one, one))
      let diff = try run("diff", "\(count)", one, other)
      #expect(diff["changes"].flatMap { Int($0) } ?? 0 > 0)
      try note("diff", diff)
      let seek = try run("seek", "\(count)", one)
      #expect(seek["checkpoints"].flatMap { Int($0) } ?? 0 > 20)
      try note("seek", seek)
      try note("page", try run("report", one))
      try note("page of two", try run("report", one, other))
    }
    // The longer trace has 5 MB more; a reader that kept 54 bytes an event would be found.
    for (part, kilobytes) in peaks {
      #expect(kilobytes[1] - kilobytes[0] < 2_000, "\(part): \(kilobytes) kB")
    }
  }
}
