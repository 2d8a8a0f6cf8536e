internal import Foundation
internal import HitJSON

/// Where the bytes of a recording go: a file, or memory that somebody reads.
///
/// A file gets whole lines only. Where the disk is full, what was written of a torn line is cut off
/// again, so that the file stays a trace.
struct TraceOutput: ~Copyable {
  /// When bytes are written to the file.
  enum Pace: Sendable {
    /// After each turn, so that a killed program loses nothing.
    case live
    /// When there are many.
    case buffered
  }

  private static let bufferLimit = 1 << 16

  private let path: String
  private let descriptor: Int32
  private let pace: Pace
  /// Whether the file is the recording's alone, and may be emptied and cut.
  private let isOwn: Bool
  private var size = 0
  /// How often lines were written; the file is looked after at every fourth time.
  private var turns = 0

  init() {
    path = ""
    descriptor = -1
    pace = .buffered
    isOwn = false
  }

  /// Makes a file anew; one that is there is written over, unless it is being recorded to.
  ///
  /// `-` is standard output, to which lines are added behind what is there.
  init(path: String, pace: Pace) throws(TraceError) {
    isOwn = path != "-"
    self.path = isOwn ? path : "standard output"
    descriptor =
      isOwn ? open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) : dup(STDOUT_FILENO)
    self.pace = pace
    if descriptor < 0 { throw Trouble.unwritable(code: errno).error(at: self.path) }
    if isOwn, let trouble = claim() { throw trouble.error(at: path) }
  }

  /// Takes the file for this recording alone, until it is closed, and empties it.
  private func claim() -> Trouble? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    // Where the file system knows no locks, nobody else can have one either.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return .taken }
    return ftruncate(descriptor, 0) == 0 ? nil : .unwritable(code: errno)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether the bytes stay in memory.
  var isMemory: Bool {
    @inline(__always) get { descriptor < 0 }
  }

  /// Writes lines at the end of a turn, if it is time for that, and empties the writer.
  ///
  /// - Returns: Why nothing more can be written, once that is so.
  @inline(__always)
  mutating func take(_ lines: inout JSONWriter, isLast: Bool) -> TraceError? {
    if isMemory { return nil }
    if !isLast, pace == .buffered, lines.count < Self.bufferLimit { return nil }
    return flush(&lines)?.error(at: path)
  }

  @inline(never)
  private mutating func flush(_ lines: inout JSONWriter) -> Trouble? {
    defer { lines.removeAll() }
    turns += 1
    if pace == .live, turns & 3 == 1, isGone { return .gone }
    var reason: Trouble?
    lines.withBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(descriptor, part.baseAddress, part.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
          continue
        }
        if errno == EINTR { continue }
        reason = .unwritable(code: errno)
        break
      }
      var written = rest.startIndex
      if reason != nil {
        while written > 0, bytes[written - 1] != UInt8(ascii: "\n") { written -= 1 }
        if isOwn { _ = ftruncate(descriptor, off_t(size + written)) }
      }
      size += written
    }
    return reason
  }

  /// Whether the file has no name any more: its folder was removed, or it was.
  private var isGone: Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_nlink == 0
  }

  /// What happened to the file.
  private enum Trouble {
    /// It cannot be written; carries the system's error number.
    case unwritable(code: Int32)
    /// It was removed, or the folder it is in.
    case gone
    /// Another recording goes to it.
    case taken

    /// Says so, and that the recording is over.
    func error(at path: String) -> TraceError {
      let (problem, advice) =
        switch self {
        case .unwritable(let code):
          (
            "the trace cannot be written, \(String(cString: strerror(code)).lowercased())",
            "recording stopped; record to a place with room where you may write"
          )
        case .gone:
          (
            "the trace's file was removed",
            "recording stopped; record again to a folder that stays"
          )
        case .taken:
          (
            "another recording goes to this file",
            "name another file, or end that recording first"
          )
        }
      return TraceError(.unwritable, in: path, problem, advice)
    }
  }
}
