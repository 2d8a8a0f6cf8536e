import ArgumentParser
import Foundation

/// A part of the traces, as `2/5`: each fifth from the second on.
struct Shard: ExpressibleByArgument, CustomStringConvertible, Equatable {
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  var description: String { "\(number)/\(count)" }

  /// Returns its part of what is there; all parts together are all of it, each once.
  func part<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}

/// What checking traces says in the form of `check --json`, which `check --merge` reads.
struct CheckJSON: Codable {
  struct Trace: Codable {
    let trace: String
    let folder: String
    var scene: String?
    let verdict: CheckOutcome.Verdict
    let sentence: String
    let namesTrace: Bool
    let seconds: Double

    init(_ entry: CheckReport.Entry) {
      trace = entry.trace.path
      folder = entry.trace.folder
      scene = entry.trace.scene
      verdict = entry.check.verdict
      sentence = entry.check.sentence
      namesTrace = entry.check.namesTrace
      seconds = entry.check.duration
    }

    var entry: CheckReport.Entry {
      var check = CheckOutcome(verdict, sentence)
      check.namesTrace = namesTrace
      check.duration = seconds
      return .init(trace: FoundTrace(path: trace, folder: folder, scene: scene), check: check)
    }
  }

  let traces: [Trace]
  let counts: [String: Int]
  var shard: String?

  init(_ report: CheckReport) {
    traces = report.entries.map(Trace.init)
    shard = report.shard?.description
    counts = Dictionary(
      uniqueKeysWithValues: CheckOutcome.Verdict.allCases.map { ($0.rawValue, report.count($0)) }
    )
  }
}

/// The reports of parts as one.
struct MergedChecks {
  /// What was checked, in the order of the traces' names; each trace once, the worst first.
  let entries: [CheckReport.Entry]
  /// The parts that no report is of.
  let troubles: [FileTrouble]

  init(_ reports: [String]) throws(FileTrouble) {
    var worst: [String: CheckReport.Entry] = [:]
    var parts: [Int: Set<Int>] = [:]
    for path in reports {
      let report = try Self.report(path)
      for entry in report.traces.map(\.entry) {
        if worst[entry.trace.path].map({ $0.check.verdict == .same }) ?? true {
          worst[entry.trace.path] = entry
        }
      }
      if let shard = report.shard.flatMap(Shard.init) {
        parts[shard.count, default: []].insert(shard.number)
      }
    }
    entries = worst.values.sorted { $0.trace.path < $1.trace.path }
    troubles = parts.sorted { $0.key < $1.key }.flatMap { count, there in
      (1...count).filter { !there.contains($0) }.map { number in
        FileTrouble(
          path: "part \(number)/\(count)",
          problem: "no report is of it",
          advice: "name what `hitscope check --shard \(number)/\(count) --json` printed, too"
        )
      }
    }
  }

  private static func report(_ path: String) throws(FileTrouble) -> CheckJSON {
    guard let bytes = try InputFile.bytes(of: path) else {
      throw FileTrouble(path: path, problem: "it cannot be read", advice: "name another file")
    }
    do {
      return try JSONDecoder().decode(CheckJSON.self, from: bytes)
    } catch {
      throw FileTrouble(
        path: path,
        problem: "it is no report of check",
        advice: "name what `hitscope check --shard N/M --json` printed"
      )
    }
  }
}
