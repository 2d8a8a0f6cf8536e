import Foundation
import Testing

/// Files past 300 lines, each with the reason that keeps it in one piece.
private let longFiles: [String: String] = [
  "Sources/HitResponders/Views/UIView.swift":
    "a class body is what may be overridden, and UIKit's overridable surface is this wide",
  "Sources/HitScenes/Format/SceneDecoder.swift":
    "one pass over a document whose steps share the names seen so far",
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
