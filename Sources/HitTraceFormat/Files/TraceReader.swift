internal import Foundation
internal import HitJSON

/// Reads a trace record by record, in memory that does not grow with the trace.
///
/// Nothing of a file is believed: every key that this build knows has its type and range checked,
/// inputs must be numbered from 1 without gaps, time must not fall, and what refers to an input, a
/// chain or a count must agree with what was read. Keys and kinds that this build does not know are
/// left out and counted. A last line without a line feed is dropped, and so are zeros behind the
/// last line; a trace without a tail ended early and reads up to its last whole line.
///
/// ```swift
/// var reader = try TraceReader(contentsOfFile: path)
/// while let record = try reader.next() { … }
/// print(reader.summary.endedEarly)
/// ```
///
/// > Order: records come as they stand in the file; their names are places in ``names``.
public struct TraceReader: ~Copyable {
  /// The longest line that is read, in bytes: a scene file's limit.
  public static let longestLine = 256 << 20

  /// The trace as the caller named it.
  public let path: String
  /// The line of the record that was read last, the first is 1.
  public internal(set) var line = 0

  var state = TraceState()
  var bytes: TraceBytes
  /// The bytes of the line that was read last, with its line feed; valid until the next is read.
  package private(set) var lastLine = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Where in the file the line that was read last begins, in bytes.
  package private(set) var lineOffset = 0
  var nextOffset = 0

