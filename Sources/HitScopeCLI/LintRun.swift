import Foundation
import HitAnalysis
import HitSandbox
import HitScenes
import HitSession
import HitTrace

/// One run of lint over scenes, which continues after a scene that cannot be read.
@MainActor
struct LintRun {
  let options: LintOptions
  /// Where names are looked up, and how dumps are read.
  let library: SceneLibrary
  /// The traces that are replayed on each scene.
  let traces: [String]
  /// Whether scenes are kept for a page that shows them.
  let keepsScenes: Bool
  /// The file of that page, where findings are to name it.
  let page: String?
  /// What is known already.
  let baseline: LintBaseline?
  /// Called with what is new in each scene.
  let onScene: (LintReport) -> Void
  private var settings = LintSettingsSearch()
  /// Whether something was found that is a failure.
  private(set) var hasFailed = false

  /// What is to be told: what the baseline does not know.
  private(set) var report = LintReport()
  /// What was found, known or not.
  private(set) var all = LintReport()
  /// Whether a scene could not be read.
  private(set) var isInTrouble = false
  /// The files that were checked.
  private(set) var files: [String] = []
  /// The scenes that were checked and what is to be told of each, where they are kept.
  private(set) var scenes: [(scene: Scene, findings: [LintFinding])] = []
  /// What is to be told of files of which no scene can be built.
  private(set) var unread: [LintFinding] = []

  init(
    options: LintOptions,
    library: SceneLibrary,
    traces: [String],
    keepsScenes: Bool,
    page: String?,
    baseline: LintBaseline?,
    onScene: @escaping (LintReport) -> Void
  ) {
    (self.options, self.library, self.traces) = (options, library, traces)
    (self.keepsScenes, self.page) = (keepsScenes, page)
    (self.baseline, self.onScene) = (baseline, onScene)
  }

  /// Checks a scene, or all scenes of a folder.
  mutating func look(at place: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      do throws(FileTrouble) {
        if library.isFile(place) {
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
    let progress = Progress("scenes", of: search.files.count)
    for (number, file) in search.files.enumerated() {
      look(atScene: file)
      progress.show(number + 1)
    }
    if search.files.isEmpty, search.troubles.isEmpty {
      complain("\(place): no scene file is in it; give a folder with scene files or dumps")
    }
  }

  private mutating func look(atScene name: String) {
    guard let (linter, strict) = linter(for: name) else { return }
    do throws(SceneError) {
      let scene = try library.scene(name)
      Output.tell(scene.document)
      files.append(scene.document?.path ?? name)
      let file = scene.document.map { SceneSearch.shortened($0.path) }
      let findings = linter.findings(in: scene, file: file, history: history(of: name))
      add(findings, strict, of: scene)
    } catch {
      let found = LintFinding.findings(in: error).filter { linter.looks(by: $0.rule) }
      let others = error.faults.filter { $0.reason != .duplicateID }
      if others.isEmpty && error.omitted == 0 { return add(found, strict) }
      add(found, strict, isWhole: false)
      complain(SceneError(faults: others, omitted: error.omitted).lines)
    }
  }

  /// Checks the scene that a trace carries, and what happened in it.
  private mutating func look(atTrace path: String) {
    guard let (linter, strict) = linter(for: path) else { return }
    files.append(path)
    do throws(TraceError) {
      let scene = try TraceReplayer(contentsOfFile: path).scene
      let history = try TouchHistory.ofTrace(path)
      let findings = linter.findings(in: scene, file: path, history: history)
      // A trace has its scene on one line, where places help no reader.
      let placeless = findings.map { finding in
        var finding = finding
        finding.position = nil
        return finding
      }
      add(placeless, strict, of: scene)
    } catch {
      complain("\(error)")
    }
  }

  /// Returns how a scene is looked at, by what its project says; nothing where that is wrong.
  private mutating func linter(for place: String) -> (linter: Linter, strict: Bool)? {
    let isFile = library.isFile(place) && place != StandardInput.path
    let folder = isFile ? URL(fileURLWithPath: place).deletingLastPathComponent().path : "."
    do {
      return try options.linter(settings.settings(for: folder))
    } catch {
      complain("\(error)")
      return nil
    }
  }

  /// Adds what was found in a scene, or in one that could not be looked at as a whole.
  private mutating func add(
    _ found: [LintFinding],
    _ strict: Bool,
    of scene: Scene? = nil,
    isWhole: Bool = true
  ) {
    var one = LintReport()
    if isWhole { one.add(found) } else { one.addFaults(found) }
    all.add(one)
    var new = baseline.map(one.hiding) ?? one
    if scene == nil { unread += new.findings }
    if let scene, keepsScenes { keep(scene, &new) }
    report.add(new)
    if new.count(.error) > 0 || strict && new.count(.warning) > 0 { hasFailed = true }
    onScene(new)
  }

  /// Keeps a scene for the page, and names that in what is to be told of the scene.
  private mutating func keep(_ scene: Scene, _ new: inout LintReport) {
    let place = scenes.count
    scenes.append((scene, new.findings))
    guard let page else { return }
    new.notePages { "\(page)#\(LintPage.address(scene: place, finding: $0))" }
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
