internal import HitAnalysis
internal import HitInspector
internal import HitScenes

/// One change of the live scene, which can be made again.
enum EditAction {
  /// Properties of a view are set.
  case set(view: String, [ViewSetting])
  /// The scene is made anew from what its file says then.
  case reload
}

/// One edit of a scene that is being made, with what does it and what undoes it.
struct EditStep {
  /// The word for a view that overrides nothing.
  static let standard = "standard"

  /// What the list of edits says of it.
  var row: EditRow
  var redo: [EditAction]
  var undo: [EditAction]
  /// What the scene's file says before and after; nothing of a scene that has none.
  var before: SceneDocument?
  var after: SceneDocument?
  /// What the properties had before that are edited.
  var olds: [ViewProperty: PropertyValue] = [:]

  init(_ row: EditRow, redo: [EditAction], undo: [EditAction]) {
    (self.row, self.redo, self.undo) = (row, redo, undo)
  }
}

extension EditStep {
  /// The edit that makes the scene anew from another text of its file.
  init(_ row: EditRow, from before: SceneDocument, to after: SceneDocument) {
    self.init(row, redo: [.reload], undo: [.reload])
    self.before = before
    self.after = after
  }

  /// The edit that tries a change of the scene's file.
  init(_ fix: SceneFix, of document: SceneDocument) {
    self.init(EditRow(fix, of: document), from: document, to: fix.document)
  }
}

extension EditRow {
  fileprivate init(_ fix: SceneFix, of document: SceneDocument) {
    guard fix.changes.count == 1, let change = fix.changes.first else {
      self.init(fix.title, "", from: .fix)
      return
    }
    switch change {
    case .set(let setting, let view):
      self.init(document.name(of: view), setting.key, from: .fix)
      old = document.words(for: setting, of: view)
      new = setting.words
    case .reset(let setting, let view):
      self.init(document.name(of: view), setting.key, from: .fix)
      old = document.words(for: setting, of: view)
      new = EditStep.standard
    case .move(let view, let sibling):
      self.init(document.name(of: view), "moved", from: .fix)
      new = "in front of \(document.name(of: sibling))"
    }
  }
}
