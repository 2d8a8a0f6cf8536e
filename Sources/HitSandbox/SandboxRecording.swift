internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession
internal import HitTrace
internal import HitX11

/// The recording of the scene that is shown.
///
/// Everything that a scene is fed is recorded to memory, so that what has just happened can still be
/// saved, and to a file besides while somebody asks for it. A trace begins with its scene, so a
/// recording to a file begins with the scene made anew.
final class SandboxRecording {
  /// The most that is kept in memory, in bytes.
  private static let longestTrace = 64 << 20

  private static let endKey = KeyTable.label(of: .toggleRecording)

  private let configuration: Sandbox.Configuration
  private let window: SandboxWindow
  /// What the scene was fed since it was shown, to be saved afterwards.
  private var kept: TraceRecorder?
  /// The recording to a file, while there is one.
  private var recorder: TraceRecorder?
  /// The file that is recorded to, while one is.
  private(set) var path: String?

  init(_ configuration: Sandbox.Configuration, _ window: SandboxWindow) {
    self.configuration = configuration
    self.window = window
  }

  /// The command that replays the trace that was saved last.
  private(set) var replayCommand: String?
  /// When the recording to a file began.
  private(set) var start: TimeInterval?

  var isToFile: Bool { path != nil }

  private func options(limit: Int?) -> TraceRecorder.Options {
    var options = TraceRecorder.Options()
    options.recordsKeys = configuration.recordsKeys
    options.scale = Double(window.connection.scale.pixelsPerPoint)
    options.wall = Date().ISO8601Format()
    options.limit = limit
    options.isLive = true
    return options
  }

  /// Begins to keep what a scene is fed, which was made just now.
  func begin(_ scene: Scene, in session: Session) {
    let recorder = TraceRecorder(scene, in: session, options: options(limit: Self.longestTrace))
    recorder.source = source
    recorder.onFailure = { [weak self] error in
      self?.kept = nil
      self?.window.notices.fail("\(error)")
    }
    kept = recorder
  }

  /// Begins to record a scene, which was made just now, to a file.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: Its session.
  ///   - given: The file, which is written over; a new one where none is given.
  /// - Throws: Why the file cannot be written; what is kept besides goes on.
  func beginFile(_ scene: Scene, in session: Session, to given: String? = nil) throws(TraceError) {
    let path = given ?? freePath(for: scene)
    let recorder = try TraceRecorder(scene, in: session, to: path, options: options(limit: nil))
    recorder.source = source
    recorder.onFailure = { [weak self] error in
      self?.forgetFile()
      self?.window.notices.fail("\(error)")
    }
    self.recorder = recorder
    self.path = path
    start = window.clock.now
    window.inspector.model.activity = .recording
    guard given == nil else { return }
    window.notices.post(
      Notice(
        .recording,
        "recording to \(path)",
        "; \(Self.endKey) ends it",
        actions: [.init("Stop", .toggleRecording)]
      )
    )
  }

  /// Ends the recording to a file, which is complete then; what is kept besides goes on.
  func endFile() {
    recorder?.stop()
    if let path, let recorder, recorder.isComplete { tellSaved(path, recorder) }
    forgetFile()
  }

  /// Ends everything: another scene is shown, or none.
  func end() {
    endFile()
    kept?.stop()
    kept = nil
  }

  func save(_ scene: Scene) {
    if let path {
      let rest = " is being recorded; \(Self.endKey) ends it"
      return window.notices.post(Notice(.recording, path, rest))
    }
    guard let kept else {
      return window.notices.post(Notice(.info, "There is nothing to save", ": nothing is recorded"))
    }
    let path = freePath(for: scene)
    do {
      try kept.save(to: path)
      tellSaved(path, kept)
    } catch {
      window.notices.fail("\(error)")
    }
  }

  /// Tells that a trace is complete, and how it is replayed.
  private func tellSaved(_ path: String, _ recorder: TraceRecorder) {
    let command = "hitscope replay \(path)"
    replayCommand = command
    window.notices.post(
      Notice(
        .done,
        path,
        ": \(Counted.text(recorder.inputCount, "input")); \(command)",
        actions: [.init("Copy replay command", .copyReplayCommand)]
      )
    )
  }

  /// Runs `send`, whose inputs are recorded as simulated and not as the display's.
  func recordSimulated(_ send: () -> Void) {
    for recorder in [kept, recorder] { recorder?.source = .sim }
    send()
    for recorder in [kept, recorder] { recorder?.source = source }
  }

  /// How inputs of a pointer and of keys reach the window.
  private var source: TraceInput.Source { window.connection.touchRefusal == nil ? .xi2 : .x11 }

  private func forgetFile() {
    path = nil
    recorder = nil
    start = nil
    window.inspector.model.activity = .live
  }

  /// Returns a name for a trace of a scene that no file has.
  private func freePath(for scene: Scene) -> String {
    let folder = configuration.tracesFolder.map { "\($0)/" } ?? ""
    return FreePath.of(folder + scene.name, "hstrace")
  }
}
