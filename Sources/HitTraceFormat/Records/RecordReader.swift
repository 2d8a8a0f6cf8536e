internal import HitJSON

/// What a reader knows from the lines before.
struct TraceState {
  var progress = TraceProgress()
  var table = NameTable()
}

/// Reads the record of one line by the description of its kind.
struct RecordReader {
  var scanner: JSONScanner
  /// What the lines before said; the reader of the trace keeps it in place meanwhile.
  let state: UnsafeMutablePointer<TraceState>
  /// Whether the kind was read ahead, and its key is yet to come.
  var isKindAhead = false
  /// The keys of the object that were read, one bit each.
  fileprivate var seen: UInt32 = 0
  /// How many keys were told.
  private var place: UInt32 = 0
  /// Whether a key that must be there was told and does not stand in its place.
  private var isMissing = false

  @inline(__always)
  init(line: UnsafePointer<UInt8>, state: UnsafeMutablePointer<TraceState>) {
    scanner = JSONScanner(at: line)
    self.state = state
  }

  var progress: TraceProgress {
    @inline(__always) _read { yield state.pointee.progress }
    @inline(__always) nonmutating _modify { yield &state.pointee.progress }
  }

  /// Reads the keys of a record whose kind is known.
  ///
  /// Lines that hitscope wrote have the keys in the order of the description: those are looked for
  /// first. What stands otherwise is read key by key.
  @inline(__always)
  mutating func read<Record: KeyedForm>(_ blank: Record) throws(JSONFault) -> Record {
    var record = blank
    if !isKindAhead {
      try record.tell(&self)
      if !isMissing, scanner.next.pointee == UInt8(ascii: "}") {
        scanner.next += 1
        return record
      }
    }
    try readRest(of: &record)
    return record
  }

  @inline(never)
  private mutating func readRest<Record: KeyedForm>(of record: inout Record) throws(JSONFault) {
    let end = UInt8(ascii: "}")
    var isGoing = isKindAhead ? !scanner.passes(end) : try scanner.more(end)
    while isGoing {
      var search = SoughtKey(word: try scanner.key(), reader: self)
      try record.tell(&search)
      self = search.reader
      if !search.isFound { try pass(search.word) }
      isGoing = try scanner.more(end)
    }
    var required = RequiredKeys(reader: self)
    try record.tell(&required)
  }

  /// Reads an object inside a record.
  mutating func object<Object: KeyedForm>(_ blank: Object) throws(JSONFault) -> Object {
    guard scanner.passes(UInt8(ascii: "{")) else { throw scanner.wanted("a string or an object") }
    let outer = (seen, isKindAhead)
    (seen, isKindAhead) = (0, true)
    var object = blank
    try readRest(of: &object)
    (seen, isKindAhead) = outer
    return object
  }

  /// Passes over a key that the record does not know, and its value.
  private mutating func pass(_ word: UInt64) throws(JSONFault) {
    if word == PackedWord.of("k") {
      guard isKindAhead else {
        throw scanner.fault(
          at: scanner.lastKey - 1,
          "the key \"k\" stands twice",
          "keep one of the two"
        )
      }
      isKindAhead = false
    } else {
      progress.unknownKeys += 1
    }
    try scanner.skipMember()
  }
}

/// A reader reads keys that stand in the order of the description.
extension RecordReader: KeyListener {
  typealias Failure = JSONFault

  @inline(__always)
  func goesOn(_ hasValues: Bool) -> Bool { scanner.next.pointee != UInt8(ascii: "}") }

  @inline(__always)
  mutating func hear<F>(_ key: KeyOf<F>, _ value: inout F.Value) throws(JSONFault) {
    if scanner.passes(key: key.word) {
      seen |= 1 &<< place
      value = try F.read(&self)
    } else if key.isRequired {
      isMissing = true
    }
    place &+= 1
  }
}

/// Reads the value of one key, wherever it stands.
private struct SoughtKey: KeyListener {
  typealias Failure = JSONFault

  let word: UInt64
  var reader: RecordReader
  var isFound = false
  private var place: UInt32 = 0

  init(word: UInt64, reader: RecordReader) {
    self.word = word
    self.reader = reader
  }

  func goesOn(_ hasValues: Bool) -> Bool { !isFound }

  mutating func hear<F>(_ key: KeyOf<F>, _ value: inout F.Value) throws(JSONFault) {
    defer { place += 1 }
    if isFound || !isSought(key.word) { return }
    isFound = true
    let scanner = reader.scanner
    if reader.seen & 1 &<< place != 0 {
      throw scanner.fault(
        at: scanner.lastKey - 1,
        "the key \(scanner.excerpt(at: scanner.lastKey - 1)) stands twice",
        "keep one of the two"
      )
    }
    reader.seen |= 1 &<< place
    value = try F.read(&reader)
  }

  private func isSought(_ other: StaticString) -> Bool {
    other.utf8CodeUnitCount > 8
      ? word == PackedWord.long && reader.scanner.isLastKey(other)
      : word == PackedWord.of(other)
  }
}

/// Looks whether the keys that must be there were read.
private struct RequiredKeys: KeyListener {
  typealias Failure = JSONFault

  let reader: RecordReader
  private var place: UInt32 = 0

  init(reader: RecordReader) { self.reader = reader }

  func goesOn(_ hasValues: Bool) -> Bool { true }

  mutating func hear<F>(_ key: KeyOf<F>, _ value: inout F.Value) throws(JSONFault) {
    defer { place += 1 }
    if !key.isRequired || reader.seen & 1 &<< place != 0 { return }
    throw reader.scanner.fault(
      at: reader.scanner.start,
      "a record without the key \"\(key.word)\"",
      "write \"\(key.word)\" or remove the line",
      reason: .missingKey
    )
  }
}

// MARK: - Parts

extension RecordReader {
  /// Reads the opening bracket of a list whose elements have their own forms.
  @inline(__always)
  mutating func open(_ form: StaticString) throws(JSONFault) {
    guard scanner.passes(UInt8(ascii: "[")) else { throw scanner.wanted(form.description) }
  }

  /// Reads a comma and the element behind it.
  @inline(__always)
  mutating func next<Form: ValueForm>(_ form: Form.Type) throws(JSONFault) -> Form.Value {
    try scanner.expect(UInt8(ascii: ","))
    return try Form.read(&self)
  }

  @inline(__always)
  mutating func close() throws(JSONFault) { try scanner.expect(UInt8(ascii: "]")) }

  /// Reads a list whose elements have one form.
  @inline(__always)
  mutating func list(
    _ form: StaticString,
    _ element: (inout RecordReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open(form)
    var isGoing = !scanner.passes(UInt8(ascii: "]"))
    while isGoing {
      try element(&self)
      isGoing = try scanner.more(UInt8(ascii: "]"))
    }
  }

  /// Makes the fault of a record that contradicts those before it.
  @inline(never)
  func inconsistency(
    at place: UnsafePointer<UInt8>? = nil,
    _ problem: String,
    _ advice: String
  ) -> JSONFault {
    scanner.fault(at: place ?? scanner.start, problem, advice, reason: .inconsistent)
  }

  /// Makes the fault of a word that its key does not have.
  @inline(never)
  func unknownWord(at place: UnsafePointer<UInt8>, allowed: [String]) -> JSONFault {
    scanner.fault(
      at: place,
      "\(scanner.excerpt(at: place)) is no word of this key",
      "write one of \(allowed.joined(separator: ", "))",
      reason: .unknownWord
    )
  }
}
