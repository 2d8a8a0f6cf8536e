import ArgumentParser
import Foundation

/// Replays many traces, as tests do, and says which differ.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays the traces of folders, several at once, and says which differ.",
    discussion: """
      Folders are searched for *.hstrace, with all that is in them. Each trace is replayed by a \
      process of its own, on the scene that it carries; with --scenes on that scene's file as it \
      is now, which is how a trace guards a scene. The exit code is 0 where all replay the same, 1 where one differs, and 2 \
      where one cannot be read or ended early, or there is none.

      EXAMPLES
        hitscope check traces
        hitscope check traces --scenes .
        hitscope check traces tap.hstrace --junit report.xml --jobs 2
      """
  )

  @Argument(help: "Folders with traces, and traces.", completion: Completion.trace)
  var places: [String]

  @Option(help: "A folder in which scene files are, as they are now.", completion: .directory)
  var scenes: String?

  @Option(help: "A file for a JUnit report.", completion: .file())
  var junit: String?

  @Option(
    parsing: .unconditional,
    help: "How many are replayed at once; otherwise as many as there are processors."
  )
  var jobs: Int?

  @Option(parsing: .unconditional, help: "How many seconds one may take.")
  var timeout = 60

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024.")
    }
    if !(1...86_400).contains(timeout) {
      throw ValidationError("--timeout takes seconds from 1 to 86400.")
    }
  }

  func run() throws {
    var search = TraceSearch()
    for place in places { try search.look(in: place) }
    for trouble in search.troubles { Output.complain("\(trouble)") }
    let traces = search.traces.map { SceneFolder(path: scenes).placed($0) }
    let file = try OutputFile.named(junit, besides: traces.flatMap { [$0.path, $0.scene] })
    let checks = TraceChecks(traces, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let verdicts = checks.run(timeout: timeout)
    let report = CheckReport(
      entries: zip(checks.traces, verdicts).map { .init(trace: $0, check: $1) },
      countsOwnScenes: scenes != nil
    )
    try file?.write(Data(report.junit.utf8))
    Output.write(report.lines)
    if !search.troubles.isEmpty { throw ExitStatus.trouble }
    if let code = report.exitCode { throw code }
  }
}
