import ArgumentParser
import Foundation
import HitSandbox
import HitScenes

/// What the program prints, and whether in colour.
enum Output {
  /// Writes lines to standard output; where that cannot be, says so and ends the process.
  static func write(_ lines: [String]) {
    guard let cause = StandardStream.output.write(lines) else { return }
    complain("standard output: cannot be written: \(cause). Send it where there is room.")
    exit(ExitStatus.trouble.rawValue)
  }

  /// Writes a message to standard error; there is nobody to tell where that cannot be.
  static func complain(_ text: String) {
    _ = StandardStream.errors.write(["hitscope: \(text)"])
  }

  /// Says on standard error what a dump could not tell; nothing of a scene file.
  static func tell(_ document: SceneDocument?) {
    guard let document, let dump = document.dump else { return }
    let file = SceneSearch.shortened(document.path)
    for note in dump.notes { complain("\(file): \(note)") }
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
    if line.contains(": error: ") { return "\u{1b}[31m" }
    if line.contains(": warning: ") { return "\u{1b}[33m" }
    if line.contains(": note: ") { return "\u{1b}[36m" }
    if line.hasSuffix(".sendEvent") { return "\u{1b}[2m" }
    return nil
  }
}
