import HitJSON
import TestSupport
import Testing

@Suite("Texts taken apart")
struct JSONTapeTests {
  /// Reads a text and returns its passed elements and what stays on the tape behind them.
  private func read(_ text: String) throws -> (elements: [String], rest: JSONTape) {
    let tape = try JSONTape(unread: Array(text.utf8))
    var elements: [String] = []
    try tape.read(passingElementsOf: "list") { element in
      let bytes = Array(text.utf8)[tape.offset(of: element)..<tape.end(of: element)]
      elements.append(String(decoding: bytes, as: UTF8.self))
    }
    return (elements, tape)
  }

  @Test("an array's elements are passed one by one, and the rest of the text stays")
  func passing() throws {
    let text = #"{"a": [1, 2], "list": [ {"b": [3]}, "x", [], 4, ], /* */ "c": {"list": [5]}}"#
    let (elements, rest) = try read(text)
    #expect(elements == [#"{"b": [3]}"#, #""x""#, "[]", "4"])
    let values = rest.members(of: 0).map { (rest.string(at: $0.key), $0.value) }
    #expect(values.map(\.0) == ["a", "list", "c"])
    #expect(rest.elements(of: values[0].1).map(rest.number) == [1, 2])
    #expect(rest.elements(of: values[1].1).isEmpty)
    #expect(rest.members(of: values[2].1).count == 1)
  }

  @Test("a tape is as long as the longest element, however many there are")
  func length() throws {
    let count = 10_000
    let text = "{\"list\": [" + String(repeating: "{\"a\": [1, 2]},", count: count) + "]}"
    let tape = try JSONTape(unread: Array(text.utf8))
    var passed = 0
    var longest = 0
    try tape.read(passingElementsOf: "list") { element in
      passed += 1
      longest = max(longest, tape.count)
      #expect(tape.next(after: element) == tape.count)
    }
    #expect(passed == count)
    // The outermost object, the key, the array, and the element's five values.
    #expect(longest == 8)
    #expect(tape.count == 3)
  }

  @Test(
    "nothing is passed where the first value of the key is no array of the outermost object",
    arguments: [
      "[1, 2]", #"{"a": {"list": [1]}}"#, #"{"list": {"a": 1}, "list": [1]}"#, #"{"list": 1}"#,
      #"[{"list": [1]}]"#, #""list""#,
    ]
  )
  func others(text: String) throws {
    #expect(try read(text).elements.isEmpty)
  }

  @Test("of a repeated key the first array is passed, also where escapes write the key")
  func repeated() throws {
    #expect(try read(#"{"\u006cist": [1, 2], "list": [3]}"#).elements == ["1", "2"])
  }

  @Test("a fault behind elements that were passed has its place")
  func fault() throws {
    let tape = try JSONTape(unread: Array("{\"list\": [1, 2, }".utf8))
    var passed = 0
    let fault = #expect(throws: JSONFault.self) {
      try tape.read(passingElementsOf: "list") { _ in passed += 1 }
    }
    #expect(passed == 2)
    #expect(fault?.offset == 16)
    #expect(fault?.problem == "unexpected }")
  }

  @Test("places are those that counting byte by byte finds")
  func places() {
    var random = Seeded(7)
    let parts = ["\n", "a", "é", "☕", "\u{b}", "\n\n", "plain text", "\u{7f}", "😀", "\t"]
    for _ in 0..<200 {
      let text = (0..<60).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      let bytes = Array(text.utf8)
      var positions = TextPositions()
      var (line, column) = (1, 1)
      var asked = 0
      for (offset, byte) in bytes.enumerated() {
        if offset >= asked {
          let place = positions.position(of: offset, in: bytes)
          #expect(place == SourcePosition(line: line, column: column))
          asked = offset + Int(random.next() % 40)
        }
        if byte == 0x0a {
          (line, column) = (line + 1, 1)
        } else if byte & 0xc0 != 0x80 {
          column += 1
        }
      }
    }
  }
}
