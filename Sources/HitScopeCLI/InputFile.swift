import Foundation
import HitJSON
import HitSandbox
import HitScenes

/// A file that a verb reads.
enum InputFile {
  /// Returns the path that an argument names, for arguments that are files alone.
  @Sendable
  static func named(_ argument: String) -> String { StandardInput.path(of: argument) }

  /// Keeps a file that can be read once, such as a pipe.
  ///
  /// Every file that a verb reads comes through here before anything opens it.
  ///
  /// - Returns: Whether it is such a file, which is gone with the process.
  @discardableResult
  static func keep(_ path: String) throws(FileTrouble) -> Bool {
    if path == StandardInput.path { try StandardInput.prepare() }
    do {
      return try KeptFiles.keep(path)
    } catch {
      throw trouble(with: path, error)
    }
  }

  /// Reads what comes on standard input under the name of a file.
  static func takeStandardInput(as path: String) throws(FileTrouble) {
    do {
      try KeptFiles.keep(STDIN_FILENO, as: path)
    } catch {
      throw trouble(with: path, error)
    }
  }

  private static func trouble(with path: String, _ trouble: KeptFiles.Trouble) -> FileTrouble {
    let problem =
      switch trouble {
      case .tooLarge: "it is larger than \(KeptFiles.limit >> 30) GiB"
      case .system(let code):
        "it cannot be kept to be read, \(String(cString: strerror(code)).lowercased())"
      }
    return FileTrouble(path: path, problem: problem, advice: "name a file")
  }

  /// Checks whether a verb can write its change into a file that it reads.
  static func expectChangeable(_ path: String) throws(FileTrouble) {
    guard try keep(path) || path == StandardInput.path else { return }
    let problem = "what comes from a pipe cannot be changed"
    throw FileTrouble(path: path, problem: problem, advice: "write the change with -o FILE")
  }

  /// Returns what a file is; what can be read once is kept first.
  static func kind(of path: String) throws(FileTrouble) -> FileKind? {
    try keep(path)
    return FileKind(ofFile: path)
  }

  /// Returns all bytes of a file; nothing where it cannot be read.
  static func bytes(of path: String) throws(FileTrouble) -> Data? {
    try keep(path)
    return FileManager.default.contents(atPath: KeptFiles.path(of: path))
  }

  /// Whether a file of a kind is a scene.
  static func isScene(_ kind: FileKind?) -> Bool { kind == .scene || kind == .dump }

  /// Checks whether a file is of a kind that a verb takes, the usual one first.
  ///
  /// A file of no known kind is left to its reader, which reports what is wrong and where.
  static func expect(_ path: String, _ kinds: FileKind...) throws(FileTrouble) {
    let isScene = MainActor.assumeIsolated {
      SceneLibrary.gallery.entries.contains { $0.name == path }
    }
    if isScene, access(path, F_OK) != 0 {
      throw FileTrouble(
        path: path,
        problem: "it is a scene of the gallery, and \(kinds[0].noun) is due here",
        advice: "`hitscope play SCENE SCRIPT -o FILE` records a trace of it"
      )
    }
    guard let kind = try kind(of: path), !kinds.contains(kind), kind != .empty, kind != .misspelt
    else { return }
    let wanted = kinds.map(\.noun).joined(separator: " or ")
    throw FileTrouble(
      path: path,
      problem: "it is \(kind.noun), and \(wanted) is due here",
      advice: kind.use
    )
  }
}
