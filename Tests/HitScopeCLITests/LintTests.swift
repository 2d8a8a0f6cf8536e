import Foundation
import TestSupport
import Testing

@Suite("Lint")
struct LintTests {
  private func scene(_ views: String) -> String {
    """
    { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
      \(views) ] }
    """
  }

  private let small = #"{ "id": "Close", "class": "UIButton", "frame": [20, 20, 32, 32] }"#
  private let hidden =
    #"{ "id": "Skip", "class": "UIButton", "frame": [0, 0, 60, 60], "interaction": false }"#
  private let fine = #"{ "id": "Save", "class": "UIButton", "frame": [0, 0, 60, 60] }"#

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("scenes/more"),
      withIntermediateDirectories: true
    )
    try folder.write(scene(small), to: "scenes/small.json")
    try folder.write(scene(fine), to: "scenes/more/fine.scene.json")
    try folder.write(#"{ "name": "package" }"#, to: "scenes/package.json")
    try folder.write(PlayTests.script(PlayTests.tap), to: "scenes/tap.script.json")
    try folder.write(scene(hidden), to: "dead.json")
    return folder
  }

  private let told =
    "scenes/small.json:2:3: warning: Close: the reachable region is 32 × 32 pt, 44 × 44 is advised "
    + "[HS201]\n"

  @Test("a folder's scenes are looked at, and other JSON in it is passed over")
  func folders() throws {
    let folder = try folder()
    let outcome = try Program.type("hitscope lint scenes", in: folder)
    #expect(outcome == .init(code: 0, output: told + "1 warning in 2 scenes\n", errors: ""))
    let fine = try Program.type("hitscope lint scenes/more/ hit-walk", in: folder)
    #expect(fine == .init(code: 0, output: "no findings in 2 scenes\n", errors: ""))
  }

  @Test("an error ends with 1, and so does a warning with --strict")
  func codes() throws {
    let folder = try folder()
    let dead = try Program.type("hitscope lint dead.json", in: folder)
    #expect(dead.code == 1 && dead.errors == "")
    #expect(dead.output.contains("dead.json:2:3: error: Skip can never be touched: it takes no "))
    #expect(try Program.type("hitscope lint scenes --strict", in: folder).code == 1)
    #expect(try Program.type("hitscope lint raised-tab", in: folder).code == 1)
  }

  @Test("targets are as large as is asked for")
  func targets() throws {
    let folder = try folder()
    func lint(_ size: String) throws -> Program.Outcome {
      try Program.type("hitscope lint scenes --min-target \(size)", in: folder)
    }
    #expect(try lint("wcag").output == "no findings in 2 scenes\n")
    #expect(try lint("32").output == "no findings in 2 scenes\n")
    #expect(try lint("material").output.contains("48 × 48 is advised"))
    #expect(try lint("32.5").output.contains("32.5 × 32.5 is advised"))
    #expect(try lint("tiny").code == 64)
    #expect(try lint("0").code == 64)
  }

  @Test("a scene that cannot be read is told, ends with 2, and the others are looked at")
  func trouble() throws {
    let folder = try folder()
    try folder.write(#"{ "format": "hitscope-scene", "version": 1, "sise": 1 }"#, to: "bad.json")
    let outcome = try Program.type("hitscope lint bad.json nosuch scenes", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.hasPrefix(told))
    #expect(outcome.errors.hasPrefix("hitscope: bad.json:1:"))
    #expect(outcome.errors.contains("\nhitscope: nosuch: "))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/gone.json"),
      withDestinationPath: folder.path("nowhere.json")
    )
    let unreadable = try Program.type("mkdir scenes/x.json && hitscope lint scenes", in: folder)
    #expect(unreadable.code == 2)
    #expect(unreadable.output.hasPrefix(told))
    #expect(unreadable.errors.hasPrefix("hitscope: scenes/gone.json: "))
    let empty = try Program.type("mkdir empty && hitscope lint empty", in: folder)
    #expect(empty.code == 2)
    #expect(empty.errors.hasPrefix("hitscope: empty: no scene file is in it; "))
  }

  @Test("a scene in a folder is found wherever in the file it says what it is")
  func late() throws {
    let folder = try folder()
    try folder.write(
      """
      { "size": [320, 480],
        // \(String(repeating: "A long word on what this scene is for. ", count: 300))
        "views": [{ "id": "A", "class": "UIButton", "frame": [0, 0, 9, 99] }],
        "version": 1, "format": "hitscope-scene" }
      """,
      to: "late.json"
    )
    let type = "mkdir late && mv late.json late && hitscope lint late"
    let outcome = try Program.type(type, in: folder)
    #expect(outcome.output.contains("late/late.json:3:"))
    #expect(outcome.output.hasSuffix(" in 1 scene\n"))
  }

  @Test("what was not looked at is not counted, and spoils no baseline")
  func unread() throws {
    let folder = try folder()
    _ = try Program.type("hitscope lint dead.json --write-baseline known.json", in: folder)
    let known = try #require(folder.bytes("known.json"))
    for scenes in ["nosuch.json", "dead.json nosuch.json"] {
      let write = "hitscope lint \(scenes) --write-baseline known.json --force"
      let outcome = try Program.type(write, in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("hitscope: known.json: not written, "))
      #expect(folder.bytes("known.json") == known)
    }
    let none = try Program.type("hitscope lint nosuch.json", in: folder)
    #expect(none.output == "no scene was looked at\n")
    let one = try Program.type("hitscope lint dead.json nosuch.json", in: folder)
    #expect(one.output.hasSuffix(" in 1 scene\n"))
    let json = try Program.type("hitscope lint nosuch.json --format json", in: folder)
    #expect(json.output.contains("\"scenes\" : 0"))
  }

  @Test("a baseline hides no other finding on the same view")
  func baselineOfRecognizers() throws {
    let folder = try folder()
    let scene = { (taps: ClosedRange<Int>) in
      let gestures = taps.map { "{ \"type\": \"tap\", \"taps\": \($0) }" }
      return """
        { "format": "hitscope-scene", "version": 1, "size": [320, 480],
          "views": [{ "id": "V", "frame": [0, 0, 100, 100],
            "gestures": [\(gestures.joined(separator: ", "))] }] }
        """
    }
    try folder.write(scene(1...2), to: "taps.json")
    _ = try Program.type("hitscope lint taps.json --write-baseline known.json", in: folder)
    try folder.write(scene(1...3), to: "taps.json")
    let again = "hitscope lint taps.json --strict --baseline known.json"
    let outcome = try Program.type(again, in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("\n1 warning in 1 scene (1 in the baseline)\n"))
  }

  @Test("an id that is taken is a finding, with its place")
  func duplicates() throws {
    let folder = try folder()
    try folder.write(scene("\(fine),\n      \(fine)"), to: "twice.json")
    let outcome = try Program.type("hitscope lint twice.json", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("twice.json:3:"))
    #expect(outcome.output.contains("error: \"Save\" is taken, first at 2:11 [HS403]\n"))
  }

  @Test("a page of one scene that can be read tells of the one that cannot, too")
  func unreadOnPage() throws {
    let folder = try folder()
    try folder.write(scene("\(fine),\n      \(fine)"), to: "twice.json")
    let line = "hitscope lint scenes/more/fine.scene.json twice.json -o report.html"
    #expect(try Program.type(line, in: folder).code == 1)
    let page = String(decoding: try #require(folder.bytes("report.html")), as: UTF8.self)
    #expect(page.contains("is taken, first at 2:11 [HS403]"))
  }

  @Test("a baseline of now leaves nothing to tell, and something new is told")
  func baseline() throws {
    let folder = try folder()
    let write = "hitscope lint scenes dead.json --write-baseline known.json"
    #expect(try Program.type(write, in: folder).code == 1)
    let known = "hitscope lint scenes dead.json --strict --baseline known.json"
    let outcome = try Program.type(known, in: folder)
    #expect(outcome.output == "no findings in 3 scenes (2 in the baseline)\n")
    #expect(outcome.code == 0)
    #expect(
      try Program.type("hitscope lint raised-tab --baseline known.json", in: folder).code == 1
    )
    let wrong = try Program.type("hitscope lint scenes --baseline dead.json", in: folder)
    #expect(wrong.code == 2)
    #expect(
      wrong.errors.hasPrefix("hitscope: dead.json: it is a scene, and a report of lint is due here")
    )
    try folder.write(#"{"a": 1}"#, to: "other.json")
    let other = try Program.type("hitscope lint scenes --baseline other.json", in: folder)
    #expect(other.errors.hasPrefix("hitscope: other.json: it is no report of lint; give a report "))
    #expect(try Program.type("hitscope lint scenes --baseline nosuch", in: folder).code == 2)
  }

  @Test("a report goes into a file in the form of its ending, and its numbers are printed")
  func files() throws {
    let folder = try folder()
    for (file, key) in [("a.sarif", "runs"), ("a.json", "findings")] {
      let outcome = try Program.type("hitscope lint scenes dead.json -o \(file)", in: folder)
      #expect(outcome == .init(code: 1, output: "1 error, 1 warning in 3 scenes\n", errors: ""))
      let bytes = try #require(folder.bytes(file))
      let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      #expect(json[key] != nil)
    }
    #expect(try Program.type("hitscope lint scenes -o a.txt", in: folder).code == 0)
    #expect(folder.bytes("a.txt") == Data((told + "1 warning in 2 scenes\n").utf8))
    let refused = try Program.type("hitscope lint scenes -o nosuch/a.json", in: folder)
    #expect(refused.code == 2)
    #expect(refused.errors.hasPrefix("hitscope: nosuch/a.json: "))
  }

  @Test("a page is written beside another form, and findings name their places in it")
  func page() throws {
    let folder = try folder()
    let line = "hitscope lint scenes/small.json dead.json --report page.html"
    let text = try Program.type(line, in: folder)
    #expect(text.code == 1 && text.errors == "")
    #expect(text.output.hasPrefix(told + "  page: page.html#scene-1-finding-1\n"))
    #expect(text.output.contains("\n  page: page.html#scene-2-finding-1\n1 error, 1 warning in "))
    let page = String(decoding: try #require(folder.bytes("page.html")), as: UTF8.self)
    #expect(page.contains("<li id=\"scene-2\">"))
    let json = try Program.type("\(line) --force --json", in: folder)
    #expect(json.output.contains(#""page" : "page.html#scene-1-finding-1""#))
    let sarif = try Program.type("\(line) --force --format sarif", in: folder)
    #expect(sarif.output.contains(#""page" : "page.html#scene-2-finding-1""#))
    // A baseline is of any run, and its page counts what is new.
    let first = "hitscope lint raised-tab --only HS101 --report one.html"
    _ = try Program.type("\(first) --write-baseline known.json", in: folder)
    let known = try #require(folder.bytes("known.json"))
    #expect(!String(decoding: known, as: UTF8.self).contains("one.html"))
    let again = "hitscope lint raised-tab --baseline known.json --report new.html"
    let new = try Program.type(again, in: folder)
    #expect(!new.output.contains("HS101"))
    #expect(new.output.contains(" [HS102]\n  page: new.html#scene-1-finding-1\n"))
    let twice = try Program.type("\(line) --force --format html", in: folder)
    #expect(twice.code == 64 && twice.errors.contains("html is that page itself"))
    let piped = try Program.type("hitscope lint dead.json --report -", in: folder)
    #expect(piped.code == 64 && piped.errors.contains("--report takes a file"))
    // Nothing names a place in a page that is another run's.
    let refused = try Program.type(line, in: folder)
    #expect(refused.code == 2 && refused.output == "")
    #expect(refused.errors.hasPrefix("hitscope: page.html: it is there already"))
  }

  @Test("a trace of another scene is replayed, and it is said")
  func otherScene() throws {
    let folder = try folder()
    try FileManager.default.copyItem(
      at: Golden.folder.appendingPathComponent("traces/raised-tab.hstrace"),
      to: URL(fileURLWithPath: folder.path("tap.hstrace"))
    )
    let outcome = try Program.type("hitscope lint hit-walk --trace tap.hstrace", in: folder)
    #expect(outcome.code == 0 && outcome.output.contains("nobody handled"))
    #expect(
      outcome.errors
        == "hitscope: tap.hstrace: it was recorded on raised-tab.json and replayed on hit-walk\n"
    )
    let own = try Program.type("hitscope lint raised-tab --trace tap.hstrace", in: folder)
    #expect(own.errors == "")
  }

  @Test("the same scenes give the same bytes in every form", arguments: ["text", "json", "sarif"])
  func stable(form: String) throws {
    let folder = try folder()
    let line = "hitscope lint raised-tab scenes dead.json --format \(form)"
    let first = try Program.type(line, in: folder)
    #expect(first.output.count > 100)
    #expect(try Program.type(line, in: folder) == first)
  }
}
