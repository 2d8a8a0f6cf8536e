import Foundation
import HitSandbox
import HitScenes

/// A file that a verb reads.
enum InputFile {
  /// Returns the path that an argument names, for arguments that are files alone.
  @Sendable
  static func named(_ argument: String) -> String { StandardInput.path(of: argument) }

  /// Returns what a file is; standard input is kept first.
  static func kind(of path: String) throws(FileTrouble) -> FileKind? {
    try StandardInput.keep(for: path)
    return FileKind(ofFile: path)
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
