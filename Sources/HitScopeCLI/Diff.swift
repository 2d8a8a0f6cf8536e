import ArgumentParser
import HitTrace

/// Says what routing does in one trace and not in another.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says in sentences what routing does in one trace and not in another.",
    discussion: """
      Inputs are paired first; what followed is compared by input, kind and order, never by line. \
      What follows from a change is counted under it. The exit code is 0 where routing is the \
      same, 1 where it differs, and 2 where a trace cannot be read.

      EXAMPLES
        hitscope diff old.hstrace tap.hstrace
        hitscope diff old.hstrace tap.hstrace --geometry 0.5 --full
      """
  )

  @Argument(help: "The trace that says what was.")
  var first: String

  @Argument(help: "The trace that says what is.")
  var second: String

  @Flag(help: "Prints each change that follows from another, not only how many there are.")
  var full = false

  @Flag(help: "Prints JSON instead of text.")
  var json = false

  @Option(help: "How far points and frames may lie apart and still be the same, in points.")
  var geometry = 0.0

  func validate() throws {
    if !(geometry >= 0 && geometry <= 1e6) {
      throw ValidationError("--geometry takes points from 0.")
    }
  }

  func run() throws {
    var options = TraceDiff.Options()
    options.geometry = geometry
    let diff = try TraceDiff(from: first, to: second, options: options)
    if json {
      Output.write([try TraceDiffJSON(diff, first, second).text])
    } else {
      Output.write(TerminalInk.paint(lines(of: diff)))
    }
    if !diff.isSame { throw ExitCode(1) }
  }

  private func lines(of diff: TraceDiff) -> [String] {
    var lines = diff.notes.map { "note: \($0)" }
    if diff.isSame { lines.append("same: \(diff.inputCount) inputs") }
    lines += diff.changes.flatMap { $0.lines(withConsequences: full) }
    if diff.omittedChangeCount > 0 { lines.append("and \(diff.omittedChangeCount) changes more") }
    return lines
  }
}
