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

  init(_ folder: String) {
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
      if !name.hasPrefix("."), name != "node_modules" { pending.append("\(place)\(name)/") }
    case S_IFREG: files.append(place + name)
    case S_IFLNK:
      // Pipes and devices cannot be read to an end.
      if stat(start + place + name, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG {
        files.append(place + name)
      }
    default: break
    }
  }
}
