import Foundation
import HitAnalysis
import HitScenes
import HitTrace

/// One run of lint over scenes, which goes on after a scene that cannot be read.
@MainActor
struct LintRun {
  private(set) var report = LintReport()
  /// Whether a scene could not be read.
  private(set) var isInTrouble = false
  /// The scenes that were looked at and what findings call their files, where they are kept.
  private(set) var scenes: [(scene: Scene, file: String)] = []
  private let linter: Linter
  private let library: SceneLibrary
  private let keepsScenes: Bool

  private let traces: [String]

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - linter: The rules.
  ///   - library: Where names are looked up, and how dumps are read.
  ///   - traces: What is replayed on each scene.
  ///   - keepsScenes: Whether scenes are kept for a page that shows them.
  init(_ linter: Linter, in library: SceneLibrary, traces: [String], keepsScenes: Bool) {
    self.linter = linter
    self.library = library
    self.traces = traces
    self.keepsScenes = keepsScenes
  }

  /// Looks at a scene, or at all scenes of a folder.
  mutating func look(at place: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      return place.hasSuffix(".hstrace") ? look(atTrace: place) : look(atScene: place)
    }
    let files = SceneSearch.files(in: place)
    for file in files { look(atScene: file) }
    if files.isEmpty {
      complain("\(place): no scene file is in it; give a folder with scene files or dumps")
    }
  }

  private mutating func look(atScene name: String) {
    do throws(SceneError) {
      let scene = try library.scene(name)
      Output.tell(scene.document)
      let file = scene.document.map { SceneSearch.shortened($0.path) }
      report.add(linter.findings(in: scene, file: file, history: history(of: name)))
      if keepsScenes { scenes.append((scene, file ?? scene.name)) }
    } catch {
      let found = LintFinding.findings(in: error)
      let others = error.faults.filter { $0.reason != .duplicateID }
      if others.isEmpty && error.omitted == 0 { return report.add(found) }
      report.addFaults(found)
      complain("\(SceneError(faults: others, omitted: error.omitted))")
    }
  }

  /// Looks at the scene that a trace carries, and at what happened in it.
  private mutating func look(atTrace path: String) {
    do throws(TraceError) {
      let scene = try TraceReplayer(contentsOfFile: path).scene
      let history = try TouchHistory.ofTrace(path)
      let findings = linter.findings(in: scene, file: path, history: history)
      if keepsScenes { scenes.append((scene, path)) }
      // Places in the one line that the trace has of its scene tell nobody anything.
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

  /// What became of touches in the traces, replayed on a scene.
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

  private mutating func complain(_ text: String) {
    isInTrouble = true
    Output.complain(text)
  }
}

/// Finds scene files and dumps in folders.
enum SceneSearch {
  /// Returns the scene files and dumps in a folder and what is in it, in order.
  ///
  /// Other files are passed over: a scene file says what it is, and a dump shows it early. Files that
  /// cannot be read are among them.
  static func files(in folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    return (FileManager.default.subpaths(atPath: folder) ?? [])
      .filter { file in
        endingsOfDumps.contains(where: file.hasSuffix)
          || file.hasSuffix(".json") && !file.hasSuffix(".script.json")
      }
      .sorted()
      .map { folder == "." ? $0 : start + $0 }
      .filter(saysScene)
  }

  /// The endings under which people keep what a debugger or a log printed.
  private static let endingsOfDumps = [".txt", ".dump", ".log"]

  /// Returns a path from the current folder on, where it leads into it.
  static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Whether a file says that it is a scene, wherever it does.
  ///
  /// One that cannot be read may be a scene; whoever reads it says why not.
  private static func saysScene(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return false
    }
    do {
      let file = URL(fileURLWithPath: path)
      if path.hasSuffix(".json") {
        let bytes = try Data(contentsOf: file, options: .mappedIfSafe)
        return bytes.range(of: Data("\"hitscope-scene\"".utf8)) != nil
      }
      let beginning = try FileHandle(forReadingFrom: file).read(upToCount: 1 << 20)
      return SceneDocument.isDump(Array(beginning ?? Data()))
    } catch {
      return true
    }
  }
}

/// Why a baseline could not be read.
struct BaselineError: Error, CustomStringConvertible {
  let path: String
  let problem: String

  var description: String {
    "\(path): \(problem); give a report that `hitscope lint --write-baseline FILE` wrote"
  }
}

extension LintBaseline {
  /// Reads a baseline.
  init(contentsOfFile path: String) throws(BaselineError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw BaselineError(path: path, problem: "it cannot be read")
    }
    guard let baseline = LintBaseline(json: bytes) else {
      throw BaselineError(path: path, problem: "it is no report of lint")
    }
    self = baseline
  }
}
