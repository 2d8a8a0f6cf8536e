import ArgumentParser
import Foundation
import HitAnalysis
import HitSandbox
import HitScenes

/// Checks scenes for views that cannot be touched, or hardly.
struct Lint: Verb {
  static let configuration = CommandConfiguration(
    abstract: "Finds views that cannot be touched or hardly, and says where and why.",
    discussion: """
      Needs no display. Folders are searched for scene files and dumps, with all that is in them. The rules \
      are in docs/lint.md; a scene switches one off for a view with a reason, as in \
      "lint": {"HS201": "off, 32 pt on purpose"}. A baseline is a report in JSON: its findings are \
      not reported again. The exit code is 0 where nothing is found, 1 where an error is, or a \
      warning with --strict, and 2 where a scene cannot be read.

      EXAMPLES
        hitscope lint my-scene.json
        hitscope lint hit-walk . --strict --min-target material
        hitscope lint my-scene.json --trace tap.hstrace
        hitscope lint my-scene.json --format sarif -o report.sarif
        hitscope lint my-scene.json -o report.html
        hitscope lint my-scene.json --write-baseline known.json
        hitscope lint my-scene.json --baseline known.json
        hitscope lint dump.txt --pass-through 'Overlay|Toast'
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, html
  }

  @Argument(
    help: "Names of scenes, scene files, traces, and folders with scene files.",
    completion: Completion.lintable
  )
  var scenes: [String]

  @Option(help: "The form: text, json, sarif or html; otherwise what the file's ending says.")
  var format: Form?

  @Option(
    name: .shortAndLong,
    help: "The file to write; otherwise standard output.",
    completion: .file()
  )
  var output: String?

  @Flag(help: "Ends with 1 also where there are only warnings.")
  var strict = false

  @Option(help: "How large targets are: ios (44), material (48), wcag (24), or points.")
  var minTarget = TargetSizeArgument(size: .ios)

  @OptionGroup
  var passThrough: PassThroughOption

  @Option(
    help: "A trace to replay on the scene, for the rules that look at what happened.",
    completion: Completion.trace
  )
  var trace: [String] = []

  @Option(
    help: "A report in JSON whose findings are known.",
    completion: Completion.files(ending: ".json")
  )
  var baseline: String?

  @Option(help: "A file for the current findings, to be a baseline.", completion: .file())
  var writeBaseline: String?

  func perform() throws {
    if let baseline { try InputFile.expect(baseline, .findings) }
    for trace in trace { try InputFile.expect(trace, .trace) }
    let known = try baseline.map(Self.baseline)
    var linter = Linter()
    linter.minTarget = minTarget.size
    let form = format ?? Self.form(of: output)
    linter.tellsVerdicts = form == .json || writeBaseline != nil
    var library = SceneLibrary.gallery
    let decider = passThrough.decider()
    library.isPassThrough = decider.decide
    var run = LintRun(
      linter: linter,
      library: library,
      traces: trace,
      keepsScenes: form == .html
    )
    for place in scenes { run.look(at: place) }
    decider.complain(about: scenes.joined(separator: ", "))
    let inputs = run.files + trace
    let file = try OutputFile.named(output, besides: inputs + [baseline])
    // A baseline may be updated in place.
    let newBaseline = try OutputFile.named(writeBaseline, besides: inputs + [output])
    let report = known.map(run.report.hiding) ?? run.report
    let code = run.isInTrouble ? ExitStatus.trouble : ExitCode(isBad(report) ? 1 : 0)
    try write(report, run.scenes, form, code, to: file)
    if let newBaseline { try write(baseline: run, to: newBaseline) }
    if code != .success { throw code }
  }

  private static func baseline(_ path: String) throws(FileTrouble) -> LintBaseline {
    let bytes = FileManager.default.contents(atPath: path)
    guard let bytes, let baseline = LintBaseline(json: bytes) else {
      throw FileTrouble(
        path: path,
        problem: bytes == nil ? "it cannot be read" : "it is no report of lint",
        advice: "give a report that `hitscope lint --write-baseline FILE` wrote"
      )
    }
    return baseline
  }

  /// A baseline of a part of the scenes would make the rest new findings, so it is not written.
  @MainActor
  private func write(baseline run: LintRun, to file: OutputFile) throws {
    if run.isInTrouble {
      Output.complain("\(file.path): not written, for not all was looked at; mend the above first")
    } else {
      try file.write(Data(LintJSON(run.report).text().utf8))
    }
  }

  private func isBad(_ report: LintReport) -> Bool {
    report.count(.error) > 0 || (strict && report.count(.warning) > 0)
  }

  @MainActor
  private func write(
    _ report: LintReport,
    _ scenes: [(scene: Scene, file: String)],
    _ form: Form,
    _ code: ExitCode,
    to file: OutputFile?
  ) throws {
    let text: String
    switch form {
    case .text: text = report.lines.joined(separator: "\n")
    case .json: text = try LintJSON(report).text()
    case .sarif:
      let run = LintSARIF.Run(
        version: HitScopeCommand.configuration.version,
        commandLine: (["hitscope"] + CommandLine.arguments.dropFirst()).joined(separator: " "),
        exitCode: Int(code.rawValue)
      )
      text = try LintSARIF(report, run).text()
    case .html: text = String(decoding: try LintPage(report, scenes: scenes).html(), as: UTF8.self)
    }
    if let file {
      try file.write(Data("\(text)\n".utf8))
      return Output.write([report.summary])
    }
    switch form {
    case .text: Output.write(report.messages)
    case .json, .sarif: Output.write(json: text)
    case .html: Output.write(document: text)
    }
  }

  private static func form(of file: String?) -> Form {
    guard let file = file?.lowercased() else { return .text }
    if file.hasSuffix(".html") { return .html }
    if file.hasSuffix(".sarif") || file.hasSuffix(".sarif.json") { return .sarif }
    return file.hasSuffix(".json") ? .json : .text
  }
}
