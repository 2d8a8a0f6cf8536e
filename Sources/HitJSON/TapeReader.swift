/// Makes a tape in one pass over the bytes.
///
/// Open containers are a list on the tape itself: the `next` of one that is open is the index of the
/// container around it. So no input, however deep, can exhaust the call stack.
struct TapeReader: ~Copyable {
  /// What may stand next, with the advice where something else does.
  enum Expectation: String {
    case value = "a value belongs here"
    case element = "a value or ] belongs here"
    case key = "a key in quotes belongs here"
    case keyOrEnd = "a key in quotes or } belongs here"
    case colon = "a colon belongs between a key and its value"
    case commaOrBrace = "a comma or } belongs here"
    case commaOrBracket = "a comma or ] belongs here"
    case nothing = "the file ends after its first value"
  }

  var isStrict = false
  /// The key of the array whose elements are passed one by one, in the outermost object.
  var passedKey: String?
  var scanner: JSONScanner
  let end: UnsafePointer<UInt8>
  private let mostValues: Int
  private let storage: JSONTape.Storage
  /// The storage's values: at each of them, asking the storage would cost more than writing it.
  private var values: UnsafeMutablePointer<JSONTape.Node>
  private var count = 0
  private var capacity = 0
  /// The innermost open container; the outermost is around itself.
  private var container = 0
  /// How many containers are open.
  private var depth = 0
  private var expectation = Expectation.value
  /// The value that the key in question has, once that was read.
  private var passedValue: Int?
  /// Whether an element to pass was read to its end.
  private var hasElement = false

  init(into storage: JSONTape.Storage, mostValues: Int) {
    self.storage = storage
    self.mostValues = mostValues
    scanner = JSONScanner(at: storage.bytes)
    end = storage.bytes + storage.text.count
    values = storage.nodes
  }

  mutating func readText() throws(JSONFault) {
    skipMark()
    // Memory that is not written to costs nothing; moving what was read would.
    move(to: min((end - scanner.next) / 4 + 1, mostValues))
    try readValue()
    try expectEnd()
  }

  mutating func readValue(at offset: Int) throws(JSONFault) {
    scanner.next += offset
    try readValue()
  }

  /// Reads on to the end of the next element that is passed; to the end of the text behind the last.
  ///
  /// - Returns: The element's place, or nothing at the end.
  mutating func readElement() throws(JSONFault) -> Int? {
    if scanner.next == scanner.start { skipMark() }
    if hasElement, let passedValue {
      hasElement = false
      count = passedValue + 1
    }
    try readValue()
    if hasElement, let passedValue { return passedValue + 1 }
    try expectEnd()
    return nil
  }

  /// Skips the mark of UTF-8 that some editors write.
  private mutating func skipMark() {
    if scanner.next[0] == 0xef, scanner.next[1] == 0xbb, scanner.next[2] == 0xbf {
      scanner.next += 3
    }
  }

  private mutating func expectEnd() throws(JSONFault) {
    try skipBlanks()
    if scanner.next < end { throw unexpected(.nothing) }
  }

  @inline(never)
  private mutating func move(to newCapacity: Int) {
    capacity = max(newCapacity, count)
    let larger = UnsafeMutablePointer<JSONTape.Node>.allocate(capacity: capacity)
    larger.update(from: values, count: count)
    values.deallocate()
    values = larger
    storage.nodes = larger
  }

  /// Reads on to the end of the value, or of an element that is passed.
  private mutating func readValue() throws(JSONFault) {
    while expectation != .nothing, !hasElement {
      try skipBlanks()
      guard scanner.next < end else {
        throw scanner.fault(
          count == 0 ? "the file is empty" : "the file ends too early",
          expectation.rawValue
        )
      }
      expectation = try token()
    }
    storage.count = count
  }

