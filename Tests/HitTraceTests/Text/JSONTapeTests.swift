import HitJSON
import TestSupport
import Testing

@Suite("Texts taken apart")
struct JSONTapeTests {
  /// Reads a text and returns its passed elements and what stays on the tape behind them.
  private func read(_ text: String) throws -> (elements: [String], rest: JSONTape) {
    let tape = try JSONTape(unread: ScannedText(Array(text.utf8)))
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
    let tape = try JSONTape(unread: ScannedText(Array(text.utf8)))
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
    let tape = try JSONTape(unread: ScannedText(Array("{\"list\": [1, 2, }".utf8)))
    var passed = 0
    let fault = #expect(throws: JSONFault.self) {
      try tape.read(passingElementsOf: "list") { _ in passed += 1 }
    }
    #expect(passed == 2)
    #expect(fault?.offset == 16)
    #expect(fault?.problem == "unexpected }")
  }

  @Test("a text that comes in pieces is read as one")
  func pieces() throws {
    let whole = Array(("[" + String(repeating: "\"é☕\", ", count: 2_000) + "1]").utf8)
    var rest = whole[...]
    let text = ScannedText(expecting: 3) { memory in
      let piece = rest.prefix(min(memory.count, 777))
      memory.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
    #expect(text.bytes == whole)
    #expect(try JSONTape(of: text).count == 2_002)
  }

  @Test("a string ends at its quote, wherever in a word of eight bytes that is")
  func strings() throws {
    for length in 0..<20 {
      for special in ["", "\\n", "\\\"", "é", "😀", "\u{7f}"] {
        for place in 0...length {
          let before = String(repeating: "a", count: place)
          let text = before + special + String(repeating: "b", count: length - place)
          let tape = try JSONTape(of: ScannedText(Array("[\"\(text)\", 1]".utf8)))
          let due = text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
          #expect(tape.count == 3)
          #expect(tape.string(at: 1) == due)
          #expect(tape.end(of: 1) == 3 + text.utf8.count)
        }
      }
    }
  }

  @Test("an open container is not mixed up with those around it")
  func nesting() throws {
    let text = #"{"a": [[], {"b": [1, [2]]}, 3], "c": {}}"#
    let tape = try JSONTape(of: ScannedText(Array(text.utf8)))
    let ends = (0..<tape.count).map {
      String(
        text.utf8.dropFirst(tape.offset(of: $0)).prefix(tape.end(of: $0) - tape.offset(of: $0))
      ) ?? ""
    }
    #expect(
      ends == [
        text, #""a""#, #"[[], {"b": [1, [2]]}, 3]"#, "[]", #"{"b": [1, [2]]}"#, #""b""#,
        "[1, [2]]", "1", "[2]", "2", "3", #""c""#, "{}",
      ]
    )
    #expect(
      (0..<tape.count).map { tape.next(after: $0) } == [
        13, 2, 11, 4, 10, 6, 10, 8, 10, 10, 11, 12, 13,
      ]
    )
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
