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
    case .previewFix(let number):
      change { $0.preview = number.flatMap { advice.preview($0) } }
    case .undo: follow { editing.undo() }
    case .redo: follow { editing.redo() }
    case .goToEdit(let count): follow { editing.go(to: count) }
    case .revert: follow { editing.revert() }
    case .edit: change { $0.isEditing = true }
    case .endEdit: change { $0.isEditing = false }
    case .setProperty(let property, let value, let goesOn):
      set(property, value, goesOn: goesOn)
    case .nudge(let step, let points): nudge(step, by: points)
    case .resetProperty(let property):
      guard let name = inspector.selection.view.map({ scene.name(of: $0) }),
        let value = editing.originals(of: name)[property]
      else { break }
      set(property, value)
    default: return false
    }
    showProperties()
    return true
  }

  /// Sets a property of the selected view, or says why it cannot be.
  func set(
    _ property: ViewProperty,
    _ value: PropertyValue,
    from source: EditRow.Source = .field,
    goesOn: Bool = false
  ) {
    guard let view = inspector.selection.view else { return }
    follow {
      do throws(SceneChangeError) {
        try editing.set(property, value, of: view, from: source, goesOn: goesOn)
        return true
      } catch {
        onProblem?("\(error)")
        return false
      }
    }
  }

  /// Shows the values of the view that is edited, as they are now; editing ends where no view is
  /// selected any more.
  func showProperties() {
    let view = inspector.selection.view
    if view == nil, inspector.model.isEditing { change { $0.isEditing = false } }
    guard inspector.model.isEditing, inspector.model.mode != .touch, let view else {
      if inspector.model.properties != nil { change { $0.properties = nil } }
      return
    }
    var properties = ViewProperties(of: view, in: scene)
    let originals = editing.originals(of: scene.name(of: view))
    properties.changed = Set(originals.filter { properties.values[$0.key] != $0.value }.keys)
    properties.reach = inspector.model.map.reading?.reach(of: ObjectIdentifier(view))
    if properties != inspector.model.properties { change { $0.properties = properties } }
  }

  /// Shows the scene's file as it is now; selection, pins and the size of the scene stay.
  func read(_ document: SceneDocument) {
    follow {
      editing.read(document)
      return true
    }
    change { model in
      model.title = scene.title
      model.card = scene.card.keeping(model.card)
    }
  }

  /// Notes that the scene was saved to a file.
  func noteSaved(to path: String) {
    editing.noteSaved(to: path)
    change { model in
      model.edits = editing.history
      model.file = URL(fileURLWithPath: path).lastPathComponent
      // Its views stand elsewhere in the file now.
      mapWatch.noteSaved(in: &model)
    }
    advice.sceneWasEdited(editing.history)
    inspector.sceneDidChange()
  }

  /// Makes a change that would mend a press; the one that is made is undone, and before another.
  private func tryFix(_ number: Int) {
    guard let fix = advice.fix(number), let notes = inspector.model.fixes,
      let view = inspector.model.fixSubject(in: scene)
    else { return }
    let isMade = advice.isMade(number)
    let point = inspector.model.inspection?.point
    follow {
      if let position = advice.positionBeforeMade { editing.go(to: position) }
      let position = editing.position
      if isMade || editing.apply(fix) == nil { return true }
      advice.noteTried(number, notes, for: view, at: point, after: position)
      return true
    }
  }

  /// Makes an edit, and explains the scene anew where there was one.
  func follow(_ edit: () -> Bool) {
    let asked = moments.asking.view.map { scene.name(of: $0) }
    let selected = inspector.selection.view.map { scene.name(of: $0) }
    guard edit() else { return }
    moments.sceneWasEdited(asking: asked, scene.document)
    let edits = editing.history
    advice.sceneWasEdited(edits)
    change { model in
      model.edits = edits
      model.preview = nil
    }
    inspector.sceneDidChange()
    inspector.selection.select(
      selected.flatMap { scene.view(named: $0) }.map { ObjectIdentifier($0) }
    )
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
