internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes

// What people change in the scene, and what the window says of it then.
extension InspectorFeed {
  /// Does what a key or a click asks for about edits.
  ///
  /// - Returns: Whether it was one of these.
  func edit(_ command: InspectorCommand) -> Bool {
    switch command {
    case .tryFix(let number): tryFix(number)
    case .undo: follow { editing.undo() }
    case .redo: follow { editing.redo() }
    case .goToEdit(let count): follow { editing.go(to: count) }
    case .revert: follow { editing.revert() }
    default: return false
    }
    return true
  }

  /// Shows the scene's file as it is now; selection, pins and the size of the scene stay.
  func read(_ document: SceneDocument) {
    follow {
      editing.read(document)
      return true
    }
    change { model in
      model.title = scene.title
      model.card = scene.card
    }
  }

  /// Notes that the scene was saved to a file.
  func noteSaved(to path: String) {
    editing.noteSaved(to: path)
    change { model in
      model.edits = editing.history
      model.file = URL(fileURLWithPath: path).lastPathComponent
    }
  }

  /// Makes a change that would mend a press; the one that is made is undone, and before another.
  private func tryFix(_ number: Int) {
    guard let fix = advice.fix(number), let notes = inspector.model.fixes,
      let view = inspector.model.fixSubject(in: scene)
    else { return }
    let isMade = advice.isMade(number)
    follow {
      if let position = advice.position(before: number) { editing.go(to: position) }
      let position = editing.position
      if isMade || editing.apply(fix) == nil { return true }
      advice.noteTried(number, notes, for: view, after: position)
      return true
    }
  }

  /// Makes an edit, and explains the scene anew where there was one.
  private func follow(_ edit: () -> Bool) {
    let asked = moments.asking.view.map { scene.name(of: $0) }
    let selected = inspector.selectedView.map { scene.name(of: $0) }
    guard edit() else { return }
    moments.sceneWasEdited(asking: asked)
    advice.sceneWasEdited(position: editing.position)
    change { $0.edits = editing.history }
    inspector.sceneDidChange()
    inspector.select(selected.flatMap { scene.view(named: $0) }.map { ObjectIdentifier($0) })
    showAgain()
  }
}

extension InspectorModel {
  /// The name of the view that changes are offered for.
  @MainActor
  fileprivate func fixSubject(in scene: Scene) -> String? {
    (question?.view ?? inspection?.subject)
      .flatMap { SceneOutline.view($0, in: scene.application) }.map { scene.name(of: $0) }
  }
}
