internal import HitInspector
internal import HitX11

/// Whether the window is dark or light, or as the desktop is.
package enum SandboxTheme: String, CaseIterable, Sendable {
  case dark, light
  /// As the desktop's theme is, and dark where the desktop does not tell.
  case system

  /// What a window without a display looks like.
  var appearance: Appearance { self == .light ? .light : .dark }

  /// What a window on a display looks like.
  func appearance(on connection: X11Connection) -> Appearance {
    self == .system ? Appearance(themeName: connection.themeName) : appearance
  }
}

nonisolated extension Appearance {
  /// What a desktop's theme asks for, by its name; dark where it has none.
  init(themeName: String?) {
    self = themeName.map { $0.lowercased().hasSuffix("-dark") } ?? true ? .dark : .light
  }
}

// Dark and light.
extension Sandbox {
  /// Looks as the theme that was chosen asks for, and goes on doing so.
  func followTheme() {
    inspector.appearance = theme.appearance(on: connection)
    connection.onThemeChange = { [weak self] in
      guard let self else { return }
      inspector.appearance = theme.appearance(on: connection)
      schedulePaint()
    }
  }

  /// Shows the other of dark and light, whatever the desktop has.
  func switchTheme() {
    theme = inspector.appearance == .dark ? .light : .dark
    inspector.appearance = theme.appearance(on: connection)
  }
}
