extension TraceReader {
  /// Reads a `gr` record.
  @inline(never)
  mutating func gesture(in scanner: inout LineScanner) throws(LineFault) -> TraceGesture {
    var of = 0
    var gesture: TraceName?
    var view: TraceName?
    var from = TraceGesture.State.possible
    var to = TraceGesture.State.possible
    var why = ""
    var finger: Int?
    var by: TraceName?
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        of = try origin(in: &scanner)
      case PackedWord.of("g"):
        try scanner.once(1)
        gesture = try name(in: &scanner)
      case PackedWord.of("from"):
        try scanner.once(2)
        from = try scanner.word(of: TraceGesture.State.self)
      case PackedWord.of("to"):
        try scanner.once(3)
        to = try scanner.word(of: TraceGesture.State.self)
      case PackedWord.of("why"):
        try scanner.once(4)
        why = try scanner.words()
      case PackedWord.of("view"):
        try scanner.once(5)
        view = try nameOrNull(in: &scanner)
      case PackedWord.of("touch"):
        try scanner.once(6)
        finger = try scanner.whole(upTo: Int(Int32.max))
      case PackedWord.of("by"):
        try scanner.once(7)
        by = try nameOrNull(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(5, "of g from to why")
    guard let gesture else { throw scanner.wanted("a record with \"g\"") }
    var record = TraceGesture(
      of: of,
      gesture: gesture,
      view: view,
      from: from,
      to: to,
      why: why,
      by: by
    )
    record.finger = finger
    return record
  }

  /// Reads an `ask` record.
  @inline(never)
  mutating func question(in scanner: inout LineScanner) throws(LineFault) -> TraceQuestion {
    var of = 0
    var gesture: TraceName?
    var view: TraceName?
    var kind = TraceQuestion.Kind.shouldBegin
    var finger: Int?
    var with: TraceName?
    var answer = true
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        of = try origin(in: &scanner)
      case PackedWord.of("g"):
        try scanner.once(1)
        gesture = try name(in: &scanner)
      case PackedWord.of("q"):
        try scanner.once(2)
        kind = try scanner.word(of: TraceQuestion.Kind.self)
      case PackedWord.of("a"):
        try scanner.once(3)
        answer = try scanner.bool()
      case PackedWord.of("view"):
        try scanner.once(4)
        view = try nameOrNull(in: &scanner)
      case PackedWord.of("touch"):
        try scanner.once(5)
        finger = try scanner.whole(upTo: Int(Int32.max))
      case PackedWord.of("with"):
        try scanner.once(6)
        with = try nameOrNull(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(4, "of g q a")
    guard let gesture else { throw scanner.wanted("a record with \"g\"") }
    return TraceQuestion(
      of: of,
      gesture: gesture,
      view: view,
      kind: kind,
      finger: finger,
      with: with,
      answer: answer
    )
  }

  /// Reads a `rule` record.
  @inline(never)
  mutating func ruling(in scanner: inout LineScanner) throws(LineFault) -> TraceRuling {
    var of = 0
    var gesture: TraceName?
    var view: TraceName?
    var kind = TraceRuling.Kind.waits
    var finger: Int?
    var by: TraceName?
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        of = try origin(in: &scanner)
      case PackedWord.of("g"):
        try scanner.once(1)
        gesture = try name(in: &scanner)
      case PackedWord.of("r"):
        try scanner.once(2)
        kind = try scanner.word(of: TraceRuling.Kind.self)
      case PackedWord.of("view"):
        try scanner.once(3)
        view = try nameOrNull(in: &scanner)
      case PackedWord.of("touch"):
        try scanner.once(4)
        finger = try scanner.whole(upTo: Int(Int32.max))
      case PackedWord.of("by"):
        try scanner.once(5)
        by = try nameOrNull(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of g r")
    guard let gesture else { throw scanner.wanted("a record with \"g\"") }
    return TraceRuling(of: of, gesture: gesture, view: view, kind: kind, finger: finger, by: by)
  }

  /// Reads a `held` record.
  @inline(never)
  mutating func withheld(in scanner: inout LineScanner) throws(LineFault) -> TraceWithheld {
    var held = TraceWithheld(of: 0, finger: 0, view: nil, reason: .singleTouch)
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        held.of = try origin(in: &scanner)
      case PackedWord.of("touch"):
        try scanner.once(1)
        held.finger = try scanner.whole(upTo: Int(Int32.max))
      case PackedWord.of("why"):
        try scanner.once(2)
        held.reason = try scanner.word(of: TraceWithheld.Reason.self)
      case PackedWord.of("view"):
        try scanner.once(3)
        held.view = try nameOrNull(in: &scanner)
      case PackedWord.of("by"):
        try scanner.once(4)
        held.by = try nameOrNull(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of touch why")
    return held
  }
}
