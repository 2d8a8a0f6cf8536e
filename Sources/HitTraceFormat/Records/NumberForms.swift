internal import HitJSON

// How numbers and flags stand in a trace.

/// A whole number from 0 up to a limit.
protocol LimitedNumber: ValueForm where Value == Int {
  static var limit: Int { get }
}

extension LimitedNumber {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Int {
    try reader.scanner.whole(upTo: limit)
  }

  @inline(__always)
  static func write(_ value: Int, _ writer: inout RecordWriter) {
    writer.line.append(value)
  }
}

/// A whole number has 31 bits unless said, such as a finger's.
extension Int: PlainValue, LimitedNumber {
  @inline(__always) static var limit: Int { Int(Int32.max) }
}

/// A whole number of any size that a double holds exactly.
enum Count: LimitedNumber {
  static var limit: Int { 1 << 53 }
}

/// Up to 32 bits.
enum Bits: LimitedNumber {
  static var limit: Int { Int(UInt32.max) }
}

/// The raw value of a type of press.
enum TypeOfPress: LimitedNumber {
  static var limit: Int { Int(UInt16.max) }
}

/// A whole number of 64 bits.
enum WideNumber: ValueForm {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> UInt64 {
    try reader.scanner.wide()
  }

  static func write(_ value: UInt64, _ writer: inout RecordWriter) { writer.line.append(value) }
}

/// A hash, in sixteen hexadecimal digits.
extension UInt64: PlainValue {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> UInt64 {
    try reader.scanner.hash()
  }

  static func write(_ value: UInt64, _ writer: inout RecordWriter) {
    writer.line.append(hash: value)
  }
}

/// A number of JSON's, or a string for what JSON has none for.
extension Double: PlainValue {
  @inline(__always)
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Double {
    try reader.scanner.number()
  }

  @inline(__always)
  static func write(_ value: Double, _ writer: inout RecordWriter) {
    writer.line.append(value)
  }
}

/// A size or factor: a finite number above zero.
enum ExtentForm: ValueForm {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Double {
    reader.scanner.skipBlanks()
    let first = reader.scanner.next
    let value = try reader.scanner.number()
    if value > 0, value.isFinite { return value }
    throw reader.scanner.fault(
      at: first,
      "\(reader.scanner.excerpt(at: first)) is out of range",
      "write a number above 0",
      reason: .outOfRange
    )
  }

  static func write(_ value: Double, _ writer: inout RecordWriter) { writer.line.append(value) }
}

/// `[width, height]`.
enum SizeForm: ValueForm {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> (Double, Double) {
    try reader.open("[width, height]")
    let width = try ExtentForm.read(&reader)
    let height = try reader.next(ExtentForm.self)
    try reader.close()
    return (width, height)
  }

  static func write(_ value: (Double, Double), _ writer: inout RecordWriter) {
    writer.open(ExtentForm.self, value.0)
    writer.next(ExtentForm.self, value.1)
    writer.close()
  }
}

extension Bool: PlainValue {
  static func read(_ reader: inout RecordReader) throws(JSONFault) -> Bool {
    try reader.scanner.bool()
  }

  static func write(_ value: Bool, _ writer: inout RecordWriter) {
    writer.line.append(value ? "true" : "false")
  }
}
