internal import CHitX11
import Synchronization

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
    BrokenConnections.outlive(descriptor)
  }

  /// The descriptor of the connection.
  var descriptor: Int32 { XConnectionNumber(pointer) }

  /// Whether the server went away; nothing may be freed on the display then.
  var isLost: Bool { trouble.isLost }

  deinit {
    BrokenConnections.forget(descriptor)
    // XCloseDisplay makes requests, which a lost server cannot answer.
    if !isLost { XCloseDisplay(pointer) }
    DisplayHandlers.forget(pointer)
  }
}

/// The process-wide error handlers of Xlib, which pass errors to their `DisplayTrouble`.
///
/// Xlib has one error handler per process. A display that is not ours keeps the handler that was
/// installed before, so another user of Xlib in the same process is not disturbed.
nonisolated enum DisplayHandlers {
  private static let displays = Mutex<[UInt: DisplayTrouble]>([:])

  /// Starts to collect the errors of a display.
  static func adopt(_ display: OpaquePointer, _ trouble: DisplayTrouble) {
    _ = installed
    displays.withLock { $0[UInt(bitPattern: display)] = trouble }
    // The exit handler belongs to a display; without it Xlib ends the process after the loss.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  static func forget(_ display: OpaquePointer) {
    _ = displays.withLock { $0.removeValue(forKey: UInt(bitPattern: display)) }
  }

  private static func trouble(of display: OpaquePointer?) -> DisplayTrouble? {
    displays.withLock { $0[UInt(bitPattern: display)] }
  }

  private typealias ErrorHandler =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32

  private static let previousErrorHandler = Mutex<ErrorHandler?>(nil)
  private static let previousLossHandler = Mutex<LossHandler?>(nil)

  private static let installed: Void = {
    let formerErrors = XSetErrorHandler { display, event in
      guard let error = event?.pointee else { return 0 }
      if let trouble = DisplayHandlers.trouble(of: display) {
        trouble.record(
          ProtocolFault(
            serial: error.serial,
            code: error.error_code,
            request: error.request_code,
            minor: error.minor_code,
            resource: error.resourceid
          )
        )
        return 0
      }
      return DisplayHandlers.previousErrorHandler.withLock { $0 }?(display, event) ?? 0
    }
    previousErrorHandler.withLock { $0 = formerErrors }
    let formerLoss = XSetIOErrorHandler { display in
      if let trouble = DisplayHandlers.trouble(of: display) {
        trouble.recordLoss()
        return 0
      }
      return DisplayHandlers.previousLossHandler.withLock { $0 }?(display) ?? 0
    }
    previousLossHandler.withLock { $0 = formerLoss }
  }()
}
