import ArgumentParser
import Foundation
import HitAnalysis
import HitJSON
import HitResponders
import HitSandbox

/// What checking traces says, for people and for machines.
struct CheckReport {
  struct Entry {
    var trace: FoundTrace
    var check: CheckOutcome
    /// The file of its page, where one was asked for and it could be read.
    var page: String?

    init(trace: FoundTrace, check: CheckOutcome, page: String? = nil) {
      (self.trace, self.check) = (trace, check)
      self.page = check.verdict == .trouble ? nil : page
    }

    /// What came of it in one line that names the file once.
    var line: String {
      check.namesTrace ? check.sentence : "\(KeptFiles.name(of: trace.path)): \(check.sentence)"
    }

    /// The line where it does not replay the same.
    var failure: TerminalLine? {
      check.verdict == .same ? nil : TerminalLine(line, .bad)
    }
  }

  let entries: [Entry]
  /// Whether to say how many were replayed on the scene that they carry.
  var countsOwnScenes = false
  /// The part of the traces that was checked, where it is not all.
  var shard: Shard?

  func count(_ verdict: CheckOutcome.Verdict) -> Int {
    entries.count { $0.check.verdict == verdict }
  }

  /// One line a trace that does not replay the same.
  var failures: [TerminalLine] { entries.compactMap(\.failure) }

  /// The numbers in one line.
  var sum: TerminalLine {
    var parts: [String] = []
    if count(.same) > 0 { parts.append("\(count(.same)) same") }
    if count(.differs) > 0 {
      parts.append(Counted.text(count(.differs), "differs", "differ"))
    }
    if count(.endedEarly) > 0 { parts.append("\(count(.endedEarly)) ended early") }
    if count(.trouble) > 0 { parts.append("\(count(.trouble)) unreadable") }
    let own = entries.count { $0.trace.scene == nil }
    if countsOwnScenes, own > 0 { parts.append("\(own) on the scene it carries") }
    let part = shard.map { " in part \($0)" } ?? ""
    let sum = parts.isEmpty ? "nothing to check" : parts.joined(separator: ", ")
    let isGood = count(.same) == entries.count
    return TerminalLine(
      "\(Counted.text(entries.count, "trace"))\(part): \(sum)",
      isGood ? .good : nil
    )
  }

  /// The code to end with; nothing where all replay the same.
  var exitCode: ExitCode? {
    if count(.trouble) + count(.endedEarly) > 0 { return ExitStatus.trouble }
    return count(.differs) > 0 ? ExitStatus.found : nil
  }

  // MARK: JUnit

  /// The report as XML: a suite a folder, a case a trace.
  var junit: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites name=\"hitscope check\"\(Self.numbers(entries))>")
    var folders: [String] = []
    for entry in entries where !folders.contains(entry.trace.folder) {
      folders.append(entry.trace.folder)
    }
    for folder in folders {
      let own = entries.filter { $0.trace.folder == folder }
      let name = Self.attribute(folder.isEmpty ? "." : folder)
      lines.append("  <testsuite name=\"\(name)\"\(Self.numbers(own)) skipped=\"0\">")
      lines += own.flatMap(Self.lines)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func numbers(_ entries: [Entry]) -> String {
    let failures = entries.count { $0.check.verdict == .differs }
    let errors = entries.count { [.trouble, .endedEarly].contains($0.check.verdict) }
    let time = ShortNumber.seconds(entries.reduce(0) { $0 + $1.check.duration })
    return
      " tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
  }

  private static func lines(_ entry: Entry) -> [String] {
    let path = entry.trace.path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name =
      file.hasSuffix(TraceSearch.ending)
      ? String(file.dropLast(TraceSearch.ending.count)) : file
    let folder = path.split(separator: "/").dropLast().joined(separator: ".")
    let start =
      "    <testcase name=\"\(attribute(name))\" "
      + "classname=\"\(attribute(folder.isEmpty ? "traces" : folder))\" "
      + "file=\"\(attribute(path))\" time=\"\(ShortNumber.seconds(entry.check.duration))\""
    let page = entry.page.map { page in
      "      <properties><property name=\"page\" value=\"\(attribute(page))\"/></properties>"
    }
    if entry.check.verdict == .same {
      return page.map { [start + ">", $0, "    </testcase>"] } ?? [start + "/>"]
    }
    let type = entry.check.verdict.rawValue
    let tag = entry.check.verdict == .differs ? "failure" : "error"
    let sentence = entry.check.sentence
    let look = entry.page.map { "\nOpen \($0)" } ?? ""
    return [start + ">"] + (page.map { [$0] } ?? []) + [
      "      <\(tag) message=\"\(attribute(sentence))\" type=\"\(type)\">"
        + "\(attribute("\(entry.line)\nSee hitscope replay \(path)\(look)"))</\(tag)>",
      "    </testcase>",
    ]
  }

  /// Writes a text so that it may stand in an attribute or between tags.
  ///
  /// What XML 1.0 has no character for, not even by number, becomes the replacement character.
  static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: MarkupText.append(scalar, to: &result)
      }
    }
    return result
  }
}
