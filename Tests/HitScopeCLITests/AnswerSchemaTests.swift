import Foundation
import TestSupport
import Testing

/// What verbs print with `--json`, held against the schemas that `docs/schemas` publishes.
@Suite("Answers in JSON against their schemas")
struct AnswerSchemaTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.copyScene("raised-tab", to: "mine.json")
    try folder.write(PlayTests.script(#"{"at": 0, "tap": [160, 450]}"#), to: "tap.script.json")
    let setup = #"""
      sed 's/"CenterButton"/"MiddleButton"/' mine.json > other.json
      hitscope play mine.json tap.script.json --log none -o tap.hstrace
      hitscope play other.json tap.script.json --log none -o other.hstrace
      head -3 tap.hstrace > cut.hstrace
      echo '<UIWindow: 0x1; frame = (0 0; 9 9)>' > dump.txt
      echo '[{"type": "pointer", "actions": [{"type": "pointerMove", "x": 9, "y": 9}]}]' > act.json
      """#
    #expect(try Program.type(setup, in: folder).code == 0)
  }

  /// Checks a file against a verb's schema.
  private func faults(_ verb: String, _ file: String) throws -> Program.Outcome {
    let checker = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/python3"),
      [
        Checkout.path("Tests/Support/Schemas/check-answer"),
        Checkout.path("docs/schemas/\(verb).schema.json"), folder.path(file),
      ]
    )
    let code = checker.exitCode(within: .seconds(60))
    return .init(code: code, output: checker.standardOutput, errors: checker.standardError)
  }

  @Test(
    "every verb's answer is valid and names its form",
    arguments: [
      (0, "scenes"), (0, "scenes --brief"), (0, "tree mine.json"), (0, "tree dump.txt"),
      (0, "explain mine.json 160,421"), (0, "explain mine.json 999,9"),
      (0, "explain mine.json 160,421 --why CenterButton"),
      (0, "explain mine.json --why CenterButton"), (0, "explain hit-walk --why E"),
      (0, "map mine.json"), (0, "map mine.json --against other.json"), (0, "map dump.txt"),
      (1, "lint mine.json"), (1, "lint mine.json --report page.html"), (0, "lint dump.txt"),
      (0, "fix mine.json"),
      (0, "fix mine.json --finding 1 -o mended.json"),
      (0, "play mine.json tap.script.json"),
      (0, "play mine.json tap.script.json --log chain -o new.hstrace"),
      (0, "replay tap.hstrace"), (1, "replay tap.hstrace --scene other.json"),
      (0, "replay cut.hstrace"), (0, "replay tap.hstrace --scene other.json --bless"),
      (0, "diff tap.hstrace tap.hstrace"), (1, "diff tap.hstrace other.hstrace"),
      (0, "check tap.hstrace"), (2, "check tap.hstrace cut.hstrace --shard 1/1"),
      (0, "export tap.hstrace --to csv -o x.csv"), (0, "import act.json --size 9x9 -o x.json"),
      (0, "render mine.json -o x.png"), (0, "new box"), (0, "lint --list-rules"),
      (0, "report tap.hstrace -o x.html"), (0, "report mine.json -o y.html"),
    ]
  )
  func valid(code: Int32, line: String) throws {
    let outcome = try Program.type("hitscope \(line) --json > answer", in: folder)
    #expect(outcome.code == code, "\(outcome.errors)")
    let verb = String(line.prefix { $0 != " " })
    #expect(try faults(verb, "answer") == .init(code: 0, output: "", errors: ""))
    let text = String(decoding: folder.bytes("answer") ?? Data(), as: UTF8.self)
    #expect(text.contains("hitscope-\(verb)"))
  }

  @Test(
    "what the window logs is valid, recorded or not",
    arguments: [
      "run mine.json --tries", "run mine.json --tries --log chain --record new.hstrace",
    ]
  )
  func window(line: String) throws {
    let server = try PrivateXServer()
    let typed = "DISPLAY=\(server.display) hitscope \(line) --json > answer"
    let outcome = try Program.type(typed, in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try faults("run", "answer") == .init(code: 0, output: "", errors: ""))
    let lines = String(decoding: folder.bytes("answer") ?? Data(), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.first?.contains("\"format\":\"hitscope-run\"") == true)
    #expect(lines.dropFirst().contains { $0.contains("touch 1 began") })
    #expect(lines.allSatisfy { $0.hasPrefix("{") })
  }

  @Test("a baseline is such an answer, and one that is changed is not valid")
  func baseline() throws {
    let line = "hitscope lint mine.json --write-baseline known.json > /dev/null"
    #expect(try Program.type(line, in: folder).code == 1)
    #expect(try faults("lint", "known.json").code == 0)
    let change = "sed 's/\"rule\"/\"role\"/' known.json > wrong.json"
    #expect(try Program.type(change, in: folder).code == 0)
    #expect(try faults("lint", "wrong.json").code == 1)
  }

  @Test("each verb has a schema, and each schema a verb")
  func complete() throws {
    let help = try Program.run("--help").output
    let verbs = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.path("docs/schemas")
    )
    for name in names {
      #expect(name.hasSuffix(".schema.json"))
      #expect(verbs.contains(String(name.dropLast(".schema.json".count))))
    }
    for verb in HelpTests.verbs { #expect(names.contains("\(verb).schema.json")) }
  }
}
