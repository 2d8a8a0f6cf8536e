internal import Foundation

/// The files and folders that a path may go on with, as it is being typed.
struct PathCompletion {
  /// Something in a folder.
  struct Entry: Hashable {
    var name: String
    var isFolder: Bool
  }

  /// The most entries of a folder that are looked at, of those that begin as is typed.
  static let mostEntries = 4000
  /// The most that are offered.
  static let mostChoices = 200

  /// The folder that was read last, with the names in it, sorted.
  private var read: (path: String, names: [String])?
  private let home: String

  init(home: String = NSHomeDirectory()) { self.home = home }

  /// The path with the home folder in place of `~`.
  func expanded(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
  }

  /// Returns the paths that begin as one that is typed so far: folders first, then files.
  ///
  /// What begins with a dot is offered once a dot is typed.
  mutating func choices(for text: String) -> [String] {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, beginning) = (String(text[..<slash]), String(text[slash...]))
    let path = folder.isEmpty ? "." : expanded(folder)
    let matching = names(in: path).lazy.filter { name in
      name.lowercased().hasPrefix(beginning.lowercased())
        && (name.hasPrefix(".") ? beginning.hasPrefix(".") : true)
    }
    let entries = matching.prefix(Self.mostEntries).map { Self.entry($0, in: path) }
    let choices = entries.filter(\.isFolder) + entries.filter { !$0.isFolder }
    return choices.prefix(Self.mostChoices).map { folder + $0.name + ($0.isFolder ? "/" : "") }
  }

  /// The names in a folder; none of one that cannot be read.
  private mutating func names(in path: String) -> [String] {
    if let read, read.path == path { return read.names }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    read = (path, names)
    return names
  }

  private static func entry(_ name: String, in path: String) -> Entry {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
    return Entry(name: name, isFolder: isThere && isFolder.boolValue)
  }
}
