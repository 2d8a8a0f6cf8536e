import Foundation
import Testing

/// Files past 300 lines, each with the reason that keeps it in one piece.
private let longFiles: [String: String] = [
  "Sources/HitResponders/Views/UIView.swift":
    "a class body is what may be overridden, and UIKit's overridable surface is this wide"
]

/// Types past 600 lines in all their files, each with the reason that keeps it one.
private let longTypes: [String: String] = [
  "UIView": "UIKit's own surface is this wide, and it is one class there",
  "UIGestureRecognizer": "UIKit's own surface, and what every recognizer shares",
  "UIApplication": "UIKit's own surface, and the queue that every input passes",
  "LintRule": "each rule is a constant of it, in a file of its own",
  "Behaving": "a namespace with one class for each class of UIKit that a scene may override",
  "Sandbox": "where window, sessions, inspector and recording meet, each a type of its own",
  "Canvas": "one drawing context, whose kinds of drawing are extensions that share no state",
]

/// Where UIKit's own declaration is an implicitly unwrapped optional.
private let unwrappedInUIKit: Set = [
  "Sources/HitControls/UIButton.swift",
  "Sources/HitControls/UILabel.swift",
  "Sources/HitResponders/Responders/UIViewController.swift",
  "Sources/HitResponders/Views/UIView.swift",
]

@Suite("Files")
struct FileTests {
  @Test("a file is at most 300 lines long, or 500 with a reason")
  func length() {
    var offences: [String] = []
    for file in Repository.sources + Repository.tests {
      if file.length > 500 { offences.append("\(file.path): \(file.length) lines, more than 500") }
      if file.length > 300 && longFiles[file.path] == nil {
        offences.append("\(file.path): \(file.length) lines, more than 300 without a reason")
      }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      Split the file by idea, or list it in FileTests.swift with the reason it is one: \
      docs/contributing.md, Where a file goes.
      """
    )
  }

  @Test("a type is at most 600 lines long in all its files, or has a reason")
  func typeLength() {
    var lengths: [String: Int] = [:]
    for file in Repository.sources {
      for (name, length) in file.typeLengths { lengths[name, default: 0] += length }
    }
    #expect(lengths.count > 500)
    let long = lengths.filter { $0.value > 600 }
    let offences = long.filter { longTypes[$0.key] == nil }
      .map { "\($0.key): \($0.value) lines, more than 600 without a reason" }.sorted()
    #expect(
      offences.isEmpty,
      "\(list(offences))\nDivide the type by its duties: docs/contributing.md, Where a file goes."
    )
    let excused = longTypes.keys.filter { lengths[$0, default: 0] < 540 }
    #expect(excused.isEmpty, "These need no reason in FileTests.swift: \(excused.sorted())")
  }

  @Test("nothing is unwrapped by force, and no try is forced")
  func force() {
    let offences = Repository.sources.flatMap { file in
      file.places(of: "!") { line in
        let isForced = line.contains(/\btry!|\bas!/) || line.contains(/[\w)\]}]!(?![=\w])/)
        return isForced && !unwrappedInUIKit.contains(file.path)
      }
    }
    #expect(
      offences.isEmpty,
      "\(list(offences))\nHandle the absence, or trap with a sentence: docs/contributing.md, Style."
    )
  }

  @Test("only UIKit's own names start with UI")
  func names() {
    let offences = Repository.sources.flatMap { file in
      file.places(of: " UI") { line in
        let declaration = line.firstMatch(
          of: /\b(?:public|open) .*?\b(?:class|struct|enum|protocol|typealias|func|var|let) (UI\w+)/
        )
        return declaration.map { !uiKitNames.contains(String($0.1)) } ?? false
      }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      A name that UIKit lacks must not start with UI, or readers take it for UIKit's: \
      docs/contributing.md, Style. If UIKit has it, add it to uiKitNames in UIKitNames.swift.
      """
    )
  }
}

extension SourceFile {
  /// The lengths of the types at the file's outer level, their extensions among them.
  fileprivate var typeLengths: [(name: String, length: Int)] {
    var lengths: [(String, Int)] = []
    var open: (name: String, start: Int)?
    for (number, line) in code.enumerated() {
      if let name = Self.typeOpened(by: line) { open = (name, number) }
      if let (name, start) = open, line.hasPrefix("}") || (number == start && line.hasSuffix("}")) {
        lengths.append((name, number - start + 1))
        open = nil
      }
    }
    return lengths
  }

  /// The type that a line at the outer level declares or extends.
  private static func typeOpened(by line: String) -> String? {
    guard line.first?.isWhitespace == false, line != "}" else { return nil }
    let words = line.split(separator: " ")
    let kinds: Set<Substring> = ["class", "struct", "enum", "actor", "protocol", "extension"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
      return nil
    }
    return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
