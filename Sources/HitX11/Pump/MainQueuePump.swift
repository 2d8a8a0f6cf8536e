internal import Dispatch
internal import Foundation

/// Waits on the main thread, so that timers, main-queue blocks and main-actor tasks run as well.
///
/// It costs no time while nothing happens.
public final class MainQueuePump {
  private let connection: X11Connection
  private var source: ReadSource?
  private var isStopped = false

  /// Creates a pump for a connection.
  public init(for connection: X11Connection) { self.connection = connection }

  /// Starts to deliver events whenever the main queue runs, and returns at once.
  public func start() {
    guard source == nil else { return }
    source = ReadSource(connection.handle) { [weak self] in self?.turn() }
    // Events read while the connection was opened are in Xlib's queue; the descriptor is silent.
    turn()
  }

  /// Waits and delivers until `stop` is called.
  ///
  /// - Throws: A ``DisplayError`` when the server goes away.
  public func run() throws(DisplayError) {
    isStopped = false
    source = nil
    let wait = MainThreadWait(connection.handle)
    connection.drain()
    while !isStopped, !connection.isLost {
      wait.next()
      // The run loop's work may have had a round trip, which reads events ahead of the descriptor.
      connection.drain()
    }
    if let loss = connection.loss, !isStopped { throw loss }
  }

  /// Makes `run` return once the current turn is over.
  public func stop() {
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
