internal import HitJSON

/// What has keys: a record of a trace, or an object in one.
protocol KeyedForm {
  /// Tells the keys with their values, in the order in which they are written.
  ///
  /// This is the one description of a record. Readers, writers and lists of keys are all told it.
  mutating func tell<L: KeyListener & ~Copyable>(_ keys: inout L) throws(L.Failure)
}

/// One kind of record.
protocol TraceForm: KeyedForm {
  /// What the key `k` says.
  static var kind: StaticString { get }
}

/// How a value stands in a file.
protocol ValueForm {
  associatedtype Value
  /// Reads the value at the reader's place and checks it.
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Value
  /// Writes a value.
  static func write(_ value: Value, _ writer: inout RecordWriter)
  /// Returns whether a value is what its key stands for where it is left out.
  static func isDefault(_ value: Value, _ writer: borrowing RecordWriter) -> Bool
}

extension ValueForm {
  @inline(__always)
  static func isDefault(_ value: Value, _ writer: borrowing RecordWriter) -> Bool { false }
}

/// A value that stands in one form wherever it is met.
protocol PlainValue: ValueForm where Value == Self {}

/// A key as a record's description tells it.
struct KeyOf<Form: ValueForm> {
  let word: StaticString
  /// Whether every record of the kind must have it.
  var isRequired = false
  /// Whether a writer writes it; otherwise its value is the default.
  var isWritten = true
}

/// Whoever is told the keys of a record.
protocol KeyListener: ~Copyable {
  associatedtype Failure: Error
  /// Whether to tell the keys that most records of a kind lack, where a record may have values for
  /// some of them.
  func goesOn(_ hasValues: Bool) -> Bool
  /// Hears of a key and its value, which a reader changes.
  mutating func hear<F>(_ key: KeyOf<F>, _ value: inout F.Value) throws(Failure)
}

extension KeyListener where Self: ~Copyable {
  /// Tells of a key that a record must have.
  @inline(__always)
  mutating func need<V: PlainValue>(_ word: StaticString, _ value: inout V) throws(Failure) {
    try hear(KeyOf<V>(word: word, isRequired: true), &value)
  }

  /// Tells of a key that a record must have, and whose value has a form of its own.
  @inline(__always)
  mutating func need<F: ValueForm>(
    _ word: StaticString,
    _ form: F.Type,
    _ value: inout F.Value
  ) throws(Failure) {
    try hear(KeyOf<F>(word: word, isRequired: true), &value)
  }

  /// Tells of a key that a record may have.
  @inline(__always)
  mutating func may<V: PlainValue>(
    _ word: StaticString,
    _ value: inout V,
    isWritten: Bool = true
  ) throws(Failure) {
    try hear(KeyOf<V>(word: word, isWritten: isWritten), &value)
  }

  /// Tells of a key that a record may have, and whose value has a form of its own.
  @inline(__always)
  mutating func may<F: ValueForm>(
    _ word: StaticString,
    _ form: F.Type,
    _ value: inout F.Value,
    isRequired: Bool = false,
    isWritten: Bool = true
  ) throws(Failure) {
    try hear(KeyOf<F>(word: word, isRequired: isRequired, isWritten: isWritten), &value)
  }

  /// Tells of a key that a record has where there is a value.
  @inline(__always)
  mutating func may<V: PlainValue>(
    _ word: StaticString,
    _ value: inout V?,
    isRequired: Bool = false
  ) throws(Failure) {
    try may(word, V?.self, &value, isRequired: isRequired, isWritten: value != nil)
  }
}
