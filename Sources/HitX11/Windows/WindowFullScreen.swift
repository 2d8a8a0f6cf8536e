internal import CHitX11

/// Gives a window the whole screen and takes it back.
///
/// A window manager does it where there is one.
final class WindowFullScreen {
  private let connection: X11Connection
  private let window: UInt
  /// Where the window was before it took the whole screen by itself.
  private var frameBeside: DeviceRect?

  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
  }

  /// Gives a window with a frame the whole screen, or the frame back that it had before.
  func toggle(from frame: DeviceRect) {
    if connection.hasWindowManager {
      askForFullScreen()
    } else if let before = frameBeside {
      frameBeside = nil
      put(at: before)
    } else {
      frameBeside = frame
      put(at: DeviceRect(covering: connection.screen.size))
    }
    connection.settle()
  }

  /// Asks the window manager to switch its state of the window.
  private func askForFullScreen() {
    /// What the manager is to do with a state: neither set nor take it, but switch it.
    let toggle = 2
    /// Who asks: a program, and no pager.
    let application = 1
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = connection.atoms[.state]
    event.xclient.format = 32
    let state = Int(bitPattern: connection.atoms[.fullScreen])
    event.xclient.data.l = (toggle, state, 0, application, 0)
    let mask = SubstructureNotifyMask | SubstructureRedirectMask
    XSendEvent(connection.request("XSendEvent"), connection.screen.root, 0, mask, &event)
  }

  private func put(at frame: DeviceRect) {
    let (width, height) = (UInt32(frame.size.width), UInt32(frame.size.height))
    let display = connection.request("XMoveResizeWindow")
    XMoveResizeWindow(display, window, frame.origin.x, frame.origin.y, width, height)
  }
}

extension X11Connection {
  /// Whether a program takes care of the windows: at most one may redirect what they ask for.
  var hasWindowManager: Bool {
    var attributes = XWindowAttributes()
    let display = request("XGetWindowAttributes")
    guard !isLost, XGetWindowAttributes(display, screen.root, &attributes) != 0 else {
      return false
    }
    return attributes.all_event_masks & SubstructureRedirectMask != 0
  }
}
