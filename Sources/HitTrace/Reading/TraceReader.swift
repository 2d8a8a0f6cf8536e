internal import Foundation
internal import HitScenes

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

  /// The version that the file says.
  var version = TraceHeader.currentVersion
  var progress = TraceProgress()
  var table = NameTable()
  let upgrader: TraceUpgrader
  var bytes: TraceBytes
  /// The bytes of the line that was read last, with its line feed; valid until the next is read.
  private(set) var lastLine = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Where in the file the line that was read last begins, in bytes.
  private(set) var lineOffset = 0
  var nextOffset = 0

  /// Opens a trace.
  ///
  /// - Parameters:
  ///   - path: The file; errors name it as it is given here.
  ///   - upgrader: What brings older versions to the current one.
  /// - Throws: Why it cannot be opened.
  public init(
    contentsOfFile path: String,
    upgrader: TraceUpgrader = .standard
  ) throws(TraceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
    self.init(descriptor: descriptor, isOwned: true, path: path, upgrader: upgrader)
  }

  /// Opens a trace at a place behind its beginning; ``resume(at:)`` says what stands before.
  init(contentsOfFile path: String, from offset: Int) throws(TraceError) {
    try self.init(contentsOfFile: path)
    bytes.skip(to: offset)
  }

  /// Reads a trace from an open file, a pipe or the like.
  ///
  /// - Parameters:
  ///   - descriptor: What to read from.
  ///   - isOwned: Whether to close it in the end.
  ///   - path: The name by which errors call it.
  ///   - chunk: How many bytes are read at once.
  ///   - upgrader: What brings older versions to the current one.
  public init(
    descriptor: Int32,
    isOwned: Bool,
    path: String,
    chunk: Int = 1 << 17,
    upgrader: TraceUpgrader = .standard
  ) {
    self.path = path
    self.upgrader = upgrader
    bytes = TraceBytes(
      .descriptor(descriptor, isOwned: isOwned),
      chunk: chunk,
      longestLine: Self.longestLine
    )
  }

  /// Reads a trace from memory.
  ///
  /// - Parameters:
  ///   - text: The file's bytes.
  ///   - path: The name by which errors call it.
  ///   - chunk: How many bytes are looked at at once.
  ///   - longestLine: The longest line that is read, in bytes.
  ///   - upgrader: What brings older versions to the current one.
  public init(
    text: [UInt8],
    path: String,
    chunk: Int = 1 << 17,
    longestLine: Int = Self.longestLine,
    upgrader: TraceUpgrader = .standard
  ) {
    self.path = path
    self.upgrader = upgrader
    bytes = TraceBytes(.memory(text, taken: 0), chunk: chunk, longestLine: longestLine)
  }

  /// The names that were read so far.
  public var names: TraceNames { table.names }

  /// What was read so far; its ends are known once ``next()`` has returned nothing.
  public var summary: TraceSummary {
    TraceSummary(
      inputs: progress.inputs,
      derived: progress.derived,
      unknownKinds: progress.unknownKinds,
      unknownKeys: progress.unknownKeys,
      endedEarly: progress.stage != .ended,
      droppedBytes: bytes.remainder
    )
  }

  /// Goes on where another reader of the same trace was, in a file or in memory from there on.
  mutating func resume(at mark: TraceReaderMark) {
    line = mark.line
    lineOffset = mark.offset
    nextOffset = mark.offset
    version = mark.version
    progress = mark.progress
    progress.chains = Array(repeating: Int32.max, count: mark.chainCount)
  }

  /// Where a reader is that has read a record and will read it again.
  func mark(before progress: TraceProgress) -> TraceReaderMark {
    var progress = progress
    let count = progress.chains.count
    progress.chains = []
    return TraceReaderMark(
      offset: lineOffset,
      line: line - 1,
      version: version,
      progress: progress,
      chainCount: count
    )
  }

  /// Reads the next record.
  ///
  /// - Returns: The record, or `nil` at the end.
  /// - Throws: What is wrong with the file, and where; nothing can be read behind it.
  public mutating func next() throws(TraceError) -> TraceRecord? {
    while true {
      guard let start = try nextLine() else { return nil }
      line += 1
      do throws(LineFault) {
        var scanner = LineScanner(line: start)
        let record =
          version == upgrader.current
          ? try self.record(in: &scanner) : try upgradedRecord(in: &scanner)
        advance(from: start, to: scanner.next)
        if let record { return record }
      } catch {
        throw located(error, in: start)
      }
    }
  }

  /// Goes on behind a line that was read, up to a place behind its line feed.
  @inline(__always)
  mutating func advance(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    bytes.advance(to: end)
    lastLine = UnsafeRawBufferPointer(start: start, count: end - start)
    lineOffset = nextOffset
    nextOffset += lastLine.count
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

  /// Brings a line to the current version and reads it from there.
  @inline(never)
  private mutating func upgradedRecord(
    in scanner: inout LineScanner
  ) throws(LineFault) -> TraceRecord? {
    let start = scanner.next
    while scanner.next.pointee != 0x0a { scanner.next += 1 }
    let old = UnsafeBufferPointer(start: start, count: scanner.next - start)
    scanner.next += 1
    guard var line = upgrader.upgraded(Array(old), from: version) else { return nil }
    line.append(0x0a)
    line.append(contentsOf: repeatElement(0, count: LineScanner.slack))
    let upgraded = UnsafeMutablePointer<UInt8>.allocate(capacity: line.count)
    defer { upgraded.deallocate() }
    upgraded.initialize(from: line, count: line.count)
    var inner = LineScanner(line: UnsafePointer(upgraded))
    do throws(LineFault) {
      return try record(in: &inner)
    } catch {
      throw LineFault(
        reason: error.reason,
        offset: 0,
        problem: "\(error.problem), in the line as version \(upgrader.current) has it",
        advice: error.advice
      )
    }
  }

  /// Says what a file is that ended before it began.
  @inline(never)
  private func finish() throws(TraceError) {
    if progress.stage != .start { return }
    throw TraceError(
      reason: .notATrace,
      path: path,
      position: SourcePosition(line: 1, column: 1),
      problem: bytes.remainder == 0 ? "the file is empty" : "the file has no whole line",
      advice: "give a trace that hitscope recorded"
    )
  }
}

