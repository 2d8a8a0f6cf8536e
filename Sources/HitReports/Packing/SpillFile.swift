internal import Foundation

/// A nameless temporary file for what is too much to be held until it is written.
///
/// It is gone with the program, however that ends. Trouble is kept until ``check()`` throws it, so
/// that whoever adds something need not ask each time.
final class SpillFile {
  /// A run of bytes in the file.
  struct Extent {
    var offset: Int
    var count: Int
  }

  private let descriptor: Int32
  private var trouble: Int32 = 0
  private(set) var size = 0

  private static let chunk = 1 << 16

  /// Makes an empty file where temporary files are.
  init() {
    var path = Array("\(FileManager.default.temporaryDirectory.path)/hitscope-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    if descriptor < 0 { trouble = errno } else { unlink(path) }
  }

  /// By which others can open it as long as this is there.
  var path: String { "/proc/self/fd/\(descriptor)" }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds bytes at the end; returns where they are.
  @discardableResult
  func append(_ bytes: UnsafeRawBufferPointer) -> Extent {
    let extent = Extent(offset: size, count: bytes.count)
    size += bytes.count
    var rest = bytes[...]
    while !rest.isEmpty, trouble == 0 {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = pwrite(descriptor, part.baseAddress, part.count, off_t(size - rest.count))
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { trouble = errno }
    }
    return extent
  }

  /// Passes the bytes of a run to `body`, some at a time.
  func read(_ extent: Extent, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    try check()
    var buffer = [UInt8](repeating: 0, count: min(Self.chunk, max(1, extent.count)))
    var done = 0
    while done < extent.count {
      let wanted = min(buffer.count, extent.count - done)
      let count = pread(descriptor, &buffer, wanted, off_t(extent.offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        trouble = count < 0 ? errno : EIO
        return try check()
      }
      try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      done += count
    }
  }

  /// Throws what went wrong so far.
  func check() throws(PageError) {
    if trouble != 0 { throw PageError.noTemporaryFile(code: trouble) }
  }
}

/// Why a page cannot be made.
package enum PageError: Error, Hashable, CustomStringConvertible {
  /// What is too much for memory cannot be kept; carries the system's number.
  case noTemporaryFile(code: Int32)
  /// zlib refused; carries its number.
  case unpackable(code: Int32)

  /// Where, what, what to do.
  package var description: String {
    switch self {
    case .noTemporaryFile(let code):
      let place = FileManager.default.temporaryDirectory.path
      let cause = String(cString: strerror(code)).lowercased()
      return "\(place): a temporary file cannot be written, \(cause); make room, or set TMPDIR"
    case .unpackable(let code):
      return "the page: zlib refused its data (\(code)); report this"
    }
  }
}
