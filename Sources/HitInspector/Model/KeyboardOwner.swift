/// Where plain keys go: those that are neither function keys nor pressed with Ctrl.
nonisolated package enum KeyboardOwner: Hashable, Sendable {
  /// To the window's own commands.
  case hitscope
  /// To the scene: its first responder, or its window where there is none, by this name.
  case scene(String)
  /// Into the search field.
  case search
  /// Into a field of the window that takes a value.
  case field

  /// Whether the scene has them.
  package var isScene: Bool {
    if case .scene = self { true } else { false }
  }

  /// Who has them, in a word.
  package var name: String {
    switch self {
    case .hitscope: "HitScope"
    case .scene(let name): name
    case .search: "search"
    case .field: "field"
    }
  }

  /// Whether what is typed goes into a field of the window.
  package var isField: Bool { self == .search || self == .field }
}
