internal import CHitX11
internal import Foundation
import Synchronization

/// Keeps the process alive where a connection to an X server breaks in the middle of a write.
///
/// libxcb looks whether the server is there, and then writes with `writev`. A server that goes away
/// between the two makes the system raise SIGPIPE, which ends a process that does not handle it
/// before Xlib can report the loss. Here it is handled: the write fails, and Xlib reports it. A
/// pipe that broke elsewhere, as standard output that nobody reads any more, ends the process as
/// it did before. A process that handles or ignores the signal already is left to it.
nonisolated enum BrokenConnections {
  /// The descriptors of the open connections, one bit each; a signal's handler reads them.
  ///
  /// A descriptor above 63 has no bit, so the process ends there as it would without this.
  private static let descriptors = Atomic<UInt64>(0)

  /// Begins to outlive the end of a connection.
  static func outlive(_ descriptor: Int32) {
    descriptors.bitwiseOr(bit(descriptor), ordering: .sequentiallyConsistent)
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else {
      return
    }
    action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      if BrokenConnections.isAnyBroken { return }
      // It comes again once this handler is left, and ends the process.
      signal(number, SIG_DFL)
      raise(number)
    }
    sigaction(SIGPIPE, &action, nil)
  }

  /// Ends the care for a connection that is closed, or will not be written to again.
  static func forget(_ descriptor: Int32) {
    descriptors.bitwiseAnd(~bit(descriptor), ordering: .sequentiallyConsistent)
  }

  private static func bit(_ descriptor: Int32) -> UInt64 { 1 << UInt64(descriptor) }

  private static var isAnyBroken: Bool {
    var rest = descriptors.load(ordering: .sequentiallyConsistent)
    while rest != 0 {
      var connection = pollfd(fd: Int32(rest.trailingZeroBitCount), events: 0, revents: 0)
      if poll(&connection, 1, 0) == 1 { return true }
      rest &= rest - 1
    }
    return false
  }
}
