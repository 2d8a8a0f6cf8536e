import Foundation
import Testing

/// The folders whose code says what happened.
private let explaining = [
  "Sources/HitAnalysis/", "Sources/HitInspector/", "Sources/HitSandbox/",
  "Sources/HitScopeTesting/",
  "Sources/HitResponders/Routing/",
]

/// Lines that search texts which are not the program's own sentences.
private let foreignTexts: [String: String] = [
  "Sources/HitAnalysis/ViewNames.swift": "a view's unique name is its path's last part",
  "Sources/HitAnalysis/Lint/Forms/LintSARIF.swift": "escapes for links, and paths of files",
  "Sources/HitAnalysis/Lint/Forms/LintGitHub.swift": "escapes for commands of a runner",
  "Sources/HitAnalysis/Reports/HTMLText.swift": "escapes for scripts in pages",
  "Sources/HitAnalysis/Regions/Backdrops.swift": "the name of a class of UIKit",
  "Sources/HitInspector/Search/ViewQuery.swift": "what a person types to search",
  "Sources/HitInspector/Editing/ViewProperties.swift": "a number that a person types",
  "Sources/HitSandbox/Editing/EditStep.swift": "a value as a scene file has it",
  "Sources/HitSandbox/Files/FileFault+Reading.swift": "a line of a scene's file",
  "Sources/HitSandbox/Sandbox+Opening.swift": "lines for a terminal",
  "Sources/HitSandbox/Files/FileKind.swift": "what files begin with",
  "Sources/HitSandbox/Files/FreePath.swift": "paths of files",
  "Sources/HitSandbox/Files/PathCompletion.swift": "paths of files",
  "Sources/HitSandbox/Files/ExternalEditor.swift": "paths of programs",
  "Sources/HitSandbox/Files/Sandbox+Writing.swift": "endings of files",
  "Sources/HitSandbox/Sandbox+Theme.swift": "the name of a desktop's theme",
  "Sources/HitScopeTesting/TracePlace.swift": "paths of files",
  "Sources/HitResponders/Routing/Explanation.swift": "what a key types",
  "Sources/HitResponders/Routing/RoutingName.swift": "digits of a number",
]

@Suite("Words are values")
struct WordingTests {
  @Test("nothing that explains reads a text to find out what it says")
  func parsing() {
    let searches = [
      ".hasPrefix(", ".hasSuffix(", ".contains(\"", ".range(of:", ".firstRange(",
      ".starts(with: \"",
      ".split(separator:", ".components(separatedBy", ".replacing(",
    ]
    let offences = Repository.sources.filter { file in
      explaining.contains { file.path.hasPrefix($0) } && foreignTexts[file.path] == nil
    }.flatMap { file in self.offences(in: file.path, file.lines, searches) }
    let ownTexts =
      #/\b(text|sentence|message|lines?|words|verdict|reason|detail)\??\.(has|range|con)/#
    let inProgram = Repository.sources.filter {
      $0.floor == "HitScopeCLI"
    }.flatMap { file in
      file.lines.filter { $0.contains(ownTexts) && !$0.contains("separatedBy: \"\\n\"") }.map {
        "\(file.path): \($0)"
      }
    }
    #expect(
      (offences + inProgram).isEmpty,
      """
      \(list(offences + inProgram))
      Ask the value that the text was made from: Message.kind, Wording.runs, Verdict.cause. A text \
      of somebody else is listed in WordingTests.swift with what it is. See docs/architecture.md, \
      The seam.
      """
    )
  }

  @Test("scripts of pages are told kinds and pieces, and read no sentence")
  func scripts() throws {
    let path = "Sources/HitAnalysis/Reports/Page/report.js"
    let lines = try Repository.text(path).split(separator: "\n").map(String.init)
    let searches = [
      ".startsWith(", ".endsWith(", ".includes(", ".indexOf(", ".match(", ".replaceAll(",
      ".slice(1",
    ]
    let offences = self.offences(in: path, lines, searches)
    #expect(offences.isEmpty, "\(list(offences))\nGive it a kind in its data: PageData.swift.")
  }

  @Test("a verdict's words stand beside its cases and nowhere else")
  func verdicts() {
    let home = "Sources/HitResponders/Routing/HitTestVerdict.swift"
    let words = #/case \.(hidden|interactionDisabled|transparent|animating|singular|outside)\b.*"/#
    let offences = Repository.sources.filter { $0.path != home && $0.floor != "HitScenes" }.flatMap
    { file in
      file.lines.filter { $0.contains(words) }.map { "\(file.path): \($0)" }
    }
    #expect(
      offences.isEmpty,
      "\(list(offences))\nTake `word`, `clause` or `tag` of HitTestVerdict, or give it another form."
    )
  }

  private func offences(in path: String, _ lines: [String], _ searches: [String]) -> [String] {
    lines.filter { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        && searches.contains { line.contains($0) }
    }.map { "\(path): \($0.trimmingCharacters(in: .whitespaces))" }
  }
}