  private mutating func token() throws(JSONFault) -> Expectation {
    let byte = scanner.next.pointee
    switch expectation {
    case .value, .element:
      if expectation == .element, byte == UInt8(ascii: "]") { return try close() }
      return try value()
    case .key, .keyOrEnd:
      if byte == UInt8(ascii: "\"") {
        try key()
        return try passes(":") ? .value : .colon
      }
      if expectation == .keyOrEnd, byte == UInt8(ascii: "}") { return try close() }
    case .commaOrBrace: if byte == UInt8(ascii: "}") { return try close() }
    case .commaOrBracket: if byte == UInt8(ascii: "]") { return try close() }
    case .colon, .nothing: break
    }
    throw unexpected(expectation)
  }

  func unexpected(_ expectation: Expectation) -> JSONFault {
    scanner.fault("unexpected \(scanner.excerpt(at: scanner.next))", expectation.rawValue)
  }

  // MARK: Values

  private mutating func value() throws(JSONFault) -> Expectation {
    switch scanner.next.pointee {
    case UInt8(ascii: "{"):
      try open(.object)
      return .keyOrEnd
    case UInt8(ascii: "["):
      try open(.array)
      return .element
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"):
      throw unexpected(expectation)
    default: try word()
    }
    return try endValue()
  }

  /// Takes note that a value was read to its end, and reads the comma behind it.
  private mutating func endValue() throws(JSONFault) -> Expectation {
    if depth == 0 { return .nothing }
    if values[container].kind == .object {
      return try passes(",") ? isStrict ? .key : .keyOrEnd : .commaOrBrace
    }
    if container == passedValue { hasElement = true }
    return try passes(",") ? isStrict ? .value : .element : .commaOrBracket
  }

  /// Reads a byte if it stands here.
  @inline(__always)
  private mutating func passes(_ mark: Unicode.Scalar) throws(JSONFault) -> Bool {
    // Nearly always it stands here without blanks before it.
    if scanner.next.pointee != UInt8(ascii: mark) {
      try skipBlanks()
      if scanner.next.pointee != UInt8(ascii: mark) { return false }
    }
    scanner.next += 1
    return true
  }

  private func offset(of place: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: place - scanner.start)
  }

  @inline(__always)
  mutating func append(
    _ kind: JSONTape.Kind,
    at start: UnsafePointer<UInt8>,
    isEscaped: Bool = false
  ) throws(JSONFault) {
    if count == capacity { try makeRoom(for: start) }
    values[count] = JSONTape.Node(
      start: offset(of: start),
      end: offset(of: scanner.next),
      next: UInt32(truncatingIfNeeded: count + 1),
      kind: kind,
      isEscaped: isEscaped
    )
    count += 1
  }

  @inline(never)
  private mutating func makeRoom(for start: UnsafePointer<UInt8>) throws(JSONFault) {
    if count >= mostValues {
      throw scanner.fault(
        at: start,
        "more than \(mostValues) values",
        "split the file",
        reason: .tooLarge
      )
    }
    move(to: min(max(capacity, 8) * 2, mostValues))
  }

  private mutating func open(_ kind: JSONTape.Kind) throws(JSONFault) {
    if depth >= JSONScanner.deepest { throw scanner.tooDeep() }
    try append(kind, at: scanner.next)
    values[count - 1].next = UInt32(truncatingIfNeeded: container)
    container = count - 1
    depth += 1
    scanner.next += 1
  }

  private mutating func close() throws(JSONFault) -> Expectation {
    scanner.next += 1
    let outer = Int(values[container].next)
    values[container].end = offset(of: scanner.next)
    values[container].next = UInt32(truncatingIfNeeded: count)
    container = outer
    depth -= 1
    return try endValue()
  }

  /// Reads a key, which may be that of the array whose elements are passed.
  private mutating func key() throws(JSONFault) {
    let string = try string()
    if depth == 1, passedValue == nil, let passedKey, string.string == passedKey {
      passedValue = count
    }
  }

  @discardableResult
  private mutating func string() throws(JSONFault) -> JSONString {
    let start = scanner.next
    let string: JSONString
    do throws(JSONFault) {
      string = try scanner.string()
    } catch {
      if scanner.next < end { throw error }
      throw scanner.fault(at: start, "this string is never closed", "close it with \"")
    }
    try append(.string, at: start, isEscaped: string.isEscaped)
    return string
  }
}
