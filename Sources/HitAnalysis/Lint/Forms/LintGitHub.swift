internal import Foundation
internal import HitScenes

/// A report as the commands that GitHub's runners make annotations of.
///
/// > Source: GitHub, Workflow commands for GitHub Actions, Setting an error message.
nonisolated public struct LintGitHub {
  private let findings: [LintFinding]

  /// Takes a report.
  public init(_ report: LintReport) { findings = report.findings }

  /// A line a finding.
  public var lines: [String] { findings.map(Self.line) }

  private static func line(_ finding: LintFinding) -> String {
    let command =
      switch finding.level {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let name = LintRule.all.first { $0.id == finding.rule }?.name
    var facts = [("file", finding.file)]
    if let position = finding.position {
      facts += [("line", "\(position.line)"), ("col", "\(position.column)")]
    }
    facts.append(("title", [finding.rule, name].compactMap { $0 }.joined(separator: " ")))
    let properties = facts.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let help = finding.help.map { "; help: \($0)" } ?? ""
    return "::\(command) \(properties)::\(data(finding.message + help))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
