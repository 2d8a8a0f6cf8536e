internal import Foundation

/// The folders in which scene files are looked for.
///
/// > Order: the folder that `HITSCOPE_SCENES` names, and then no other. Without it: the folder
/// > `share/hitscope/scenes` beside the one that holds the program, where `make install` puts them;
/// > `Assets/scenes` of the checkout that the program was built from; `Assets/scenes` of the folders
/// > above the program; `Assets/scenes` of the folders above the current one.
nonisolated public struct SceneFolders: Hashable, Sendable {
  /// The folders, the first one first.
  public var paths: [String]

  /// Makes a list of folders.
  public init(paths: [String]) { self.paths = paths }

  /// The folders of this process.
  public static var standard: SceneFolders {
    standard(
      environment: ProcessInfo.processInfo.environment,
      program: executable,
      currentFolder: FileManager.default.currentDirectoryPath
    )
  }

  /// The folders of a process with the given environment.
  package static func standard(
    environment: [String: String],
    program: String,
    currentFolder: String
  ) -> SceneFolders {
    if let path = environment["HITSCOPE_SCENES"], !path.isEmpty {
      return SceneFolders(paths: [path])
    }
    let sources = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    var paths = [parent(of: parent(of: program)) + "/share/hitscope/scenes"]
    paths.append("/\(sources)/Assets/scenes")
    paths += foldersAbove(parent(of: program)) + foldersAbove(currentFolder)
    var seen: Set<String> = []
    return SceneFolders(paths: paths.filter { seen.insert($0).inserted })
  }

  /// Returns the path of the first file with a name; `nil` where no folder has one.
  func file(named file: String) -> String? {
    paths.map { "\($0)/\(file)" }.first { access($0, F_OK) == 0 }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  private static func foldersAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var folder = path
    while folder.hasPrefix("/"), folders.count < 64 {
      folders.append("\(folder)/Assets/scenes")
      folder = parent(of: folder)
    }
    return folders
  }

  private static var executable: String {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program ?? CommandLine.arguments.first ?? ""
  }
}
