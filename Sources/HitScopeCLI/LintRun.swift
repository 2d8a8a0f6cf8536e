import Foundation
import HitAnalysis
import HitSandbox
import HitScenes
import HitSession
import HitTrace

/// One run of lint over scenes, which continues after a scene that cannot be read.
@MainActor
struct LintRun {
  let linter: Linter
  /// Where names are looked up, and how dumps are read.
  let library: SceneLibrary
  /// The traces that are replayed on each scene.
  let traces: [String]
  /// Whether scenes are kept for a page that shows them.
  let keepsScenes: Bool

  private(set) var report = LintReport()
  /// Whether a scene could not be read.
  private(set) var isInTrouble = false
  /// The files that were checked.
  private(set) var files: [String] = []
  /// The scenes that were checked and the files that findings name, where they are kept.
  private(set) var scenes: [(scene: Scene, file: String)] = []

  /// Checks a scene, or all scenes of a folder.
  mutating func look(at place: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      do throws(FileTrouble) {
        if place == "-" || library.isFile(place) {
          try InputFile.expect(place, .scene, .dump, .trace)
        }
        if FileKind(ofFile: place) == .trace || place.hasSuffix(TraceSearch.ending) {
          look(atTrace: place)
        } else {
          look(atScene: place)
        }
      } catch {
        complain("\(error)")
      }
      return
    }
    let search = SceneSearch(place)
    for trouble in search.troubles { complain("\(trouble)") }
    for file in search.files { look(atScene: file) }
    if search.files.isEmpty, search.troubles.isEmpty {
      complain("\(place): no scene file is in it; give a folder with scene files or dumps")
    }
  }

  private mutating func look(atScene name: String) {
    do throws(SceneError) {
      let scene = try library.scene(name)
      Output.tell(scene.document)
      files.append(scene.document?.path ?? name)
      let file = scene.document.map { SceneSearch.shortened($0.path) }
      report.add(linter.findings(in: scene, file: file, history: history(of: name)))
      if keepsScenes { scenes.append((scene, file ?? scene.name)) }
    } catch {
      let found = LintFinding.findings(in: error)
      let others = error.faults.filter { $0.reason != .duplicateID }
      if others.isEmpty && error.omitted == 0 { return report.add(found) }
      report.addFaults(found)
      complain(SceneError(faults: others, omitted: error.omitted).lines)
    }
  }

  /// Checks the scene that a trace carries, and what happened in it.
  private mutating func look(atTrace path: String) {
    files.append(path)
    do throws(TraceError) {
      let scene = try TraceReplayer(contentsOfFile: path).scene
      let history = try TouchHistory.ofTrace(path)
      let findings = linter.findings(in: scene, file: path, history: history)
      if keepsScenes { scenes.append((scene, path)) }
      // A trace has its scene on one line, where places help no reader.
      report.add(
        findings.map { finding in
          var finding = finding
          finding.position = nil
          return finding
        }
      )
    } catch {
      complain("\(error)")
    }
  }

  /// The history of touches in the traces, replayed on a scene.
  private mutating func history(of scene: String) -> TouchHistory? {
    if traces.isEmpty { return nil }
    var history = TouchHistory()
    for trace in traces {
      do throws(TraceError) {
        let one = try TouchHistory.ofTrace(trace, scene: scene)
        for other in one.recordedScenes where Self.bareName(other) != Self.bareName(scene) {
          Output.complain("\(trace): it was recorded on \(other) and replayed on \(scene)")
        }
        history.add(one)
      } catch {
        complain("\(error)")
      }
    }
    return history
  }

  /// The name of a scene without the folder and the ending of its file.
  private static func bareName(_ scene: String) -> String {
    URL(fileURLWithPath: scene).deletingPathExtension().lastPathComponent
  }

  private mutating func complain(_ text: String) { complain([text]) }

  private mutating func complain(_ lines: [String]) {
    isInTrouble = true
    Output.complain(lines)
  }
}

extension TouchHistory {
  /// Replays a trace, on another scene where one is named, and returns what became of its touches.
  ///
  /// It is replayed to its end, whether or not all is as it was recorded.
  @MainActor
  static func ofTrace(
    _ path: String,
    scene: String? = nil
  ) throws(TraceError) -> TouchHistory {
    var options = TraceReplayer.Options()
    options.scene = scene
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
