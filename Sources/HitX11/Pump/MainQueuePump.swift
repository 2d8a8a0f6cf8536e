internal import Dispatch
internal import Foundation

/// Waits on the main run loop, so that timers, main-queue blocks and main-actor tasks run as well.
///
/// It costs no time while nothing happens.
public final class MainQueuePump: EventPump {
  private let connection: X11Connection
  private var source: (any DispatchSourceRead)?
  private var isStopped = false

  /// Creates a pump for a connection.
  public init(for connection: X11Connection) {
    self.connection = connection
  }

  isolated deinit {
    source?.cancel()
  }

  /// Starts to deliver events whenever the main queue runs, and returns at once.
  public func start() {
    guard source == nil else { return }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: connection.fileDescriptor,
      queue: .main
    )
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.turn() }
    }
    source.activate()
    self.source = source
    // What arrived while the connection was opened sits in Xlib's queue; the descriptor is silent.
    turn()
  }

  /// Waits and delivers until `stop` is called or the server goes away.
  public func run() throws(DisplayError) {
    isStopped = false
    start()
    while !isStopped, !connection.isLost {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    source?.cancel()
    source = nil
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
    source?.cancel()
    wake()
  }

  /// Makes the run loop come back, which it does after a main-queue block but not after a timer.
  private func wake() {
    DispatchQueue.main.async {}
  }
}
