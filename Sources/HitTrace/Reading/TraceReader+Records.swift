extension TraceReader {
  /// Reads the record of one line.
  ///
  /// - Returns: The record, or nothing for a blank line and a kind that nobody knows.
  @inline(__always)
  mutating func record(in scanner: inout LineScanner) throws(LineFault) -> TraceRecord? {
    let kind = try self.kind(in: &scanner)
    if kind == 0 { return nil }
    let record = try self.record(kind, in: &scanner)
    try scanner.endOfLine()
    progress.unknownKeys += scanner.unknownKeys
    return record
  }

  /// Reads the packed word of a record's kind: 0 for a blank line.
  ///
  /// The kind is the first key of every line that hitscope writes. Where it stands elsewhere, the
  /// line is looked through for it and then read again from its first key.
  @inline(__always)
  private mutating func kind(in scanner: inout LineScanner) throws(LineFault) -> UInt64 {
    let word = UnsafeRawPointer(scanner.next).loadUnaligned(as: UInt64.self)
    if word & 0xffff_ffff_ffff == PackedWord.of("{\"k\":\"") {
      scanner.next += 5
      let text = try scanner.string()
      if text.count <= 8 { return text.packed }
      return PackedWord.long
    }
    return try unusualKind(in: &scanner)
  }

  @inline(never)
  private mutating func unusualKind(in scanner: inout LineScanner) throws(LineFault) -> UInt64 {
    if line == 1, scanner.next[0] == 0xef, scanner.next[1] == 0xbb, scanner.next[2] == 0xbf {
      scanner.next += 3
    }
    scanner.skipBlanks()
    if scanner.next.pointee == 0x0a {
      scanner.next += 1
      return 0
    }
    guard scanner.next.pointee == UInt8(ascii: "{") else {
      if progress.stage == .start { throw notATrace(scanner) }
      throw scanner.wanted("a record in { }")
    }
    scanner.next += 1
    let first = scanner.next
    var going = !scanner.isEmpty(UInt8(ascii: "}"))
    while going {
      if try scanner.key() == PackedWord.of("k") {
        let kind = try scanner.string()
        scanner.next = first
        scanner.isKindAhead = true
        return kind.count <= 8 && !kind.isEscaped ? kind.packed : PackedWord.long
      }
      scanner.next = scanner.lastKey - 1
      _ = try scanner.string()
      try scanner.expect(UInt8(ascii: ":"))
      try scanner.skipValue()
      going = try scanner.hasMore()
    }
    if progress.stage == .start { throw notATrace(scanner) }
    throw scanner.fault(
      at: scanner.start,
      "a record without the key \"k\"",
      "write its kind or remove the line",
      reason: .missingKey
    )
  }

  func notATrace(_ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.start,
      "this is no trace; it does not begin with a head record",
      "give a trace that hitscope recorded",
      reason: .notATrace
    )
  }

  @inline(__always)
  private mutating func record(
    _ kind: UInt64,
    in scanner: inout LineScanner
  ) throws(LineFault) -> TraceRecord? {
    if progress.stage != .body { try enterBody(kind, scanner) }
    let check = progress.check
    progress.check = nil
    switch kind {
    case PackedWord.of("in"): return .input(try input(in: &scanner))
    case PackedWord.of("rsp"): return derived(.message(try message(in: &scanner)))
    case PackedWord.of("ev"): return derived(.touches(try touches(in: &scanner)))
    case PackedWord.of("hit"): return derived(.hit(try hit(in: &scanner)))
    case PackedWord.of("gr"): return derived(.gesture(try gesture(in: &scanner)))
    case PackedWord.of("chain"): return derived(.chain(try chain(in: &scanner)))
    case PackedWord.of("act"): return derived(.action(try action(in: &scanner)))
    case PackedWord.of("tick"): return derived(.tick(try tick(in: &scanner)))
    case PackedWord.of("ask"): return derived(.question(try question(in: &scanner)))
    case PackedWord.of("rule"): return derived(.ruling(try ruling(in: &scanner)))
    case PackedWord.of("held"): return derived(.withheld(try withheld(in: &scanner)))
    case PackedWord.of("mut"): return .change(try change(in: &scanner))
    case PackedWord.of("mark"): return .mark(try mark(in: &scanner))
    case PackedWord.of("chk"): return .check(try self.check(in: &scanner))
    case PackedWord.of("tail"): return .tail(try tail(in: &scanner, after: check))
    case PackedWord.of("head"): return .header(try header(in: &scanner))
    case PackedWord.of("scene"): return .scene(json: try scene(in: &scanner))
    default:
      progress.check = check
      try passRecord(in: &scanner)
      return nil
    }
  }

  @inline(__always)
  private mutating func derived(_ record: TraceRecord) -> TraceRecord {
    progress.derived += 1
    return record
  }

  /// Checks that a record may stand where it does, outside of the body.
  @inline(never)
  private mutating func enterBody(_ kind: UInt64, _ scanner: LineScanner) throws(LineFault) {
    switch progress.stage {
    case .start:
      if kind != PackedWord.of("head") { throw notATrace(scanner) }
    case .preamble:
      if kind != PackedWord.of("scene"), isKnown(kind) { progress.stage = .body }
    case .ended:
      guard isKnown(kind) else { return }
      throw scanner.fault(
        at: scanner.start,
        "a record behind the tail",
        "remove it, or the tail",
        reason: .inconsistent
      )
    case .body: break
    }
  }

  private func isKnown(_ kind: UInt64) -> Bool {
    switch kind {
    case PackedWord.of("in"), PackedWord.of("rsp"), PackedWord.of("ev"), PackedWord.of("hit"),
      PackedWord.of("gr"), PackedWord.of("chain"), PackedWord.of("act"), PackedWord.of("tick"),
      PackedWord.of("ask"), PackedWord.of("rule"), PackedWord.of("held"), PackedWord.of("mut"),
      PackedWord.of("mark"), PackedWord.of("chk"), PackedWord.of("tail"), PackedWord.of("head"),
      PackedWord.of("scene"):
      true
    default: false
    }
  }

  /// Passes over a record of a kind that nobody knows, and checks that it is JSON.
  @inline(never)
  private mutating func passRecord(in scanner: inout LineScanner) throws(LineFault) {
    var going = try scanner.begin()
    while going {
      _ = try scanner.key()
      scanner.next = scanner.lastKey - 1
      _ = try scanner.string()
      try scanner.expect(UInt8(ascii: ":"))
      try scanner.skipValue()
      going = try scanner.hasMore()
    }
    progress.unknownKinds += 1
  }
}
