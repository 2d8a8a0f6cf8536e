import Foundation

/// A window manager of a test's own, as a desktop has one; it ends when nobody keeps it.
public final class WindowManager: Sendable {
  private let process: SpawnedProcess

  /// Starts Openbox on a private server and waits until it manages windows.
  ///
  /// - Parameters:
  ///   - server: The server, on which no other one runs.
  ///   - client: A client of that server.
  /// - Throws: A ``SupportError`` when it does not start.
  public init(_ server: PrivateXServer, seenBy client: XTestClient) throws(SupportError) {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    process = try SpawnedProcess(
      "openbox",
      ["--sm-disable"],
      environment: ProcessInfo.processInfo.environment.merging(["DISPLAY": server.display]) { $1 },
      descriptors: [(nowhere, 0), (nowhere, 1), (nowhere, 2)]
    )
    // It names itself before it is ready, and forgets what is shown in between.
    guard client.waitForWindowManager(within: .seconds(20)) else {
      throw SupportError("openbox: manages nothing after 20 s; install openbox, or run it by hand")
    }
  }
}
