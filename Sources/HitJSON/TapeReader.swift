/// Makes a tape in one pass over the bytes.
///
/// It has a stack of open containers of its own, so that no input, however deep, can exhaust the
/// call stack.
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

  var scanner: JSONScanner
  let end: UnsafePointer<UInt8>
  var isStrict = false
  var mostValues = Int.max
  /// The values so far, in memory of the reader's own: an array would be checked at each value.
  private var values: UnsafeMutablePointer<JSONTape.Node>
  private var count = 0
  private var capacity: Int
  private var open: [Int] = []

  init(scanner: JSONScanner, end: UnsafePointer<UInt8>) {
    self.scanner = scanner
    self.end = end
    capacity = 16
    values = .allocate(capacity: capacity)
  }

  deinit { values.deallocate() }

  /// Hands out the values' memory, which whoever gets it frees.
  mutating func takeNodes() -> (UnsafeMutablePointer<JSONTape.Node>, count: Int) {
    let taken = (values, count)
    (count, capacity) = (0, 0)
    values = .allocate(capacity: 0)
    return taken
  }

  mutating func readText() throws(JSONFault) {
    if scanner.next[0] == 0xef, scanner.next[1] == 0xbb, scanner.next[2] == 0xbf {
      scanner.next += 3
    }
    // Memory that is not written to costs nothing; moving what was read would.
    move(to: min((end - scanner.next) / 4 + 1, mostValues))
    try readValue()
    try skipBlanks()
    if scanner.next < end { throw unexpected(.nothing) }
  }

  mutating func readValue(at offset: Int) throws(JSONFault) {
    scanner.next += offset
    try readValue()
  }

  @inline(never)
  private mutating func move(to newCapacity: Int) {
    capacity = max(newCapacity, count)
    let larger = UnsafeMutablePointer<JSONTape.Node>.allocate(capacity: capacity)
    larger.update(from: values, count: count)
    values.deallocate()
    values = larger
  }

  /// Reads on to the end of one value.
  private mutating func readValue() throws(JSONFault) {
    var expectation = Expectation.value
    while expectation != .nothing {
      try skipBlanks()
      guard scanner.next < end else {
        throw scanner.fault(
          count == 0 ? "the file is empty" : "the file ends too early",
          expectation.rawValue
        )
      }
      expectation = try token(expectation)
    }
  }

  private mutating func token(_ expectation: Expectation) throws(JSONFault) -> Expectation {
    let byte = scanner.next.pointee
    switch (expectation, byte) {
    case (.value, _) where startsValue(byte), (.element, _) where startsValue(byte):
      return try value()
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      try string()
      return .colon
    case (.colon, UInt8(ascii: ":")):
      scanner.next += 1
      return .value
    case (.commaOrBrace, UInt8(ascii: ",")):
      scanner.next += 1
      return isStrict ? .key : .keyOrEnd
    case (.commaOrBracket, UInt8(ascii: ",")):
      scanner.next += 1
      return isStrict ? .value : .element
    case (.commaOrBrace, UInt8(ascii: "}")), (.keyOrEnd, UInt8(ascii: "}")),
      (.commaOrBracket, UInt8(ascii: "]")), (.element, UInt8(ascii: "]")):
      return close()
    default: throw unexpected(expectation)
    }
  }

  private func unexpected(_ expectation: Expectation) -> JSONFault {
    scanner.fault("unexpected \(scanner.excerpt(at: scanner.next))", expectation.rawValue)
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"): false
    default: true
    }
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
    default: try word()
    }
    return afterValue
  }

  private var afterValue: Expectation {
    guard let container = open.last else { return .nothing }
    return values[container].kind == .object ? .commaOrBrace : .commaOrBracket
  }

  private func offset(of place: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: place - scanner.start)
  }

  @inline(__always)
  private mutating func append(
    _ kind: JSONTape.Kind,
    at start: UnsafePointer<UInt8>
  ) throws(JSONFault) {
    if count == capacity { try makeRoom(for: start) }
    values[count] = JSONTape.Node(
      start: offset(of: start),
      end: offset(of: scanner.next),
      next: UInt32(truncatingIfNeeded: count + 1),
      kind: kind
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
    if open.count >= JSONScanner.deepest { throw scanner.tooDeep() }
    open.append(count)
    try append(kind, at: scanner.next)
    scanner.next += 1
  }

  private mutating func close() -> Expectation {
    scanner.next += 1
    if let container = open.popLast() {
      values[container].end = offset(of: scanner.next)
      values[container].next = UInt32(truncatingIfNeeded: count)
    }
    return afterValue
  }

  private mutating func string() throws(JSONFault) {
    let start = scanner.next
    do throws(JSONFault) {
      _ = try scanner.string()
    } catch {
      if scanner.next < end { throw error }
      throw scanner.fault(at: start, "this string is never closed", "close it with \"")
    }
    try append(.string, at: start)
  }

  private mutating func number() throws(JSONFault) {
    let start = scanner.next
    let isNumber: Bool
    do throws(JSONFault) {
      isNumber = try scanner.skipNumber()
    } catch {
      throw notANumber(at: start)
    }
    if !isNumber || JSONExcerpt.isWordByte(scanner.next.pointee) { throw notANumber(at: start) }
    try append(.number, at: start)
    if isSurelyFinite(from: start) { return }
    var again = JSONScanner(at: start)
    do throws(JSONFault) {
      _ = try again.number()
    } catch {
      throw scanner.fault(at: start, error.problem, "write a finite number", reason: error.reason)
    }
  }

  /// Whether the number before the next byte is too short to be infinite.
  private func isSurelyFinite(from start: UnsafePointer<UInt8>) -> Bool {
    let digits = UnsafeBufferPointer(start: start, count: scanner.next - start)
    return digits.count < 16 && digits.allSatisfy { $0 | 0x20 != UInt8(ascii: "e") }
  }

  private mutating func word() throws(JSONFault) {
    let start = scanner.next
    scanner.next = JSONExcerpt.endOfWord(at: start)
    let bytes = UnsafeBufferPointer(start: start, count: scanner.next - start)
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "true": try append(.yes, at: start)
    case "false": try append(.no, at: start)
    case "null": try append(.null, at: start)
    default:
      let letters = text.lowercased()
      if ["nan", "inf", "infinity"].contains(letters.trimmingPrefix(while: { "+-".contains($0) }))
        || text.first.map({ "+.".contains($0) }) ?? false
      {
        throw notANumber(at: start)
      }
      scanner.next = start
      throw unexpected(.value)
    }
  }

  private func notANumber(at start: UnsafePointer<UInt8>) -> JSONFault {
    let text = scanner.excerpt(at: start)
    let letters = text.lowercased()
    if letters.contains("nan") || letters.contains("inf") {
      return scanner.fault(at: start, "\(text) is not a finite number", "write a finite number")
    }
    return scanner.fault(
      at: start,
      "\(text) is not a number in JSON",
      "write it like 12, -0.5 or 1e3"
    )
  }

  // MARK: Blanks

  private mutating func skipBlanks() throws(JSONFault) {
    while scanner.next < end {
      switch scanner.next.pointee {
      case 0x20, 0x0a, 0x0d, 0x09: scanner.next += 1
      case UInt8(ascii: "/") where !isStrict: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONFault) {
    let start = scanner.next
    scanner.next += 2
    switch start[1] {
    case UInt8(ascii: "/"):
      while scanner.next < end, scanner.next.pointee != 0x0a { scanner.next += 1 }
    case UInt8(ascii: "*"):
      while scanner.next < end {
        if scanner.next[0] == UInt8(ascii: "*"), scanner.next[1] == UInt8(ascii: "/") {
          scanner.next += 2
          return
        }
        scanner.next += 1
      }
      throw scanner.fault(at: start, "this comment is never closed", "end it with */")
    default:
      throw scanner.fault(at: start, "unexpected \"/\"", "a comment starts with // or /*")
    }
  }
}
