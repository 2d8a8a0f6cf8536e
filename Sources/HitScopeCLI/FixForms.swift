import Foundation
import HitAnalysis
import HitResponders
import HitScenes

/// What was tried against a finding, as lines.
enum FixText {
  private static let mostEffects = 4

  static func lines(_ report: FixReport, number: Int) -> [String] {
    var finding = report.finding
    finding.file = SceneSearch.shortened(finding.file)
    var lines = ["\(number). \(finding.headline.text)"]
    for (place, fix) in report.fixes.enumerated() {
      lines.append("   \(number).\(place + 1) \(fix.title)\(words(fix, of: finding))")
    }
    lines += report.untried.map { "   not tried: \($0)" }
    if report.fixes.isEmpty { lines.append("   \(nothing(report))") }
    return lines
  }

  private static func nothing(_ report: FixReport) -> String {
    report.triedCount > 0
      ? "none of the changes that were tried helps"
      : "no change is known that a scene file can make"
  }

  /// What would let a press reach a view, as lines.
  static func lines(_ tried: ViewFixes) -> [String] {
    let fixes = tried.fixes.map { "  \($0.title)\(words($0, on: tried.view))" }
    return fixes.isEmpty ? ["Nothing that one change can do."] : ["What would let it in:"] + fixes
  }

  /// What a fix does, behind its title.
  static func words(_ fix: SceneFix, of finding: LintFinding) -> String {
    words(fix, on: finding.view?.name)
  }

  private static func words(_ fix: SceneFix, on view: String?) -> String {
    var parts: [String] = []
    if fix.gain > 0 { parts.append("+\(LintNumber.text(fix.gain)) pt²") }
    let others = fix.effects.filter { $0.view != view || $0.change != fix.gain }
    let effects = others.prefix(mostEffects).map { effect in
      "\(effect.view) \(effect.change > 0 ? "+" : "-")\(LintNumber.text(abs(effect.change)))"
    }
    let more = others.count - effects.count
    if !effects.isEmpty {
      parts.append("(\(effects.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""))")
    }
    if !fix.isMended { parts.append("helps and does not mend it") }
    if !fix.newFindings.isEmpty {
      let rules = Set(fix.newFindings.map(\.rule)).sorted().joined(separator: ", ")
      parts.append("but brings \(rules)")
    }
    return parts.isEmpty ? "" : ": " + parts.joined(separator: " ")
  }
}

/// What was tried against findings, as JSON.
struct FixJSON: Encodable {
  private struct Tried: Encodable {
    let finding: Int
    let rule: String
    @Nullable var view: String?
    let message: String
    let fixes: [Change]
    let untried: [String]
  }

  private struct Change: Encodable {
    let title: String
    let gain: Double
    let mends: Bool
    let effects: [Effect]
    let brings: [String]
  }

  private struct Effect: Encodable {
    let view: String
    let change: Double
  }

  private let findings: [Tried]
  /// The fix that was made, by its number, and the file it was written to.
  @Nullable private var made: Int?
  @Nullable private var file: String?

  init(
    _ reports: [(number: Int, report: FixReport)],
    made: Int? = nil,
    file: String? = nil
  ) {
    self.made = made
    self.file = file
    findings = reports.map { number, report in
      Tried(
        finding: number,
        rule: report.finding.rule,
        view: report.finding.view?.name,
        message: report.finding.message,
        fixes: report.fixes.map(Self.change),
        untried: report.untried.map(\.description)
      )
    }
  }

  private static func change(_ fix: SceneFix) -> Change {
    Change(
      title: fix.title,
      gain: fix.gain,
      mends: fix.isMended,
      effects: fix.effects.map { Effect(view: $0.view, change: $0.change) },
      brings: fix.newFindings.map { "\($0.rule) \($0.message)" }
    )
  }
}
