import Foundation

/// A window manager of a test's own, as a desktop has one; it ends when nobody keeps it.
public final class WindowManager: Sendable {
  /// What it does with windows.
  public enum Kind: String, CaseIterable, Sendable {
    /// Each has the size that it wants, in a frame.
    case stacking = "openbox"
    /// They share the screen, whatever size they want.
    case tiling = "i3"
  }

  private let process: SpawnedProcess
  private let settings: URL

  /// Starts one on a private server and waits until it manages windows.
  ///
  /// - Parameters:
  ///   - kind: What it does with windows.
  ///   - server: The server, on which no other one runs.
  ///   - client: A client of that server.
  /// - Throws: A ``SupportError`` when it does not start.
  public init(
    _ kind: Kind = .stacking,
    on server: PrivateXServer,
    seenBy client: XTestClient
  ) throws(SupportError) {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    settings = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-manager-\(UUID().uuidString)")
    process = try SpawnedProcess(
      kind.rawValue,
      kind.arguments(settings),
      environment: ProcessInfo.processInfo.environment.merging(["DISPLAY": server.display]) { $1 },
      descriptors: [(nowhere, 0), (nowhere, 1), (nowhere, 2)]
    )
    // It names itself before it is ready, and forgets what is shown in between.
    guard client.waitForWindowManager(within: .seconds(20)) else {
      let name = kind.rawValue
      throw SupportError("\(name): manages nothing after 20 s; install \(name), or run it by hand")
    }
  }

  /// Ends it as a crash would and waits for it.
  public func kill9() {
    process.send(SIGKILL)
    _ = process.wait(within: .seconds(5))
  }

  deinit { unlink(settings.path) }
}

extension WindowManager.Kind {
  /// What it is started with; it gets settings of its own rather than those of the user.
  fileprivate func arguments(_ settings: URL) throws(SupportError) -> [String] {
    switch self {
    case .stacking: return ["--sm-disable"]
    case .tiling:
      let text = "# i3 config file (v4)\nfont pango:DejaVu Sans Mono 8\n"
      guard FileManager.default.createFile(atPath: settings.path, contents: Data(text.utf8)) else {
        throw SupportError("\(settings.path): cannot be written; check the folder")
      }
      return ["-a", "-c", settings.path]
    }
  }
}
