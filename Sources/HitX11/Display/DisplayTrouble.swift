internal import CHitX11
import Synchronization

/// One X error as Xlib reports it, kept until the main actor can tell it.
nonisolated struct ProtocolFault: Sendable {
  /// The number of the request that failed, counted by Xlib.
  var serial: UInt
  /// The core or extension error.
  var code: UInt8
  /// The major opcode of the request that failed.
  var request: UInt8
  /// The minor opcode, for requests of extensions.
  var minor: UInt8
  /// The resource the request named.
  var resource: UInt
}

/// What has gone wrong on one display, written by Xlib's handlers and read on the main actor.
///
/// Xlib calls its error handlers in the middle of whatever call was reading the socket, so they may
/// neither make requests nor touch the connection: they leave a note here.
nonisolated final class DisplayTrouble: Sendable {
  private struct State {
    var isLost = false
    var faults: [ProtocolFault] = []
    var trapStart: UInt?
    var trapped: ProtocolFault?
  }

  private let state = Mutex(State())

  /// Whether the server went away.
  var isLost: Bool { state.withLock { $0.isLost } }

  /// Keeps an X error, or hands it to the trap that waits for it.
  func note(_ fault: ProtocolFault) {
    state.withLock { state in
      if let start = state.trapStart, fault.serial >= start {
        state.trapped = fault
      } else {
        state.faults.append(fault)
      }
    }
  }

  /// Keeps that the server went away.
  func noteLoss() {
    state.withLock { $0.isLost = true }
  }

  /// Takes the X errors kept since the last call, oldest first.
  func takeFaults() -> [ProtocolFault] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }

  /// Catches errors of requests from `serial` on, until `endTrap` is called.
  func beginTrap(from serial: UInt) {
    state.withLock { $0.trapStart = serial }
  }

  /// Ends the trap and returns the last error it caught.
  func endTrap() -> ProtocolFault? {
    state.withLock { state in
      defer { (state.trapStart, state.trapped) = (nil, nil) }
      return state.trapped
    }
  }
}

/// The process-wide handlers of Xlib, which find the display's own notes.
///
/// Xlib has one error handler a process. A display that is not ours keeps the handler that was
/// installed before, so another user of Xlib in the same process is not disturbed.
nonisolated enum DisplayHandlers {
  private static let displays = Mutex<[UInt: DisplayTrouble]>([:])

  /// Starts to keep the troubles of a display.
  static func adopt(_ display: OpaquePointer, _ trouble: DisplayTrouble) {
    _ = installed
    displays.withLock { $0[UInt(bitPattern: display)] = trouble }
    // The exit handler is a display's own; without it Xlib ends the process after the loss.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  /// Forgets a display that was closed.
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
        trouble.note(
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
        trouble.noteLoss()
        return 0
      }
      return DisplayHandlers.previousLossHandler.withLock { $0 }?(display) ?? 0
    }
    previousLossHandler.withLock { $0 = formerLoss }
  }()
}
