extension TraceReader {
  /// Reads a `scene` record.
  @inline(never)
  mutating func scene(in scanner: inout LineScanner) throws(LineFault) -> String {
    if progress.stage != .preamble {
      throw scanner.fault(
        at: scanner.start,
        "a scene that does not stand directly behind the head",
        "keep one scene, on the second line",
        reason: .inconsistent
      )
    }
    var json = ""
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      if key == PackedWord.of("json") {
        try scanner.once(0)
        json = try scanner.json()
      } else {
        try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(1, "json")
    progress.stage = .body
    return json
  }

  /// Reads a `mark` record.
  @inline(never)
  mutating func mark(in scanner: inout LineScanner) throws(LineFault) -> TraceMark {
    var mark = TraceMark(time: 0, text: "")
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("t"):
        try scanner.once(0)
        mark.time = try time(in: &scanner)
      case PackedWord.of("text"):
        try scanner.once(1)
        mark.text = try scanner.words()
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(2, "t text")
    progress.time = mark.time
    return mark
  }

  /// Reads a `chk` record.
  @inline(never)
  mutating func check(in scanner: inout LineScanner) throws(LineFault) -> TraceCheck {
    var check = TraceCheck(of: 0, time: 0, hash: 0)
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        check.of = try origin(in: &scanner)
      case PackedWord.of("t"):
        try scanner.once(1)
        check.time = try time(in: &scanner)
      case PackedWord.of("hash"):
        try scanner.once(2)
        check.hash = try scanner.hash()
      case PackedWord.of("values"):
        try scanner.once(3)
        check.values = try scanner.hash()
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of t hash")
    progress.time = check.time
    progress.check = check
    return check
  }

  /// Reads a `tail` record and compares what it says with what was read.
  @inline(never)
  mutating func tail(
    in scanner: inout LineScanner,
    after check: TraceCheck?
  ) throws(LineFault) -> TraceTail {
    var tail = TraceTail(time: 0, inputs: 0, derived: 0, hash: 0, isComplete: true)
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("t"):
        try scanner.once(0)
        tail.time = try time(in: &scanner)
      case PackedWord.of("inputs"):
        try scanner.once(1)
        tail.inputs = try scanner.whole()
        try compare(tail.inputs, with: progress.inputs, "inputs", scanner)
      case PackedWord.of("derived"):
        try scanner.once(2)
        tail.derived = try scanner.whole()
        try compare(tail.derived, with: progress.derived, "derived records", scanner)
      case PackedWord.of("hash"):
        try scanner.once(3)
        tail.hash = try scanner.hash()
      case PackedWord.of("complete"):
        try scanner.once(4)
        tail.isComplete = try scanner.bool()
      case PackedWord.of("values"):
        try scanner.once(5)
        tail.values = try scanner.hash()
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(5, "t inputs derived hash complete")
    if let check, check.time == tail.time, check.hash != tail.hash {
      throw scanner.fault(
        at: scanner.start,
        "the tail's hash is not that of the check before it",
        "replay the trace and bless it, or record it again",
        reason: .inconsistent
      )
    }
    progress.time = tail.time
    progress.stage = .ended
    return tail
  }

  /// Compares a count of the tail; records of unknown kinds may be among those counted.
  private func compare(
    _ said: Int,
    with counted: Int,
    _ what: String,
    _ scanner: LineScanner
  ) throws(LineFault) {
    if said >= counted, said <= counted + progress.unknownKinds { return }
    throw scanner.fault(
      at: scanner.lastKey - 1,
      "the tail counts \(said) \(what), and there are \(counted)",
      "restore the lines that are missing, or remove the tail",
      reason: .inconsistent
    )
  }
}
