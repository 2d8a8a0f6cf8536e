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

/// The owner of the counter that tells the window manager when a resized frame is shown.
nonisolated final class SyncCounter {
  let id: UInt
  private let display: DisplayHandle

  /// Creates a counter at zero, or nothing where the server has no SYNC extension.
  init?(on display: DisplayHandle) {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display.pointer, &event, &error) != 0,
      XSyncInitialize(display.pointer, &major, &minor) != 0
    else { return nil }
    self.display = display
    var zero = XSyncValue()
    XSyncIntToValue(&zero, 0)
    id = XSyncCreateCounter(display.pointer, zero)
  }

  func set(_ value: Int64) {
    var number = XSyncValue()
    XSyncIntsToValue(&number, UInt32(truncatingIfNeeded: value), Int32(value >> 32))
    XSyncSetCounter(display.pointer, id, number)
  }

  deinit {
    if !display.isLost { XSyncDestroyCounter(display.pointer, id) }
  }
}
