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
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw SupportError("Xvfb: \(String(cString: strerror(errno))); close some files")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    do {
      defer { close(ends[1]) }
      process = try SpawnedProcess(
        "Xvfb",
        ["-displayfd", "3", "-screen", "0", screen, "-noreset", "-nolisten", "tcp"] + arguments,
        environment: ProcessInfo.processInfo.environment,
        // The server's own end comes last: numbers 0 to 2 must not be overwritten before.
        descriptors: [(nowhere, 0), (nowhere, 1), (nowhere, 2), (ends[1], 3)]
      )
    }
    display = try Self.name(readFrom: ends[0])
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

  /// Reads the number that the server writes once it is ready; the end of file means that it died.
  private static func name(readFrom descriptor: Int32) throws(SupportError) -> String {
    var text = ""
    while true {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&ready, 1, 20_000) == 1 else {
        throw SupportError("Xvfb: did not start within 20 s; run it by hand to see why")
      }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else {
        throw SupportError("Xvfb: ended at once; install xvfb or run it by hand to see why")
      }
      if byte == UInt8(ascii: "\n") { return ":" + text }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }
}
