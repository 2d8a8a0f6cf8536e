internal import Foundation

/// Where a program prints: written at once, so that nothing is lost when the process dies.
nonisolated package enum StandardStream: Int32 {
  /// Standard output.
  case output = 1
  /// Standard error.
  case errors = 2

  /// Writes lines, each with its end.
  ///
  /// - Returns: What kept them from being written, or `nil` when they were.
  package func write(_ lines: [String]) -> String? {
    var rest = Array(lines.map { $0 + "\n" }.joined().utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever shares the terminal made it non-blocking; wait until it takes more.
        var room = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
      } else if errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}
