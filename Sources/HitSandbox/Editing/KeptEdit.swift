internal import HitInspector
internal import HitScenes

/// An edit in the list of those that can be undone and made again.
///
/// A scene's document is large, so of the two that an edit lies between only the difference is
/// kept, once no later edit can become one with it; a dump's are kept whole, since its text is not
/// all that it was read from.
struct KeptEdit {
  /// What the list of edits says of it.
  private(set) var row: EditRow
  let redo: [EditAction]
  private(set) var undo: [EditAction]
  /// What the properties had before that are edited.
  private(set) var olds: [ViewProperty: PropertyValue]
  private var difference: Difference?

  private enum Difference {
    case text(TextChange)
    /// The texts of an edit that may still go on: each step of it replaces the later one.
    case texts(before: [UInt8], after: [UInt8])
    case documents(before: SceneDocument, after: SceneDocument)
  }

  /// Keeps an edit that is being made.
  init(_ step: EditStep) {
    (row, redo, undo, olds) = (step.row, step.redo, step.undo, step.olds)
    guard let before = step.before, let after = step.after else { return }
    difference =
      before.dump == nil && after.dump == nil
      ? .texts(before: before.text, after: after.text)
      : .documents(before: before, after: after)
  }

  /// Keeps an edit that is being made as one with the edit before it, which is of the same.
  init(_ step: EditStep, goingOn last: KeptEdit) {
    (row, redo, undo, olds) = (step.row, step.redo, last.undo, last.olds)
    row.old = last.row.old
    guard step.before != nil, let after = step.after else { return }
    difference =
      switch last.difference {
      case .text: preconditionFailure("An edit goes on only as the last one, which has its texts.")
      case .texts(let before, _): .texts(before: before, after: after.text)
      case .documents(let before, _): .documents(before: before, after: after)
      case nil: nil
      }
  }

  /// Keeps no more than what differs: another edit follows, so that this one goes on no more.
  mutating func settle() {
    guard case .texts(let before, let after) = difference else { return }
    difference = .text(TextChange(from: before, to: after))
  }

  /// Tells what the scene's file says after the edit.
  ///
  /// - Parameter scene: The scene as it is before the edit.
  /// - Returns: The document; nothing of a scene that has no file.
  func documentAfter(in scene: Scene) -> SceneDocument? {
    switch difference {
    case nil: nil
    case .documents(_, let after): after
    case .text(let change): scene.reading { change.made(in: $0) }
    case .texts(_, let after): scene.reading { _ in after }
    }
  }

  /// Tells what the scene's file says before the edit.
  ///
  /// - Parameter scene: The scene as it is after the edit.
  /// - Returns: The document; nothing of a scene that has no file.
  func documentBefore(in scene: Scene) -> SceneDocument? {
    switch difference {
    case nil: nil
    case .documents(let before, _): before
    case .text(let change): scene.reading { change.undone(in: $0) }
    case .texts(let before, _): scene.reading { _ in before }
    }
  }
}

extension Scene {
  /// The document that another text of the scene's file makes.
  func reading(_ change: ([UInt8]) -> [UInt8]) -> SceneDocument? {
    guard let document else { return nil }
    do throws(SceneError) {
      return try document.with(change(document.text), classes: classes)
    } catch {
      // The texts of an edit, and the saved one, were read before.
      preconditionFailure("A text that was a scene is none any more: \(error)")
    }
  }
}
