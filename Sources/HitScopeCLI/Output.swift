import ArgumentParser
import Foundation
import HitJSON
import HitResponders
import HitSandbox
import HitScenes
import Synchronization

/// What the program prints, and whether in colour.
///
/// Answers go to standard output. Where `-o -` sends a document there, they go to standard error,
/// so that nothing but the document is in the pipe.
enum Output {
  private struct Manner {
    var color = ColorChoice.auto
    var isQuiet = false
    var lines = StandardStream.output
    var told: Set<String> = []
  }

  private static let manner = Mutex(Manner())

  /// Prints from now on as the options of a verb say.
  static func adopt(_ options: ShownOptions) {
    manner.withLock {
      $0.color = options.color
      $0.isQuiet = options.quiet
    }
  }

  /// Leaves standard output to a document; what else there is to say goes to standard error.
  static func leaveToDocument() { manner.withLock { $0.lines = .errors } }

  /// Whether nothing but answers and errors is wanted.
  static var isQuiet: Bool { manner.withLock { $0.isQuiet } }

  /// Writes lines to standard output; where that cannot be, says so and ends the process.
  static func write(_ lines: [TerminalLine]) {
    let (stream, color) = manner.withLock { ($0.lines, $0.color) }
    let isColored = isColorful(stream, color)
    expect(Progress.aside { stream.write(lines, inColour: isColored) })
  }

  /// Writes lines that say nothing in particular.
  static func write(_ lines: [String]) { write(lines.map { TerminalLine($0) }) }

  static func write(json: String) {
    let stream = manner.withLock { $0.lines }
    expect(Progress.aside { stream.write(json: json) })
  }

  /// Writes a document of another form to standard output.
  static func write(document: String) {
    let stream = manner.withLock { $0.lines }
    expect(Progress.aside { stream.write(document: document) })
  }

  /// Writes a document as it is, of any bytes.
  static func write(bytes: Data) {
    expect(Progress.aside { StandardStream.output.write(bytes: bytes) })
  }

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
    _ = Progress.aside {
      StandardStream.errors.write(first + lines.dropFirst().map { TerminalLine($0) })
    }
  }

  /// Writes what is worth knowing and no error to standard error, once a run.
  static func note(_ line: String) {
    let isNew = manner.withLock { !$0.isQuiet && $0.told.insert(line).inserted }
    if isNew { complain(line) }
  }

  /// Says on standard error what a dump could not tell; nothing of a scene file.
  static func tell(_ document: SceneDocument?) {
    guard let document, let dump = document.dump else { return }
    let file = SceneSearch.shortened(document.path)
    for note in dump.notes { self.note("\(KeptFiles.name(of: file)): \(note)") }
  }

  /// Whether lines to a stream are coloured: always, never, or where it is a terminal that shows
  /// colours.
  private static func isColorful(_ stream: StandardStream, _ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      switch Environment.color {
      case .always: return true
      case .never: return false
      case .auto: return isatty(stream.rawValue) == 1
      }
    }
  }

  /// What the environment says of colours, looked at once.
  private enum Environment {
    static let color: ColorChoice = {
      let variables = ProcessInfo.processInfo.environment
      func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
      if isSet("NO_COLOR") { return .never }
      if isSet("CLICOLOR_FORCE"), variables["CLICOLOR_FORCE"] != "0" { return .always }
      return variables["TERM"] == "dumb" || variables["CLICOLOR"] == "0" ? .never : .auto
    }()
  }
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
