extension TraceReader {
  /// Reads an `in` record.
  @inline(__always)
  mutating func input(in scanner: inout LineScanner) throws(LineFault) -> TraceInput {
    var input = TraceInput(
      number: progress.inputs + 1,
      frame: progress.frame + 1,
      time: 0,
      source: progress.source,
      phase: .moved
    )
    if scanner.takes(",\"n\":", 0) { input.number = try number(in: &scanner) }
    if scanner.takes(",\"t\":", 1) { input.time = try time(in: &scanner) }
    if scanner.takes(",\"p\":", 2) { input.phase = try scanner.phase() }
    if scanner.takes(",\"id\":", 3) { input.finger = try scanner.whole(upTo: Int(Int32.max)) }
    if scanner.takes(",\"x\":", 4) { input.x = try scanner.number() }
    if scanner.takes(",\"y\":", 5) { input.y = try scanner.number() }
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("n"):
        try scanner.once(0)
        input.number = try number(in: &scanner)
      case PackedWord.of("t"):
        try scanner.once(1)
        input.time = try time(in: &scanner)
      case PackedWord.of("p"):
        try scanner.once(2)
        input.phase = try scanner.phase()
      case PackedWord.of("id"):
        try scanner.once(3)
        input.finger = try scanner.whole(upTo: Int(Int32.max))
      case PackedWord.of("x"):
        try scanner.once(4)
        input.x = try scanner.number()
      case PackedWord.of("y"):
        try scanner.once(5)
        input.y = try scanner.number()
      case PackedWord.of("f"):
        try scanner.once(6)
        input.frame = try frame(in: &scanner)
      case PackedWord.of("src"):
        try scanner.once(7)
        input.source = try scanner.source()
      case PackedWord.of("b"):
        try scanner.once(8)
        input.buttons = try scanner.whole(upTo: Int(UInt32.max))
      case PackedWord.of("mod"):
        try scanner.once(9)
        input.modifiers = try scanner.whole(upTo: Int(UInt32.max))
      default: try read(key, of: &input, in: &scanner)
      }
      going = try scanner.hasMore()
    }
    if scanner.seen & 0b11_1111 != 0b11_1111 { try check(input, scanner) }
    if input.frame != progress.frame { progress.frameStart = input.number }
    progress.inputs = input.number
    progress.frame = input.frame
    progress.source = input.source
    progress.inputTime = input.time
    progress.time = input.time
    return input
  }

  /// Reads a key that most inputs lack.
  @inline(never)
  private mutating func read(
    _ key: UInt64,
    of input: inout TraceInput,
    in scanner: inout LineScanner
  ) throws(LineFault) {
    switch key {
    case PackedWord.of("dx"):
      try scanner.once(10)
      input.dx = try scanner.number()
    case PackedWord.of("dy"):
      try scanner.once(11)
      input.dy = try scanner.number()
    case PackedWord.of("force"):
      try scanner.once(12)
      input.force = try scanner.number()
    case PackedWord.of("key"):
      try scanner.once(13)
      input.key = try self.key(in: &scanner)
    case PackedWord.of("stage"):
      try scanner.once(14)
      input.stage = try scanner.word(of: TraceInput.Stage.self)
    case PackedWord.of("sub"):
      try scanner.once(15)
      input.subtype = try scanner.words()
    default: try scanner.pass(key)
    }
  }

  /// Checks that an input has what its phase needs.
  @inline(never)
  private func check(_ input: TraceInput, _ scanner: LineScanner) throws(LineFault) {
    try scanner.require(3, "n t p")
    if input.phase.isOfFinger { try scanner.require(6, "n t p id x y") }
    switch input.phase {
    case .key where input.key == nil: throw missing("key", of: input, scanner)
    case .remote where input.subtype == nil: throw missing("sub", of: input, scanner)
    default: break
    }
  }

  private func missing(
    _ key: String,
    of input: TraceInput,
    _ scanner: LineScanner
  ) -> LineFault {
    scanner.fault(
      at: scanner.start,
      "an input of phase \(input.phase.rawValue) without the key \"\(key)\"",
      "write \"\(key)\" or remove the line",
      reason: .missingKey
    )
  }

  /// Reads a key or button: a string, or an object with its parts.
  private func key(in scanner: inout LineScanner) throws(LineFault) -> TraceKey {
    scanner.skipBlanks()
    if scanner.next.pointee == UInt8(ascii: "\"") {
      return TraceKey(characters: try scanner.words())
    }
    guard scanner.next.pointee == UInt8(ascii: "{") else {
      throw scanner.wanted("a string or an object")
    }
    scanner.next += 1
    var key = TraceKey()
    let outer = scanner.seen
    scanner.seen = 0
    var going = !scanner.isEmpty(UInt8(ascii: "}"))
    while going {
      let word = try scanner.key()
      switch word {
      case PackedWord.of("type"):
        try scanner.once(0)
        key.type = try scanner.whole(upTo: Int(UInt16.max))
      case PackedWord.of("usage"):
        try scanner.once(1)
        key.usage = try scanner.whole()
      case PackedWord.of("text"):
        try scanner.once(2)
        key.characters = try scanner.words()
      case PackedWord.of("plain"):
        try scanner.once(3)
        key.plainCharacters = try scanner.words()
      default: try scanner.passInner(word)
      }
      going = try scanner.hasMore()
    }
    scanner.seen = outer
    return key
  }

  /// Reads a `mut` record.
  @inline(never)
  mutating func change(in scanner: inout LineScanner) throws(LineFault) -> TraceChange {
    var change = TraceChange(
      number: progress.inputs + 1,
      frame: progress.frame + 1,
      time: 0,
      view: nil
    )
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("n"):
        try scanner.once(0)
        change.number = try number(in: &scanner)
      case PackedWord.of("t"):
        try scanner.once(1)
        change.time = try time(in: &scanner)
      case PackedWord.of("f"):
        try scanner.once(2)
        change.frame = try frame(in: &scanner)
      case PackedWord.of("view"):
        try scanner.once(3)
        change.view = try nameOrNull(in: &scanner)
      case PackedWord.of("op"):
        try scanner.once(4)
        change.operation = try scanner.word(of: TraceChange.Operation.self)
      case PackedWord.of("set"):
        try scanner.once(5)
        change.properties = try properties(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(2, "n t")
    if change.frame != progress.frame { progress.frameStart = change.number }
    progress.inputs = change.number
    progress.frame = change.frame
    progress.inputTime = change.time
    progress.time = change.time
    return change
  }

  /// Reads `{key: [old, new], …}`.
  private func properties(
    in scanner: inout LineScanner
  ) throws(LineFault) -> [TraceChange.Property] {
    var properties: [TraceChange.Property] = []
    guard try scanner.opens("{") else { throw scanner.wanted("an object") }
    var going = !scanner.isEmpty(UInt8(ascii: "}"))
    while going {
      let key = try scanner.words()
      try scanner.expect(UInt8(ascii: ":"))
      guard try scanner.opens("[") else { throw scanner.wanted("[old, new]") }
      let old = try scanner.json()
      try scanner.expect(UInt8(ascii: ","))
      let new = try scanner.json()
      try scanner.expect(UInt8(ascii: "]"))
      properties.append(TraceChange.Property(key: key, old: old, new: new))
      going = try scanner.hasMore()
    }
    return properties
  }
}
