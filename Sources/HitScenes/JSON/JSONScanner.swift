/// Takes a text apart into a tape: JSON that also has comments and trailing commas.
///
/// One pass over the bytes with a stack of open containers of its own, so that no input, however
/// deep, can exhaust the call stack.
nonisolated struct JSONScanner {
  /// What the text may not exceed.
  struct Limits: Sendable {
    var depth = 100_000
    var values = 32_000_000
  }

  /// What stopped the scanner, and at which byte.
  struct Failure: Error {
    var offset: Int
    var problem: String
    var advice: String
  }

  /// What may stand next.
  enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: Limits
  var index = 0
  var nodes: [JSONTape.Node] = []
  var open: [UInt32] = []

  /// Returns the tape of a text.
  static func tape(of text: [UInt8], limits: Limits = Limits()) throws(Failure) -> JSONTape {
    do {
      _ = try UTF8Span(validating: text.span)
    } catch {
      throw Failure(
        offset: error.byteOffsets.lowerBound,
        problem: "these bytes are not UTF-8",
        advice: "save the file as UTF-8"
      )
    }
    let outcome = text.withUnsafeBufferPointer { bytes -> Result<[JSONTape.Node], Failure> in
      var scanner = JSONScanner(bytes: bytes, limits: limits)
      do throws(Failure) {
        try scanner.scan()
        return .success(scanner.nodes)
      } catch {
        return .failure(error)
      }
    }
    var tape = JSONTape(text: text)
    tape.nodes = try outcome.get()
    return tape
  }

  init(bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func scan() throws(Failure) {
    if bytes.count >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf { index = 3 }
    var expectation = Expectation.value
    while true {
      try skipBlanks()
      guard index < bytes.count else {
        if expectation == .nothing { return }
        throw unexpectedEnd(expectation)
      }
      expectation = try scanToken(expecting: expectation)
    }
  }

  mutating func scanToken(expecting expectation: Expectation) throws(Failure) -> Expectation {
    let byte = bytes[index]
    switch (expectation, byte) {
    case (.value, _) where isValueStart(byte), (.valueOrEnd, _) where isValueStart(byte):
      return try scanValue()
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      try scanString()
      return .colon
    case (.colon, UInt8(ascii: ":")):
      index += 1
      return .value
    case (.commaOrEnd, UInt8(ascii: ",")):
      index += 1
      return isInObject ? .keyOrEnd : .valueOrEnd
    case (.commaOrEnd, UInt8(ascii: "}")) where isInObject,
      (.keyOrEnd, UInt8(ascii: "}")) where isInObject:
      return closeContainer()
    case (.commaOrEnd, UInt8(ascii: "]")) where !isInObject,
      (.valueOrEnd, UInt8(ascii: "]")) where !isInObject:
      return closeContainer()
    default: throw unexpected(expectation)
    }
  }

  var isInObject: Bool {
    guard let container = open.last else { return false }
    return nodes[Int(container)].kind == .object
  }

  func isValueStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"): false
    default: true
    }
  }

  var afterValue: Expectation { open.isEmpty ? .nothing : .commaOrEnd }

  mutating func scanValue() throws(Failure) -> Expectation {
    switch bytes[index] {
    case UInt8(ascii: "{"):
      try openContainer(.object)
      return .keyOrEnd
    case UInt8(ascii: "["):
      try openContainer(.array)
      return .valueOrEnd
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: try scanWord()
    }
    return afterValue
  }

  mutating func append(_ kind: JSONTape.Kind, at offset: Int, extent: Int) throws(Failure) {
    if nodes.count >= limits.values {
      throw Failure(
        offset: offset,
        problem: "more than \(limits.values) values",
        advice: "split the file"
      )
    }
    nodes.append(JSONTape.Node(offset: UInt32(offset), extent: UInt32(extent), kind: kind))
  }

  mutating func openContainer(_ kind: JSONTape.Kind) throws(Failure) {
    if open.count >= limits.depth {
      throw Failure(
        offset: index,
        problem: "brackets nested deeper than \(limits.depth)",
        advice: "close some of them"
      )
    }
    open.append(UInt32(nodes.count))
    try append(kind, at: index, extent: 0)
    index += 1
  }

  mutating func closeContainer() -> Expectation {
    index += 1
    if let container = open.popLast() {
      nodes[Int(container)].extent = UInt32(nodes.count)
    }
    return afterValue
  }

  // MARK: - Blanks

  mutating func skipBlanks() throws(Failure) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0a, 0x0d, 0x09: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  mutating func skipComment() throws(Failure) {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 2
    switch second {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0a { index += 1 }
    case UInt8(ascii: "*"):
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw Failure(
        offset: start,
        problem: "this comment is never closed",
        advice: "end it with */"
      )
    default:
      throw Failure(
        offset: start,
        problem: "unexpected \"/\"",
        advice: "a comment starts with // or /*"
      )
    }
  }
}
