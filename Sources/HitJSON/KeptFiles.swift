internal import Foundation
internal import Synchronization

/// Keeps what can be read once, so that it can be read as often as one likes.
///
/// Readers look at a file more than once. What comes from a pipe, a socket or a terminal is
/// therefore copied into a file without a name before it is read, and every reader opens
/// ``path(of:)`` in place of the path that it was given.
package enum KeptFiles {
  /// Why a file cannot be kept.
  package enum Trouble: Error {
    /// There is more than ``limit``.
    case tooLarge
    /// The system refused, with its error number.
    case system(Int32)
  }

  /// The most that is kept of one file, in bytes.
  package static let limit = 1 << 30

  /// The descriptors of the copies, by the paths as they were given.
  private static let copies = Mutex<[String: Int32]>([:])

  /// Returns what to open for a path: the path itself, or the copy of what was kept.
  package static func path(of path: String) -> String {
    copies.withLock { $0[path] }.map { "/dev/fd/\($0)" } ?? path
  }

  /// Returns what messages call a file: its path, as it was given.
  ///
  /// Standard input, which nobody names by its path, is called that.
  package static func name(of path: String) -> String {
    path == "/dev/stdin" ? "standard input" : path
  }

  /// Whether a path is of something that was kept.
  package static func isKept(_ path: String) -> Bool { copies.withLock { $0[path] != nil } }

  /// Keeps a file that can be read once; files that are kept, or need not be, stay as they are.
  ///
  /// - Returns: Whether it is one that can be read once.
  @discardableResult
  package static func keep(_ path: String) throws(Trouble) -> Bool {
    if isKept(path) { return true }
    guard canBeReadOnce(path) else { return false }
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .system(errno) }
    defer { close(source) }
    try keep(source, as: path)
    return true
  }

  /// Keeps what an open file holds, which is then read under a path.
  package static func keep(_ source: Int32, as path: String) throws(Trouble) {
    let copy = try namelessFile()
    do {
      try fill(copy, from: source)
    } catch {
      close(copy)
      throw error
    }
    copies.withLock { $0[path] = copy }
  }

  /// Whether a file is a pipe, a socket or a terminal.
  package static func canBeReadOnce(_ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return false }
    switch facts.st_mode & S_IFMT {
    case S_IFIFO, S_IFSOCK: return true
    case S_IFCHR:
      let device = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      defer { if device >= 0 { close(device) } }
      return device >= 0 && isatty(device) == 1
    default: return false
    }
  }

  /// Makes a file that goes with the process, since it has no name.
  private static func namelessFile() throws(Trouble) -> Int32 {
    var name = Array("\(NSTemporaryDirectory())hitscope-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw .system(errno) }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func fill(_ copy: Int32, from source: Int32) throws(Trouble) {
    var size = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(source, $0.baseAddress, $0.count) }
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      size += count
      if size > limit { throw .tooLarge }
      var rest = chunk[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(copy, $0.baseAddress, $0.count) }
        guard written >= 0 else { throw .system(errno) }
        rest = rest.dropFirst(written)
      }
    }
  }
}
