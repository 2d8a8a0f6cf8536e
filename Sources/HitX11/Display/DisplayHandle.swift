internal import CHitX11

/// The owner of one open Xlib display; closes it with the last reference.
nonisolated final class DisplayHandle {
  /// Xlib's `Display *`.
  let pointer: OpaquePointer
  let trouble = DisplayTrouble()

  /// Opens the named display; `nil` where no server accepts the connection.
  init?(named name: String) {
    guard let pointer = XOpenDisplay(name) else { return nil }
    self.pointer = pointer
    DisplayHandlers.adopt(pointer, trouble)
  }

  /// Whether the server went away; nothing may be freed on the display then.
  var isLost: Bool { trouble.isLost }

  deinit {
    // XCloseDisplay makes requests, which a lost server cannot answer.
    if !isLost { XCloseDisplay(pointer) }
    DisplayHandlers.forget(pointer)
  }
}
