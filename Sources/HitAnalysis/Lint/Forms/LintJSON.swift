public import Foundation
internal import HitJSON
internal import HitResponders
internal import HitScenes

/// A report as JSON, which is also what a baseline is read from.
nonisolated public struct LintJSON {
  private let report: LintReport

  /// Takes a report.
  public init(_ report: LintReport) { self.report = report }

  /// The bytes, keys in order.
  public func text() throws -> String {
    try Self.text(of: [
      "format": "hitscope-lint",
      "version": 1,
      "scenes": report.sceneCount,
      "errors": report.count(.error),
      "warnings": report.count(.warning),
      "notes": report.count(.note),
      "findings": report.findings.map(Self.finding),
      "suppressed": report.suppressed.map(Self.finding),
    ])
  }

  /// Writes an object with its keys in order, for people to read too.
  static func text(of object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
    return String(decoding: data, as: UTF8.self)
  }

  /// A finding's facts, without those that it does not have.
  private static func finding(_ finding: LintFinding) -> [String: Any] {
    let facts: [String: Any?] = [
      "rule": finding.rule,
      "name": LintRule.all.first { $0.id == finding.rule }?.name,
      "level": finding.level.rawValue,
      "view": finding.view?.name,
      "path": finding.view?.path,
      "message": finding.message,
      "guess": finding.isGuess ? true : nil,
      "region": finding.region.flatMap(numbers),
      "parts": finding.parts.compactMap(part),
      "receivers": finding.receivers.map(\.name),
      "verdict": finding.verdict,
      "help": finding.help,
      "file": finding.file,
      "line": finding.position?.line,
      "column": finding.position?.column,
      "fingerprint": finding.fingerprint,
      "reason": finding.suppression,
      "page": finding.page,
    ]
    return facts.compactMapValues { $0 }
  }

  private static func part(_ part: LintFinding.Part) -> [String: Any]? {
    guard let region = numbers(part.box) else { return nil }
    var facts: [String: Any] = ["region": region, "words": part.words.text]
    facts["area"] = Double(part.size)
    facts["receiver"] = part.receiver?.name
    return facts
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
    guard let tape = try? JSONTape(of: ScannedText(Array(json)), .strict),
      tape.string(of: "format", in: 0) == "hitscope-lint",
      let findings = tape.value(of: "findings", in: 0), tape.kind(at: findings) == .array
    else { return nil }
    let fingerprints = tape.elements(of: findings).map { tape.string(of: "fingerprint", in: $0) }
    if fingerprints.contains(nil) { return nil }
    self.init(fingerprints: Set(fingerprints.compactMap { $0 }))
  }
}
