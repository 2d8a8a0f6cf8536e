internal import Foundation
internal import HitInspector
internal import HitScenes
internal import HitSession
internal import HitTrace
internal import HitX11

/// The recording of the scene that is shown.
///
/// Everything that a scene is fed is recorded: to a file from the moment on that somebody asks for
/// it, and to memory before, so that what has just happened can still be saved. A trace begins with
/// its scene, so a recording to a file begins with the scene made anew.
final class SandboxRecording {
  /// The most that is kept in memory, in bytes.
  private static let longestTrace = 64 << 20

  private static let endKey = KeyTable.label(of: .toggleRecording)

  private let configuration: Sandbox.Configuration
  private let window: SandboxWindow
  private var recorder: TraceRecorder?
  /// The file that is recorded to, while one is.
  private(set) var path: String?

  init(_ configuration: Sandbox.Configuration, _ window: SandboxWindow) {
    self.configuration = configuration
    self.window = window
    path = configuration.recordingPath
  }

  /// The command that replays the trace that was saved last.
  private(set) var replayCommand: String?
  /// When the recording to a file began.
  private(set) var start: TimeInterval?

  var isToFile: Bool { path != nil }

  /// Begins to record a scene, to the file where one is meant.
  func begin(_ scene: Scene, in session: Session) throws(TraceError) {
    var options = TraceRecorder.Options()
    options.recordsKeys = configuration.recordsKeys
    options.scale = Double(window.connection.scale.pixelsPerPoint)
    options.wall = Date().ISO8601Format()
    options.limit = isToFile ? nil : Self.longestTrace
    options.isLive = true
    if let path {
      recorder = try TraceRecorder(scene, in: session, to: path, options: options)
    } else {
      recorder = TraceRecorder(scene, in: session, options: options)
    }
    start = isToFile ? window.clock.now : nil
    recorder?.source = source
    recorder?.onFailure = { [weak self] error in self?.fail(error) }
    window.inspector.model.activity = isToFile ? .recording : .live
  }

  /// Begins to record a scene to a new file.
  func beginFile(_ scene: Scene, in session: Session) throws(TraceError) {
    recorder?.stop()
    let path = freePath(for: scene)
    self.path = path
    try begin(scene, in: session)
    window.notices.post(
      Notice(
        .recording,
        "recording to \(path)",
        "; \(Self.endKey) ends it",
        actions: [.init("Stop", .toggleRecording)]
      )
    )
  }

  func beginInMemory(_ scene: Scene, in session: Session) {
    path = nil
    do {
      try begin(scene, in: session)
    } catch {
      window.notices.fail("\(error)")
    }
  }

  /// Ends the recording; one to a file is complete then.
  func end() {
    recorder?.stop()
    if let path, let recorder, recorder.isComplete { tellSaved(path, recorder) }
    forget()
  }

  func save(_ scene: Scene) {
    if let path {
      let rest = " is being recorded; \(Self.endKey) ends it"
      return window.notices.post(Notice(.recording, path, rest))
    }
    guard let recorder else { return }
    let path = freePath(for: scene)
    do {
      try recorder.save(to: path)
      tellSaved(path, recorder)
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
        ": \(recorder.inputCount) inputs; \(command)",
        actions: [.init("Copy replay command", .copyReplayCommand)]
      )
    )
  }

  /// Runs `send`, whose inputs are recorded as simulated and not as the display's.
  func recordSimulated(_ send: () -> Void) {
    recorder?.source = .sim
    send()
    recorder?.source = source
  }

  /// How inputs of a pointer and of keys reach the window.
  private var source: TraceInput.Source { window.connection.touchRefusal == nil ? .xi2 : .x11 }

  private func fail(_ error: TraceError) {
    forget()
    window.notices.fail("\(error)")
  }

  private func forget() {
    path = nil
    recorder = nil
    start = nil
    window.inspector.model.activity = .live
  }

  /// Returns a name for a trace of a scene that no file has.
  private func freePath(for scene: Scene) -> String {
    let folder = configuration.tracesFolder.map { "\($0)/" } ?? ""
    var number = 1
    while true {
      let name = number == 1 ? scene.name : "\(scene.name)-\(number)"
      let path = "\(folder)\(name).hstrace"
      if !FileManager.default.fileExists(atPath: path) { return path }
      number += 1
    }
  }
}
