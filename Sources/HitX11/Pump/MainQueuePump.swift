internal import CHitX11
internal import Dispatch
internal import Foundation

/// Waits on the main thread, so that timers, main-queue blocks and main-actor tasks run as well.
///
/// It costs no time while nothing happens.
package final class MainQueuePump {
  private let connection: X11Connection
  private var source: ReadSource?
  private var isStopped = false

  package init(for connection: X11Connection) { self.connection = connection }

  /// Starts to deliver events whenever the main queue runs, and returns at once.
  package func start() {
    guard source == nil else { return }
    source = ReadSource(connection.handle) { [weak self] in self?.turn() }
    // Events read while the connection was opened are in Xlib's queue; the descriptor is silent.
    turn()
  }

  /// Waits and delivers until `stop` is called.
  ///
  /// - Throws: A ``DisplayError`` when the server goes away.
  package func run() throws(DisplayError) {
    isStopped = false
    source = nil
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

  private func turn() {
    connection.drain()
    guard connection.isLost else { return }
    // The descriptor of a lost server is readable for ever.
    source = nil
    wake()
  }

  /// Makes the run loop come back, which it does after a main-queue block but not after a timer.
  private func wake() { DispatchQueue.main.async {} }
}

/// The owner of a watch on a display's descriptor, which ends with its owner.
///
/// A dispatch source keeps itself alive until it is cancelled, so dropping it is not enough.
nonisolated final class ReadSource {
  private let source: any DispatchSourceRead

  /// Runs `onReadable` on the main queue whenever the server has written something.
  init(_ handle: DisplayHandle, onReadable: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(
      fileDescriptor: handle.descriptor,
      queue: .main
    )
    source.setEventHandler { MainActor.assumeIsolated(onReadable) }
    // A descriptor may be closed only after its watch has ended, so the watch keeps the display.
    nonisolated(unsafe) let watched = handle
    source.setCancelHandler { withExtendedLifetime(watched) {} }
    source.activate()
  }

  deinit { source.cancel() }
}
