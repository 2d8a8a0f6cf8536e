import Testing

@Suite("Folders")
struct FolderTests {
  /// The modules whose folders are layers; files beside the folders belong to none.
  private static let layered = ["HitAnalysis", "HitScenes", "HitTrace", "HitTraceFormat"]

  @Test("no two folders of a module use each other's types", arguments: layered)
  func circles(floor: String) {
    let files = Repository.sources.filter { $0.floor == floor && $0.folder != nil }
    var owners: [String: String] = [:]
    for file in files {
      for type in file.declaredTypes { owners[type] = file.folder }
    }
    // The folders that a folder uses, with a file in which it does.
    var uses: [String: [String: String]] = [:]
    for file in files {
      guard let folder = file.folder else { continue }
      for word in file.words {
        guard let owner = owners[word], owner != folder else { continue }
        uses[folder, default: [:]][owner] = "\(file.path) uses \(word)"
      }
    }
    let circles = uses.keys.sorted().flatMap { folder in
      (uses[folder] ?? [:]).compactMap { uses[$0.key]?[folder] == nil ? nil : $0.value }
    }
    #expect(
      circles.isEmpty,
      """
      \(list(circles))
      Move the type to the lower of the two folders, or the code that uses it to the upper one.
      """
    )
  }
}

extension SourceFile {
  /// The folder of the floor in which the file is.
  fileprivate var folder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : nil
  }

  /// The types that the file declares outside of others.
  fileprivate var declaredTypes: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix(" "), !line.contains("private"),
        let kind = words.firstIndex(where: {
          ["struct", "class", "enum", "protocol", "typealias"].contains($0)
        })
      else { return nil }
      return words.dropFirst(kind + 1).first.map { $0.prefix { $0.isLetter || $0.isNumber } }
        .map(String.init)
    }
  }

  /// The words with a capital that stand in the code.
  fileprivate var words: Set<String> {
    Set(
      code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        .filter { $0.first?.isUppercase == true }.map(String.init)
    )
  }
}
