extension TraceReader {
  /// Reads a `head` record.
  @inline(never)
  mutating func header(in scanner: inout LineScanner) throws(LineFault) -> TraceHeader {
    if progress.stage != .start {
      throw scanner.fault(
        at: scanner.start,
        "a second head",
        "keep the first; a file holds one trace",
        reason: .inconsistent
      )
    }
    try checkVersion(in: scanner)
    var header = TraceHeader(application: "", scene: "", windowWidth: 0, windowHeight: 0)
    header.minor = 0
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("format"):
        try scanner.once(0)
        _ = try scanner.string()
      case PackedWord.of("v"):
        try scanner.once(1)
        header.version = try scanner.whole(upTo: Int(Int32.max))
      case PackedWord.of("app"):
        try scanner.once(2)
        header.application = try scanner.words()
      case PackedWord.of("scene"):
        try scanner.once(3)
        header.scene = try scanner.words()
      case PackedWord.of("win"):
        try scanner.once(4)
        (header.windowWidth, header.windowHeight) = try pair(in: &scanner)
      case PackedWord.of("minor"):
        try scanner.once(5)
        header.minor = try scanner.whole(upTo: Int(Int32.max))
      default: try read(key, of: &header, in: &scanner)
      }
      going = try scanner.hasMore()
    }
    try scanner.require(5, "format v app scene win")
    progress.stage = .preamble
    return header
  }

  private func read(
    _ key: UInt64,
    of header: inout TraceHeader,
    in scanner: inout LineScanner
  ) throws(LineFault) {
    switch key {
    case PackedWord.long where scanner.isLastKey("sceneHash"):
      try scanner.once(6)
      header.sceneHash = try scanner.hash()
    case PackedWord.of("seed"):
      try scanner.once(7)
      header.seed = try scanner.wide()
    case PackedWord.of("clock"):
      try scanner.once(8)
      header.clock = try scanner.words()
    case PackedWord.of("origin"):
      try scanner.once(9)
      header.origin = Int64(try scanner.whole())
    case PackedWord.of("scale"):
      try scanner.once(10)
      header.scale = try extent(in: &scanner)
    case PackedWord.of("rules"):
      try scanner.once(11)
      header.rules = try settings(in: &scanner)
    case PackedWord.of("detail"):
      try scanner.once(12)
      header.detail = try scanner.word(of: TraceHeader.Detail.self)
    case PackedWord.of("keys"):
      try scanner.once(13)
      header.hidesKeys = !(try scanner.bool())
    case PackedWord.of("wall"):
      try scanner.once(14)
      header.wall = try scanner.words()
    default: try scanner.pass(key)
    }
  }

  /// Looks ahead for the format and its version, before anything else is believed.
  private mutating func checkVersion(in scanner: LineScanner) throws(LineFault) {
    var scanner = scanner
    var isTrace = false
    var version: Int?
    var going = try scanner.begin()
    while going {
      let key = try scanner.key()
      switch key {
      case PackedWord.of("format"): isTrace = try scanner.string().equals("hitscope-trace")
      case PackedWord.of("v"): version = try scanner.whole(upTo: Int(Int32.max))
      default:
        scanner.next = scanner.lastKey - 1
        _ = try scanner.string()
        try scanner.expect(UInt8(ascii: ":"))
        try scanner.skipValue()
      }
      going = try scanner.hasMore()
    }
    guard isTrace else { throw notATrace(scanner) }
    guard let version, version != upgrader.current else { return }
    guard version < upgrader.current else {
      throw scanner.fault(
        at: scanner.start,
        "trace version \(version); this build reads \(readable)",
        "update hitscope to open it",
        reason: .newerVersion(version)
      )
    }
    guard version >= upgrader.oldest else {
      throw scanner.fault(
        at: scanner.start,
        "trace version \(version); this build reads \(readable)",
        "correct \"v\" in the head",
        reason: .unknownVersion(version)
      )
    }
    self.version = version
  }

  private var readable: String {
    upgrader.oldest == upgrader.current
      ? "\(upgrader.current)" : "\(upgrader.oldest) to \(upgrader.current)"
  }

  /// Reads a size or factor: a finite number above zero.
  private func extent(in scanner: inout LineScanner) throws(LineFault) -> Double {
    scanner.skipBlanks()
    let first = scanner.next
    let value = try scanner.number()
    if value > 0, value.isFinite { return value }
    scanner.next = first
    throw scanner.fault(
      "\(scanner.excerpt(at: first)) is out of range",
      "write a number above 0",
      reason: .outOfRange
    )
  }

  private func pair(in scanner: inout LineScanner) throws(LineFault) -> (Double, Double) {
    guard try scanner.opens("[") else { throw scanner.wanted("[width, height]") }
    let width = try extent(in: &scanner)
    try scanner.expect(UInt8(ascii: ","))
    let height = try extent(in: &scanner)
    try scanner.expect(UInt8(ascii: "]"))
    return (width, height)
  }

  /// Reads `{key: value, …}` and keeps the values as they stand.
  private func settings(in scanner: inout LineScanner) throws(LineFault) -> [TraceSetting] {
    guard try scanner.opens("{") else { throw scanner.wanted("an object") }
    var settings: [TraceSetting] = []
    var going = !scanner.isEmpty(UInt8(ascii: "}"))
    while going {
      let key = try scanner.words()
      try scanner.expect(UInt8(ascii: ":"))
      settings.append(TraceSetting(key: key, json: try scanner.json()))
      going = try scanner.hasMore()
    }
    return settings
  }
}
