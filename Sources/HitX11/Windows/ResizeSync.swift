internal import CHitX11

/// What a window manager waits for that resizes a window: that the new size is shown.
///
/// It asks for a number before it gives the size, and finds that number in a counter when a frame of
/// that size is on the screen.
final class ResizeSync {
  private let connection: X11Connection
  private let counter: SyncCounter?
  /// The number that was asked for, for the coming size.
  private var requested: Int64?
  /// The number to set once the next frame is shown.
  private var due: Int64?

  init(on connection: X11Connection) {
    self.connection = connection
    counter = SyncCounter(on: connection.handle)
  }

  /// The number of the counter on the server, where there is one.
  var counterID: UInt? { counter?.id }

  /// Takes the number that a window manager asks for.
  func request(_ value: Int64) { requested = value }

  /// Notes that the size came that the number was asked for.
  func noteSize() {
    guard let value = requested else { return }
    requested = nil
    due = value
  }

  /// Tells the window manager that the size it waits for is shown.
  func reportShown() {
    guard let value = due else { return }
    due = nil
    _ = connection.request("XSyncSetCounter")
    counter?.set(value)
  }
}

/// The owner of a counter on the server.
private nonisolated final class SyncCounter {
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
