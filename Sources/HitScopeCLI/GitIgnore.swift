import Foundation

/// What `.gitignore` files leave out of a folder that is walked.
///
/// The files of the folders above count as well, up to the folder that holds `.git`; without such
/// a folder none above does.
///
/// > Source: git, gitignore(5), PATTERN FORMAT.
struct GitIgnore {
  private struct Pattern {
    /// The folder whose file has it, with its slash at the end.
    let folder: String
    /// The parts between slashes.
    let parts: [String]
    let isNegated: Bool
    let isForFolders: Bool
    /// Whether it is of the whole path below the folder, and not of names at any depth.
    let isAnchored: Bool
  }

  private var patterns: [Pattern] = []

  /// Reads the files above a folder that is to be walked.
  ///
  /// - Parameter folder: Its path, which may be relative.
  init(above folder: String) {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    var above: [String] = []
    var place = path
    while true {
      if access("\(place)/.git", F_OK) == 0 { break }
      if place == "/" || place.isEmpty { return }
      place = URL(fileURLWithPath: place).deletingLastPathComponent().path
      above.append(place)
    }
    for place in above.reversed() { read(in: place) }
  }

  /// Adds the patterns of a folder's file, where it has one.
  ///
  /// - Parameter folder: Its absolute path.
  mutating func read(in folder: String) {
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/.gitignore") else { return }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let pattern = Self.pattern(String(line), in: start) { patterns.append(pattern) }
    }
  }

  private static func pattern(_ line: String, in folder: String) -> Pattern? {
    var rest = Substring(line)
    if rest.hasPrefix("#") { return nil }
    while rest.hasSuffix(" "), !rest.hasSuffix("\\ ") { rest.removeLast() }
    let isNegated = rest.hasPrefix("!")
    if isNegated { rest.removeFirst() }
    let isForFolders = rest.hasSuffix("/")
    if isForFolders { rest.removeLast() }
    if rest.isEmpty { return nil }
    let isAnchored = rest.contains("/")
    return Pattern(
      folder: folder,
      parts: rest.split(separator: "/").map(String.init),
      isNegated: isNegated,
      isForFolders: isForFolders,
      isAnchored: isAnchored
    )
  }

  /// Whether a file or a folder is left out; the last pattern that fits decides.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - isFolder: Whether it is a folder.
  /// - Returns: Whether it is passed over.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    for pattern in patterns.reversed() {
      guard isFolder || !pattern.isForFolders, path.hasPrefix(pattern.folder) else { continue }
      let parts = path.dropFirst(pattern.folder.count).split(separator: "/").map(String.init)
      let fits =
        pattern.isAnchored
        ? Self.fits(pattern.parts[...], parts[...])
        : parts.last.map { fnmatch(pattern.parts[0], $0, 0) == 0 } ?? false
      if fits { return !pattern.isNegated }
    }
    return false
  }

  /// Whether the parts of a pattern fit those of a path; `**` stands for any number of them.
  private static func fits(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      // At the end it stands for what is inside, and so for one part at least.
      if rest.isEmpty { return !path.isEmpty }
      return (0...path.count).contains { fits(rest, path.dropFirst($0)) }
    }
    guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
    return fits(rest, path.dropFirst())
  }
}
