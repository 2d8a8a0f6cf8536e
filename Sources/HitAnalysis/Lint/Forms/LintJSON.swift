public import Foundation
internal import HitJSON
internal import HitResponders
internal import HitScenes

/// A report as JSON, which is also what a baseline is read from.
nonisolated public struct LintJSON: Encodable {
  private struct Finding: Encodable {
    let rule: String
    let name: String?
    let level: String
    let view: String?
    let path: String?
    let message: String
    let guess: Bool?
    let region: [Double]?
    let parts: [Part]
    let receivers: [String]
    let verdict: String?
    let help: String?
    let file: String
    let line: Int?
    let column: Int?
    let fingerprint: String
    let reason: String?
  }

  private struct Part: Encodable {
    let region: [Double]
    let area: Double
    let receiver: String?
    let words: String
  }

  private let format = "hitscope-lint"
  private let version = 1
  private let scenes: Int
  private let errors: Int
  private let warnings: Int
  private let notes: Int
  private let findings: [Finding]
  private let suppressed: [Finding]

  /// Takes a report.
  public init(_ report: LintReport) {
    scenes = report.sceneCount
    errors = report.count(.error)
    warnings = report.count(.warning)
    notes = report.count(.note)
    findings = report.findings.map(Self.finding)
    suppressed = report.suppressed.map(Self.finding)
  }

  /// The bytes, keys in order.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private static func finding(_ finding: LintFinding) -> Finding {
    Finding(
      rule: finding.rule,
      name: LintRule.all.first { $0.id == finding.rule }?.name,
      level: finding.level.rawValue,
      view: finding.view?.name,
      path: finding.view?.path,
      message: finding.message,
      guess: finding.isGuess ? true : nil,
      region: finding.region.flatMap(numbers),
      parts: finding.parts.compactMap { part in
        numbers(part.box).map {
          Part(
            region: $0,
            area: Double(part.size),
            receiver: part.receiver?.name,
            words: part.words.text
          )
        }
      },
      receivers: finding.receivers.map(\.name),
      verdict: finding.verdict,
      help: finding.help,
      file: finding.file,
      line: finding.position?.line,
      column: finding.position?.column,
      fingerprint: finding.fingerprint,
      reason: finding.suppression
    )
  }

  /// A rectangle as numbers; JSON has none for what is not finite.
  static func numbers(_ rect: CGRect) -> [Double]? {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}

nonisolated extension LintBaseline {
  /// Reads the baseline that a report in JSON is.
  ///
  /// - Returns: Nothing where the bytes are no such report.
  public init?(json: Data) {
    guard let tape = try? JSONTape(of: Array(json), .strict),
      tape.string(of: "format", in: 0) == "hitscope-lint",
      let findings = tape.value(of: "findings", in: 0), tape.kind(at: findings) == .array
    else { return nil }
    let fingerprints = tape.elements(of: findings).map { tape.string(of: "fingerprint", in: $0) }
    if fingerprints.contains(nil) { return nil }
    self.init(fingerprints: Set(fingerprints.compactMap { $0 }))
  }
}
