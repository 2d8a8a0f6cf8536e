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

  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var start: UInt32
    @usableFromInline var end: UInt32 = 0
    /// The index after the last descendant.
    @usableFromInline var next: UInt32 = 0
    @usableFromInline var kind: Kind
    /// Whether it is a string that has escapes.
    @usableFromInline var isEscaped = false
  }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The text itself.
  public var text: ScannedText { storage.text }

  /// The number of values.
  public var count: Int { storage.count }

  @inlinable
  func node(at index: Int) -> Node {
    precondition(index >= 0 && index < storage.count, "No value is there.")
    return storage.nodes[index]
  }

  /// Returns what a value is.
  @inlinable
  public func kind(at index: Int) -> Kind { node(at: index).kind }

  /// Returns the first byte of a value.
  @inlinable
  public func offset(of index: Int) -> Int { Int(node(at: index).start) }

  /// Returns the byte after a value.
  @inlinable
  public func end(of index: Int) -> Int { Int(node(at: index).end) }

  /// Returns the index after a value and all that is in it.
  @inlinable
  public func next(after index: Int) -> Int { Int(node(at: index).next) }

  /// Returns the elements of an array as indices of the tape.
  public func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    eachElement(of: array) { elements.append($0) }
    return elements
  }

  /// Passes the elements of an array as indices of the tape.
  @inlinable
  public func eachElement(of array: Int, _ body: (_ element: Int) -> Void) {
    let end = next(after: array)
    var index = array + 1
    while index < end {
      body(index)
      index = next(after: index)
    }
  }

  /// Returns the keys of an object with their values, as indices of the tape.
  public func members(of object: Int) -> [(key: Int, value: Int)] {
    var members: [(key: Int, value: Int)] = []
    eachMember(of: object) { members.append((key: $0, value: $1)) }
    return members
  }

  /// Passes the keys of an object with their values, as indices of the tape.
  @inlinable
  public func eachMember(of object: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    let end = next(after: object)
    var key = object + 1
    while key < end {
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
  @inlinable
  public func withString<Answer>(at index: Int, _ body: (JSONString) -> Answer) -> Answer {
    let node = node(at: index)
    let string = JSONString(
      start: storage.bytes + Int(node.start) + 1,
      count: Int(node.end - node.start) - 2,
      isEscaped: node.isEscaped
    )
    return withExtendedLifetime(storage) { body(string) }
  }

  /// Returns a number, which was found to be finite.
  public func number(at index: Int) -> Double {
    defer { withExtendedLifetime(storage) {} }
    var scanner = JSONScanner(at: storage.bytes + offset(of: index))
    do throws(JSONFault) {
      return try scanner.number()
    } catch {
      preconditionFailure("A tape's number is no number: \(error.problem)")
    }
  }

  /// Returns the exact text of a value's first line, cut to fit an error.
  public func excerpt(at index: Int) -> String {
    switch kind(at: index) {
    case .null: "null"
    case .yes: "true"
    case .no: "false"
    case .array: "an array"
    case .object: "an object"
    case .string: "\"" + JSONExcerpt.shortened(string(at: index)) + "\""
    case .number:
      withExtendedLifetime(storage) {
        let start = storage.bytes + offset(of: index)
        let number = UnsafeBufferPointer(start: start, count: end(of: index) - offset(of: index))
        return JSONExcerpt.shortened(String(decoding: number, as: UTF8.self))
      }
    }
  }
}

extension JSONTape {
  /// The memory of a tape, into which a ``TapeReader`` writes.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    let text: ScannedText
    /// The text's bytes.
    @usableFromInline let bytes: UnsafePointer<UInt8>
    /// The values in the order of the text; an object's keys stand before their values.
    @exclusivity(unchecked)
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    /// How many of them were read.
    @exclusivity(unchecked)
    @usableFromInline var count = 0

    init(of text: ScannedText) {
      self.text = text
      bytes = text.start
      nodes = .allocate(capacity: 0)
    }

    deinit { nodes.deallocate() }
  }
}
