/// A JSON text taken apart into a flat list of values that remember where they stand.
///
/// Foundation's readers keep no places, and a tree of boxed values would need a hundred bytes for
/// each number of a large scene. Here every value is sixteen bytes: its kind, where it begins and
/// ends, and the index after its last descendant, so that skipping a subtree is one step and
/// nothing in reading recurses.
public struct JSONTape: Sendable {
  /// What a value is.
  public enum Kind: UInt8, Sendable {
    case null, yes, no, number, string, array, object
  }

  struct Node {
    var start: UInt32
    var end: UInt32 = 0
    /// The index after the last descendant.
    var next: UInt32 = 0
    var kind: Kind
  }

  /// The text itself.
  public let text: [UInt8]
  /// The text, and zeros behind it.
  private let bytes: [UInt8]
  /// The values in the order of the text; an object's keys stand before their values.
  private let nodes: [Node]

  init(text: [UInt8], bytes: [UInt8], nodes: [Node]) {
    self.text = text
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The number of values.
  public var count: Int { nodes.count }

  /// Returns what a value is.
  public func kind(at index: Int) -> Kind { nodes[index].kind }

  /// Returns the first byte of a value.
  public func offset(of index: Int) -> Int { Int(nodes[index].start) }

  /// Returns the byte after a value.
  public func end(of index: Int) -> Int { Int(nodes[index].end) }

  /// Returns the index after a value and all that is in it.
  public func next(after index: Int) -> Int { Int(nodes[index].next) }

  /// Returns the elements of an array as indices of the tape.
  public func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    var index = array + 1
    while index < next(after: array) {
      elements.append(index)
      index = next(after: index)
    }
    return elements
  }

  /// Returns the keys of an object with their values, as indices of the tape.
  public func members(of object: Int) -> [(key: Int, value: Int)] {
    var members: [(key: Int, value: Int)] = []
    eachMember(of: object) { members.append((key: $0, value: $1)) }
    return members
  }

  /// Passes the keys of an object with their values, as indices of the tape.
  public func eachMember(of object: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    var key = object + 1
    while key < next(after: object) {
      body(key, key + 1)
      key = next(after: key + 1)
    }
  }

  /// Returns the value of an object's key, where it has the key; the last where it has several.
  public func value(of key: String, in object: Int) -> Int? {
    guard kind(at: object) == .object else { return nil }
    return members(of: object).last { string(at: $0.key) == key }?.value
  }

  /// Returns the string that an object's key has, where it has one.
  public func string(of key: String, in object: Int) -> String? {
    value(of: key, in: object).flatMap { string(ifAt: $0) }
  }

  /// Returns the number that an object's key has, where it has one.
  public func number(of key: String, in object: Int) -> Double? {
    value(of: key, in: object).flatMap { kind(at: $0) == .number ? number(at: $0) : nil }
  }

  /// Returns a value that is a string.
  public func string(ifAt index: Int) -> String? {
    kind(at: index) == .string ? string(at: index) : nil
  }

  /// Returns a string with its escapes undone.
  public func string(at index: Int) -> String { withString(at: index, \.string) }

  /// Passes a string as it stands.
  public func withString<Answer>(at index: Int, _ body: (JSONString) -> Answer) -> Answer {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { preconditionFailure("A tape has bytes.") }
      let (start, count) = (base + offset(of: index) + 1, end(of: index) - offset(of: index) - 2)
      let inner = UnsafeBufferPointer(start: start, count: count)
      let isEscaped = inner.contains(UInt8(ascii: "\\"))
      return body(JSONString(start: start, count: count, isEscaped: isEscaped))
    }
  }

  /// Returns a number, which was found to be finite.
  public func number(at index: Int) -> Double {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return .nan }
      var scanner = JSONScanner(at: base + offset(of: index))
      do throws(JSONFault) {
        return try scanner.number()
      } catch {
        preconditionFailure("A tape's number is no number: \(error.problem)")
      }
    }
  }

  /// Returns the exact text of a value's first line, cut to fit an error.
  public func excerpt(at index: Int) -> String {
    switch nodes[index].kind {
    case .null: "null"
    case .yes: "true"
    case .no: "false"
    case .array: "an array"
    case .object: "an object"
    case .string: "\"" + JSONExcerpt.shortened(string(at: index)) + "\""
    case .number:
      JSONExcerpt.shortened(
        String(decoding: bytes[offset(of: index)..<end(of: index)], as: UTF8.self)
      )
    }
  }
}
