import Foundation
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("SARIF")
struct LintSARIFTests {
  private func log(_ report: LintReport) throws -> [String: Any] {
    let run = LintSARIF.Run(version: "0.1.0", commandLine: "hitscope lint x", exitCode: 1)
    let text = try LintSARIF(report, run).text()
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  private func report() throws -> LintReport {
    var report = LintReport()
    let raisedTab = try SceneLibrary.gallery.scene("raised-tab")
    report.add(Linter().findings(in: raisedTab, file: "scenes/raised tab.json"))
    let views =
      #"{ "id": "A[1]", "class": "UIButton", "frame": [0, 0, 9, 9], "lint": {"HS201": "off, x"} }"#
    let text =
      #"{ "format": "hitscope-scene", "version": 1, "size": [99, 99], "views": [\#(views)] }"#
    report.add(Linter().findings(in: Scene(try SceneDocument(text, path: "/tmp/a.json"))))
    return report
  }

  @Test("every object has what SARIF 2.1.0 requires, allows and means")
  func valid() throws {
    let report = try report()
    #expect(SARIFSchema.faults(in: try log(report)).isEmpty)
    #expect(SARIFSchema.faults(in: try log(LintReport())).isEmpty)
    let known = LintBaseline(fingerprints: Set(report.findings.map(\.fingerprint)))
    #expect(SARIFSchema.faults(in: try log(report.hiding(known))).isEmpty)
  }

  @Test("the check of SARIF finds what is missing, misspelt or of a wrong type")
  func checked() throws {
    var log = try log(try report())
    log["version"] = "2.0.0"
    log["extra"] = 1
    log["runs"] = [["results": [["level": "bad", "message": [:] as [String: Any]]]]]
    let faults = SARIFSchema.faults(in: log)
    #expect(
      faults.sorted() == [
        "log.extra: unknown", "log.runs[0].results[0].level: bad",
        "log.runs[0].results[0].message: needs text", "log.runs[0].tool: missing",
        "log.version: 2.0.0",
      ]
    )
  }

  @Test("a result names its view, its place, who receives the touches and its fingerprint")
  func result() throws {
    let log = try log(try report())
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "HS101")
    let message = result["message"] as? [String: String]
    #expect(
      message?["text"] == "CenterButton: 28.1 % (1152 of 4096 pt2) is drawn but cannot be touched; "
        + "TabBar rejects it, [Cell5](1) receives it."
    )
    let text = try LintSARIF(try report(), LintSARIF.Run(version: "0", exitCode: 1)).text()
    #expect(text.contains(#""uri" : "scenes/raised%20tab.json""#))
    #expect(text.contains(#""uri" : "file:///tmp/a.json""#))
    #expect(text.contains(#""fullyQualifiedName" : "UIWindow/RootView/TabBar/CenterButton""#))
    #expect(text.contains(#"A\\[1\\]"#))
    #expect(text.contains(#""justification" : "x""#))
  }
}

/// The parts of the schema of SARIF 2.1.0 that a report of lint uses.
///
/// > Source: OASIS, SARIF 2.1.0, sections 3.13 to 3.58, and sarif-schema-2.1.0.json: which
/// > properties an object may and must have, of what type, and with what words.
private enum SARIFSchema {
  private indirect enum Kind {
    case string
    case uri
    case integer(least: Int)
    case boolean
    case words([String])
    case list(Kind)
    case object(String)
    case bag
    case strings
  }

  private static let objects: [String: (required: [String], properties: [String: Kind])] = [
    "log": (
      ["version", "runs"],
      ["$schema": .uri, "version": .words(["2.1.0"]), "runs": .list(.object("run"))]
    ),
    "run": (
      ["tool"],
      [
        "tool": .object("tool"), "results": .list(.object("result")),
        "columnKind": .words(["utf16CodeUnits", "unicodeCodePoints"]),
        "invocations": .list(.object("invocation")),
      ]
    ),
    "tool": (["driver"], ["driver": .object("component")]),
    "component": (
      ["name"],
      ["name": .string, "semanticVersion": .string, "rules": .list(.object("rule"))]
    ),
    "rule": (
      ["id"],
      [
        "id": .string, "name": .string, "shortDescription": .object("multiformat"),
        "fullDescription": .object("multiformat"), "help": .object("multiformat"),
        "defaultConfiguration": .object("configuration"), "properties": .bag,
      ]
    ),
    "multiformat": (["text"], ["text": .string, "markdown": .string]),
    "configuration": ([], ["level": .words(["none", "note", "warning", "error"])]),
    "invocation": (
      ["executionSuccessful"],
      [
        "executionSuccessful": .boolean, "exitCode": .integer(least: .min),
        "commandLine": .string,
      ]
    ),
    "result": (
      ["message"],
      [
        "ruleId": .string, "ruleIndex": .integer(least: -1),
        "level": .words(["none", "note", "warning", "error"]), "message": .object("message"),
        "locations": .list(.object("location")), "relatedLocations": .list(.object("location")),
        "partialFingerprints": .strings, "suppressions": .list(.object("suppression")),
        "properties": .bag,
      ]
    ),
    "message": (["text"], ["text": .string]),
    "location": (
      [],
      [
        "id": .integer(least: -1), "message": .object("message"),
        "physicalLocation": .object("physical"), "logicalLocations": .list(.object("logical")),
      ]
    ),
    "physical": (
      ["artifactLocation"], ["artifactLocation": .object("artifact"), "region": .object("region")]
    ),
    "artifact": ([], ["uri": .uri]),
    "region": ([], ["startLine": .integer(least: 1), "startColumn": .integer(least: 1)]),
    "logical": (
      [],
      ["name": .string, "fullyQualifiedName": .string, "kind": .string]
    ),
    "suppression": (
      ["kind"], ["kind": .words(["inSource", "external"]), "justification": .string]
    ),
  ]

  static func faults(in log: [String: Any]) -> [String] { faults(log, .object("log"), "log") }

  private static func faults(_ value: Any, _ kind: Kind, _ place: String) -> [String] {
    switch kind {
    case .string: return value is String ? [] : ["\(place): no string"]
    case .uri:
      guard let text = value as? String, URL(string: text) != nil, !text.contains(" ") else {
        return ["\(place): no URI"]
      }
      return []
    case .boolean: return value is Bool ? [] : ["\(place): no boolean"]
    case .integer(let least):
      guard let number = value as? Int, number >= least else { return ["\(place): no number"] }
      return []
    case .words(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(place): \(value)"]
    case .bag: return value is [String: Any] ? [] : ["\(place): no object"]
    case .strings: return value is [String: String] ? [] : ["\(place): no strings"]
    case .list(let element):
      guard let list = value as? [Any] else { return ["\(place): no array"] }
      return list.enumerated().flatMap { faults($0.element, element, "\(place)[\($0.offset)]") }
    case .object(let name):
      guard let object = value as? [String: Any], let schema = objects[name] else {
        return ["\(place): no object"]
      }
      let missing = schema.required.filter { object[$0] == nil }
        .map { name == "message" ? "\(place): needs \($0)" : "\(place).\($0): missing" }
      return missing
        + object.flatMap { key, value in
          schema.properties[key].map { faults(value, $0, "\(place).\(key)") }
            ?? ["\(place).\(key): unknown"]
        }
    }
  }
}
