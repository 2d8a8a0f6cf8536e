internal import CHitX11

/// What the desktop's settings daemon says, while there is one; followed as it changes.
final class DesktopSettings {
  private unowned let connection: X11Connection
  /// The window that has the settings, or 0 while no program publishes them.
  private var owner: Window = 0
  private(set) var texts: [String: String] = [:]
  /// Called when a setting changed.
  private let onChange: () -> Void

  /// Finds the settings of a connection's screen.
  init(of connection: X11Connection, onChange: @escaping () -> Void) {
    (self.connection, self.onChange) = (connection, onChange)
    findOwner()
  }

  /// Takes an event that may be about the settings.
  func receive(_ event: XEvent) {
    switch event.type {
    case ClientMessage
    where event.xclient.message_type == connection.atoms[.manager]
      && Atom(bitPattern: event.xclient.data.l.1) == connection.atoms[.settingsSelection]:
      findOwner()
    case DestroyNotify where owner != 0 && event.xdestroywindow.window == owner: findOwner()
    case PropertyNotify
    where owner != 0 && event.xproperty.window == owner
      && event.xproperty.atom == connection.atoms[.settings]:
      read()
    default: return
    }
    onChange()
  }

  /// Finds the program that publishes the settings, and has its changes reported.
  private func findOwner() {
    let selection = connection.atoms[.settingsSelection]
    owner = XGetSelectionOwner(connection.request("XGetSelectionOwner"), selection)
    let window = owner
    let isThere =
      window != 0
      && connection.attempt("XSelectInput") {
        XSelectInput($0, window, PropertyChangeMask | StructureNotifyMask)
      }
    if !isThere { owner = 0 }
    read()
  }

  private func read() {
    guard owner != 0 else {
      texts = [:]
      return
    }
    let atom = connection.atoms[.settings]
    let bytes = connection.property(atom, of: owner, type: atom)
    texts = bytes.flatMap { SettingsText($0.bytes) }?.texts ?? [:]
  }
}

extension X11Connection {
  /// The name of the desktop's theme; `nil` while no program publishes one.
  ///
  /// The first call begins to follow it, and `onThemeChange` is called from then on.
  package var themeName: String? {
    let settings =
      desktopSettings ?? DesktopSettings(of: self) { [weak self] in self?.onThemeChange() }
    desktopSettings = settings
    return settings.texts["Net/ThemeName"]
  }
}