  /// Opens a trace.
  ///
  /// - Parameter path: The file; errors name it as it is given here.
  /// - Throws: Why it cannot be opened.
  public init(contentsOfFile path: String) throws(TraceError) {
    let descriptor = open(KeptFiles.path(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
    self.path = path
    bytes = TraceBytes(.descriptor(descriptor), chunk: 1 << 17, longestLine: Self.longestLine)
  }

  /// Opens a trace at a place behind its beginning; ``resume(at:)`` says what stands before.
  package init(contentsOfFile path: String, from offset: Int) throws(TraceError) {
    try self.init(contentsOfFile: path)
    bytes.skip(to: offset)
  }

  /// Reads a trace from memory.
  ///
  /// - Parameters:
  ///   - text: The file's bytes.
  ///   - path: The name by which errors call it.
  ///   - chunk: How many bytes are looked at at once.
  ///   - longestLine: The longest line that is read, in bytes.
  public init(
    text: [UInt8],
    path: String,
    chunk: Int = 1 << 17,
    longestLine: Int = Self.longestLine
  ) {
    self.path = path
    bytes = TraceBytes(.memory(text, taken: 0), chunk: chunk, longestLine: longestLine)
  }

  /// How many bytes were read, from where the reading began; a chunk at a time.
  public var bytesRead: Int { bytes.count }

  /// Called a chunk at a time while the trace is read, with ``bytesRead``.
  public var onRead: ((Int) -> Void)? {
    get { bytes.onRead }
    set { bytes.onRead = newValue }
  }

  /// The names that were read so far.
  public var names: TraceNames { state.table.names }

  /// What the trace has said so far, for those who go on from there with other lines.
  package var progress: TraceProgress {
    _read { yield state.progress }
    _modify { yield &state.progress }
  }

  /// Gives names places in another table from now on, and hands out the one used so far.
  ///
  /// Readers of several traces share their names so; every name of one must be read into one table.
  package mutating func exchangeNames(with table: inout NameTable) { swap(&state.table, &table) }

  /// What was read so far; its ends are known once ``next()`` has returned nothing.
  public var summary: TraceSummary {
    TraceSummary(
      inputs: state.progress.inputs,
      derived: state.progress.derived,
      unknownKinds: state.progress.unknownKinds,
      unknownKeys: state.progress.unknownKeys,
      endedEarly: state.progress.stage != .ended,
      droppedBytes: bytes.remainder
    )
  }

  /// Goes on where another reader of the same trace was, in a file or in memory from there on.
  package mutating func resume(at mark: TraceReaderMark) {
    line = mark.line
    lineOffset = mark.offset
    nextOffset = mark.offset
    progress = mark.progress
    progress.chains = Array(repeating: Int32.max, count: mark.chainCount)
  }

  /// Where a reader is that has read a record and will read it again.
  package func mark(before progress: TraceProgress) -> TraceReaderMark {
    var progress = progress
    let count = progress.chains.count
    progress.chains = []
    return TraceReaderMark(
      offset: lineOffset,
      line: line - 1,
      progress: progress,
      chainCount: count
    )
  }

  /// Reads the next record.
  ///
  /// - Returns: The record, or `nil` at the end.
  /// - Throws: What is wrong with the file, and where; nothing can be read behind it.
  public mutating func next() throws(TraceError) -> TraceRecord? {
    while let start = try nextLine() {
      let record = try read(start) { reader throws(JSONFault) in try reader.record() }
      if let record { return record }
    }
    return nil
  }

  /// Reads the head, which is a trace's first record.
  package mutating func nextHeader() throws(TraceError) -> TraceHeader {
    if case .header(let header) = try next() { return header }
    throw TraceError(.foreign, in: path, "there is no head record", Self.advice)
  }

  /// Reads the line that begins at a place.
  @inline(__always)
  mutating func read<Record>(
    _ start: UnsafePointer<UInt8>,
    _ body: (inout RecordReader) throws(JSONFault) -> Record
  ) throws(TraceError) -> Record {
    line += 1
    do throws(JSONFault) {
      let (record, end) = try withUnsafeMutablePointer(to: &state) { state throws(JSONFault) in
        var reader = RecordReader(line: start, state: state)
        let record = try body(&reader)
        return (record, reader.scanner.next)
      }
      bytes.advance(to: end)
      lastLine = UnsafeRawBufferPointer(start: start, count: end - start)
      lineOffset = nextOffset
      nextOffset += lastLine.count
      return record
    } catch {
      throw located(error, in: start)
    }
  }

  @inline(__always)
  mutating func nextLine() throws(TraceError) -> UnsafePointer<UInt8>? {
    do throws(TraceBytes.Trouble) {
      if let start = try bytes.nextLine() { return start }
    } catch {
      throw located(error)
    }
    try finish()
    return nil
  }

  /// Says what a file is that ended before it began.
  @inline(never)
  private func finish() throws(TraceError) {
    if state.progress.stage != .start { return }
    let problem = bytes.remainder == 0 ? "the file is empty" : "the file has no whole line"
    let start = SourcePosition(line: 1, column: 1)
    throw TraceError(.foreign, in: path, at: start, problem, Self.advice)
  }
}

extension TraceSummary {
  /// Reads a whole trace, to tell what it is.
  package init(contentsOfFile path: String) throws(TraceError) {
    var reader = try TraceReader(contentsOfFile: path)
    while try reader.next() != nil {}
    self = reader.summary
  }
}

/// A place in a trace at which it can be read on, without what stands before.
package struct TraceReaderMark {
  /// In bytes from the beginning.
  package var offset: Int
  /// The number of lines before.
  var line: Int
  var progress: TraceProgress
  /// How many chains were told before.
  var chainCount: Int
}

// MARK: - Errors

extension TraceReader {
  private static let advice = "give a trace that hitscope recorded"

  private static func unreadable(_ path: String, _ code: Int32) -> TraceError {
    let cause = String(cString: strerror(code)).lowercased()
    return TraceError(.unreadable, in: path, "cannot be read, \(cause)", advice)
  }

  /// Says where in the file a fault of a line is.
  @inline(never)
  private func located(_ fault: JSONFault, in start: UnsafePointer<UInt8>) -> TraceError {
    var column = 1
    for place in 0..<max(fault.offset, 0) where start[place] & 0xc0 != 0x80 { column += 1 }
    let position = SourcePosition(line: line, column: column)
    return TraceError(fault.reason, in: path, at: position, fault.problem, fault.advice)
  }

  @inline(never)
  private func located(_ trouble: TraceBytes.Trouble) -> TraceError {
    let limit = "\(Self.longestLine >> 20) MiB"
    let (reason, problem, advice): (FaultReason, String, String)
    switch trouble {
    case .system(let code): return Self.unreadable(path, code)
    case .lineTooLong:
      (reason, problem, advice) = (.tooLarge, "a line longer than \(limit)", "split the record")
    case .zerosInside:
      (reason, problem) = (.malformed, "zero bytes between lines")
      advice = "remove them; a trace is text"
    case .endlessZeros:
      (reason, problem) = (.tooLarge, "more than \(limit) of zero bytes")
      advice = "cut them off; a trace is text"
    }
    let position = SourcePosition(line: line + 1, column: 1)
    return TraceError(reason, in: path, at: position, problem, advice)
  }
}
