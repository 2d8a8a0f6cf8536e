internal import Foundation

/// How the editor that a person has chosen is begun: a program and its arguments.
///
/// No shell reads any of them. What the variable says is a program, with arguments behind spaces;
/// the file is the last argument and its path begins with a slash, so it is never an option.
nonisolated struct ExternalEditor: Equatable {
  /// Why no editor can be begun.
  enum Trouble: Error, Equatable {
    /// No variable names one.
    case none
    case notFound(String)
    /// It runs in a terminal, and there is none to open.
    case needsTerminal(String)
    /// The system does not begin it, for this cause.
    case refused(String, cause: String)
  }

  /// The path of the program that is begun.
  let program: String
  let arguments: [String]
  /// What the editor is called in sentences.
  let name: String

  /// The variables that name an editor, the first that is set counts.
  static let variables = ["VISUAL", "EDITOR"]
  /// The variable that names a terminal, and the program that stands for one where it is not set.
  private static let terminal = (variable: "TERMINAL", program: "x-terminal-emulator")

  /// Finds out how a file is opened at a line.
  ///
  /// - Parameters:
  ///   - path: The file, from the root on.
  ///   - place: The line and the column, counted from 1.
  ///   - environment: The variables.
  ///   - find: Finds the path of a program by its name.
  /// - Throws: Why none can be begun.
  init(
    opening path: String,
    at place: (line: Int, column: Int)?,
    environment: [String: String],
    find: (String) -> String?
  ) throws(Trouble) {
    let values = Self.variables.map {
      (environment[$0] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let value = values.first(where: { !$0.isEmpty }) else { throw .none }
    // A path may have spaces; else they part the arguments.
    let words =
      find(value) == nil ? value.split(whereSeparator: \.isWhitespace).map(String.init) : [value]
    let word = words.first ?? value
    guard let found = find(word) else { throw .notFound(word) }
    let name = Self.name(of: word)
    self.name = name
    let own = Array(words.dropFirst()) + Self.arguments(of: name, path, place)
    guard Self.runsInTerminal(name, words) else {
      (program, arguments) = (found, own)
      return
    }
    let chosen = environment[Self.terminal.variable] ?? ""
    let shell = chosen.isEmpty ? Self.terminal.program : chosen
    guard let window = find(shell) else { throw .needsTerminal(name) }
    program = window
    arguments = [Self.name(of: shell) == "gnome-terminal" ? "--" : "-e", found] + own
  }

  private static func name(of program: String) -> String {
    String(program.split(separator: "/").last ?? Substring(program))
  }

  /// What tells an editor to show a line of a file; most understand what `vi` does.
  private static func arguments(
    of name: String,
    _ path: String,
    _ place: (line: Int, column: Int)?
  ) -> [String] {
    guard let place else { return [path] }
    return switch name {
    case "code", "code-insiders", "code-oss", "codium", "vscodium", "cursor":
      ["--goto", "\(path):\(place.line):\(place.column)"]
    case "subl", "sublime_text", "zed", "zeditor", "hx", "helix", "lapce":
      ["\(path):\(place.line):\(place.column)"]
    case "kate", "kwrite", "idea", "clion", "fleet": ["--line", "\(place.line)", path]
    default: ["+\(place.line)", path]
    }
  }

  /// The editors that need a terminal.
  private static let ofTerminals: Set<String> = [
    "vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "jed", "mg", "ne",
    "mcedit", "ed", "ex", "tilde", "dte",
  ]

  private static func runsInTerminal(_ name: String, _ words: [String]) -> Bool {
    if ofTerminals.contains(name) { return true }
    let isEmacs = name == "emacs" || name == "emacsclient"
    return isEmacs && words.contains { ["-nw", "-t", "--tty", "--no-window-system"].contains($0) }
  }
}

nonisolated extension ExternalEditor {
  /// Finds a program in the folders of a `PATH`; a name with a slash is a path itself.
  static func find(_ name: String, in folders: String) -> String? {
    let paths =
      name.contains("/")
      ? [name] : folders.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  /// Begins the editor and does not wait for it.
  ///
  /// - Parameter onFailure: Called with why it ended, where it did not end well.
  /// - Throws: Why the system does not begin it.
  func begin(onFailure: @escaping @MainActor (String) -> Void) throws(Trouble) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let name = name
    process.terminationHandler = { process in
      let code = process.terminationStatus
      guard process.terminationReason != .exit || code != 0 else { return }
      let how = process.terminationReason == .exit ? "with \(code)" : "by signal \(code)"
      DispatchQueue.main.async { onFailure("\(name) ended \(how)") }
    }
    do {
      try process.run()
    } catch {
      throw .refused(name, cause: Self.cause(of: error))
    }
  }

  /// What the system says; Foundation has a number of its own for it.
  private static func cause(of error: any Error) -> String {
    guard let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(system.code))).lowercased()
  }
}
