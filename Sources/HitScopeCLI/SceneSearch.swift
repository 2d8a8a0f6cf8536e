import Foundation

/// Finds scene files and dumps in folders.
struct SceneSearch {
  /// The scene files and dumps in the folder and what is in it, in order.
  ///
  /// Other files are passed over: a scene file says what it is, and a dump shows it early. Files that
  /// cannot be read are among them, and so are JSON files that are empty or that misspell what they
  /// are, for they may be scenes that were lost.
  let files: [String]
  /// The folders that could not be looked through.
  let troubles: [FolderTrouble]

  /// Looks through a folder.
  init(_ folder: String) {
    let walk = FolderWalk(folder)
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    files = walk.files.filter { file in
      Self.endingsOfDumps.contains(where: file.hasSuffix)
        || file.hasSuffix(".json") && !file.hasSuffix(".script.json")
    }
    .map { folder == "." ? $0 : start + $0 }
    .filter(Self.mayBeScene)
    troubles = walk.troubles
  }

  /// The endings under which people keep what a debugger or a log printed.
  private static let endingsOfDumps = [".txt", ".dump", ".log"]

  private static func mayBeScene(_ path: String) -> Bool {
    switch FileKind(ofFile: path) {
    case .scene, .dump: true
    case .empty, .misspelt: path.hasSuffix(".json")
    // Whoever reads it says why it cannot be read.
    case nil: access(path, R_OK) != 0
    default: false
    }
  }

  /// Returns a path from the current folder on, where it leads into it.
  static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
