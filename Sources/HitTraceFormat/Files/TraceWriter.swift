internal import HitJSON

/// Writes records as lines, in the one form that hitscope writes.
///
/// Reading a trace that hitscope wrote and writing its records again gives the same bytes. A field
/// whose value is its default is left out; some defaults depend on the line before, so a writer
/// writes one trace from its beginning.
///
/// > Order: keys stand in the order of `docs/trace-format.md`.
public struct TraceWriter: ~Copyable {
  private var records: RecordWriter
  private let quoted = QuotedNames()

  /// Makes a writer that stands at the beginning of a trace.
  public init() {
    records = RecordWriter(names: quoted)
  }

  /// Writes a record and lends its line, with the line feed in the end.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - names: What the record's names are places in: the names of the one trace, so far.
  ///   - body: Takes the bytes; they are valid only during the call.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public mutating func write<Result, Failure: Error>(
    _ record: TraceRecord,
    names: borrowing TraceNames,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while quoted.quoted.count < names.count {
      quoted.append(names[TraceName(index: Int32(quoted.quoted.count))])
    }
    records.line.removeAll()
    records.write(record)
    return try records.line.withBytes(body)
  }

  /// Writes a record and returns its line, with the line feed in the end.
  public mutating func line(of record: TraceRecord, names: borrowing TraceNames) -> String {
    write(record, names: names) { String(decoding: $0, as: UTF8.self) }
  }
}
