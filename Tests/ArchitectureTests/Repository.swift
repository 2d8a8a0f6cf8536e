import Foundation
import TestSupport

/// The project's own files, as the checks read them.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = Checkout.root

  /// Every Swift file of the product.
  static let sources = files(below: "Sources", withExtension: "swift").map(SourceFile.init)

  /// Every Swift file of the tests, without the packages nested among them.
  static let tests = files(below: "Tests", withExtension: "swift").map(SourceFile.init)

  /// Every Markdown file, the articles of the API reference included.
  static let documents =
    (["README.md"] + files(below: "docs", withExtension: "md")
    + files(below: "Sources", withExtension: "md")).filter { exists($0) }

  /// Returns the text of a file.
  ///
  /// - Throws: What kept it from being read.
  static func text(_ path: String) throws -> String {
    try Checkout.text(path)
  }

  /// Whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Returns the paths of the files below a folder, in order of name; hidden folders are left out.
  private static func files(below folder: String, withExtension ending: String) -> [String] {
    let start = root.appendingPathComponent(folder)
    let walker = FileManager.default.enumerator(
      at: start,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    var paths: [String] = []
    for case let file as URL in walker ?? FileManager.DirectoryEnumerator() {
      if file.pathExtension == ending {
        paths.append(folder + file.path.dropFirst(start.path.count))
      }
    }
    return paths.sorted()
  }
}

/// One Swift file, with and without what the compiler does not read.
struct SourceFile: Sendable {
  /// The path below the project's folder.
  let path: String
  /// The lines as they stand.
  let lines: [String]
  /// The lines with comments and the contents of texts left out.
  let code: [String]

  init(_ path: String) {
    self.path = path
    let text = (try? Repository.text(path)) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = Self.code(of: lines)
  }

  /// The floor that the file stands on: the folder below `Sources`.
  var floor: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The number of lines, without the empty one after the last line break.
  var length: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// Returns `path:line: text` for each line of code that holds a word and that a test accepts.
  ///
  /// The word comes first because looking for bytes is cheap, and most lines are no concern of a
  /// rule.
  func places(of word: String, where matches: (String) -> Bool = { _ in true }) -> [String] {
    code.indices.filter { Self.holds(code[$0], word) && matches(code[$0]) }.map {
      "\(path):\($0 + 1): \(lines[$0].trimmingCharacters(in: .whitespaces))"
    }
  }

  private static func holds(_ line: String, _ word: String) -> Bool {
    line.withCString { line in word.withCString { strstr(line, $0) != nil } }
  }

  private static func code(of lines: [String]) -> [String] {
    var isInText = false
    return lines.map { line in
      if holds(line, "\"\"\"") {
        isInText.toggle()
        return ""
      }
      return isInText ? "" : withoutTextsAndComments(line)
    }
  }

  private static func withoutTextsAndComments(_ line: String) -> String {
    if !holds(line, "\"") && !holds(line, "//") { return line }
    var kept: [UInt8] = []
    var isInText = false
    var previous: UInt8 = 0
    for byte in line.utf8 {
      let isComment = byte == UInt8(ascii: "/") && previous == UInt8(ascii: "/")
      if isComment && !isInText { return String(decoding: kept.dropLast(), as: UTF8.self) }
      if byte == UInt8(ascii: "\"") && previous != UInt8(ascii: "\\") { isInText.toggle() }
      if !isInText { kept.append(byte) }
      previous = byte
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
