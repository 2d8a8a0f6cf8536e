import ArgumentParser
import Foundation
import HitSandbox
import HitTrace

/// Writes a trace in another form.
struct Export: ShownCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a trace for Perfetto, for a spreadsheet, or as a script.",
    discussion: """
      chrome is the JSON that ui.perfetto.dev and chrome://tracing open: rows for the queue, the \
      hit test, the responders, each finger and each recognizer. csv has the inputs, one a line. \
      script has them as an input script for `hitscope play`.

      EXAMPLES
        hitscope new box
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope replay box.hstrace --scene box.json -o now.hstrace
        hitscope export now.hstrace --to chrome -o box-trace.json
        hitscope export now.hstrace --to chrome --golden box.hstrace -o marked.json
        hitscope export box.hstrace --to csv -o box.csv
        hitscope export box.hstrace --to script -o again.script.json
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case chrome, csv, script
  }

  @Argument(help: "A trace.", completion: Completion.trace, transform: InputFile.named)
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
    completion: Completion.trace,
    transform: InputFile.named
  )
  var golden: String?

  @Flag(help: "Prints what was written as JSON.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if to != .chrome, moves || stretch || golden != nil {
      throw ValidationError("--moves, --stretch and --golden go with --to chrome.")
    }
  }

  func run() throws {
    for trace in [trace] + (golden.map { [$0] } ?? []) { try InputFile.expect(trace, .trace) }
    let file = try OutputFile(output, besides: [trace, golden], isForced: writing.force)
    func reader() throws(TraceError) -> TraceReader {
      try ReadingProgress(trace).reader()
    }
    switch to {
    case .chrome:
      var options = ChromeTrace.Options()
      options.showsMoves = moves
      options.isStretched = stretch
      if let golden { options.mismatches = try Diff.difference(from: golden, to: trace).changes }
      try file.write { write in
        try ChromeTrace.write(reader(), options) { try write(Data($0)) }
      }
    case .csv:
      try file.write { write in
        try InputTable.write(reader()) { try write(Data($0)) }
      }
    case .script:
      let export = try ScriptExport(reader())
      try file.write(Data(export.text.utf8))
      if !export.omissions.isEmpty {
        let list = export.omissions.joined(separator: "; ")
        Output.note("\(trace): not in the script: \(list). Edit the script to add them.")
      }
    }
    if json { try print(json: WrittenJSON(file: output, form: to.rawValue)) }
  }
}
