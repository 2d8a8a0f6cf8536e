extension TraceReader {
  /// Reads an `rsp` record.
  @inline(__always)
  mutating func message(in scanner: inout LineScanner) throws(LineFault) -> TraceMessage {
    var message = TraceMessage(of: 0, message: "", chain: 0, deeds: TraceDeeds())
    var last: Int32 = -1
    if scanner.takes(",\"of\":", 0) { message.of = try origin(in: &scanner) }
    if scanner.takes(",\"m\":", 1) { message.message = try scanner.message() }
    if scanner.takes(",\"c\":", 2) { message.chain = try chainNumber(in: &scanner) }
    if scanner.takes(",\"at\":", 3) { last = try deeds(&message.deeds, in: &scanner) }
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        message.of = try origin(in: &scanner)
      case PackedWord.of("m"):
        try scanner.once(1)
        message.message = try scanner.message()
      case PackedWord.of("c"):
        try scanner.once(2)
        message.chain = try chainNumber(in: &scanner)
      case PackedWord.of("at"):
        try scanner.once(3)
        last = try deeds(&message.deeds, in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(4, "of m c at")
    if last >= progress.chains[message.chain - 1] { throw beyondChain(message, scanner) }
    return message
  }

  /// Reads the number of a chain that stands before.
  @inline(__always)
  private func chainNumber(in scanner: inout LineScanner) throws(LineFault) -> Int {
    let chain = try scanner.whole()
    if chain < 1 || chain > progress.chains.count { throw unknownChain(chain, scanner) }
    return chain
  }

  /// Reads `[[place, deed], …]`.
  ///
  /// - Returns: The last place.
  @inline(__always)
  private func deeds(
    _ deeds: inout TraceDeeds,
    in scanner: inout LineScanner
  ) throws(LineFault) -> Int32 {
    guard try scanner.opens("[") else { throw scanner.wanted("[[place, deed], …]") }
    var last: Int32 = -1
    var going = !scanner.isEmpty(UInt8(ascii: "]"))
    while going {
      guard try scanner.opens("[") else { throw scanner.wanted("[place, deed]") }
      let index = Int32(truncatingIfNeeded: try scanner.whole(upTo: Int(Int32.max)))
      if index <= last || last < 0 && index != 0 { throw wrongPlace(scanner) }
      last = index
      try scanner.expect(UInt8(ascii: ","))
      deeds.append(TraceDeeds.Run(index: index, deed: try scanner.deed()))
      try scanner.expect(UInt8(ascii: "]"))
      going = try scanner.more(UInt8(ascii: "]"))
    }
    return last
  }

  @inline(never)
  private func wrongPlace(_ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.next - 1,
      "a place in the chain that does not follow the one before",
      "begin with 0 and let places rise",
      reason: .inconsistent
    )
  }

  @inline(never)
  private func unknownChain(_ chain: Int, _ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.lastKey - 1,
      "no chain \(chain) before this record",
      "write its chain record first",
      reason: .inconsistent
    )
  }

  @inline(never)
  private func beyondChain(_ message: TraceMessage, _ scanner: LineScanner) -> LineFault {
    let count = progress.chains[message.chain - 1]
    return scanner.fault(
      at: scanner.start,
      "a place beyond the \(count) responders of chain \(message.chain)",
      "correct the place or the chain",
      reason: .inconsistent
    )
  }

  /// Reads a `chain` record.
  @inline(never)
  mutating func chain(in scanner: inout LineScanner) throws(LineFault) -> TraceChain {
    var chain = TraceChain(of: 0, number: 0, responders: [])
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        chain.of = try origin(in: &scanner)
      case PackedWord.of("c"):
        try scanner.once(1)
        chain.number = try scanner.whole()
        if chain.number != progress.chains.count + 1 {
          throw scanner.fault(
            at: scanner.lastKey - 1,
            "this chain is not numbered \(progress.chains.count + 1)",
            "number chains from 1 without gaps",
            reason: .inconsistent
          )
        }
      case PackedWord.of("r"):
        try scanner.once(2)
        chain.responders = try nameList(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of c r")
    progress.chains.append(Int32(clamping: chain.responders.count))
    return chain
  }

  /// Reads `[name, …]`.
  mutating func nameList(in scanner: inout LineScanner) throws(LineFault) -> [TraceName] {
    guard try scanner.opens("[") else { throw scanner.wanted("[name, …]") }
    var names: [TraceName] = []
    var going = !scanner.isEmpty(UInt8(ascii: "]"))
    while going {
      names.append(try name(in: &scanner))
      going = try scanner.more(UInt8(ascii: "]"))
    }
    return names
  }

  /// Reads an `ev` record.
  @inline(never)
  mutating func touches(in scanner: inout LineScanner) throws(LineFault) -> TraceTouches {
    var event = TraceTouches(of: 0, time: progress.inputTime, touches: [])
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        event.of = try origin(in: &scanner)
      case PackedWord.of("touches"):
        try scanner.once(1)
        event.touches = try touchList(in: &scanner)
      case PackedWord.of("t"):
        try scanner.once(2)
        event.time = try time(in: &scanner)
        progress.time = event.time
      case PackedWord.of("type"):
        try scanner.once(3)
        event.type = try scanner.words()
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(2, "of touches")
    return event
  }

  /// Reads `[[finger, phase, view], …]`.
  private mutating func touchList(
    in scanner: inout LineScanner
  ) throws(LineFault) -> [TraceTouches.Touch] {
    guard try scanner.opens("[") else { throw scanner.wanted("[[finger, phase, view], …]") }
    var touches: [TraceTouches.Touch] = []
    var going = !scanner.isEmpty(UInt8(ascii: "]"))
    while going {
      guard try scanner.opens("[") else { throw scanner.wanted("[finger, phase, view]") }
      let finger = try scanner.whole(upTo: Int(Int32.max))
      try scanner.expect(UInt8(ascii: ","))
      let phase = try scanner.phase()
      try scanner.expect(UInt8(ascii: ","))
      let view = try nameOrNull(in: &scanner)
      try scanner.expect(UInt8(ascii: "]"))
      touches.append(TraceTouches.Touch(finger: finger, phase: phase, view: view))
      going = try scanner.more(UInt8(ascii: "]"))
    }
    return touches
  }

  /// Reads an `act` record.
  @inline(never)
  mutating func action(in scanner: inout LineScanner) throws(LineFault) -> TraceAction {
    var action = TraceAction(of: 0, selector: "", from: nil, to: nil, isDone: true)
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        action.of = try origin(in: &scanner)
      case PackedWord.of("sel"):
        try scanner.once(1)
        action.selector = try scanner.words()
      case PackedWord.of("done"):
        try scanner.once(2)
        action.isDone = try scanner.bool()
      case PackedWord.of("from"):
        try scanner.once(3)
        action.from = try nameOrNull(in: &scanner)
      case PackedWord.of("to"):
        try scanner.once(4)
        action.to = try nameOrNull(in: &scanner)
      case PackedWord.of("events"):
        try scanner.once(5)
        action.events = try scanner.words()
      case PackedWord.of("declined"):
        try scanner.once(6)
        action.declined = try nameList(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of sel done")
    return action
  }

  /// Reads a `tick` record.
  @inline(never)
  mutating func tick(in scanner: inout LineScanner) throws(LineFault) -> TraceTick {
    var tick = TraceTick(of: 0, time: 0, timer: "")
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        tick.of = try origin(in: &scanner)
      case PackedWord.of("t"):
        try scanner.once(1)
        tick.time = try time(in: &scanner)
      case PackedWord.of("timer"):
        try scanner.once(2)
        tick.timer = try scanner.words()
      case PackedWord.of("g"):
        try scanner.once(3)
        tick.gesture = try nameOrNull(in: &scanner)
      case PackedWord.of("view"):
        try scanner.once(4)
        tick.view = try nameOrNull(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of t timer")
    progress.time = tick.time
    return tick
  }
}
