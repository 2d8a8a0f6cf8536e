import Foundation
import HitScenes
import Testing

@Suite("Scene files as text")
struct SceneSyntaxTests {
  @Test("comments, trailing commas and a byte order mark are read")
  func relaxedSyntax() throws {
    let text = """
      \u{feff}// a scene
      {
        "format": "hitscope-scene", /* one
        version only */ "version": 1,
        "size": [100, 50,],
        "views": [ { "id": "a", "frame": [1, 2, 3, 4,], }, ], // the end
      }
      /**/
      """
    let document = try SceneDocument(text, path: "t.json")
    #expect(document.views.map(\.id) == [nil, "a"])
    #expect(document.views[1].position == SourcePosition(line: 6, column: 14))
    #expect(document.size.height == 50)
  }

  @Test(
    "text that is not JSON is one fault with its place",
    arguments: [
      ("", "t.json:1:1: the file is empty; a value belongs here"),
      ("  \n ", "t.json:2:2: the file is empty; a value belongs here"),
      ("{\n  \"a\": 1", "t.json:2:9: the file ends too early; a comma or } belongs here"),
      ("{\"a\" 1}", "t.json:1:6: unexpected 1; a colon belongs between a key and its value"),
      ("{\"a\": }", "t.json:1:7: unexpected }; a value belongs here"),
      ("{\"a\": 1 \"b\": 2}", "t.json:1:9: unexpected \"b\"; a comma or } belongs here"),
      ("{a: 1}", "t.json:1:2: unexpected a; a key in quotes or } belongs here"),
      ("{,}", "t.json:1:2: unexpected ,; a key in quotes or } belongs here"),
      ("[1, 2", "t.json:1:6: the file ends too early; a comma or ] belongs here"),
      ("[1}", "t.json:1:3: unexpected }; a comma or ] belongs here"),
      ("{} {}", "t.json:1:4: unexpected {; the file ends after its first value"),
      ("{ /* x", "t.json:1:3: this comment is never closed; end it with */"),
      ("/x", "t.json:1:1: unexpected \"/\"; a comment starts with // or /*"),
      (
        "{\"ab\n\": 1}",
        "t.json:1:2: this string does not end on its line; close it with \", or write \\n for a line break"
      ),
      (
        "[\"a\tb\"]",
        "t.json:1:4: a control character inside a string; write it as an escape, such as \\t"
      ),
      ("[\"ab", "t.json:1:2: this string is never closed; close it with \""),
      (
        "[\"ä\\q\"]",
        "t.json:1:4: an escape that JSON does not have; it has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
      ),
      (
        "[\"\\ud800x\"]",
        "t.json:1:3: half of a surrogate pair; write the character itself, or both halves"
      ),
      ("[NaN]", "t.json:1:2: NaN is not a finite number; write a finite number"),
      ("[-Infinity]", "t.json:1:2: -Infinity is not a finite number; write a finite number"),
      ("[+inf]", "t.json:1:2: +inf is not a finite number; write a finite number"),
      ("[1e999]", "t.json:1:2: 1e999 is beyond every number; write a finite number"),
      ("[01]", "t.json:1:2: 01 is not a number in JSON; write it like 12, -0.5 or 1e3"),
      ("[1.]", "t.json:1:2: 1. is not a number in JSON; write it like 12, -0.5 or 1e3"),
      ("[.5]", "t.json:1:2: .5 is not a number in JSON; write it like 12, -0.5 or 1e3"),
      ("[0x10]", "t.json:1:2: 0x10 is not a number in JSON; write it like 12, -0.5 or 1e3"),
      ("[yes]", "t.json:1:2: unexpected yes; a value belongs here"),
      ("['a']", "t.json:1:2: unexpected '; a value belongs here"),
    ]
  )
  func malformed(text: String, complaint: String) {
    #expect(SceneSources.complaint(about: text) == complaint)
  }

  @Test("bytes that are not UTF-8 are refused where they stand")
  func invalidUTF8() throws {
    let text = Array("{\n \"a".utf8) + [0xff, 0x22]
    let error = #expect(throws: SceneError.self) { try SceneDocument(text: text, path: "t.json") }
    #expect(
      error?.description == "t.json:2:4: these bytes are not UTF-8; save the file as UTF-8"
    )
  }

  @Test("a million open brackets are a fault, not a crash")
  func manyBrackets() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(
      SceneSources.complaint(about: text)
        == "t.json:1:100001: brackets nested deeper than 100000; close some of them"
    )
  }

  @Test(
    "numbers are the nearest doubles",
    arguments: [
      "0.1", "-0.3", "123456.789", "1e3", "2.5E-3", "0.30000000000000004", "9007199.254740993",
      "1e-320", "123456789012345", "-18", "0.000001",
    ]
  )
  func exactNumbers(text: String) throws {
    let document = try SceneDocument(
      SceneSources.scene(
        "\"views\": [{\"frame\": [\(text), 0, 1, 1]}]"
          .replacing("123456789012345", with: "1234567.89012345")
      ),
      path: "t.json"
    )
    let expected = text == "123456789012345" ? 1234567.89012345 : Double(text)
    #expect(Double(document.views[1].frame.origin.x) == expected)
  }

  @Test("escapes are undone")
  func escapes() throws {
    let document = try SceneDocument(
      SceneSources.view(#""text": "a\n\"\\\/é😀""#),
      path: "t.json"
    )
    #expect(document.views[1].settings == [.text("a\n\"\\/é😀")])
  }

  @Test("a key written with escapes is the same key")
  func escapedKey() {
    #expect(
      SceneSources.complaint(about: SceneSources.view(#""alpha": 1, "\u0061lpha": 1"#))
        == "t.json:1:112: alpha: this key stands twice, first at 1:100; keep one of them"
    )
  }
}
