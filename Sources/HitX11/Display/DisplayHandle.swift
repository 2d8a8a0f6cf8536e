internal import CHitX11

/// The owner of one open Xlib display; closes it when the last user lets go.
nonisolated final class DisplayHandle {
  /// Xlib's `Display *`.
  let pointer: OpaquePointer
  /// What has gone wrong on it.
  let trouble = DisplayTrouble()

  /// Opens the named display, or returns nothing where no server lets us in.
  init?(named name: String) {
    guard let pointer = XOpenDisplay(name) else { return nil }
    self.pointer = pointer
    DisplayHandlers.adopt(pointer, trouble)
  }

  /// Whether the server went away; nothing may be freed on the display then.
  var isLost: Bool { trouble.isLost }

  deinit {
    // XCloseDisplay talks to the server; after a loss there is nobody to talk to.
    if !isLost { XCloseDisplay(pointer) }
    DisplayHandlers.forget(pointer)
  }
}
