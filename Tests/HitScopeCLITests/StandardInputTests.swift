import Foundation
import TestSupport
import Testing

@Suite("Standard input and output as files")
struct StandardInputTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.fillWithInputs()
    try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480)>
         | <UIButton: 0x7f02; frame = (20 380; 280 60)>
      """,
      to: "dump.txt"
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
      text.replacing(#/"about".*/#, with: "").replacing("/dev/stdin", with: file)
        .replacing("standard input", with: file).replacing("stdin", with: name)
    }
    let expected = try type("hitscope \(named)")
    #expect(expected.output.count > 5)
    for line in ["cat \(file) | hitscope \(dashed)", "hitscope \(dashed) < \(file)"] {
      let outcome = try type(line)
      #expect(outcome.code == expected.code, "\(line): \(outcome.errors)")
      #expect(same(outcome.output) == same(expected.output), "\(line)")
    }
  }

  @Test(
    "a named pipe is read like a file in each place of a file, and so is one that bash makes",
    arguments: [
      ("dump.txt", "tree % --json"), ("dump.txt", "render % -o - --format svg"),
      ("mine.json", "explain % 160,421"), ("mine.json", "map %"), ("mine.json", "fix % --json"),
      ("mine.json", "lint %"), ("mine.json", "lint % --trace tap.hstrace"),
      ("mine.json", "play % tap.script.json"), ("mine.json", "replay tap.hstrace --scene %"),
      ("mine.json", "map mine.json --against %"),
      ("mine.json", "import actions.json --scene % -o -"),
      ("tap.script.json", "play mine.json %"), ("tap.hstrace", "replay %"),
      ("tap.hstrace", "diff tap.hstrace %"), ("tap.hstrace", "diff % tap.hstrace"),
      ("tap.hstrace", "check %"), ("tap.hstrace", "export % --to csv -o -"),
      ("tap.hstrace", "export tap.hstrace --to chrome --golden % -o -"), ("tap.hstrace", "lint %"),
      ("tap.hstrace", "lint mine.json --trace %"),
      ("tap.hstrace", "render mine.json --trace % --time 0.05 -o - --format svg"),
      ("report.json", "lint mine.json --baseline %"), ("sum.json", "check --merge %"),
      ("actions.json", "import % --size 9x9 -o -"),
    ]
  )
  func namedPipe(file: String, line: String) throws {
    _ = try type("hitscope lint mine.json --json > report.json; mkfifo pipe")
    _ = try type("hitscope check tap.hstrace --json > sum.json")
    let expected = try type("hitscope \(line.replacing("%", with: file))")
    func same(_ text: String) -> String {
      let names = [file, "pipe", String(file.prefix { $0 != "." })]
      let text = text.replacing(#/"about".*|"seconds".*/#, with: "")
      return names.reduce(text) { $0.replacing($1, with: "it") }
    }
    func typed(_ place: String) -> String {
      "hitscope \(line.replacing("%", with: place))"
    }
    #expect(expected.output.count > 5, "\(expected.errors)")
    let piped = try type("{ cat \(file) > pipe & }; \(typed("pipe"))")
    #expect(piped.code == expected.code, "\(piped.errors)")
    // The picture of a trace has its name in it.
    if !line.contains("--time") { #expect(same(piped.output) == same(expected.output)) }
    let bash = try type("bash -c '\(typed("<(cat \(file))"))'")
    #expect(bash.code == expected.code, "\(bash.errors)")
  }

  @Test("a fault in what a pipe brought is told with the pipe's name and its place")
  func faultsInPipes() throws {
    let cut = "tail -n +2 tap.hstrace > cut; mkfifo pipe; { cat cut > pipe & }"
    let bad = try type("\(cut); hitscope check pipe")
    #expect(bad.code == 2)
    #expect(bad.output.hasPrefix("pipe:1:"), "\(bad.output)")
    let big = try type("head -c 1100000000 /dev/zero | hitscope tree -")
    #expect(big.errors == "hitscope: standard input: it is larger than 1 GiB; name a file\n")
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
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("what comes from a pipe cannot be changed"))
    let blessed = try type("cat tap.hstrace | hitscope replay - --bless")
    #expect(blessed.code == 2)
    #expect(blessed.errors.contains("what comes from a pipe cannot be changed"))
  }
}
