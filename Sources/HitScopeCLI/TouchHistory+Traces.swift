import HitAnalysis
import HitScenes
import HitSession
import HitTrace

extension TouchHistory {
  /// Replays a trace and returns what became of its touches.
  ///
  /// - Parameters:
  ///   - path: The trace.
  ///   - scene: The name or file of a scene to take in place of the trace's own.
  ///   - library: Where names of scenes are looked up.
  /// - Returns: What was seen to the trace's end, whether or not it replays as it was recorded.
  /// - Throws: Why the trace cannot be read or its scene cannot be built.
  @MainActor
  static func ofTrace(
    _ path: String,
    scene: String? = nil,
    library: SceneLibrary = .gallery
  ) throws(TraceError) -> TouchHistory {
    var options = TraceReplayer.Options()
    options.scene = scene
    options.library = library
    // The trace is kept, so that a difference does not end the replay.
    let replayer = try TraceReplayer(contentsOfFile: path, options: options, keepingTrace: true)
    let witness = TouchWitness(replayer.scene)
    replayer.session.add(witness)
    _ = try replayer.run()
    var history = witness.history()
    history.noteRecording(on: replayer.header.scene)
    return history
  }
}
