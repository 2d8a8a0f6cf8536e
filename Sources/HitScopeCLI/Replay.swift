import ArgumentParser
import Foundation
import HitTrace

/// Replays a trace and compares everything that follows.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a trace's inputs and compares everything that follows with the trace.",
    discussion: """
      The scene travels in the trace. The exit code is 0 where all is the same, 1 where something
      differs, which is told in a sentence, and 2 where the trace cannot be read.

      EXAMPLES
        hitscope replay tap.hstrace
        hitscope replay tap.hstrace --scene my-scene.json --until 3.4
      """
  )

  @Argument(help: "A trace.")
  var trace: String

  @Option(help: "A scene's name or file, in place of the trace's own.")
  var scene: String?

  @Option(help: "How far to replay, in seconds since the recording began.")
  var until: Double?

  @Option(help: "1 replays in the time it took, 0 at once.")
  var speed = 0

  func validate() throws {
    if !(0...1).contains(speed) { throw ValidationError("--speed takes 0 or 1.") }
    if let until, !(until >= 0 && until <= 1e9) {
      throw ValidationError("--until takes seconds from 0.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var options = TraceReplayer.Options()
      options.scene = scene
      options.end = until
      let replayer = try TraceReplayer(contentsOfFile: trace, options: options)
      if speed == 1 {
        let start = ContinuousClock.now
        replayer.onFrame = { time in
          let rest = ContinuousClock.now.duration(to: start + .seconds(time))
          if rest > .zero { usleep(useconds_t(rest / .microseconds(1))) }
        }
      }
      switch try replayer.run() {
      case .same:
        Output.write(["same: \(replayer.inputCount) inputs"])
      case .differs(let difference):
        Output.write(["differs: \(difference)"])
        throw ExitCode(1)
      }
    }
  }
}
