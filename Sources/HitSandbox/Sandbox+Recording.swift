internal import Foundation
internal import HitInspector
internal import HitScenes
internal import HitTrace
internal import HitX11

// Everything that a scene is fed is recorded: to a file from the moment on that somebody asks for
// it, and to memory before, so that what has just happened can still be saved. A trace begins with
// its scene, so a recording to a file begins with the scene made anew.
extension Sandbox {
  /// The most that is kept in memory, in bytes.
  private static let longestTrace = 64 << 20

  /// Begins to record the scene that is shown, to a file where one is meant.
  func beginRecording() throws(TraceError) {
    var options = TraceRecorder.Options()
    options.recordsKeys = configuration.recordsKeys
    options.scale = Double(connection.scale.pixelsPerPoint)
    options.wall = Date().ISO8601Format()
    options.limit = recordingPath == nil ? Self.longestTrace : nil
    options.isLive = true
    if let recordingPath {
      recorder = try TraceRecorder(scene, in: session, to: recordingPath, options: options)
    } else {
      recorder = TraceRecorder(scene, in: session, options: options)
    }
    recorder?.source = pointerSource
    recorder?.onFailure = { [weak self] error in self?.recordingFailed(error) }
    inspector.model.activity = recordingPath == nil ? .live : .recording
  }

  /// How inputs of a pointer and of keys reach the window.
  var pointerSource: TraceInput.Source { connection.touchRefusal == nil ? .xi2 : .x11 }

  /// Begins a recording to a file with the scene made anew, or ends it.
  func toggleRecording() {
    guard takesInput else { return onNotice("a replay is not recorded; --bless writes it anew") }
    if recordingPath != nil {
      endRecording()
      return record()
    }
    do {
      let next = try source.again()
      replace(by: next)
      recorder?.stop()
      recordingPath = freePath()
      try beginRecording()
      onNotice("recording to \(recordingPath ?? ""); R ends it")
    } catch {
      recordingPath = nil
      record()
      onNotice("\(error)")
    }
  }

  /// Ends the recording; one to a file is complete then.
  func endRecording() {
    recorder?.stop()
    if let recordingPath, let recorder, recorder.isComplete {
      let count = recorder.inputCount
      onNotice("\(recordingPath): \(count) inputs; hitscope replay \(recordingPath)")
    }
    recorder = nil
    recordingPath = nil
    inspector.model.activity = .live
  }

  /// Saves what was recorded to memory.
  func saveTrace() {
    if let recordingPath { return onNotice("\(recordingPath) is being recorded; R ends it") }
    guard let recorder else { return }
    let path = freePath()
    do {
      try recorder.save(to: path)
      onNotice("\(path): \(recorder.inputCount) inputs; hitscope replay \(path)")
    } catch {
      onNotice("\(error)")
    }
  }

  /// Records the scene that is shown to memory.
  func record() {
    do {
      try beginRecording()
    } catch {
      onNotice("\(error)")
    }
  }

  private func recordingFailed(_ error: TraceError) {
    recordingPath = nil
    recorder = nil
    inspector.model.activity = .live
    onNotice("\(error)")
  }

  /// Returns a name for a trace of the scene that no file has.
  private func freePath() -> String {
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
