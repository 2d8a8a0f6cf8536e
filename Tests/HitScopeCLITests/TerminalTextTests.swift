import Foundation
import TestSupport
import Testing

@Suite("Texts of strangers on a terminal")
struct TerminalTextTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func type(_ line: String) throws -> Program.Outcome {
    try Program.type(line, in: folder)
  }

  /// Whether a text has something that a terminal acts on, but for line ends.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control
          && !(0x202a...0x202e).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }

  @Test("class names of a dump are shown with their controls as numbers")
  func dump() throws {
    try folder.write(
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIV\u{1b}[31mView: 0x3; frame = (0 0; 3 3)>\n",
      to: "e.txt"
    )
    let tree = try type("hitscope tree e.txt")
    #expect(tree.output.contains(#"UIV\u{1b}[31mView"#))
    for verb in ["tree", "lint", "explain", "map"] {
      let outcome = try type("hitscope \(verb) e.txt \(verb == "explain" ? "1,1" : "")")
      #expect(isHarmless(outcome.output + outcome.errors), "\(outcome.output)")
    }
    let json = try type("hitscope lint e.txt --format json")
    #expect(isHarmless(json.output))
  }

  @Test("ids that turn the order of letters are shown by their numbers, and are data in JSON")
  func direction() throws {
    try folder.write(
      #"""
      { "format": "hitscope-scene", "version": 1, "size": [9, 9], "windows": [ { "subviews": [
        { "id": "a\u202eb\u2066c", "frame": [0, 0, 9, 9] } ] } ] }
      """#,
      to: "turn.json"
    )
    let text = try type("hitscope explain turn.json 1,1")
    #expect(text.output.contains(#"a\u{202e}b\u{2066}c"#))
    #expect(isHarmless(text.output))
    let json = try type("hitscope explain turn.json 1,1 --json")
    #expect(isHarmless(json.output))
    let facts = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(facts?["receiver"] as? String == "a\u{202e}b\u{2066}c")
    #expect(facts?["onScreen"] as? Bool == true)
  }

  @Test("strings of traces are shown with their controls as numbers by every verb")
  func traces() throws {
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    #expect(try type("hitscope play hit-walk tap.script.json --log none -o t.hstrace").code == 0)
    let text = String(decoding: try #require(folder.bytes("t.hstrace")), as: UTF8.self)
    try folder.write(
      text.replacing(#""got":"E""#, with: #""got":"C\u001b[31m\nx\u001b]0;p\u0007""#),
      to: "esc.hstrace"
    )
    for line in [
      "diff t.hstrace esc.hstrace", "replay esc.hstrace", "check esc.hstrace",
      "diff esc.hstrace nosuch",
    ] {
      let outcome = try type("hitscope \(line)")
      #expect(outcome.code != 0)
      #expect(isHarmless(outcome.output + outcome.errors), "\(outcome.output)")
    }
    let diff = try type("hitscope diff t.hstrace esc.hstrace")
    #expect(diff.output.contains(#"C\u{1b}[31m\u{a}x\u{1b}]0;p\u{7}"#))
  }

  @Test(
    "on a terminal a change is red, its consequences faint, a note cyan, what is the same green"
  )
  func colours() throws {
    let folder = try TestFolder()
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    #expect(
      try Program.type("hitscope play hit-walk tap.script.json --log none -o t.hstrace", in: folder)
        .code == 0
    )
    let text = String(decoding: try #require(folder.bytes("t.hstrace")), as: UTF8.self)
    let other = text.replacing(#""got":"E""#, with: #""got":"D""#)
      .replacing(#""scene":"hit-walk.json""#, with: #""scene":"other.json""#)
    try folder.write(other, to: "other.hstrace")
    func shown(_ line: String) throws -> String {
      try Program.type("script -qec '\(line)' /dev/null", in: folder).output
    }
    let diff = try shown("hitscope diff t.hstrace other.hstrace")
    #expect(diff.contains("\u{1b}[36mnote: scene hit-walk.json -> other.json\u{1b}[0m"))
    #expect(diff.contains("\u{1b}[31m0.000 s touch 1: E -> D"))
    #expect(!diff.contains("\u{1b}[32m"))
    #expect(try shown("hitscope replay other.hstrace").contains("\u{1b}[31mdiffers: "))
    #expect(try shown("hitscope replay t.hstrace").contains("\u{1b}[32msame: "))
    #expect(try shown("hitscope check other.hstrace").contains("\u{1b}[31mother.hstrace: "))
  }
}
