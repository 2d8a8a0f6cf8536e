import ArgumentParser
import Foundation
import HitSandbox
import HitTrace

/// Writes a trace in another form.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a trace for Perfetto, for a spreadsheet, or as a script.",
    discussion: """
      chrome is the JSON that ui.perfetto.dev and chrome://tracing open: rows for the queue, the \
      hit test, the responders, each finger and each recognizer. csv has the inputs, one a line. \
      script has them as an input script for `hitscope play`.

      EXAMPLES
        hitscope export tap.hstrace --to chrome -o tap.json
        hitscope export tap.hstrace --to chrome --golden old.hstrace -o tap.json
        hitscope export tap.hstrace --to csv -o tap.csv
        hitscope export tap.hstrace --to script -o tap.script.json
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case chrome, csv, script
  }

  @Argument(help: "A trace.", completion: Completion.trace)
  var trace: String

  @Option(help: "The form: chrome, csv or script.")
  var to: Form

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String

  @Flag(help: "Draws the place of each finger over time; chrome only.")
  var moves = false

  @Flag(help: "Draws each view that was asked a millisecond wide; chrome only.")
  var stretch = false

  @Option(
    help: "A trace to compare with: what differs from it is marked; chrome only.",
    completion: Completion.trace
  )
  var golden: String?

  func validate() throws {
    if to != .chrome, moves || stretch || golden != nil {
      throw ValidationError("--moves, --stretch and --golden go with --to chrome.")
    }
  }

  func run() throws {
    for trace in [trace] + (golden.map { [$0] } ?? []) { try InputFile.expect(trace, .trace) }
    let file = try OutputFile(output, besides: [trace, golden])
    switch to {
    case .chrome:
      var options = ChromeTrace.Options()
      options.showsMoves = moves
      options.isStretched = stretch
      if let golden { options.mismatches = try TraceDiff(from: golden, to: trace).changes }
      try file.write { write in
        try ChromeTrace.write(TraceReader(contentsOfFile: trace), options) { try write(Data($0)) }
      }
    case .csv:
      try file.write { write in
        try InputTable.write(TraceReader(contentsOfFile: trace)) { try write(Data($0)) }
      }
    case .script:
      let export = try ScriptExport(TraceReader(contentsOfFile: trace))
      try file.write(Data(export.text.utf8))
      if !export.omissions.isEmpty {
        let list = export.omissions.joined(separator: "; ")
        Output.complain("\(trace): not in the script: \(list). Edit the script to add them.")
      }
    }
  }
}
