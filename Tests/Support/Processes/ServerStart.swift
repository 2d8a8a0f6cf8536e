import Foundation

/// The start of an X server that chooses its own number and says it once it takes connections.
struct ServerStart {
  /// The server.
  let process: SpawnedProcess
  /// The name of its display, as `:99`.
  let display: String

  /// Starts a server and waits for its number.
  ///
  /// - Parameters:
  ///   - name: The server's name, for trouble.
  ///   - package: The Debian package to install where it is missing.
  ///   - spawn: Starts the process; it must write its number to descriptor 3.
  /// - Throws: A ``SupportError`` when the server does not start.
  init(
    _ name: String,
    package: String,
    spawn: ([(ours: Int32, theirs: Int32)]) throws(SupportError) -> SpawnedProcess
  ) throws(SupportError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw SupportError("\(name): \(String(cString: strerror(errno))); close some files")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    do {
      defer { close(ends[1]) }
      // The server's own end comes last: numbers 0 to 2 must not be overwritten before.
      process = try spawn([(nowhere, 0), (nowhere, 1), (nowhere, 2), (ends[1], 3)])
    }
    display = try Self.number(readFrom: ends[0], name: name, package: package)
  }

  /// Reads the number that the server writes once it is ready; the end of file means that it died.
  private static func number(
    readFrom descriptor: Int32,
    name: String,
    package: String
  ) throws(SupportError) -> String {
    var text = ""
    while true {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&ready, 1, 20_000) == 1 else {
        throw SupportError("\(name): did not start within 20 s; run it by hand to see why")
      }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else {
        throw SupportError("\(name): ended at once; install \(package) or run it by hand")
      }
      if byte == UInt8(ascii: "\n") { return ":" + text }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }
}
