import Foundation

/// Standard output and standard error, written at once so that nothing is lost when the process dies.
enum Output {
  /// Writes lines to standard output.
  static func write(_ lines: [String]) {
    if lines.isEmpty { return }
    let text = lines.joined(separator: "\n") + "\n"
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a message to standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("hitscope: \(text)\n".utf8))
  }

  /// Whether standard output is a terminal that shows colours.
  static var isColorful: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb" { return false }
    return isatty(FileHandle.standardOutput.fileDescriptor) == 1
  }
}

/// Colours for the lines that explain routing: the same meanings as in the window.
enum TerminalInk {
  private static let reset = "\u{1b}[0m"

  /// Returns a line in the colour of what it says, where colours are shown.
  static func paint(_ lines: [String]) -> [String] {
    guard Output.isColorful else { return lines }
    return lines.map { line in color(of: line).map { "\($0)\(line)\(reset)" } ?? line }
  }

  private static func color(of line: String) -> String? {
    if line.hasSuffix("not asked, would be inside") { return "\u{1b}[33m" }
    if line.contains(" -> nil") { return "\u{1b}[31m" }
    if line.contains(" -> ") { return "\u{1b}[32m" }
    if line.hasSuffix("forwarded") || line.hasSuffix("consumed") || line.hasSuffix("discarded") {
      return "\u{1b}[36m"
    }
    if line.hasSuffix(".sendEvent") { return "\u{1b}[2m" }
    return nil
  }
}
