internal import Foundation
public import HitScenes
internal import HitTrace
public import Testing

/// Expects that routing a trace's inputs gives what the trace says.
///
/// The trace is `Traces/NAME.hstrace` beside the test's file. Its scene is built again, its inputs
/// are routed on a virtual clock, and each derived line is compared. Where one differs, an issue
/// says in a sentence what routing does now and names the command that shows the rest, and
/// `NAME.actual.hstrace` is left beside the trace. `HITSCOPE_BLESS=1` accepts the new outcome: the
/// derived lines are written anew, and inputs and scene stay as they are.
///
/// ```swift
/// @Test("a press on the raised part reaches the button")
/// func raisedPart() { expectTrace("raised-part", scenes: [TabBarScene.self]) }
/// ```
///
/// The folder's path begins at the folder of the test's file, unless it is absolute. `scene` is the
/// name or file of a scene to use instead of the trace's own, `scenes` are scenes in Swift that
/// traces were recorded of, and `library` has the others and the classes that scene files can name.
@preconcurrency @MainActor
public func expectTrace(
  _ name: String,
  in folder: String = "Traces",
  scene: String? = nil,
  scenes: [any SwiftScene.Type] = [],
  library: SceneLibrary = .gallery,
  file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let place = TracePlace(name, in: folder, file)
  if let problem = place.check(scene: scene, library: library.adding(scenes)) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// Records what a user does on a stage as a trace, once, and expects that trace ever after.
///
/// The actions are performed and recorded only where there is no trace of the name yet, or with
/// `HITSCOPE_BLESS=1`. Otherwise the trace's own inputs are replayed, as the other `expectTrace`
/// does.
///
/// ```swift
/// try expectTrace("raised-part", of: TabBarScene.self) { stage in
///   stage.tap(at: CGPoint(x: 160, y: 421))
/// }
/// ```
///
/// What the actions throw is thrown on.
@preconcurrency @MainActor
public func expectTrace(
  _ name: String,
  of type: any SwiftScene.Type,
  in folder: String = "Traces",
  file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ play: (Stage) throws -> Void
) rethrows {
  let place = TracePlace(name, in: folder, file)
  if place.exists, !place.isBlessing {
    return expectTrace(name, in: folder, scenes: [type], file: file, sourceLocation: sourceLocation)
  }
  let scene = Scene(type)
  let stage = Stage(scene)
  let recorder = TraceRecorder(scene, in: stage.session)
  defer { recorder.stop() }
  try play(stage)
  recorder.stop()
  if let problem = place.write(recorder.trace) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

extension SceneLibrary {
  /// Returns a copy with more scenes.
  fileprivate func adding(_ scenes: [any SwiftScene.Type]) -> SceneLibrary {
    var library = self
    for scene in scenes { library.add(scene) }
    return library
  }
}
