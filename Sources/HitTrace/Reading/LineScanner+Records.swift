/// What the records of a trace are made of, beyond JSON.
extension LineScanner {
  /// Reads up to the first key that belongs to a record whose kind is known.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  mutating func begin() throws(LineFault) -> Bool {
    isKindAhead
      ? !isEmpty(UInt8(ascii: "}"))
      : try more(UInt8(ascii: "}"))
  }

  /// Reads what stands after a value of a record.
  @inline(__always)
  mutating func hasMore() throws(LineFault) -> Bool { try more(UInt8(ascii: "}")) }

  /// Passes over a key that the record does not know, and its value.
  @inline(never)
  mutating func pass(_ key: UInt64) throws(LineFault) {
    if key == PackedWord.of("k") {
      guard isKindAhead else {
        throw fault(at: lastKey - 1, "the key \"k\" stands twice", "keep one of the two")
      }
      isKindAhead = false
      return try skipValue()
    }
    // The key was told apart without looking at every byte; an unknown one is read again.
    next = lastKey - 1
    _ = try string()
    try expect(UInt8(ascii: ":"))
    unknownKeys += 1
    try skipValue()
  }

  /// Passes over a key that an object inside a record does not know, and its value.
  @inline(never)
  mutating func passInner(_ key: UInt64) throws(LineFault) {
    let isAhead = isKindAhead
    isKindAhead = true
    defer { isKindAhead = isAhead }
    if key == PackedWord.of("k") { unknownKeys += 1 }
    try pass(key)
  }

  /// Reads an opening bracket if it stands here.
  @inline(__always)
  mutating func opens(_ bracket: Unicode.Scalar) throws(LineFault) -> Bool {
    skipBlanks()
    guard next.pointee == UInt8(ascii: bracket) else { return false }
    next += 1
    return true
  }

  /// Demands that keys were read.
  @inline(__always)
  func require(_ count: UInt32, _ names: StaticString) throws(LineFault) {
    let mask = (1 as UInt32 &<< count) &- 1
    if seen & mask != mask { throw missing(count, names) }
  }

  /// Makes the fault of a key that must be there; the names stand in the order of their bits.
  @inline(never)
  private func missing(_ count: UInt32, _ names: StaticString) -> LineFault {
    let words = names.description.split(separator: " ")
    let absent = (0..<count).first { !has($0) } ?? 0
    let name = words[Int(absent)]
    return fault(
      at: start,
      "a record without the key \"\(name)\"",
      "write \"\(name)\" or remove the line",
      reason: .missingKey
    )
  }

  /// Reads one of the words that a key may have.
  @inline(never)
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) throws(LineFault) -> Word {
    skipBlanks()
    let first = next
    let text = Self.words(of: try string())
    if let word = Word(rawValue: text) { return word }
    throw unknownWord(at: first, allowed: Word.allCases.map(\.rawValue))
  }

  /// Makes the fault of a word that its key does not have.
  @inline(never)
  func unknownWord(
    at place: UnsafePointer<UInt8>,
    allowed: [String]
  ) -> LineFault {
    fault(
      at: place,
      "\(excerpt(at: place)) is no word of this key",
      "write one of \(allowed.joined(separator: ", "))",
      reason: .unknownWord
    )
  }

  /// Reads where an input came from.
  @inline(__always)
  mutating func source() throws(LineFault) -> TraceInput.Source {
    skipBlanks()
    let first = next
    let text = try string()
    switch text.packed {
    case PackedWord.of("x11") where text.count == 3: return .x11
    case PackedWord.of("xi2") where text.count == 3: return .xi2
    case PackedWord.of("script") where text.count == 6: return .script
    default:
      next = first
      return try word(of: TraceInput.Source.self)
    }
  }

  /// Reads what an input did.
  @inline(__always)
  mutating func phase() throws(LineFault) -> TraceInput.Phase {
    skipBlanks()
    let first = next
    let text = try string()
    switch text.packed {
    case PackedWord.of("moved") where text.count == 5: return .moved
    case PackedWord.of("began") where text.count == 5: return .began
    case PackedWord.of("ended") where text.count == 5: return .ended
    case PackedWord.of("hover") where text.count == 5: return .hover
    default:
      next = first
      return try word(of: TraceInput.Phase.self)
    }
  }

  /// Reads what a responder did.
  @inline(__always)
  mutating func deed() throws(LineFault) -> TraceMessage.Deed {
    skipBlanks()
    let first = next
    let text = try string()
    if text.equals("forwarded") { return .forwarded }
    if text.equals("consumed") { return .consumed }
    next = first
    return try word(of: TraceMessage.Deed.self)
  }

  /// Reads the name of a message; those of UIKit make no string.
  @inline(__always)
  mutating func message() throws(LineFault) -> String {
    let text = try string()
    if text.equals("touchesMoved") { return "touchesMoved" }
    return Self.message(text)
  }

  @inline(never)
  private static func message(_ text: Text) -> String {
    if text.equals("touchesBegan") { return "touchesBegan" }
    if text.equals("touchesEnded") { return "touchesEnded" }
    if text.equals("touchesCancelled") { return "touchesCancelled" }
    return words(of: text)
  }
}
