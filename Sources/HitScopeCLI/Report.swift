import ArgumentParser
import Foundation
import HitAnalysis
import HitReports
import HitSandbox
import HitScenes
import HitTrace

/// Makes a page for a browser of a trace, of two, or of a scene.
struct Report: Verb {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Makes one HTML file of a trace that any browser replays.",
    discussion: """
      The page shows the scene at every moment, who got each touch and who refused it, what \
      recognizers decided and why. It needs no other file and no network. Two traces are shown \
      beside each other with all that differs; a scene's page is that of `hitscope map`.

      EXAMPLES
        hitscope new box
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope report box.hstrace -o page.html
        hitscope report box.hstrace --scene box.json -o now.html
        hitscope report box.hstrace box.hstrace -o diff.html
        hitscope report raised-tab -o map.html
      """
  )

  @Argument(help: "A trace, or a scene.")
  var subject: SceneArgument

  @Argument(
    help: "A later trace of the same inputs, to compare with.",
    completion: Completion.trace,
    transform: InputFile.named
  )
  var against: String?

  @Option(name: .shortAndLong, help: "The page's file.", completion: .file(extensions: ["html"]))
  var output: String

  @Option(help: "A scene's name or file, in place of the trace's own.")
  var scene: SceneArgument?

  @Flag(help: "Prints what was written as JSON.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if scene != nil, against != nil {
      throw ValidationError("--scene replays one trace; two traces are compared as they are.")
    }
  }

  func perform() throws {
    if against == nil, try isScene() { return try writeScene() }
    let trace = subject.text
    for file in [trace, against].compactMap({ $0 }) { try InputFile.expect(file, .trace) }
    try scene?.expectScene()
    let file = try OutputFile(
      output,
      besides: [trace, against, scene?.file()],
      isForced: writing.force
    )
    var request = TraceReport.Request(trace)
    request.against = against
    request.options.scene = scene?.text
    request.made = Self.made
    request.command = command
    let report = try TraceReport(request)
    let progress = Progress("inputs")
    if progress.isShown { report.onProgress = { progress.show($0) } }
    try file.write { write in try report.write(write) }
    try tell(against == nil ? "trace" : "diff")
  }

  /// Says what was written, where that is asked for.
  private func tell(_ form: String) throws {
    if json { try print(json: WrittenJSON(file: output, form: form)) }
  }

  /// What stands at the foot of pages.
  static let made = "made by hitscope \(HitScopeCommand.configuration.version), uses no network"

  private func isScene() throws -> Bool {
    if !subject.isPath { return true }
    return InputFile.isScene(try InputFile.kind(of: subject.text))
  }

  /// What makes the page again.
  private var command: String {
    var words = ["hitscope report", subject.text]
    if let against { words.append(against) }
    if let scene { words.append("--scene \(scene.text)") }
    return (words + ["-o \(output)"]).joined(separator: " ")
  }

  /// Writes the page that `hitscope map` writes.
  @MainActor
  private func writeScene() throws {
    if scene != nil {
      throw Trouble.said(
        "--scene goes with a trace, and \(subject) is a scene; leave it out",
        .validationFailure
      )
    }
    let scene = try subject.load()
    let file = try OutputFile(output, besides: [scene.document?.path], isForced: writing.force)
    let map = try MapReport(Explainer(scene), title: scene.name, windows: scene.windows)
    try file.write(ScenePage.html(of: scene, map))
    try tell("scene")
  }
}
