import ArgumentParser
import Foundation
import HitAnalysis
import HitJSON
internal import HitResponders
import HitSandbox
import HitScenes

/// Tries changes of a scene that may mend what lint finds, and applies one where asked.
struct Fix: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Tries changes that may mend what lint finds in a scene.",
    discussion: """
      Each change is made in a copy of the scene and measured there: who receives more and who \
      less, in square points. Findings have the numbers that lint's order gives them, the fixes of \
      a finding theirs, the best first.

      --apply writes the changed scene into its file, -o into another; comments and spaces stay.

      EXAMPLES
        hitscope fix raised-tab
        hitscope fix raised-tab --finding 1 --json
        hitscope fix raised-tab --finding 1 --fix 2 -o mended.json

      Ends with 1 if the requested finding or change does not exist, 2 if a file cannot be read or \
      written.
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @Option(parsing: .unconditional, help: "Only the finding of this number.")
  var finding: Int?

  @Option(parsing: .unconditional, help: "The fix to make, by its number.")
  var fix = 1

  @Flag(help: "Write the changed scene into its file.")
  var apply = false

  @Option(
    name: .shortAndLong,
    help: "Write the changed scene into this file.",
    completion: Completion.newJSON
  )
  var output: String?

  @Flag(help: "Prints what was tried as JSON.")
  var json = false

  @Option(help: "How large targets are: ios (44), material (48), wcag (24), or points.")
  var minTarget = TargetSizeArgument(size: .ios)

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if (apply || output != nil) && finding == nil {
      throw ValidationError("--apply and -o make one fix; name its finding with --finding N.")
    }
    if apply && output != nil {
      throw ValidationError("--apply writes the scene's own file, -o another; give one of them.")
    }
    if apply && !scene.isPath {
      throw ValidationError("\(scene) comes with the program; write the change with -o FILE.")
    }
  }

  func perform() throws {
    if scene.isInSwift { throw notChangeable("a scene in Swift") }
    if apply { try InputFile.expectChangeable(scene.text) }
    let document = try scene.document()
    if document.dump != nil { throw notChangeable(FileKind.dump.noun) }
    var linter = Linter()
    linter.minTarget = minTarget.size
    let finder = FixFinder(document, classes: SceneLibrary.gallery.classes, linter: linter)
    if let finding {
      guard finder.findings.indices.contains(finding - 1) else {
        throw Trouble.said(
          "--finding \(finding): lint finds \(finder.findings.count) in \(scene). "
            + "`hitscope fix \(scene)` shows them with their numbers.",
          ExitStatus.found
        )
      }
      let report = finder.report(on: finder.findings[finding - 1])
      if apply || output != nil { return try write(report, finding) }
      return try write([(finding, report)])
    }
    if finder.findings.isEmpty, !json { Output.write(["lint finds nothing in \(scene)"]) }
    // Each is printed as soon as it is known; JSON is one value and has to wait.
    var reports: [(number: Int, report: FixReport)] = []
    let progress = Progress("findings", of: finder.findings.count)
    for (place, finding) in finder.findings.enumerated() {
      let report = (number: place + 1, report: finder.report(on: finding))
      if json { reports.append(report) } else { try write([report]) }
      progress.show(place + 1)
    }
    if json { try write(reports) }
  }

  private func notChangeable(_ noun: String) -> FileTrouble {
    FileTrouble(
      path: scene.text,
      problem: "it is \(noun)",
      advice: "fix changes scene files, give one."
    )
  }

  @MainActor
  private func write(_ reports: [(number: Int, report: FixReport)]) throws {
    if json { return try print(json: FixJSON(reports)) }
    for (number, report) in reports { Output.write(FixText.lines(report, number: number)) }
  }

  @MainActor
  private func write(_ report: FixReport, _ number: Int) throws {
    guard report.fixes.indices.contains(fix - 1) else {
      let count = report.fixes.count
      throw Trouble.said(
        "--fix \(fix): \(count == 0 ? "no change helps" : "\(Counted.text(count, "change helps", "changes help"))") against finding "
          + "\(number). `hitscope fix \(scene) --finding \(number)` shows what was tried.",
        ExitStatus.found
      )
    }
    let chosen = report.fixes[fix - 1]
    let path = output ?? chosen.document.path
    let source = apply ? nil : chosen.document.path
    let file = try OutputFile(
      path,
      besides: [source],
      isForced: apply || writing.force,
      advice: "--apply changes the scene's own file"
    )
    try file.write(Data(chosen.document.text))
    if json { return try print(json: FixJSON([(number, report)], made: fix, file: path)) }
    let words = FixText.words(chosen, of: report.finding)
    Output.write(["\(KeptFiles.name(of: path)): \(chosen.title)\(words)"])
  }
}
