import Foundation
import HitSandbox
import HitScenes

/// A file that a verb reads.
enum InputFile {
  /// Checks whether a file is of a kind that a verb takes, the usual one first.
  ///
  /// A file of no known kind is left to its reader, which reports what is wrong and where.
  static func expect(_ path: String, _ kinds: FileKind...) throws(FileTrouble) {
    if path == "-" {
      throw FileTrouble(
        path: path,
        problem: "this is no name for standard input",
        advice: "read from /dev/stdin, or from ./- for a file of that name"
      )
    }
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
    guard let kind = FileKind(ofFile: path), !kinds.contains(kind), kind != .empty,
      kind != .misspelt
    else { return }
    let wanted = kinds.map(\.noun).joined(separator: " or ")
    throw FileTrouble(
      path: path,
      problem: "it is \(kind.noun), and \(wanted) is due here",
      advice: kind.use
    )
  }
}
