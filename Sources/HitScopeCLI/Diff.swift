import ArgumentParser
internal import HitResponders
import HitSandbox
import HitTrace

/// Prints what routing does in one trace and not in another.
struct Diff: ShownCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says in sentences what routing does in one trace and not in another.",
    discussion: """
      Inputs are paired first; what followed is compared by input, kind and order, never by line. \
      What follows from a change is counted under it. The exit code is 0 where routing is the \
      same, 1 where it differs, and 2 where a trace cannot be read.

      EXAMPLES
        hitscope new box
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope replay box.hstrace --scene box.json -o now.hstrace
        hitscope diff box.hstrace now.hstrace
        hitscope diff box.hstrace now.hstrace --geometry 0.5 --full
      """
  )

  @Argument(help: "The earlier trace.", completion: Completion.trace, transform: InputFile.named)
  var first: String

  @Argument(help: "The later trace.", completion: Completion.trace, transform: InputFile.named)
  var second: String

  @Flag(help: "Prints each change that follows from another, not only how many there are.")
  var full = false

  @Flag(help: "Prints JSON instead of text.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: "How far points and frames may lie apart and still be the same, in points."
  )
  var geometry = 0.0

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if !(geometry >= 0 && geometry <= 1e6) {
      throw ValidationError("--geometry takes points from 0.")
    }
  }

  func run() throws {
    for trace in [first, second] { try InputFile.expect(trace, .trace) }
    var options = TraceDiff.Options()
    options.geometry = geometry
    let diff = try Self.difference(from: first, to: second, options)
    if json {
      try print(json: TraceDiffJSON(diff, first, second))
    } else {
      Output.write(lines(of: diff))
    }
    if !diff.isSame { throw ExitStatus.found }
  }

  /// Compares two traces, and shows how far that is.
  static func difference(
    from first: String,
    to second: String,
    _ options: TraceDiff.Options = .init()
  ) throws(TraceError) -> TraceDiff {
    // They are read side by side, so the first tells how far both are.
    try TraceDiff(
      from: ReadingProgress(first).reader(),
      to: TraceReader(contentsOfFile: second),
      options: options
    )
  }

  private func lines(of diff: TraceDiff) -> [TerminalLine] {
    var lines = diff.notes.map { TerminalLine("note: \($0)", .remark) }
    if diff.isSame {
      lines.append(TerminalLine("same: \(Counted.text(diff.inputCount, "input"))", .good))
    }
    for change in diff.changes {
      for (place, line) in change.lines(withConsequences: full).enumerated() {
        // The change itself comes first, and then what follows from it.
        lines.append(TerminalLine(line, place == 0 ? .bad : .faint))
      }
    }
    if diff.omittedChangeCount > 0 {
      lines.append(
        TerminalLine("and \(Counted.text(diff.omittedChangeCount, "change")) more", .bad)
      )
    }
    return lines
  }
}
