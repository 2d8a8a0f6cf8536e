import Foundation

/// All files in a folder and its folders.
///
/// Hidden folders and `node_modules`, in which tools keep their own files, are skipped; links to
/// folders are not followed. A folder that cannot be read does not stop the walk.
struct FolderWalk {
  /// The files in order, links that lead nowhere among them.
  private(set) var files: [String] = []
  /// The folders that could not be read, each with the cause.
  private(set) var troubles: [FileTrouble] = []

  /// What is left out; nothing where `.gitignore` files do not count.
  private var ignore: GitIgnore?
  private let root: String

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - heedsGitIgnore: Whether what `.gitignore` files name is skipped as well.
  init(_ folder: String, heedsGitIgnore: Bool = false) {
    root = URL(fileURLWithPath: folder).standardizedFileURL.path
    ignore = heedsGitIgnore ? GitIgnore(above: folder) : nil
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    var pending = [""]
    while let place = pending.popLast() {
      guard let handle = opendir(start + place) else {
        let path = place.isEmpty ? folder : start + place.dropLast()
        let cause = String(cString: strerror(errno)).lowercased()
        troubles.append(
          FileTrouble(
            path: path,
            problem: "this folder cannot be looked through, \(cause)",
            advice: "allow it to be read, or name others"
          )
        )
        continue
      }
      defer { closedir(handle) }
      ignore?.read(in: place.isEmpty ? root : "\(root)/\(place.dropLast())")
      while let entry = readdir(handle) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        visit(name, in: place, start, &pending)
      }
    }
    files.sort()
    troubles.sort { $0.path < $1.path }
  }

  private func isIgnored(_ path: String, isFolder: Bool) -> Bool {
    ignore?.leavesOut("\(root)/\(path)", isFolder: isFolder) ?? false
  }

  private mutating func visit(
    _ name: String,
    in place: String,
    _ start: String,
    _ pending: inout [String]
  ) {
    if name == "." || name == ".." { return }
    var facts = stat()
    guard lstat(start + place + name, &facts) == 0 else { return files.append(place + name) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR:
      if isIgnored(place + name, isFolder: true) { return }
      if !name.hasPrefix("."), name != "node_modules" { pending.append("\(place)\(name)/") }
    case S_IFREG:
      if !isIgnored(place + name, isFolder: false) { files.append(place + name) }
    case S_IFLNK:
      // Pipes and devices cannot be read to an end.
      if stat(start + place + name, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG {
        files.append(place + name)
      }
    default: break
    }
  }
}
