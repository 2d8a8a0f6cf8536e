import Foundation
import HitSandbox
import HitScenes
import HitSession
import HitTrace

/// Traces of scenes, made in memory.
enum Recording {
  /// Plays a script into a scene and returns the trace.
  static func trace(
    of scene: Scene,
    playing script: InputScript,
    options: TraceRecorder.Options = .init()
  ) -> [UInt8] {
    let session = Session(scene.application)
    let recorder = TraceRecorder(scene, in: session, options: options)
    recorder.source = .script
    session.play(script, in: scene)
    recorder.stop()
    return recorder.trace
  }

  /// Replays a trace.
  static func outcome(of trace: [UInt8], scene: String? = nil) throws -> TraceReplayOutcome {
    var options = TraceReplayer.Options()
    options.scene = scene
    return try TraceReplayer(TraceReader(text: trace, path: "trace"), options: options).run()
  }

  /// Replays a trace and returns what came of it and what is recorded of that.
  static func replay(_ trace: [UInt8]) throws -> (TraceReplayOutcome, again: [UInt8]) {
    let replayer = try TraceReplayer(TraceReader(text: trace, path: "trace"), keepingTrace: true)
    return (try replayer.run(), replayer.trace)
  }

  /// Says where two traces differ first.
  static func difference(_ first: [UInt8], _ second: [UInt8]) -> String? {
    if first == second { return nil }
    let lines = [first, second].map { $0.split(separator: 10, omittingEmptySubsequences: false) }
    for place in 0..<max(lines[0].count, lines[1].count) {
      let texts = lines.map { place < $0.count ? String(decoding: $0[place], as: UTF8.self) : "" }
      if texts[0] != texts[1] { return "line \(place + 1)\n  \(texts[0])\n  \(texts[1])" }
    }
    return "bytes"
  }
}
