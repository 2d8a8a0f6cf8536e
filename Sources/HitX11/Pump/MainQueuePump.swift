internal import CHitX11
internal import Dispatch
internal import Foundation

/// Waits on the main thread, so that timers, main-queue blocks and main-actor tasks run as well.
///
/// It costs no time while nothing happens.
package final class MainQueuePump {
  private let connection: X11Connection
  private var isStopped = false

  package init(for connection: X11Connection) { self.connection = connection }

  /// Waits and delivers until `stop` is called.
  ///
  /// - Throws: A ``DisplayError`` when the server goes away.
  package func run() throws(DisplayError) {
    isStopped = false
    FreeMemory.keepLargePiecesApart()
    var wait = MainThreadWait(connection.handle)
    connection.drain()
    while !isStopped, !connection.isLost {
      wait.next()
      // The run loop's work may have had a round trip, which reads events ahead of the descriptor.
      connection.drain()
    }
    if let loss = connection.loss, !isStopped { throw loss }
  }

  /// Makes `run` return once the current turn is over.
  package func stop() {
    isStopped = true
    wake()
  }

  /// Makes the run loop come back, which it does after a main-queue block but not after a timer.
  private func wake() { DispatchQueue.main.async {} }
}
