import Foundation
import HitAnalysis
import HitScenes

/// What was tried against findings, as JSON.
struct FixJSON: Encodable {
  private struct Tried: Encodable {
    let finding: Int
    let rule: String
    let view: String?
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

  init(_ reports: [(number: Int, report: FixReport)]) {
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

  /// The text, keys in order.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
