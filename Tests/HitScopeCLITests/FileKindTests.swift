import Foundation
import TestSupport
import Testing

@Suite("Files of the wrong kind, and folders")
struct FileKindTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(
      """
      { "format": "hitscope-scene", "version": 1, "size": [200, 100],
        "windows": [ { "subviews": [ { "id": "Box", "frame": [0, 0, 200, 100] } ] } ] }
      """,
      to: "scene.json"
    )
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    try folder.write("<UIWindow: 0x7f01; frame = (0 0; 320 480)>\n", to: "dump")
    let play = "hitscope play scene.json tap.script.json --log none -o tap.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    let lint = "hitscope lint scene.json -o lint.json; hitscope render scene.json -o x.png"
    #expect(try Program.type(lint, in: folder).code == 0)
  }

  private func type(_ line: String) throws -> Program.Outcome {
    try Program.type(line, in: folder)
  }

  @Test(
    "a file of another kind is told as what it is, with the verb that takes it",
    arguments: [
      (
        "explain tap.hstrace 1,1",
        "tap.hstrace: it is a trace, and a scene or a dump of views is due"
      ),
      ("tree tap.hstrace", "tap.hstrace: it is a trace, and a scene or a dump of views is due"),
      ("map scene.json --against tap.hstrace", "tap.hstrace: it is a trace, and a scene"),
      ("fix tap.hstrace", "tap.hstrace: it is a trace, and a scene or a dump of views is due"),
      ("play scene.json tap.hstrace", "tap.hstrace: it is a trace, and an input script is due"),
      ("play scene.json scene.json", "scene.json: it is a scene, and an input script is due"),
      (
        "play tap.script.json tap.script.json",
        "tap.script.json: it is an input script, and a scene"
      ),
      ("replay scene.json", "scene.json: it is a scene, and a trace is due here; `hitscope run`"),
      ("replay dump", "dump: it is a dump of views, and a trace is due"),
      ("diff tap.hstrace scene.json", "scene.json: it is a scene, and a trace is due"),
      ("export scene.json --to csv -o x", "scene.json: it is a scene, and a trace is due"),
      ("check scene.json", "scene.json: it is a scene, and a trace is due"),
      ("replay raised-tab", "raised-tab: it is a scene of the gallery, and a trace is due"),
      ("map x.png", "x.png: it is a picture, and a scene or a dump of views is due"),
      ("tree lint.json", "lint.json: it is a report of lint, and a scene"),
      ("import scene.json -o y.json", "scene.json: it is a scene, and a recording of libinput"),
      ("replay tap.hstrace --scene tap.hstrace", "tap.hstrace: it is a trace, and a scene"),
    ]
  )
  func wrongKind(line: String, message: String) throws {
    let outcome = try type("hitscope \(line)")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hitscope: \(message)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a trace is opened as a replay in a window, with the codes of one",
    arguments: [
      ("run tap.hstrace --display :97531", 69, "hitscope: display :97531: "),
      ("tap.hstrace --display :97531 --log none --scale 2", 69, "hitscope: display :97531: "),
      ("run half.hstrace", 2, "hitscope: half.hstrace"),
      ("run tap.hstrace --tries", 64, "Error: tap.hstrace is a trace: it is replayed, "),
      ("run tap.hstrace --record x.hstrace", 64, "Error: tap.hstrace is a trace: "),
      ("run tap.hstrace --record-keys", 64, "Error: tap.hstrace is a trace: "),
    ]
  )
  func openedTrace(line: String, code: Int32, message: String) throws {
    #expect(try type("head -c 40 tap.hstrace > half.hstrace").code == 0)
    let outcome = try type("hitscope \(line)")
    #expect(outcome.code == code)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    if code == 2 {
      let replay = try type("hitscope replay --in-window half.hstrace")
      #expect(replay.code == code && replay.errors == outcome.errors)
    }
  }

  @Test("a file without a full stop in its name is one, also where it has the name of no scene")
  func bareNames() throws {
    #expect(try type("hitscope tree dump").output.hasPrefix("dump 320 x 480\n"))
    #expect(try type("cp dump raised-tab; hitscope tree raised-tab").output.contains("TabBar"))
    #expect(try type("cp tap.hstrace t; hitscope lint t").code == 0)
  }

  @Test(
    "a first word that is nothing is told with where to look, and 64",
    arguments: [
      ("foo", "There is no verb, scene or file foo. `hitscope --help` lists the verbs, "),
      ("version", "There is no verb version; use --version."),
      ("help foo", "There is no verb foo. "),
      ("help expalin", "There is no verb expalin; did you "),
      ("replay tap.hstrace --until -1", "--until takes seconds from 0."),
      ("replay tap.hstrace --speed 200", "--speed takes 0, for at once, or a number from 0.1 to "),
      ("render raised-tab -o x.png --scale -1", "--scale takes a number from 0.1 to 8."),
    ]
  )
  func usage(line: String, message: String) throws {
    let outcome = try type("hitscope \(line)")
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(message)"), "\(outcome.errors)")
  }

  @Test(
    "help and version that cannot be printed are an error",
    arguments: [
      "--help", "--version", "lint --help", "--generate-completion-script bash",
    ]
  )
  func help(arguments: String) throws {
    #expect(try type("hitscope \(arguments) > /dev/full").code == 2)
    #expect(try type("hitscope \(arguments) >&-").code == 2)
    #expect(try type("hitscope \(arguments)").code == 0)
  }

  @Test("a name that is not UTF-8 is refused, to read and to write")
  func names() throws {
    for line in [
      #"tree "$(printf 'bad\377.json')""#, #"render raised-tab -o "$(printf 'b\377.png')""#,
    ] {
      let outcome = try type("hitscope \(line)")
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains(" is not UTF-8; give the file another name."))
    }
    #expect(!folder.names.contains { $0.hasPrefix("b") })
  }

  @Test("a folder that cannot be read is told with the cause, and the rest is looked at")
  func unreadableFolder() throws {
    #expect(
      try type("mkdir -p w/a w/b; cp tap.hstrace scene.json w/a; cp tap.hstrace w/b").code == 0
    )
    #expect(try type("chmod 755 . && chmod 000 w/b").code == 0)
    // The superuser may read every folder.
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let trouble =
      "hitscope: w/b: this folder cannot be looked through, permission denied; "
      + "allow it to be read, or name others\n"
    let check = try type("\(user)hitscope check w")
    #expect(check == Program.Outcome(code: 2, output: "1 trace: 1 same\n", errors: trouble))
    let lint = try type("\(user)hitscope lint w")
    #expect(lint == Program.Outcome(code: 2, output: "no findings in 1 scene\n", errors: trouble))
    let only = try type("\(user)hitscope check w/b")
    #expect(only.code == 2)
    #expect(only.errors.hasPrefix("hitscope: w/b: this folder cannot be looked through"))
    #expect(try type("chmod 755 w/b").code == 0)
  }

  @Test("a scene that says what it is behind a megabyte of actions is a scene")
  func lateFormat() throws {
    let button =
      #"{"class":"UIButton","frame":[0,0,9,9],"actions":[{"events":["touchDown"],"selector":"a"}]}"#
    #expect(try type("mkdir late").code == 0)
    let buttons = Array(repeating: button, count: 14_000).joined(separator: ",\n")
    try folder.write(
      #"{"windows":[{"subviews":[\#(buttons)]}],"size":[99,99],"version":1,"#
        + #""format":"hitscope-scene"}"#,
      to: "late/late.json"
    )
    let tree = try type("hitscope tree late/late.json")
    #expect(tree.code == 0 && tree.output.hasPrefix("late 99 x 99"), "\(tree.errors)")
    #expect(!(try type("hitscope lint late")).errors.contains("no scene file"))
    try folder.write(
      #"{"actions":["tap"],"tree":"<UIWindow: 0x7f01; frame = (0 0; 320 480)>\n"#
        + #"   | <UIButton: 0x7f02; frame = (0 0; 20 20)>\n"}"#,
      to: "wrapped.json"
    )
    #expect(try type("hitscope tree wrapped.json").output.hasPrefix("wrapped 320 x 480"))
  }

  @Test("lint passes over folders of tools, and over no scene that was lost")
  func lostScenes() throws {
    #expect(try type("mkdir -p p/.git p/node_modules p/src; cp scene.json p/src").code == 0)
    try folder.write("broken", to: "p/.git/dump.json")
    #expect(try type("cp scene.json p/.git/a.json; cp scene.json p/node_modules").code == 0)
    try folder.write(#"{"name": "no scene"}"#, to: "p/package.json")
    #expect(try type("cp lint.json tap.script.json p").code == 0)
    let outcome = try type("hitscope lint p")
    #expect(outcome == Program.Outcome(code: 0, output: "no findings in 1 scene\n", errors: ""))
    try folder.write("", to: "p/emptied.json")
    try folder.write(#"{"format": "hitscope-scen", "version": 1}"#, to: "p/spelt.json")
    let lost = try type("hitscope lint p")
    #expect(lost.code == 2)
    #expect(lost.errors.contains("p/emptied.json:1:1: the file is empty"))
    #expect(lost.errors.contains("p/spelt.json:1:12: format: found \"hitscope-scen\""))
  }
}
