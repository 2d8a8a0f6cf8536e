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

/// The pointer's shape over a window.
final class WindowCursor {
  private let connection: X11Connection
  private let window: UInt
  /// The server's cursors that were made so far; they go with the connection.
  private var cursors: [CursorShape: UInt] = [:]

  /// Leaves the pointer over a window as it is, until a shape is shown.
  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
  }

  /// Has the server draw the pointer in a shape over the window.
  func show(_ shape: CursorShape) {
    let display = connection.request("XCreateFontCursor")
    let cursor = cursors[shape] ?? XCreateFontCursor(display, shape.rawValue)
    cursors[shape] = cursor
    XDefineCursor(connection.request("XDefineCursor"), window, cursor)
    connection.settle()
  }
}
