import Foundation

/// An Xvfb of a test's own, gone when nobody keeps it.
///
/// The display's name is handed on by value; the environment of this process never changes, so tests
/// may run side by side.
public final class PrivateXServer: Sendable {
  /// The name of the display, as `:99`.
  public let display: String
  private let process: SpawnedProcess

  /// Starts a server and waits until it takes connections.
  ///
  /// - Parameters:
  ///   - screen: Width, height and depth, as Xvfb writes them.
  ///   - arguments: More arguments, as `["-extension", "MIT-SHM"]`.
  /// - Throws: A ``SupportError`` when the server does not start.
  public init(
    screen: String = "1280x800x24",
    arguments: [String] = []
  ) throws(SupportError) {
    let start = try ServerStart("Xvfb", package: "xvfb") { number throws(SupportError) in
      try SpawnedProcess(
        "Xvfb",
        ["-displayfd", "3", "-screen", "0", screen, "-noreset", "-nolisten", "tcp"] + arguments,
        environment: ProcessInfo.processInfo.environment,
        descriptors: number
      )
    }
    process = start.process
    display = start.display
  }

  /// The number of the server's process.
  public var identifier: Int32 { process.identifier }

  /// Ends the server the polite way and waits for it.
  public func stop() {
    process.send(SIGTERM)
    if process.wait(within: .seconds(5)) == nil { kill9() }
  }

  /// Ends the server as a crash would and waits for it.
  ///
  /// Its lock and socket stay behind. They must: another server may have taken the number already.
  public func kill9() {
    process.send(SIGKILL)
    _ = process.wait(within: .seconds(5))
  }

  /// Stops the server where it stands; it answers nothing until `resume`.
  public func pause() {
    process.send(SIGSTOP)
  }

  /// Lets a paused server go on.
  public func resume() {
    process.send(SIGCONT)
  }

  deinit {
    process.send(SIGCONT)
    stop()
  }
}
