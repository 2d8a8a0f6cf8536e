import Foundation
import HitReports
import HitSandbox
import HitTrace

/// Writes a folder of pages for traces that were checked: one for each, and one that lists them.
struct ReportedChecks {
  private let folder: String
  private let isForced: Bool
  /// The pages of the traces, in their order.
  private let files: [String]

  /// Checks that the folder may be written.
  ///
  /// - Throws: Why it may not.
  init(_ folder: String, _ traces: [FoundTrace], isForced: Bool) throws {
    (self.folder, self.isForced) = (folder, isForced)
    files = Self.names(of: traces)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
      throw FileTrouble(path: folder, problem: "it is no folder", advice: "name another one")
    }
    for file in files + [ReportFolder.file] { _ = try output(file, traces) }
  }

  /// The page of a trace, by its place.
  func page(_ place: Int) -> String { "\(folder)/\(files[place])" }

  /// Writes all pages.
  ///
  /// - Throws: Why one of them cannot be written.
  @MainActor
  func write(_ report: CheckReport) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileTrouble(
        path: folder,
        problem: "the folder cannot be made",
        advice: "name one in a place where you may write"
      )
    }
    let traces = report.entries.map(\.trace)
    let progress = Progress("pages", of: traces.count)
    var entries: [ReportFolder.Entry] = []
    for (place, entry) in report.entries.enumerated() {
      let isReadable = entry.check.verdict != .trouble
      if isReadable { try write(entry.trace, to: output(files[place], traces)) }
      entries.append(
        ReportFolder.Entry(
          entry.trace.path,
          entry.check.verdict.words,
          isGood: entry.check.verdict == .same,
          entry.check.sentence,
          page: isReadable ? files[place] : nil
        )
      )
      progress.show(place + 1)
    }
    let list = ReportFolder(report.sum.text, entries)
    try output(ReportFolder.file, traces).write(list.html())
  }

  @MainActor
  private func write(_ trace: FoundTrace, to file: OutputFile) throws {
    var request = TraceReport.Request(trace.path)
    request.options.scene = trace.scene
    request.made = Report.made
    let scene = trace.scene.map { " --scene \($0)" } ?? ""
    request.command = "hitscope report \(trace.path)\(scene) -o \(file.path)"
    let report = try TraceReport(request)
    try file.write { write in try report.write(write) }
  }

  private func output(_ file: String, _ traces: [FoundTrace]) throws -> OutputFile {
    let inputs = traces.flatMap { [$0.path, $0.scene] }
    return try OutputFile("\(folder)/\(file)", besides: inputs, isForced: isForced)
  }

  /// Names of files that are no other's.
  private static func names(of traces: [FoundTrace]) -> [String] {
    var used: Set<String> = [ReportFolder.file]
    return traces.map { trace in
      let parts = trace.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      var name = parts.joined(separator: "-")
      let ending = TraceSearch.ending
      if name.hasSuffix(ending) { name = String(name.dropLast(ending.count)) }
      var file = "\(name).html"
      var number = 2
      while !used.insert(file).inserted {
        file = "\(name)-\(number).html"
        number += 1
      }
      return file
    }
  }
}

extension CheckOutcome.Verdict {
  /// How a list names it.
  fileprivate var words: String {
    switch self {
    case .same: "same"
    case .differs: "differs"
    case .endedEarly: "ended early"
    case .trouble: "unreadable"
    }
  }
}
