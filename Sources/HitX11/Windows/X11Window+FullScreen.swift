internal import CHitX11

// MARK: - The whole screen

extension X11Window {
  /// Gives the window the whole screen, or its own size and place back.
  ///
  /// A window manager does it where there is one; `configured` follows either way.
  package func toggleFullScreen() {
    guard isReachable else { return }
    if connection.hasWindowManager {
      askForFullScreen()
    } else if let frame = frameBesideFullScreen {
      frameBesideFullScreen = nil
      put(at: frame)
    } else {
      let origin = deviceOrigin ?? DevicePoint(x: 0, y: 0)
      frameBesideFullScreen = DeviceRect(
        x: origin.x,
        y: origin.y,
        width: deviceSize.width,
        height: deviceSize.height
      )
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
    event.xclient.window = handle.id
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
    XMoveResizeWindow(display, handle.id, frame.origin.x, frame.origin.y, width, height)
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
