internal import CHitX11

/// The owner of one window on the server and of the context its pixels are put with.
nonisolated final class WindowHandle {
  let id: UInt
  let context: GC
  private let display: DisplayHandle
  /// Whether the window was destroyed already and must not be destroyed again.
  var isGone = false

  /// Creates an unmapped window whose old pixels stay at the top left when it is resized.
  @MainActor
  init?(on connection: X11Connection, size: DeviceSize) {
    display = connection.handle
    let screen = connection.screen
    var attributes = XSetWindowAttributes()
    // No background: the server paints nothing that the next frame would cover.
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap = screen.colormap
    attributes.event_mask =
      KeyPressMask | KeyReleaseMask | FocusChangeMask | ExposureMask | StructureNotifyMask
      | PropertyChangeMask | connection.corePointerEvents
    let mask = UInt(CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap | CWEventMask)
    let (width, height) = (UInt32(size.width), UInt32(size.height))
    let (root, depth, visual) = (screen.root, screen.depth, screen.visual)
    let (server, kind) = (connection.request("XCreateWindow"), UInt32(InputOutput))
    id = XCreateWindow(server, root, 0, 0, width, height, 0, depth, kind, visual, mask, &attributes)
    if connection.input != nil {
      let display = connection.request("XISelectEvents")
      let events = InputExtension.windowEvents
      InputExtension.select(events, of: XIAllMasterDevices, for: id, on: display)
    }
    var values = XGCValues()
    values.graphics_exposures = 0
    let valueMask = UInt(GCGraphicsExposures)
    guard let context = XCreateGC(connection.request("XCreateGC"), id, valueMask, &values) else {
      return nil
    }
    self.context = context
  }

  /// Destroys the window before its owner goes.
  func destroy() {
    guard !isGone, !display.isLost else { return }
    isGone = true
    XDestroyWindow(display.pointer, id)
  }

  deinit {
    destroy()
    guard !display.isLost else { return }
    XFreeGC(display.pointer, context)
    XFlush(display.pointer)
  }
}
