internal import Foundation

/// The files and folders that a path may go on with, as it is being typed.
struct PathCompletion {
  /// Something in a folder.
  struct Entry: Hashable {
    var name: String
    var isFolder: Bool
  }

  /// The most entries of a folder that are looked at.
  static let mostEntries = 4000
  /// The most that are offered.
  static let mostChoices = 200

  /// The folder that was read last, with what is in it.
  private var read: (path: String, entries: [Entry])?
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
    let matching = entries(of: folder).filter { entry in
      entry.name.lowercased().hasPrefix(beginning.lowercased())
        && (entry.name.hasPrefix(".") ? beginning.hasPrefix(".") : true)
    }
    return matching.prefix(Self.mostChoices).map { folder + $0.name + ($0.isFolder ? "/" : "") }
  }

  private mutating func entries(of folder: String) -> [Entry] {
    let path = folder.isEmpty ? "." : expanded(folder)
    if let read, read.path == path { return read.entries }
    let entries = Self.entries(of: path)
    read = (path, entries)
    return entries
  }

  /// What is in a folder; nothing of one that cannot be read.
  private static func entries(of path: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let entries = names.prefix(mostEntries).map { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: "\(path)/\(name)",
        isDirectory: &isFolder
      )
      return Entry(name: name, isFolder: isThere && isFolder.boolValue)
    }
    return entries.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }
}
