import Foundation
import HitSandbox

/// Standard input as a file that can be read as often as one likes.
///
/// `-` names it wherever a file is read. A pipe can be read once, and readers look at a file more
/// than once, so what comes from a pipe is kept first, in a file without a name.
enum StandardInput {
  /// The name under which readers open it.
  static let path = "/dev/stdin"

  /// The most that is kept, in bytes.
  private static let limit = 1 << 30

  /// Returns the path that an argument names.
  static func path(of argument: String) -> String { argument == "-" ? path : argument }

  /// Makes standard input such that it can be opened anew, where a path is that.
  static func keep(for path: String) throws(FileTrouble) {
    guard path == self.path else { return }
    var facts = stat()
    guard fstat(STDIN_FILENO, &facts) == 0 else {
      throw trouble("it is closed", "send something to it, or name a file")
    }
    if facts.st_mode & S_IFMT == S_IFREG { return }
    if isatty(STDIN_FILENO) == 1 { Output.note("reading from the terminal; Ctrl-D ends it") }
    let kept = try namelessFile()
    defer { close(kept) }
    try copy(to: kept)
    // Whoever opens it now begins at its beginning.
    guard dup2(kept, STDIN_FILENO) >= 0 else { throw trouble("it cannot be kept", "name a file") }
  }

  /// Makes a file that goes with the process, since it has no name.
  private static func namelessFile() throws(FileTrouble) -> Int32 {
    var name = Array("\(NSTemporaryDirectory())hitscope-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw trouble("it cannot be kept", "name a file") }
    unlink(name)
    return file
  }

  private static func copy(to kept: Int32) throws(FileTrouble) {
    var size = 0
    while true {
      let count = splice(buffer: kept)
      if count == 0 { return }
      guard count > 0 else {
        throw trouble(
          "it cannot be read, \(String(cString: strerror(errno)).lowercased())",
          "name a file"
        )
      }
      size += count
      if size > limit { throw trouble("it is larger than 1 GiB", "name a file") }
    }
  }

  /// Copies the next bytes.
  ///
  /// - Returns: How many; 0 at the end, less where they cannot be read or kept.
  private static func splice(buffer kept: Int32) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      var count: Int
      repeat {
        count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0
        && errno == EINTR
      var rest = UnsafeRawBufferPointer(buffer).prefix(max(count, 0))
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = write(kept, part.baseAddress, part.count)
        if written < 0 { return written }
        rest = rest.dropFirst(written)
      }
      return count
    }
  }

  private static func trouble(_ problem: String, _ advice: String) -> FileTrouble {
    FileTrouble(path: "standard input", problem: problem, advice: advice)
  }
}
