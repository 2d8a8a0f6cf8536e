import Foundation
import TestSupport
import Testing

@Suite("Files that verbs write")
struct OutputFileTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.fillWithInputs()
  }

  private func type(_ line: String) throws -> Program.Outcome {
    try Program.type(line, in: folder)
  }

  private func contents() -> [String: Data] {
    Dictionary(uniqueKeysWithValues: folder.names.map { ($0, folder.bytes($0) ?? Data()) })
  }

  @Test(
    "an output that is an input is refused, and both stay as they were",
    arguments: [
      ("map mine.json -o mine.json", "mine.json"),
      ("map raised-tab --against mine.json -o mine.json", "mine.json"),
      ("map mine.json -o link.json", "link.json"),
      ("map mine.json -o hard.json", "hard.json"),
      ("map ./mine.json -o mine.json", "mine.json"),
      ("lint mine.json -o mine.json", "mine.json"),
      ("lint . -o mine.json", "mine.json"),
      ("lint mine.json --write-baseline mine.json", "mine.json"),
      ("lint raised-tab --trace tap.hstrace -o tap.hstrace", "tap.hstrace"),
      ("lint mine.json -o both.json --write-baseline both.json", "both.json"),
      ("play mine.json tap.script.json -o tap.script.json", "tap.script.json"),
      ("play mine.json tap.script.json -o mine.json", "mine.json"),
      ("run mine.json --record mine.json", "mine.json"),
      ("fix mine.json --finding 1 -o mine.json", "mine.json"),
      ("render mine.json -o picture.svg", "picture.svg"),
      ("export tap.hstrace --to csv -o tap.hstrace", "tap.hstrace"),
      ("export tap.hstrace --to chrome --golden tap.hstrace -o tap.hstrace", "tap.hstrace"),
      ("replay tap.hstrace -o tap.hstrace", "tap.hstrace"),
      ("replay tap.hstrace --scene mine.json -o mine.json", "mine.json"),
      ("check tap.hstrace --junit tap.hstrace", "tap.hstrace"),
      ("import actions.json --size 9x9 -o actions.json", "actions.json"),
    ]
  )
  func input(line: String, output: String) throws {
    let links = "ln -s mine.json link.json; ln mine.json hard.json; ln -s mine.json picture.svg"
    #expect(try type(links).code == 0)
    let before = contents()
    let outcome = try type("hitscope \(line)")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("hitscope: \(output): it is used here"), "\(outcome.errors)")
    #expect(outcome.errors.contains(", and would be lost; "))
    #expect(contents() == before)
  }

  @Test(
    "what is there is lost with --force alone, be it read here or not",
    arguments: [
      "map mine.json -o there.json", "lint mine.json -o there.json",
      "lint mine.json --write-baseline there.json", "lint mine.json --report there.json",
      "check tap.hstrace --junit there.json",
      "play mine.json tap.script.json --log none -o there.json",
      "replay tap.hstrace -o there.json", "export tap.hstrace --to csv -o there.json",
      "import actions.json --size 9x9 -o there.json", "fix mine.json --finding 1 -o there.json",
      "render mine.json --format png -o there.json", "map mine.json -o mine.json",
      "play mine.json tap.script.json --log none -o tap.script.json",
    ]
  )
  func forced(line: String) throws {
    try folder.write("somebody's own", to: "there.json")
    let before = contents()
    let refused = try type("hitscope \(line)")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("and would be lost; "))
    #expect(refused.errors.contains("--force"))
    #expect(contents() == before)
    let forced = try type("hitscope \(line) --force")
    #expect(forced.errors == "")
    #expect(contents() != before)
    #expect(folder.names == before.keys.sorted())
  }

  @Test("empty files and devices are written to, and a baseline is renewed")
  func allowed() throws {
    #expect(try type(": > empty.json").code == 0)
    for line in [
      "map mine.json -o empty.json", "map mine.json -o empty.json --force",
      "map mine.json -o MAP.PNG",
      "render mine.json -o X.SVG", "export tap.hstrace --to csv -o /dev/null",
      "play mine.json tap.script.json --log none -o tap.hstrace --force",
      "import /dev/stdin --size 9x9 -o /dev/stdout < actions.json > s.json",
    ] {
      #expect(try type("hitscope \(line)") == Program.Outcome(code: 0, output: "", errors: ""))
    }
    let baseline = "hitscope lint mine.json --write-baseline known.json"
    let first = try type(baseline)
    let second = try type("\(baseline) --baseline known.json")
    #expect(first.errors + second.errors == "")
    #expect(second.code == 0)
  }

  @Test("a second recording into a file is refused while the first goes on, and loses nothing")
  func twoWriters() throws {
    #expect(try type("mkfifo script.json").code == 0)
    // Its script never comes to an end, so it waits with the trace open.
    let first = try ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "cd \(folder.path) && exec flock -x two.hstrace sleep 60"],
      environment: Program.environment
    )
    defer { first.send(SIGKILL) }
    #expect(eventually { folder.names.contains("two.hstrace") })
    try folder.write("earlier", to: "two.hstrace")
    #expect(eventually { (try? type("flock -n two.hstrace true").code) == 1 })
    let play = try type("hitscope play mine.json tap.script.json --log none -o two.hstrace --force")
    #expect(play.code == 2)
    #expect(
      play.errors == "hitscope: two.hstrace: another recording goes to this file; "
        + "name another file, or end that recording first\n"
    )
    let replay = try type("hitscope replay tap.hstrace -o two.hstrace --force")
    #expect(replay.code == 2)
    #expect(replay.errors.contains("two.hstrace: a recording goes to this file. Name another"))
    #expect(folder.bytes("two.hstrace") == Data("earlier".utf8))
  }

  @Test("a window's recording keeps its file from others")
  func windowRecording() throws {
    let path = folder.path("window.hstrace")
    let desk = try Desk("drag", "--log", "none", "--record", path)
    #expect(eventually { folder.bytes("window.hstrace")?.isEmpty == false })
    let play = try type(
      "hitscope play mine.json tap.script.json --log none -o window.hstrace --force"
    )
    #expect(play.code == 2)
    #expect(play.errors.contains("another recording goes to this file"))
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    let replay = try type("hitscope replay window.hstrace")
    #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
  }

  @Test("links and modes stay, and what keeps a file from being written is told")
  func links() throws {
    let scene = #"sed 's/"TabBar"/"TabBar2"/' mine.json > other.json"#
    let setup =
      "mkdir real; mv tap.hstrace real; chmod 600 real/tap.hstrace; ln -s real/tap.hstrace l"
    #expect(try type("\(scene); \(setup); ln -s real/report.xml r; : > real/report.xml").code == 0)
    #expect(try type("hitscope replay l --scene other.json --bless").code == 0)
    #expect(try type("hitscope check l --scenes . --junit r").code == 0)
    #expect(try type("test -L l && test -L r && stat -c %a real/tap.hstrace").output == "600\n")
    #expect(try type("hitscope replay l --scene mine.json -o real/report.xml --force").code == 0)
    let full = try type("ln -s /dev/full full; hitscope replay l -o full")
    #expect(full.code == 2)
    #expect(full.errors.hasPrefix("hitscope: full: cannot be written: No space left on device."))
    #expect(try type("test -L full").code == 0)
    let junit = try type("hitscope check l --junit missing/report.xml")
    #expect(
      junit.errors.contains("missing/report.xml: cannot be written: No such file or directory")
    )
  }

  @Test("an interrupted export ends at once and leaves no file", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    let input = #"{"k":"in","n":&,"t":&,"src":"script","p":"moved","id":1,"x":9,"y":9}"#
    let inputs = "seq 600000 | sed 's/.*/\(input)/; 1s/moved/began/'"
    #expect(try type("(head -2 tap.hstrace; \(inputs)) > long.hstrace").code == 0)
    let export = try ChildProcess(
      BuiltProducts.program("hitscope"),
      ["export", folder.path("long.hstrace"), "--to", "csv", "-o", folder.path("x.csv")],
      environment: Program.environment
    )
    // It takes a while, and has its file open as long.
    var isOpen = false
    while export.isRunning, !isOpen {
      isOpen = folder.names.contains { $0.hasPrefix("x.csv.partial-") }
    }
    #expect(isOpen)
    export.send(signal)
    #expect(export.exitCode(within: .seconds(30)) == 128 + signal)
    #expect(!folder.names.contains { $0.hasPrefix("x.csv") })
  }
}
