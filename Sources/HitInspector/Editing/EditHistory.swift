/// The edits of a scene, in the order they were made, as the window lists them.
nonisolated package struct EditHistory: Hashable, Sendable {
  /// The edits, those that were undone among them.
  package var rows: [EditRow] = []
  /// How many of them are done; those behind can be done again.
  package var done = 0
  /// Whether the scene differs from its file.
  package var isChanged = false
  /// The views that were edited.
  package var views: Set<SceneViewID> = []

  package init() {}

  /// The edit that would be undone.
  package var undoable: EditRow? { done > 0 ? rows[done - 1] : nil }

  /// The edit that would be done again.
  package var redoable: EditRow? { done < rows.count ? rows[done] : nil }
}

/// One edit: what was changed, from what to what.
nonisolated package struct EditRow: Hashable, Sendable {
  /// How an edit was made.
  package enum Source: Hashable, Sendable {
    /// A value was typed or chosen.
    case field
    /// The view was dragged, or one of its handles.
    case drag
    /// Keys moved the view.
    case keys
    /// A change that would mend a press was tried.
    case fix
    /// The file was read again, or its text was gone back to.
    case file

    package var word: String {
      switch self {
      case .field: "field"
      case .drag: "drag"
      case .keys: "keys"
      case .fix: "fix"
      case .file: "file"
      }
    }
  }

  /// The name of the view.
  package var view: String
  /// What of it, as `frame y`.
  package var what: String
  /// The value before, in words; empty where there is nothing to compare.
  package var old = ""
  /// The value after, in words.
  package var new = ""
  package var source: Source

  package init(_ view: String, _ what: String, from source: Source) {
    (self.view, self.what, self.source) = (view, what, source)
  }

  /// What was changed, in few words.
  package var title: String { "\(view) \(what)" }
}
