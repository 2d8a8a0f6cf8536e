import Synchronization

/// One X error as Xlib reports it, kept until the main actor can report it.
nonisolated struct ProtocolFault: Sendable {
  /// The number of the request that failed, counted by Xlib.
  let serial: UInt
  /// The core or extension error.
  let code: UInt8
  /// The major opcode of the request that failed.
  let request: UInt8
  /// The minor opcode, for requests of extensions.
  let minor: UInt8
  /// The resource the request named.
  let resource: UInt
}

/// The errors of one display, written by Xlib's handlers and read on the main actor.
///
/// Xlib calls its error handlers in the middle of whatever call was reading the socket, so they may
/// neither make requests nor touch the connection: they only store the error here.
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

  /// Stores an X error, or passes it to the trap that waits for it.
  func record(_ fault: ProtocolFault) {
    state.withLock { state in
      if let start = state.trapStart, fault.serial >= start {
        state.trapped = fault
      } else {
        state.faults.append(fault)
      }
    }
  }

  func recordLoss() { state.withLock { $0.isLost = true } }

  /// Removes and returns the stored X errors, oldest first.
  func takeFaults() -> [ProtocolFault] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }

  /// Catches errors of requests from `serial` on, until `endTrap` is called.
  func beginTrap(from serial: UInt) { state.withLock { $0.trapStart = serial } }

  /// Ends the trap and returns the last error it caught.
  func endTrap() -> ProtocolFault? {
    state.withLock { state in
      defer { (state.trapStart, state.trapped) = (nil, nil) }
      return state.trapped
    }
  }
}
