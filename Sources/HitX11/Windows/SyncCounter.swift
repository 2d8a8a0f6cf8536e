internal import CHitX11

/// The owner of the counter that tells the window manager when a resized frame is shown.
nonisolated final class SyncCounter {
  /// The server's number of the counter.
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

  /// Sets the counter to the value the manager asked for.
  func set(_ value: Int64) {
    var number = XSyncValue()
    XSyncIntsToValue(&number, UInt32(truncatingIfNeeded: value), Int32(value >> 32))
    XSyncSetCounter(display.pointer, id, number)
  }

  deinit {
    if !display.isLost { XSyncDestroyCounter(display.pointer, id) }
  }
}
