internal import HitJSON

extension RecordReader {
  /// Reads the record of one line; nothing for a blank line and a kind that nobody knows.
  @inline(__always)
  mutating func record() throws(JSONFault) -> TraceRecord? {
    guard let kind = try kind() else { return nil }
    let record = try record(kind)
    try endLine()
    return record
  }

  /// Reads the end of the line.
  @inline(__always)
  mutating func endLine() throws(JSONFault) {
    scanner.skipBlanks()
    guard scanner.next.pointee == 0x0a else {
      throw scanner.fault(
        "\(scanner.excerpt(at: scanner.next)) after the record's end",
        "write one record a line"
      )
    }
    scanner.next += 1
  }

  /// Reads the packed word of a record's kind, or nothing from a blank line.
  ///
  /// The kind is the first key of every line that hitscope writes. Where it stands elsewhere, the
  /// line is looked through for it and then read again from its first key.
  @inline(__always)
  private mutating func kind() throws(JSONFault) -> UInt64? {
    let word = UnsafeRawPointer(scanner.next).loadUnaligned(as: UInt64.self)
    guard word & 0xffff_ffff_ffff == PackedWord.of("{\"k\":\"") else { return try soughtKind() }
    scanner.next += 5
    return Self.packed(try scanner.string())
  }

  private static func packed(_ kind: JSONString) -> UInt64 {
    kind.count <= 8 && !kind.isEscaped ? kind.packed : PackedWord.long
  }

  @inline(never)
  private mutating func soughtKind() throws(JSONFault) -> UInt64? {
    if progress.stage == .start, scanner.next[0] == 0xef, scanner.next[1] == 0xbb,
      scanner.next[2] == 0xbf
    {
      scanner.next += 3
    }
    scanner.skipBlanks()
    if scanner.next.pointee == 0x0a {
      scanner.next += 1
      return nil
    }
    guard scanner.next.pointee == UInt8(ascii: "{") else {
      throw progress.stage == .start ? notATrace() : scanner.wanted("a record in { }")
    }
    scanner.next += 1
    let first = scanner.next
    var isGoing = !scanner.passes(UInt8(ascii: "}"))
    while isGoing {
      if try scanner.key() == PackedWord.of("k") {
        let kind = try scanner.string()
        scanner.next = first
        isKindAhead = true
        return Self.packed(kind)
      }
      try scanner.skipMember()
      isGoing = try scanner.more(UInt8(ascii: "}"))
    }
    if progress.stage == .start { throw notATrace() }
    throw scanner.fault(
      at: scanner.start,
      "a record without the key \"k\"",
      "write its kind or remove the line",
      reason: .missingKey
    )
  }

  @inline(__always)
  private mutating func record(_ kind: UInt64) throws(JSONFault) -> TraceRecord? {
    if progress.stage != .body { try enterBody(kind) }
    if kind == PackedWord.of(TraceInput.kind) { return .input(try input()) }
    if kind == PackedWord.of(TraceMessage.kind) { return .message(try message()) }
    return try seldomRecord(kind)
  }

  @inline(never)
  private mutating func seldomRecord(_ kind: UInt64) throws(JSONFault) -> TraceRecord? {
    let check = progress.check
    progress.check = nil
    switch kind {
    case PackedWord.of(TraceTouches.kind): return derived(.touches(try touches()))
    case PackedWord.of(TraceHit.kind): return derived(.hit(try read(TraceHit())))
    case PackedWord.of(TraceGesture.kind): return derived(.gesture(try read(TraceGesture())))
    case PackedWord.of(TraceChain.kind): return derived(.chain(try chain()))
    case PackedWord.of(TraceAction.kind): return derived(.action(try read(TraceAction())))
    case PackedWord.of(TraceTick.kind):
      let tick = try read(TraceTick())
      progress.time = tick.time
      return derived(.tick(tick))
    case PackedWord.of(TraceQuestion.kind): return derived(.question(try read(TraceQuestion())))
    case PackedWord.of(TraceRuling.kind): return derived(.ruling(try read(TraceRuling())))
    case PackedWord.of(TraceWithheld.kind): return derived(.withheld(try read(TraceWithheld())))
    case PackedWord.of(TraceChange.kind): return .change(try change())
    case PackedWord.of(TraceMark.kind):
      let mark = try read(TraceMark())
      progress.time = mark.time
      return .mark(mark)
    case PackedWord.of(TraceCheck.kind):
      let check = try read(TraceCheck())
      progress.time = check.time
      progress.check = check
      return .check(check)
    case PackedWord.of(TraceTail.kind): return .tail(try tail(after: check))
    case PackedWord.of(TraceHeader.kind): return .header(try header())
    case PackedWord.of(SceneLine.kind): return .scene(json: try scene())
    default:
      progress.check = check
      try passRecord()
      return nil
    }
  }

  @inline(__always)
  private func derived(_ record: TraceRecord) -> TraceRecord {
    progress.derived += 1
    return record
  }

  /// Checks that a record may stand where it does, outside of the body.
  @inline(never)
  private func enterBody(_ kind: UInt64) throws(JSONFault) {
    let isKnown = TraceKinds.all.contains { PackedWord.of($0.kind) == kind }
    switch progress.stage {
    case .start:
      if kind != PackedWord.of(TraceHeader.kind) { throw notATrace() }
    case .preamble:
      if kind != PackedWord.of(SceneLine.kind), isKnown { progress.stage = .body }
    case .ended:
      if isKnown { throw inconsistency("a record behind the tail", "remove it, or the tail") }
    case .body: break
    }
  }

  func notATrace() -> JSONFault {
    scanner.fault(
      at: scanner.start,
      "this is no trace; it does not begin with a head record",
      "give a trace that hitscope recorded",
      reason: .foreign
    )
  }

  /// Passes over a record of a kind that nobody knows, and checks that it is JSON.
  private mutating func passRecord() throws(JSONFault) {
    let end = UInt8(ascii: "}")
    var isGoing = isKindAhead ? !scanner.passes(end) : try scanner.more(end)
    while isGoing {
      _ = try scanner.key()
      try scanner.skipMember()
      isGoing = try scanner.more(end)
    }
    progress.unknownKinds += 1
  }
}
