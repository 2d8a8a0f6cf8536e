internal import Foundation
internal import HitResponders
internal import HitScenes

/// A report in SARIF 2.1.0, the form that code hosts and editors read.
///
/// > Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
nonisolated public struct LintSARIF {
  /// What a run of the program adds to what was found.
  public struct Run: Sendable {
    /// The program's version.
    public var version: String
    /// The command, as it was typed.
    public var commandLine: String?
    /// The code that the program ends with.
    public var exitCode: Int

    /// Makes a run.
    public init(version: String, commandLine: String? = nil, exitCode: Int) {
      self.version = version
      self.commandLine = commandLine
      self.exitCode = exitCode
    }
  }

  private let report: LintReport
  private let run: Run
  private let rules: [LintRule]

  /// Takes a report and the run that made it.
  public init(_ report: LintReport, _ run: Run) {
    self.report = report
    self.run = run
    let all = report.findings + report.suppressed + report.known
    let found = Set(all.map(\.rule))
    rules = LintRule.all.filter { found.contains($0.id) }
  }

  /// The bytes, keys in order.
  public func text() throws -> String {
    try LintJSON.text(of: [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "invocations": [invocation],
          "results": results,
        ] as [String: Any]
      ],
    ])
  }

  private var driver: [String: Any] {
    [
      "name": "hitscope",
      "semanticVersion": run.version,
      "rules": rules.map { rule in
        [
          "id": rule.id,
          "name": rule.name,
          "shortDescription": ["text": rule.summary],
          "fullDescription": ["text": rule.explanation],
          "defaultConfiguration": ["level": rule.level.rawValue],
          "help": ["text": rule.advice, "markdown": rule.advice],
          "properties": ["tags": ["hit-testing"], "precision": "very-high"] as [String: Any],
        ] as [String: Any]
      },
    ]
  }

  private var invocation: [String: Any] {
    // Exit code 2 says that a scene could not be read; 1 tells of findings.
    var invocation: [String: Any] = [
      "executionSuccessful": run.exitCode < 2, "exitCode": run.exitCode,
    ]
    invocation["commandLine"] = run.commandLine
    return invocation
  }

  private var results: [[String: Any]] {
    let switchedOff = report.suppressed.map { finding in
      result(
        finding,
        suppressedBy: ["kind": "inSource", "justification": finding.suppression ?? ""]
      )
    }
    let known = report.known.map { result($0, suppressedBy: ["kind": "external"]) }
    return report.findings.map { result($0, suppressedBy: nil) } + switchedOff + known
  }

  private func result(_ finding: LintFinding, suppressedBy: [String: Any]?) -> [String: Any] {
    var result: [String: Any] = [
      "ruleId": finding.rule,
      "ruleIndex": rules.firstIndex { $0.id == finding.rule } ?? -1,
      "level": finding.level.rawValue,
      "message": ["text": message(finding)],
      "locations": [location(finding)],
      "partialFingerprints": ["hitscope/v1": finding.fingerprint],
    ]
    if let suppressedBy { result["suppressions"] = [suppressedBy] }
    if !finding.receivers.isEmpty {
      result["relatedLocations"] = finding.receivers.enumerated().map { index, view in
        [
          "id": index + 1, "message": ["text": "receives the touches"],
          "logicalLocations": [logical(view)],
        ] as [String: Any]
      }
    }
    var properties: [String: Any] = [:]
    if let region = finding.region.flatMap(LintJSON.numbers) {
      properties["region"] =
        [
          "x": region[0], "y": region[1], "width": region[2], "height": region[3], "unit": "pt",
        ] as [String: Any]
    }
    properties["page"] = finding.page
    if !properties.isEmpty { result["properties"] = properties }
    return result
  }

  /// The message with what is the matter in each part; receivers are links to their locations.
  private func message(_ finding: LintFinding) -> String {
    var words = finding.words
    if let part = finding.parts.first { words += "; \(part.words)" }
    // The first receiver is the first of the related locations.
    let link = words.runs.lastIndex {
      $0.role == .receiver && $0.text == finding.receivers.first?.name
    }
    let parts = words.runs.enumerated().map { index, run in
      let text = Self.escaped(run.text)
      return index == link ? "[\(text)](1)" : text
    }
    return parts.joined() + "."
  }

  private func location(_ finding: LintFinding) -> [String: Any] {
    var location: [String: Any] = [:]
    if let view = finding.view { location["logicalLocations"] = [logical(view)] }
    if let position = finding.position {
      location["physicalLocation"] = [
        "artifactLocation": ["uri": Self.uri(finding.file)],
        "region": ["startLine": position.line, "startColumn": position.column],
      ]
    }
    return location
  }

  private func logical(_ view: LintFinding.ViewName) -> [String: Any] {
    ["name": view.name, "fullyQualifiedName": view.path, "kind": "element"]
  }

  /// Takes from square brackets their meaning as links.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing("pt²", with: "pt2").replacing("×", with: "x")
  }

  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
