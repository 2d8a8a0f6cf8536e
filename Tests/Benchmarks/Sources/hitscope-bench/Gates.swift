import Foundation

/// Holds what the gated works take against the thresholds, or writes new ones.
///
/// Instructions are counted by Callgrind, each work in a process of its own, with hashes that are the
/// same in every run. They depend on the compiler: where it is another than the one the thresholds
/// were counted with, allocations alone are compared.
struct Gates {
  private struct Thresholds: Codable {
    var toolchain: String
    var percent: Double
    var works: [String: Figures]
  }

  private struct Figures: Codable {
    /// The instructions of one operation.
    var instructions: Double
    /// The allocations of one operation; of other programs they are not counted.
    var allocations: Double?
  }

  /// A process that is counted.
  private struct Gated {
    let name: String
    /// What Callgrind counts of it, besides all.
    var options: [String] = []
    /// Returns what is run, given a file of its own.
    let command: (String) throws -> [String]
    /// How many operations it does; the works of this program print it.
    var operations: Double?
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let path: String
  let toolchain: String
  /// The built `hitscope`.
  let program: String
  let isUpdating: Bool

  /// The works of this program, and pages.
  private var all: [Gated] {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return GatedWork.allCases.map { work in
      Gated(
        name: work.rawValue,
        options: ["--toggle-collect=hit_gated_work"],
        command: { [own, "work", work.rawValue, $0] }
      )
    }
      + PageWriting.all.map { page in
        Gated(
          name: page.name,
          command: { [program] in try page.command(program, path: $0) },
          operations: Double(page.inputs)
        )
      }
  }

  /// Measures everything and prints a row a work.
  ///
  /// - Returns: Whether nothing takes more than its threshold allows.
  /// - Throws: `Failure` where a run failed or a threshold is missing, and what reading files throws.
  func run() throws -> Bool {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var thresholds = try JSONDecoder().decode(Thresholds.self, from: data)
    let measured = try measure()
    if isUpdating {
      thresholds.toolchain = toolchain
      thresholds.works = measured
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(thresholds) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
      return true
    }
    let isSameToolchain = thresholds.toolchain == toolchain
    if !isSameToolchain {
      print(
        "Instructions are not compared: \(thresholds.toolchain) counted them, not \(toolchain)."
      )
      print("`Tests/Benchmarks/gates --update` counts them anew.")
    }
    let factor = 1 + thresholds.percent / 100
    var isPassed = true
    for work in all.map(\.name) {
      guard let now = measured[work] else { continue }
      guard let limit = thresholds.works[work] else {
        isPassed = false
        print(
          "\(work): \(Self.text(now.instructions)) instructions  FAILED: no threshold in \(path)"
        )
        continue
      }
      var faults: [String] = []
      if isSameToolchain, now.instructions > limit.instructions * factor {
        faults.append("instructions")
      }
      var row =
        "\(work): \(Self.text(now.instructions)) instructions (\(Self.text(limit.instructions)))"
      if let allocations = now.allocations, let most = limit.allocations {
        if allocations > most * factor { faults.append("allocations") }
        row += ", \(Self.text(allocations)) allocations (\(Self.text(most)))"
      }
      if !faults.isEmpty {
        isPassed = false
        row += "  FAILED: too many \(faults.joined(separator: " and "))"
      }
      print(row)
    }
    return isPassed
  }

  private static func text(_ value: Double) -> String {
    value < 100 ? "\((value * 100).rounded() / 100)" : "\(Int(value.rounded()))"
  }

  // MARK: Measuring

  /// Measures all works, as many at a time as the machine has cores.
  private func measure() throws -> [String: Figures] {
    let folder = FileManager.default.temporaryDirectory.path + "/hitscope-gates-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var figures: [String: Figures] = [:]
    var waiting = all[...]
    while !waiting.isEmpty {
      let batch = waiting.prefix(max(1, ProcessInfo.processInfo.activeProcessorCount))
      waiting = waiting.dropFirst(batch.count)
      let started = try batch.map { try start($0, folder) }
      for (work, run) in zip(batch, started) { figures[work.name] = try read(run, work) }
    }
    return figures
  }

  private struct Run {
    let process: Process
    let output: Pipe
    let counts: String
  }

  private func start(_ work: Gated, _ folder: String) throws -> Run {
    let counts = "\(folder)/\(work.name)"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["valgrind", "--tool=callgrind"] + work.options
      + ["--callgrind-out-file=\(counts)", "--log-file=\(counts).log"]
      + (try work.command("\(counts).hstrace"))
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"],
      uniquingKeysWith: { $1 }
    )
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return Run(process: process, output: output, counts: counts)
  }

  private func read(_ run: Run, _ work: Gated) throws -> Figures {
    let data = run.output.fileHandleForReading.readDataToEndOfFile()
    run.process.waitUntilExit()
    let told = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    let operations = work.operations ?? told.first
    guard run.process.terminationStatus == 0, let operations,
      work.operations != nil || told.count == 2
    else {
      let log = try String(contentsOfFile: "\(run.counts).log", encoding: .utf8)
      throw Failure(description: "A run under Callgrind failed:\n\(log)")
    }
    // The last line but blanks is `totals: 123`.
    let text = try String(contentsOfFile: run.counts, encoding: .utf8)
    let mark = "totals: "
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(mark) }),
      let instructions = Double(line.dropFirst(mark.count))
    else { throw Failure(description: "\(run.counts) tells no totals.") }
    return Figures(
      instructions: (instructions / operations * 10).rounded() / 10,
      allocations: told.count == 2 ? (told[1] / operations * 1000).rounded() / 1000 : nil
    )
  }
}
