internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitScenes

// Opening the scene's file in an editor.
extension Sandbox {
  /// Opens the scene's file where it tells of a view, or else of what the window shows.
  func openEditor(at view: SceneViewID?) {
    guard let document = scene.document else {
      let rest = " is made by a program: it has no file to open"
      return notices.post(Notice(.info, scene.title, rest))
    }
    let path = URL(fileURLWithPath: document.path).standardizedFileURL.path
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard FileManager.default.fileExists(atPath: path) else {
      return notices.post(Notice(.problem, document.path, " does not exist, so no editor opens it"))
    }
    let place = place(of: view)
    let environment = ProcessInfo.processInfo.environment
    do throws(ExternalEditor.Trouble) {
      let editor = try ExternalEditor(opening: path, at: place, environment: environment) {
        ExternalEditor.find($0, in: environment["PATH"] ?? "/usr/bin:/bin")
      }
      try editor.begin { [weak self] sentence in
        self?.notices.fail(sentence)
        self?.schedulePaint()
      }
      let rest = place.map { ": \(name) at line \($0.line)" } ?? ": \(name)"
      notices.post(Notice(.done, "Opening \(editor.name)", rest))
    } catch {
      let spot = place.map { "the line is \(name):\($0.line)" } ?? "the file is \(name)"
      notices.post(Notice(.problem, error.subject, "\(error.rest); \(spot)"))
    }
  }

  /// Where the file tells of a view; else where it is broken, of the finding that is chosen, of the
  /// view that is selected or explained.
  private func place(of view: SceneViewID?) -> (line: Int, column: Int)? {
    let model = inspector.model
    if view == nil, case .broken(let fault) = model.fileState, let line = fault.line,
      let column = fault.column
    {
      return (line, column)
    }
    let finding = view == nil && model.mode == .hitMap ? model.map.chosen : nil
    let found = finding.flatMap { model.map.reading?.found?[$0].finding }
    if let position = found?.position, !feed.editing.isChanged {
      return (position.line, position.column)
    }
    let shown = view ?? inspector.selection.id ?? model.inspection?.subject
    let told = found?.view.flatMap { scene.view(named: $0.name) }.map { ObjectIdentifier($0) }
    let position = (told ?? shown).flatMap { feed.editing.positionInFile(of: $0) }
    return position.map { ($0.line, $0.column) }
  }
}

nonisolated extension ExternalEditor.Trouble {
  fileprivate var subject: String {
    switch self {
    case .none: "No editor is set"
    case .notFound(let name), .needsTerminal(let name), .refused(let name, _): name
    }
  }

  fileprivate var rest: String {
    let variables = ExternalEditor.variables.map { "$\($0)" }.joined(separator: " or ")
    return switch self {
    case .none: "; set \(variables)"
    case .notFound: ", which \(variables) names, is not found"
    case .needsTerminal: " needs a terminal: $TERMINAL names one"
    case .refused(_, let cause): ", which \(variables) names, cannot be begun: \(cause)"
    }
  }
}
