import ArgumentParser
import Foundation

/// Replays many traces, as tests do, and says which differ.
struct Check: ShownCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Replays the traces of folders, several at once, and says which differ.",
    discussion: """
      Folders are searched for *.hstrace, with all that is in them. Each trace is replayed by a \
      process of its own, on the scene that it carries; with --scenes on that scene's file as it \
      is now, which is how a trace guards a scene. The exit code is 0 where all replay the same, \
      1 where one differs, and 2 where one cannot be read or ended early, or there is none.

      Several machines can check a part each: --shard 2/5 takes each fifth trace from the second \
      on. --merge makes one report of those that they print with --json.

      EXAMPLES
        hitscope new box
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope check .
        hitscope check . --scenes .
        hitscope check . box.hstrace --junit report.xml --jobs 2
        hitscope check . --scenes . --report pages --junit junit.xml
        hitscope check . --shard 1/2 --json > part1.json
        hitscope check . --shard 2/2 --json > part2.json
        hitscope check --merge part1.json part2.json
      """
  )

  @Argument(
    help: "Folders with traces, and traces.",
    completion: Completion.trace,
    transform: InputFile.named
  )
  var places: [String]

  @Option(help: "A folder in which scene files are, as they are now.", completion: .directory)
  var scenes: String?

  @Option(
    help: ArgumentHelp(
      "A folder for a page of each trace and one that lists them.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var report: String?

  @Option(help: "A file for a JUnit report.", completion: .file())
  var junit: String?

  @Option(
    parsing: .unconditional,
    help: "How many are replayed at once; otherwise as many as there are processors."
  )
  var jobs: Int?

  @Option(parsing: .unconditional, help: "How many seconds one may take.")
  var timeout = 60

  @Option(
    help: ArgumentHelp(
      "Only a part of the traces, as 2/5: each fifth from the second on.",
      valueName: "n/m"
    )
  )
  var shard: Shard?

  @Flag(help: "Takes what --json printed of all parts, and tells it as one.")
  var merge = false

  @Flag(help: "Prints JSON instead of text.")
  var json = false

  @OptionGroup
  var watching: WatchOption

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if merge, report != nil {
      throw ValidationError("--merge reads reports; pages are made where traces are checked.")
    }
    if merge, shard != nil || scenes != nil || jobs != nil {
      throw ValidationError("--merge reads reports; nothing is replayed.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024.")
    }
    if !(1...86_400).contains(timeout) {
      throw ValidationError("--timeout takes seconds from 1 to 86400.")
    }
  }

  func run() throws {
    if merge { return try mergeReports() }
    var search = TraceSearch()
    for place in places { try search.look(in: place) }
    for trouble in search.troubles { Output.complain("\(trouble)") }
    let found = shard.map { $0.part(of: search.traces) } ?? search.traces
    let traces = found.map { SceneFolder(path: scenes).placed($0) }
    let file = try OutputFile.named(
      junit,
      besides: traces.flatMap { [$0.path, $0.scene] },
      isForced: writing.force
    )
    let pages = try report.map { try ReportedChecks($0, traces, isForced: writing.force) }
    let isJSON = json
    let checks = TraceChecks(
      traces,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    ) { entry in
      if !isJSON, let failure = entry.failure { Output.write([failure]) }
    }
    let verdicts = checks.run(timeout: timeout)
    let report = CheckReport(
      entries: zip(checks.traces, verdicts).enumerated().map { place, check in
        .init(trace: check.0, check: check.1, page: pages?.page(place))
      },
      countsOwnScenes: scenes != nil,
      shard: shard
    )
    try MainActor.assumeIsolated { try pages?.write(report) }
    try tell(report, file)
    if !search.troubles.isEmpty { throw ExitStatus.trouble }
    if let code = report.exitCode { throw code }
  }

  private func tell(_ report: CheckReport, _ file: OutputFile?) throws {
    try file?.write(Data(report.junit.utf8))
    if json { return try print(json: CheckJSON(report)) }
    Output.write([report.sum])
  }

  /// Tells what the reports of parts say together.
  private func mergeReports() throws {
    let file = try OutputFile.named(junit, besides: places, isForced: writing.force)
    let merged = try MergedChecks(places)
    let report = CheckReport(entries: merged.entries)
    if !json { Output.write(report.failures) }
    try tell(report, file)
    for trouble in merged.troubles { Output.complain("\(trouble)") }
    if !merged.troubles.isEmpty { throw ExitStatus.trouble }
    if let code = report.exitCode { throw code }
  }
}

extension Check: WatchingCommand {
  var watchedPlaces: [String] { places + [scenes].compactMap { $0 } }
  var ownFiles: [String?] { [junit, report] }
}
