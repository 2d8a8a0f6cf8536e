import Foundation
import HitScenes
import TestSupport
import Testing

/// What the program writes as SARIF, held against the schema that OASIS publishes.
///
/// A validator of Python does it, so that no reading of the schema is ours.
@Suite("SARIF against the schema of OASIS")
struct SARIFSchemaTests {
  /// Runs the validator on files of a folder.
  private func check(_ files: [String], in folder: TestFolder) throws -> Program.Outcome {
    let wheels = Checkout.root.appendingPathComponent(".build/wheels")
    let checker = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/python3"),
      [Checkout.path("Tests/Support/Schemas/check-sarif"), wheels.path]
        + files.map(folder.path)
    )
    let code = checker.exitCode(within: .seconds(60))
    return .init(code: code, output: checker.standardOutput, errors: checker.standardError)
  }

  @MainActor
  private func gallery() -> [String] { SceneLibrary.gallery.entries.map(\.name) }

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("böse [1] 50%: a"),
      withIntermediateDirectories: true
    )
    try folder.write(scene(Self.hidden), to: "böse [1] 50%: a/x #1.json")
    // Columns behind what is more than a byte, a UTF-16 unit, or a character long.
    let fine = #"{ "id": "👩‍👩‍👧", "frame": [0, 0, 9, 9], "text": "ü\u0301" }, "#
    try folder.write(scene("\t\(fine)\(Self.hidden)"), to: "columns.json")
    try folder.write(scene("\(Self.hidden), \(Self.hidden)"), to: "twice.json")
    let off = #", "lint": { "HS105": "off, \"later\"\n[1](2)" } }"#
    try folder.write(scene(Self.hidden.dropLast(2) + off), to: "off.json")
    try folder.write(#"{ "format": "hitscope-scene", "version": 1, "sise": 1 }"#, to: "bad.json")
    return folder
  }

  private static let hidden =
    #"{ "id": "Skip[1]", "class": "UIButton", "frame": [0, 0, 60, 60], "interaction": false }"#

  private func scene(_ views: some StringProtocol) -> String {
    """
    { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
      \(views) ] }
    """
  }

  @Test("every report is valid, whatever is in it")
  func valid() async throws {
    let folder = try folder()
    let traces = ["animating", "gestures", "raised-tab"]
      .map { "\(Golden.folder.path)/traces/\($0).hstrace" }
    let names = await gallery().joined(separator: " ")
    let runs = [
      (1, names),
      (1, "'böse [1] 50%: a' columns.json"),
      (1, "\(folder.path)/columns.json"),
      (1, "twice.json"),
      (0, "off.json"),
      (2, "bad.json columns.json"),
      (0, "hit-walk"),
      (1, "columns.json --write-baseline known.json"),
      (0, "columns.json --baseline known.json"),
      (1, traces.joined(separator: " ")),
    ]
    for (index, run) in runs.enumerated() {
      let line = "hitscope lint \(run.1) -o \(index).sarif"
      let outcome = try Program.type(line, in: folder)
      #expect(Int(outcome.code ?? -1) == run.0, "\(line): \(outcome)")
    }
    let outcome = try check(runs.indices.map { "\($0).sarif" }, in: folder)
    #expect(outcome == .init(code: 0, output: "", errors: ""))
    // What the runs are there for is in them.
    let all = runs.indices.map { folder.bytes("\($0).sarif") ?? Data() }
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(all[4].contains(#""kind" : "inSource""#))
    #expect(all[8].contains(#""kind" : "external""#))
    #expect(all[9].contains(#""ruleId" : "HS301""#) && all[9].contains(#""ruleId" : "HS306""#))
    #expect(all[3].contains(#""ruleId" : "HS403""#))
  }

  @Test(
    "a broken report is refused, with the place",
    arguments: [
      (#""version" : "2.1.0""#, #""version" : "2.0.0""#, "/version: "),
      (#""ruleId" : "HS105""#, #""ruleId" : 105"#, "/runs/0/results/0/ruleId: "),
      (#""message" : "#, #""massage" : "#, "/runs/0/results/0: "),
      (#""startColumn" : "#, #""startColumn" : -"#, "/region/startColumn: "),
      (#""uri" : "columns.json""#, #""uri" : "my columns.json""#, "/artifactLocation/uri: "),
      (#""level" : "error""#, #""level" : "bad""#, "level: 'bad'"),
      (#""executionSuccessful" : true"#, #""exitCodeDescription" : """#, "/invocations/0: "),
    ]
  )
  func broken(part: String, replacement: String, place: String) throws {
    let folder = try folder()
    _ = try Program.type("hitscope lint columns.json -o good.sarif", in: folder)
    let good = String(decoding: folder.bytes("good.sarif") ?? Data(), as: UTF8.self)
    try folder.write(good.replacingOccurrences(of: part, with: replacement), to: "bad.sarif")
    let outcome = try check(["good.sarif", "bad.sarif"], in: folder)
    try #require(outcome.code == 1, "\(outcome)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix(folder.path("bad.sarif")) })
    #expect(outcome.output.contains(place), "\(outcome.output)")
  }
}
