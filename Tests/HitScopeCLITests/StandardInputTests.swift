import Foundation
import TestSupport
import Testing

@Suite("Standard input and output as files")
struct StandardInputTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    let scene = Golden.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Assets/scenes/raised-tab.json")
    try FileManager.default.copyItem(atPath: scene.path, toPath: folder.path("mine.json"))
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let play = "hitscope play mine.json tap.script.json --log none -o tap.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480)>
         | <UIButton: 0x7f02; frame = (20 380; 280 60)>
      """,
      to: "dump.txt"
    )
    try folder.write(
      #"[{"type": "pointer", "actions": [{"type": "pointerMove", "x": 9, "y": 9}]}]"#,
      to: "actions.json"
    )
  }

  private func type(_ line: String) throws -> Program.Outcome {
    try Program.type(line, in: folder)
  }

  @Test(
    "a dash reads what is sent, from a pipe as from a file, as the file itself is read",
    arguments: [
      ("dump.txt", "tree -", "tree dump.txt"),
      ("dump.txt", "map -", "map dump.txt"),
      ("mine.json", "explain - 160,421", "explain mine.json 160,421"),
      ("mine.json", "explain - --why CenterButton", "explain mine.json --why CenterButton"),
      ("mine.json", "lint -", "lint mine.json"),
      ("mine.json", "fix - --finding 1", "fix mine.json --finding 1"),
      ("mine.json", "play - tap.script.json", "play mine.json tap.script.json"),
      ("tap.script.json", "play mine.json -", "play mine.json tap.script.json"),
      ("tap.hstrace", "replay -", "replay tap.hstrace"),
      ("tap.hstrace", "diff tap.hstrace -", "diff tap.hstrace tap.hstrace"),
      ("tap.hstrace", "check -", "check tap.hstrace"),
      ("tap.hstrace", "export - --to csv -o -", "export tap.hstrace --to csv -o -"),
      ("actions.json", "import - --size 9x9 -o -", "import actions.json --size 9x9 -o -"),
    ]
  )
  func reading(file: String, dashed: String, named: String) throws {
    let name = String(file.prefix { $0 != "." })
    func same(_ text: String) -> String {
      // An imported script says what it was made of.
      text.replacing(#/"about".*/#, with: "").replacing("/dev/stdin", with: file).replacing(
        "stdin",
        with: name
      )
    }
    let expected = try type("hitscope \(named)")
    #expect(expected.output.count > 5)
    for line in ["cat \(file) | hitscope \(dashed)", "hitscope \(dashed) < \(file)"] {
      let outcome = try type(line)
      #expect(outcome.code == expected.code, "\(line): \(outcome.errors)")
      #expect(same(outcome.output) == same(expected.output), "\(line)")
    }
  }

  @Test("the wrong kind is told, with the verb that takes it")
  func kinds() throws {
    let trace = try type("cat tap.hstrace | hitscope tree -")
    #expect(trace.code == 2)
    #expect(trace.errors.contains("it is a trace, and a scene or a dump of views is due here"))
    #expect(trace.errors.contains("`replay`"))
    let scene = try type("cat mine.json | hitscope replay -")
    #expect(scene.errors.contains("it is a scene, and a trace is due here"))
    let nothing = try type("hitscope tree - < /dev/null")
    #expect(nothing.code == 2)
    #expect(nothing.errors.contains("the file is empty"))
  }

  @Test(
    "-o - writes to standard output what a file gets, and nothing else",
    arguments: [
      ("map mine.json -o %", "json"), ("map mine.json -o %", "svg"), ("map mine.json -o %", "png"),
      ("render mine.json -o %", "svg"), ("render mine.json -o %", "png"),
      ("lint mine.json -o %", "sarif"), ("play mine.json tap.script.json -o %", "hstrace"),
      ("fix mine.json --finding 1 -o %", "mend"), ("replay tap.hstrace -o %", "again"),
      ("check tap.hstrace --junit %", "xml"),
    ]
  )
  func writing(line: String, form: String) throws {
    func typed(_ file: String) -> String { "hitscope \(line.replacing("%", with: file))" }
    let option = line.hasPrefix("map") || line.hasPrefix("render") ? " --format \(form)" : ""
    let lint = line.hasPrefix("lint") ? " --format sarif" : ""
    let written = try type("\(typed("out.\(form)"))\(lint)")
    let piped = try type("\(typed("-"))\(option)\(lint) > piped; cp piped more; echo $? >> code")
    #expect(written.errors == "" && !piped.errors.contains("hitscope:"))
    let file = try #require(folder.bytes("out.\(form)"))
    func plain(_ data: Data?) -> String {
      // The command and the time a check took differ.
      String(decoding: data ?? Data(), as: UTF8.self)
        .replacing(#/"commandLine".*|time="[^"]*"/#, with: "")
    }
    #expect(plain(folder.bytes("piped")) == plain(file))
    #expect(!folder.names.contains("-"))
  }

  @Test("a document is put behind what a file has, and the form of one without a name is asked for")
  func appended() throws {
    let play = "echo kept > all; hitscope play mine.json tap.script.json -o - --log none >> all"
    #expect(try type("\(play); tail -n +2 all | cmp - tap.hstrace").code == 0)
    #expect(String(decoding: folder.bytes("all") ?? Data(), as: UTF8.self).hasPrefix("kept\n{"))
    #expect(try type("tail -n +2 all | hitscope replay -").output.hasPrefix("same: "))
    for verb in ["map", "render"] {
      let outcome = try type("hitscope \(verb) mine.json -o -")
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("-o - needs --format png"))
    }
  }

  @Test("standard input is not changed")
  func applied() throws {
    let outcome = try type("cat mine.json | hitscope fix - --finding 1 --apply")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("Standard input cannot be changed"))
  }
}
