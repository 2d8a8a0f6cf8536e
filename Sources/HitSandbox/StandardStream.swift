package import Foundation

/// Where a program prints: written at once, so that nothing is lost when the process dies.
nonisolated package enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// Writes lines, each with its end.
  ///
  /// - Returns: What kept them from being written, or `nil` when they were.
  package func write(_ lines: [TerminalLine], inColour: Bool = false) -> String? {
    write(lines.map { (inColour ? $0.coloured : $0.text) + "\n" }.joined())
  }

  /// Writes JSON and the end of its line.
  ///
  /// What a terminal would act on can stand in strings alone, and is escaped there.
  ///
  /// - Returns: What kept it from being written, or `nil` when it was.
  package func write(json: String) -> String? {
    let isPlain = json.utf8.allSatisfy { (0x20..<0x7f).contains($0) || $0 == 0x0a }
    if isPlain { return write(json + "\n") }
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar != "\n", TerminalLine.isCommand(scalar) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return write(text + "\n")
  }

  /// Writes a document of another form as it is, with the end of its last line.
  ///
  /// - Returns: What kept it from being written, or `nil` when it was.
  package func write(document: String) -> String? { write(document + "\n") }

  /// Writes bytes as they are.
  ///
  /// - Returns: What kept them from being written, or `nil` when they were.
  package func write(bytes: Data) -> String? { write(Array(bytes)) }

  private func write(_ text: String) -> String? { write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) -> String? {
    var rest = bytes[...]
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
