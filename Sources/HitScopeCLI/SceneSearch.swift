import Foundation
import HitSandbox

/// Finds scene files and dumps in folders.
struct SceneSearch {
  /// The scene files and dumps in the folder and its folders, in order.
  ///
  /// Other files are skipped: a scene file names its format, and a dump is recognized early. Files
  /// that cannot be read are included, and so are JSON files that are empty or that misspell their
  /// format, for they may be damaged scenes.
  let files: [String]
  /// The folders that could not be read.
  let troubles: [FileTrouble]

  init(_ folder: String) {
    let walk = FolderWalk(folder, heedsGitIgnore: true)
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    files = walk.files.filter { file in
      Self.endingsOfDumps.contains(where: file.hasSuffix)
        || file.hasSuffix(".json") && !file.hasSuffix(".script.json")
    }
    .map { folder == "." ? $0 : start + $0 }
    .filter(Self.mayBeScene)
    troubles = walk.troubles
  }

  /// The endings of the files in which people keep output of a debugger or a log.
  private static let endingsOfDumps = [".txt", ".dump", ".log"]

  private static func mayBeScene(_ path: String) -> Bool {
    switch FileKind(ofFile: path) {
    case .scene, .dump: true
    case .empty, .misspelt: path.hasSuffix(".json")
    // Its reader reports why it cannot be read.
    case nil: access(path, R_OK) != 0
    default: false
    }
  }

  /// Returns a path relative to the current folder, where it leads into it.
  static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
