import ArgumentParser
import Foundation
import HitAnalysis
import HitSandbox
import HitScenes

/// Checks scenes for views that cannot be touched, or hardly.
struct Lint: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds views that cannot be touched or hardly, and says where and why.",
    discussion: """
      Needs no display. Folders are searched for scene files and dumps, with all that is in them. The rules \
      are in docs/lint.md; a scene switches one off for a view with a reason, as in \
      "lint": {"HS201": "off, 32 pt on purpose"}. A baseline is a report in JSON: its findings are \
      not reported again. The exit code is 0 where nothing is found, 1 where an error is, or a \
      warning with --strict, and 2 where a scene cannot be read.

      A file .hitscope.json in a scene's folder, or in one above, chooses rules for a project. \
      Folders are searched without what .gitignore leaves out.

      EXAMPLES
        hitscope new box
        hitscope lint box.json
        hitscope lint hit-walk . --strict --min-target material
        hitscope lint --list-rules
        hitscope lint box.json --only HS101,HS102
        hitscope lint . --disable SmallTarget --format github
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope lint box.json --trace box.hstrace
        hitscope lint box.json --format sarif -o report.sarif
        hitscope lint box.json -o report.html
        hitscope lint box.json --report page.html --json
        hitscope lint box.json --write-baseline known.json
        hitscope lint box.json --baseline known.json
        echo '<HUD: 0x1; frame = (0 0; 9 9)>' | hitscope lint - --pass-through HUD
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, html, github
  }

  @Argument(
    help: "Names of scenes, scene files, traces, and folders with scene files.",
    completion: Completion.lintable,
    transform: InputFile.named
  )
  var scenes: [String] = []

  @Option(
    help: "The form: text, json, sarif, html or github; otherwise what the file's ending says."
  )
  var format: Form?

  @Option(
    name: .shortAndLong,
    help: "The file to write; otherwise standard output.",
    completion: .file()
  )
  var output: String?

  @Option(
    help: "A file for a page of what is found; findings name it.",
    completion: .file(extensions: ["html"])
  )
  var report: String?

  @Flag(help: "Ends with 1 also where there are only warnings.")
  var strict = false

  @Option(help: "How large targets are: ios (44), material (48), wcag (24), or points.")
  var minTarget: TargetSizeArgument?

  @OptionGroup
  var rules: RuleOptions

  @Flag(help: "Lists the rules, and whether they are on here.")
  var listRules = false

  @Option(
    parsing: .unconditional,
    help: "How many findings text tells, those of one cause as one; 0 for all."
  )
  var limit = 200

  @OptionGroup
  var passThrough: PassThroughOption

  @Option(
    help: "A trace to replay on the scene, for the rules that look at what happened.",
    completion: Completion.trace,
    transform: InputFile.named
  )
  var trace: [String] = []

  @Option(
    help: "A report in JSON whose findings are known.",
    completion: Completion.files(ending: ".json"),
    transform: InputFile.named
  )
  var baseline: String?

  @Option(help: "A file for the current findings, to be a baseline.", completion: .file())
  var writeBaseline: String?

  @Flag(help: "Prints JSON instead of text, as --format json does.")
  var json = false

  @OptionGroup
  var watching: WatchOption

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if scenes.isEmpty, !listRules {
      throw ValidationError("Missing expected argument '<scenes> ...'; `.` is the current folder.")
    }
    if limit < 0 { throw ValidationError("--limit takes a number from 0.") }
    for name in RuleOptions.names(rules.only + rules.disable) where LintRule.named(name) == nil {
      throw ValidationError("\(LintRuleTrouble(name: name))")
    }
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) are two forms; give one.")
    }
    if report == OutputFile.dash {
      throw ValidationError("--report takes a file: findings name their places in it.")
    }
    if report != nil, form == .html {
      throw ValidationError("--report is a page beside another form, and html is that page itself.")
    }
  }

  /// The form of what is printed or written.
  private var form: Form { format ?? (json ? .json : Self.form(of: output)) }

  func perform() throws {
    let options = LintOptions(
      only: RuleOptions.names(rules.only),
      disable: RuleOptions.names(rules.disable),
      minTarget: minTarget?.size,
      strict: strict,
      tellsVerdicts: form == .json || writeBaseline != nil
    )
    if listRules { return try list(options, form) }
    if let baseline { try InputFile.expect(baseline, .findings) }
    for trace in trace { try InputFile.expect(trace, .trace) }
    let known = try baseline.map(Self.baseline)
    // Before anything is printed, as findings name their places in the page.
    let page = try OutputFile.named(
      report,
      besides: scenes + trace + [baseline, output],
      isForced: writing.force
    )
    var library = SceneLibrary.gallery
    let decider = passThrough.decider()
    library.isPassThrough = decider.decide
    let listing = form == .text && output == nil ? LintListing(limit: limit) : nil
    var run = LintRun(
      options: options,
      library: library,
      traces: trace,
      keepsScenes: form == .html || report != nil,
      page: report,
      baseline: known
    ) { listing?.tell($0) }
    for place in scenes { run.look(at: place) }
    decider.complain(about: scenes.joined(separator: ", "))
    let inputs = run.files + trace
    let file = try OutputFile.named(output, besides: inputs + [baseline], isForced: writing.force)
    // A baseline may be updated in place.
    let isRenewed = baseline != nil && baseline == writeBaseline
    let newBaseline = try OutputFile.named(
      writeBaseline,
      besides: inputs + [output, report],
      isForced: isRenewed || writing.force
    )
    let code = run.isInTrouble ? ExitStatus.trouble : ExitCode(run.hasFailed ? 1 : 0)
    try page?.write(Self.page(run))
    if let listing {
      listing.end(run.report)
    } else {
      try write(run, code, to: file)
    }
    if let newBaseline { try write(baseline: run, to: newBaseline) }
    if code != .success { throw code }
  }

  private static func baseline(_ path: String) throws(FileTrouble) -> LintBaseline {
    let bytes = try InputFile.bytes(of: path)
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
      try file.write(Data(LintJSON(run.all).text().utf8))
    }
  }

  /// Prints the rules.
  @MainActor
  private func list(_ options: LintOptions, _ form: Form) throws {
    var settings = LintSettingsSearch()
    let linter = try options.linter(settings.settings(for: ".")).linter
    let list = RuleList(chosen: linter.rules)
    if form == .json { try print(json: list) } else { Output.write(list.lines) }
  }

  /// The page that shows what is to be told.
  @MainActor
  private static func page(_ run: LintRun) throws -> Data {
    try LintPage(run.report, scenes: run.scenes, unread: run.unread).html()
  }

  @MainActor
  private func write(_ run: LintRun, _ code: ExitCode, to file: OutputFile?) throws {
    let report = run.report
    let text: String
    switch form {
    case .text: text = report.lines.joined(separator: "\n")
    case .github: text = (LintGitHub(report).lines + [report.summary]).joined(separator: "\n")
    case .json: text = try LintJSON(report).text()
    case .sarif:
      let facts = LintSARIF.Run(
        version: HitScopeCommand.configuration.version,
        commandLine: (["hitscope"] + CommandLine.arguments.dropFirst()).joined(separator: " "),
        exitCode: Int(code.rawValue)
      )
      text = try LintSARIF(report, facts).text()
    case .html: text = String(decoding: try Self.page(run), as: UTF8.self)
    }
    if let file {
      try file.write(Data("\(text)\n".utf8))
      return Output.write([report.summary])
    }
    switch form {
    case .text, .github: Output.write(text.components(separatedBy: "\n"))
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

extension Lint: WatchingCommand {
  var watchedPlaces: [String] {
    scenes + trace + [baseline].compactMap { $0 } + [LintSettings.fileName]
  }
  var ownFiles: [String?] { [output, report, writeBaseline] }
}
