internal import CHitX11

/// The shapes of the pointer that every server can draw, by their numbers in its cursor font.
package nonisolated enum CursorShape: UInt32, Sendable {
  case arrow = 68
  case crosshair = 34
  case hand = 60
  case resizeColumns = 108
  case resizeRows = 116
  case text = 152
}

extension X11Window {
  /// Has the server draw the pointer in a shape over the window.
  func showCursor(_ shape: CursorShape) {
    let display = connection.request("XCreateFontCursor")
    let cursor = cursors[shape] ?? XCreateFontCursor(display, shape.rawValue)
    cursors[shape] = cursor
    XDefineCursor(connection.request("XDefineCursor"), handle.id, cursor)
    connection.settle()
  }
}