/// A place in a trace at which it can be read on, without what stands before.
struct TraceReaderMark {
  /// In bytes from the beginning.
  var offset: Int
  /// The number of lines before.
  var line: Int
  var version: Int
  var progress: TraceProgress
  /// How many chains were told before.
  var chainCount: Int
}

// MARK: - Errors

extension TraceReader {
  private static func unreadable(_ path: String, _ code: Int32) -> TraceError {
    TraceError(
      reason: .unreadable,
      path: path,
      problem: "cannot be read, \(String(cString: strerror(code)).lowercased())",
      advice: "give a trace that hitscope recorded"
    )
  }

  /// Says where in the file a fault of a line is.
  @inline(never)
  func located(_ fault: LineFault, in start: UnsafePointer<UInt8>) -> TraceError {
    var column = 1
    for place in 0..<max(fault.offset, 0) where start[place] & 0xc0 != 0x80 { column += 1 }
    return TraceError(
      reason: fault.reason,
      path: path,
      position: SourcePosition(line: line, column: column),
      problem: fault.problem,
      advice: fault.advice
    )
  }

  @inline(never)
  private func located(_ trouble: TraceBytes.Trouble) -> TraceError {
    let position = SourcePosition(line: line + 1, column: 1)
    switch trouble {
    case .system(let code): return Self.unreadable(path, code)
    case .lineTooLong:
      return TraceError(
        reason: .tooLarge,
        path: path,
        position: position,
        problem: "a line longer than \(Self.longestLine >> 20) MiB",
        advice: "split the record"
      )
    case .zerosInside:
      return TraceError(
        reason: .malformed,
        path: path,
        position: position,
        problem: "zero bytes between lines",
        advice: "remove them; a trace is text"
      )
    case .endlessZeros:
      return TraceError(
        reason: .tooLarge,
        path: path,
        position: position,
        problem: "more than \(Self.longestLine >> 20) MiB of zero bytes",
        advice: "cut them off; a trace is text"
      )
    }
  }
}
