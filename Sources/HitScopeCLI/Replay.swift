import ArgumentParser
import Foundation
import HitCanvas
import HitResponders
import HitSandbox
import HitTrace

/// Replays a trace and compares everything that follows.
struct Replay: Verb {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replays a trace's inputs and compares everything that follows with the trace.",
    discussion: """
      The trace carries its scene. The exit code is 0 where all is the same, 1 where something \
      differs, which a sentence explains, and 2 where the trace is damaged or cannot be read. A \
      note says where a recording ended early, as that of a killed program does.

      EXAMPLES
        hitscope new box
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope replay box.hstrace
        hitscope replay box.hstrace --speed 10
        hitscope replay box.hstrace --scene box.json --until 1
        hitscope replay box.hstrace --scene box.json -o now.hstrace
        hitscope replay box.hstrace --scene box.json --bless
      """
  )

  @Argument(help: "A trace.", completion: Completion.trace, transform: InputFile.named)
  var trace: String

  @Option(help: "A scene's name or file, in place of the trace's own.")
  var scene: SceneArgument?

  @Option(
    name: .shortAndLong,
    help: "A file for the new trace, for example for diff.",
    completion: Completion.newTrace
  )
  var output: String?

  @Option(parsing: .unconditional, help: "How far to replay, in seconds since the recording began.")
  var until: Double?

  @Option(
    parsing: .unconditional,
    help: """
      1 replays in the time it took, 2 in half of it, from 0.1 to 100; 0 at once, and in a window \
      as 1.
      """
  )
  var speed = 0.0

  @Flag(help: "Accepts what differs: writes the derived lines anew, with --scene the scene too.")
  var bless = false

  @Flag(help: "Shows the replay in a window.")
  var inWindow = false

  @Option(help: "With --in-window: the display; otherwise $DISPLAY.")
  var display: String?

  @Flag(help: "Prints JSON instead of text.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  /// Set by `hitscope check`, which wants the answer as data.
  @Flag(help: .hidden)
  var forCheck = false

  /// Set by `hitscope check` where the trace comes on standard input and has another name.
  @Flag(help: .hidden)
  var fromStandardInput = false

  /// The speeds at which a trace can be replayed.
  static let speeds = 0.1...100.0

  func validate() throws {
    if inWindow, bless || output != nil || until != nil || json {
      throw ValidationError("--in-window replays the whole trace, and writes and prints none.")
    }
    if speed != 0, !Self.speeds.contains(speed) {
      throw ValidationError("--speed takes 0, for at once, or a number from 0.1 to 100.")
    }
    if bless, until != nil { throw ValidationError("--bless takes whole traces.") }
    if let until, !(until >= 0 && until <= 1e9) {
      throw ValidationError("--until takes seconds from 0.")
    }
  }

  func perform() throws {
    var options = TraceReplayer.Options()
    options.scene = scene?.text
    options.end = until
    if fromStandardInput { try InputFile.takeStandardInput(as: trace) }
    if forCheck {
      let encoded = try JSONEncoder().encode(CheckOutcome(replaying: trace, options: options))
      return Output.write(json: String(decoding: encoded, as: UTF8.self))
    }
    if bless { try InputFile.expectChangeable(trace) }
    try InputFile.expect(trace, .trace)
    try scene?.expectScene()
    let inputs = try [trace, scene?.file()]
    let advice = "--bless accepts what follows now"
    let file = try OutputFile.named(
      output,
      besides: inputs,
      isForced: writing.force,
      advice: advice
    )
    let replayer = try TraceReplayer(
      contentsOfFile: trace,
      options: options,
      keepingTrace: bless || output != nil || inWindow
    )
    if inWindow {
      let speed = speed == 0 ? 1 : speed
      return try ReplayWindow(display: display, speed: speed).show(replayer)
    }
    follow(replayer)
    let outcome = try replayer.run()
    try file?.write(Data(replayer.trace))
    try report(outcome, of: replayer)
  }

  /// Shows how far a replay is, and makes it route each frame no sooner than it is due.
  @MainActor
  private func follow(_ replayer: TraceReplayer) {
    let progress = ReadingProgress(trace, counting: "inputs")
    if speed == 0, !progress.isShown { return }
    let start = ContinuousClock.now
    replayer.onFrame = { [speed, unowned replayer] time in
      progress.follow(replayer)
      if speed == 0 { return }
      let rest = ContinuousClock.now.duration(to: start + .seconds(time / speed))
      if rest > .zero { usleep(useconds_t(rest / .microseconds(1))) }
    }
  }

  /// Prints the outcome of the replay, and accepts it where that is asked for.
  @MainActor
  private func report(_ outcome: TraceReplayOutcome, of replayer: TraceReplayer) throws {
    let end = replayer.summary.earlyEnd.map { "the recording \($0)" }
    let isAccepted = bless && (outcome != .same || end != nil || scene != nil)
    if isAccepted { try accept(replayer.trace) }
    if json {
      let facts = ReplayJSON(
        outcome,
        of: replayer,
        trace: trace,
        scene: scene?.text,
        isAccepted: isAccepted
      )
      try print(json: facts)
      if outcome != .same, !isAccepted { throw ExitStatus.found }
      return
    }
    switch outcome {
    case .same:
      if bless, let end {
        Output.write([TerminalLine("accepted: \(end)", .good)])
      } else {
        if let end { Output.write([TerminalLine("note: \(end)", .remark)]) }
        Output.write([TerminalLine("same: \(Counted.text(replayer.inputCount, "input"))", .good)])
      }
    case .differs(let difference):
      if let end { Output.write([TerminalLine("note: \(end)", .remark)]) }
      if bless {
        return Output.write([TerminalLine("accepted: \(difference)", .good)])
      }
      Output.write([TerminalLine("differs: \(difference)", .bad)])
      throw ExitStatus.found
    }
  }

  /// Writes the trace with the new outcome, whole or not at all.
  private func accept(_ replay: [UInt8]) throws {
    try TraceAcceptance.accept(replay, into: trace, keepsScene: scene == nil)
  }
}
