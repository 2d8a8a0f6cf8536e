import ArgumentParser
import Foundation
import HitResponders
import HitSandbox
import HitScenes

/// What the program prints, and whether in colour.
enum Output {
  /// Writes lines to standard output; where that cannot be, says so and ends the process.
  static func write(_ lines: [TerminalLine]) {
    expect(StandardStream.output.write(lines, inColour: isColorful))
  }

  /// Writes lines that say nothing in particular.
  static func write(_ lines: [String]) { write(lines.map { TerminalLine($0) }) }

  static func write(json: String) { expect(StandardStream.output.write(json: json)) }

  /// Writes a value as JSON with its keys in order.
  static func write(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    write(json: String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Writes a document of another form to standard output.
  static func write(document: String) { expect(StandardStream.output.write(document: document)) }

  private static func expect(_ cause: String?) {
    guard let cause else { return }
    complain("standard output: cannot be written: \(cause). Send it where there is room.")
    exit(ExitStatus.trouble.rawValue)
  }

  /// Writes a message of one line or several to standard error; there is nobody to tell where that
  /// cannot be.
  static func complain(_ lines: String...) { complain(lines) }

  /// Writes a message to standard error, a line each.
  static func complain(_ lines: [String]) {
    let first = lines.prefix(1).map { TerminalLine("hitscope: \($0)") }
    _ = StandardStream.errors.write(first + lines.dropFirst().map { TerminalLine($0) })
  }

  /// Says on standard error what a dump could not tell; nothing of a scene file.
  static func tell(_ document: SceneDocument?) {
    guard let document, let dump = document.dump else { return }
    let file = SceneSearch.shortened(document.path)
    for note in dump.notes { complain("\(file): \(note)") }
  }

  /// Whether standard output is a terminal that shows colours.
  private static let isColorful: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb" { return false }
    return isatty(FileHandle.standardOutput.fileDescriptor) == 1
  }()
}

extension Output {
  /// Writes messages, each in the colour of what it tells.
  static func write(_ messages: [Message]) {
    write(messages.map { TerminalLine($0.text, $0.kind.ink) })
  }
}

extension Message.Kind {
  /// The colour on a terminal: the same meanings as in the window.
  fileprivate var ink: TerminalLine.Ink? {
    switch self {
    case .accepted: .good
    case .refused, .error: .bad
    case .notAsked, .warning: .doubtful
    case .passed, .handled, .action, .note: .remark
    case .sender: .faint
    case .input, .gesture, .failure, .arrived, .lost, .missed, .neutral, .key, .remark: nil
    }
  }
}
