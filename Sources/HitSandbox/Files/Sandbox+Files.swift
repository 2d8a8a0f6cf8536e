internal import Foundation
internal import HitInspector
internal import HitScenes
internal import HitTrace

// Opening files in the window.
extension Sandbox {
  /// Asks for a file, or a scene of the gallery, by its name.
  func askForFile() {
    let recent = memoryFile?.read().memory.recent ?? []
    let names = SceneLibrary.gallery.entries.map(\.name)
    var completion = PathCompletion()
    var offered: [String] = []
    var prompt = Prompt("Open") { [weak self] text, choice in
      let name = choice.map { offered[$0] } ?? text.trimmingCharacters(in: .whitespaces)
      if name.isEmpty { return .refused("which file, or which scene?") }
      let path = completion.expanded(name)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        return .goOn(name.last == "/" ? name : name + "/")
      }
      self?.perform(.openFile(path))
      return .done
    }
    prompt.placeholder = "a scene, a dump or a trace; Tab completes"
    prompt.choices = { text in
      let isStart = text.isEmpty
      let found = ActionQuery(text).matches(names) { [$0] }
      let paths = isStart ? recent : completion.choices(for: text)
      offered = paths + found
      return paths.map { Prompt.Choice($0, remark: isStart ? "recent" : "", completion: $0) }
        + found.map { Prompt.Choice($0, remark: "gallery", completion: $0) }
    }
    inspector.popUps.ask(prompt)
  }

  /// Shows a scene, a dump or a trace, or tells what is wrong with the file.
  func open(_ path: String) {
    let kind = FileKind(ofFile: path)
    guard kind == .picture || mayLeave(by: .openFile(path)) else { return }
    do {
      switch kind {
      case .trace: try replay(TraceReplayer(contentsOfFile: path, keepingTrace: true))
      case .scene, .dump, .empty, .misspelt, nil:
        let scene = try source.open(path)
        if !leaveReplay(for: { scene }) { replace(by: scene) }
        if let document = scene.document, let notes = document.dump?.notes {
          tell(notes, of: document)
        }
      case .picture: return try layScreenshot(contentsOf: path)
      case .script?, .findings?, .answer?, .recording?, .actions?:
        let what = kind?.noun ?? ""
        let known = "a scene, a dump, a trace or the screenshot of a dump can be opened"
        return notices.fail("\(path): it is \(what); \(known)")
      }
      if FileManager.default.fileExists(atPath: path) { noteOpened(path) }
    } catch {
      notices.fail("\(error)")
    }
  }

  /// Opens what was dropped on the window: the first file, and tells of the rest.
  func drop(_ files: DroppedFiles) {
    if let other = files.others.first {
      let rest = files.others.count > 1 ? ", and \(files.others.count - 1) more" : ""
      notices.post(Notice(.problem, other, "\(rest): it is no file of this machine"))
    }
    guard let path = files.paths.first else { return schedulePaint() }
    if files.paths.count > 1 {
      notices.post(
        Notice(.info, "\(files.paths.count) files were dropped", "; the first is opened")
      )
    }
    perform(.openFile(path))
  }

  /// Replays a trace in place of what is shown.
  private func replay(_ replayer: TraceReplayer) throws {
    let next = try SandboxReplay(OpenedTrace(replayer), shared)
    source.follow(replayer)
    if replay != nil { inspector.timeline.close() }
    replay = next
    next.onScene = { [weak self] in self?.followReplay() }
    replace(by: next.scene)
    next.begin()
  }
}
