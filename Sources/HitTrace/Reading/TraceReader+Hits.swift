extension TraceReader {
  /// Reads a `hit` record.
  @inline(never)
  mutating func hit(in scanner: inout LineScanner) throws(LineFault) -> TraceHit {
    var hit = TraceHit(of: 0, window: nil, got: nil, walk: [])
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("of"):
        try scanner.once(0)
        hit.of = try origin(in: &scanner)
      case PackedWord.of("win"):
        try scanner.once(1)
        hit.window = try nameOrNull(in: &scanner)
      case PackedWord.of("got"):
        try scanner.once(2)
        hit.got = try nameOrNull(in: &scanner)
      case PackedWord.of("walk"):
        try scanner.once(3)
        hit.walk = try walk(in: &scanner)
      default: try scanner.pass(key)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(3, "of win got")
    return hit
  }

  private mutating func walk(
    in scanner: inout LineScanner
  ) throws(LineFault) -> [TraceHit.Visit] {
    guard try scanner.opens("[") else { throw scanner.wanted("a list of visits") }
    var walk: [TraceHit.Visit] = []
    var going = !scanner.isEmpty(UInt8(ascii: "]"))
    while going {
      walk.append(try visit(in: &scanner))
      going = try scanner.more(UInt8(ascii: "]"))
    }
    return walk
  }

  /// Reads `[view, verdict, depth, [x, y], answer]`, with an alpha in the end or without.
  private mutating func visit(in scanner: inout LineScanner) throws(LineFault) -> TraceHit.Visit {
    guard try scanner.opens("[") else {
      throw scanner.wanted("[view, verdict, depth, [x, y], answer]")
    }
    let view = try name(in: &scanner)
    try scanner.expect(UInt8(ascii: ","))
    let verdicts = try self.verdicts(in: &scanner)
    try scanner.expect(UInt8(ascii: ","))
    let depth = try scanner.whole(upTo: Int(Int32.max))
    try scanner.expect(UInt8(ascii: ","))
    let (x, y) = try point(in: &scanner)
    try scanner.expect(UInt8(ascii: ","))
    let answer = try nameOrNull(in: &scanner)
    var visit = TraceHit.Visit(
      view: view,
      verdicts: verdicts,
      depth: depth,
      x: x,
      y: y,
      answer: answer
    )
    if try scanner.more(UInt8(ascii: "]")) {
      visit.alpha = try scanner.number()
      try scanner.expect(UInt8(ascii: "]"))
    }
    return visit
  }

  /// Reads `[x, y]`, or `null` for two NaN.
  private func point(in scanner: inout LineScanner) throws(LineFault) -> (Double, Double) {
    if try scanner.isNull() { return (.nan, .nan) }
    try scanner.expect(UInt8(ascii: "["))
    let x = try scanner.number()
    try scanner.expect(UInt8(ascii: ","))
    let y = try scanner.number()
    try scanner.expect(UInt8(ascii: "]"))
    return (x, y)
  }

  /// Reads the words of verdicts, joined with `+`.
  @inline(__always)
  private func verdicts(in scanner: inout LineScanner) throws(LineFault) -> TraceHit.Verdicts {
    scanner.skipBlanks()
    let first = scanner.next
    let text = try scanner.string()
    if text.equals("descended") { return .descended }
    if text.equals("outside") { return .outside }
    scanner.next = first
    return try unusualVerdicts(in: &scanner)
  }

  @inline(never)
  private func unusualVerdicts(
    in scanner: inout LineScanner
  ) throws(LineFault) -> TraceHit.Verdicts {
    let first = scanner.next
    let words = try scanner.words()
    var verdicts: TraceHit.Verdicts = []
    if words.isEmpty { return verdicts }
    for word in words.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = TraceHit.Verdicts.words.firstIndex(of: String(word)) else {
        throw scanner.unknownWord(at: first, allowed: TraceHit.Verdicts.words)
      }
      verdicts.insert(TraceHit.Verdicts(rawValue: 1 << UInt8(bit)))
    }
    return verdicts
  }
}
