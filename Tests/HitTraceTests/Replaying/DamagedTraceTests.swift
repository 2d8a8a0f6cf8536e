import Foundation
import HitTrace
import TestSupport
import Testing

@Suite("Damaged traces")
struct DamagedTraceTests {
  private let golden: [UInt8]

  init() throws {
    let path = Golden.folder.appendingPathComponent("traces/raised-tab.hstrace").path
    golden = Array(try #require(FileManager.default.contents(atPath: path)))
  }

  private var text: String { String(decoding: golden, as: UTF8.self) }

  /// What is wrong with a trace, by those who only read it.
  private func readingError(in trace: [UInt8]) -> TraceError? {
    var reader = TraceReader(text: trace, path: "trace")
    do throws(TraceError) {
      while try reader.next() != nil {}
      return nil
    } catch {
      return error
    }
  }

  /// What is wrong with a trace, by a replay.
  private func replayError(in trace: [UInt8]) -> TraceError? {
    do throws(TraceError) {
      _ = try TraceReplayer(TraceReader(text: trace, path: "trace")).run()
      return nil
    } catch {
      return error
    }
  }

  @Test("what stands behind the end of a trace is damage, and no matter of routing")
  func behindTheEnd() throws {
    for rest in ["garbage\n", text, "{\"k\":\"in\"}\n"] {
      let trace = Array((text + rest).utf8)
      let fault = try #require(readingError(in: trace))
      #expect(replayError(in: trace) == fault)
    }
  }

  @Test("damage behind a difference is told as damage, and not as a difference")
  func behindADifference() throws {
    let other = text.replacing(#""got":"Cell5""#, with: #""got":"Cell4""#)
    #expect(try Recording.outcome(of: Array(other.utf8)) != .same)
    let count = try #require(other.firstMatch(of: /"derived":(\d+)/))
    let damages = [
      other.replacing(count.output.0, with: "\"derived\":9999"),
      other + "garbage\n",
      other.replacing(#"{"k":"tail""#, with: #"{"k":"tail",,"#),
    ]
    for damage in damages {
      let trace = Array(damage.utf8)
      let error = try #require(readingError(in: trace))
      #expect(replayError(in: trace) == error)
    }
  }

  @Test("a replay in parts, as a window shows it, tells damage too")
  func inParts() throws {
    let trace = Array((text + "garbage\n").utf8)
    let replayer = try TraceReplayer(TraceReader(text: trace, path: "trace"))
    #expect(throws: TraceError.self) {
      var time = 0.0
      while try replayer.run(until: time) { time += 0.5 }
    }
    #expect(replayer.failure == readingError(in: trace))
  }

  @Test("a trace that was cut between two lines replays, and says after which input it ended")
  func cut() throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var counts: Set<Int> = []
    for length in 2..<lines.count - 1 {
      let part = Array((lines[..<length].joined(separator: "\n") + "\n").utf8)
      let replayer = try TraceReplayer(TraceReader(text: part, path: "trace"))
      #expect(try replayer.run() == .same)
      #expect(replayer.summary.earlyEnd == "ended early, after input \(replayer.inputCount)")
      counts.insert(replayer.inputCount)
    }
    #expect(counts.contains(0) && counts.count > 5)
    let whole = try TraceReplayer(TraceReader(text: golden, path: "trace"))
    #expect(try whole.run() == .same)
    #expect(whole.summary.earlyEnd == nil)
  }

  @Test("a trace whose line with the scene was lost says so, and how to give the scene")
  func lostScene() throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: 1)
    let error = try #require(replayError(in: Array(lines.joined(separator: "\n").utf8)))
    #expect(
      error.description == "trace:2:1: the line with the scene is missing; restore it, record the "
        + "trace again, or give the scene with --scene raised-tab.json"
    )
  }

  @Test("of a mutated trace replay, diff and export give the same class of answer")
  func mutated() throws {
    let seeds = try Golden.traceNames
      .map { Array(try Data(contentsOf: Golden.traces.appendingPathComponent($0))) }
      .filter { $0.count < 12_000 }
    try #require(seeds.count >= 3)
    var mutator = Mutator(seeds: seeds, seed: 13)
    var damaged = 0
    for _ in 0..<1_500 {
      let trace = mutator.next()
      let fault = readingError(in: trace)
      let refusal = replayError(in: trace)
      if fault != nil {
        damaged += 1
        #expect(refusal != nil)
      } else if let refusal {
        // Only a replay builds the scene, and changes it.
        #expect(refusal.reason == .inconsistent)
      }
      #expect(isRefused(fault) { try TraceDiff(from: reader(trace), to: reader(trace)) })
      #expect(isRefused(fault) { try InputTable.write(reader(trace)) { _ in } })
      #expect(isRefused(fault) { try ChromeTrace.write(reader(trace), .init()) { _ in } })
    }
    #expect((100..<1_400).contains(damaged))
  }

  private func reader(_ trace: [UInt8]) -> TraceReader { TraceReader(text: trace, path: "trace") }

  /// Whether work with a trace ends as its reading does.
  private func isRefused(_ fault: TraceError?, _ work: () throws -> Any) -> Bool {
    do {
      _ = try work()
      return fault == nil
    } catch {
      return error as? TraceError == fault
    }
  }
}
