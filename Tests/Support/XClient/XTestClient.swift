internal import CXTest
import Glibc
import Synchronization

/// A second X client that plays the user and the window manager and looks at what is on the screen.
///
/// It has a connection of its own; X errors on it are counted and otherwise harmless.
public final class XTestClient {
  let display: OpaquePointer
  /// The root window.
  public let root: UInt

  /// A client lives no longer than its server, so it keeps it.
  private let server: PrivateXServer?

  /// Connects to a private server and keeps it running.
  public convenience init(_ server: PrivateXServer) throws(SupportError) {
    try self.init(server.display, keeping: server)
  }

  /// Connects to a display.
  public convenience init(_ name: String) throws(SupportError) {
    try self.init(name, keeping: nil)
  }

  private init(_ name: String, keeping server: PrivateXServer?) throws(SupportError) {
    self.server = server
    guard let display = XOpenDisplay(name) else {
      throw SupportError("display \(name): no server answers; start one first")
    }
    self.display = display
    root = XRootWindow(display, XDefaultScreen(display))
    ClientErrors.adopt(display)
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XTestQueryExtension(display, &event, &error, &major, &minor) != 0 else {
      throw SupportError("display \(name): has no XTEST extension; start another server")
    }
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 0)
  }

  deinit {
    // After the server's end there is nobody to take leave of.
    if !ClientErrors.isLost(display) { XCloseDisplay(display) }
    ClientErrors.forget(display)
  }

  /// Waits until the server has done everything asked so far.
  public func sync() {
    XSync(display, 0)
  }

  /// Whether the server went away; every question is answered with nothing then.
  public var isLost: Bool { ClientErrors.isLost(display) }

  /// The number of X errors so far.
  public var errorCount: Int { ClientErrors.count(display) }
}

/// X errors of the tests' clients, kept apart from those of the program under test.
enum ClientErrors {
  private struct Record {
    var errors = 0
    var isLost = false
  }
  private typealias Handler =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

  private static let records = Mutex<[UInt: Record]>([:])
  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private static let previous = Mutex<Handler?>(nil)
  private static let previousLoss = Mutex<LossHandler?>(nil)

  static func adopt(_ display: OpaquePointer) {
    _ = installed
    records.withLock { $0[UInt(bitPattern: display)] = Record() }
    XSetIOErrorExitHandler(
      display,
      { display, _ in
        ClientErrors.records.withLock { $0[UInt(bitPattern: display)]?.isLost = true }
      },
      nil
    )
  }

  static func forget(_ display: OpaquePointer) {
    _ = records.withLock { $0.removeValue(forKey: UInt(bitPattern: display)) }
  }

  static func isLost(_ display: OpaquePointer) -> Bool {
    records.withLock { $0[UInt(bitPattern: display)]?.isLost ?? false }
  }

  static func count(_ display: OpaquePointer) -> Int {
    records.withLock { $0[UInt(bitPattern: display)]?.errors ?? 0 }
  }

  private static let installed: Void = {
    let former = XSetErrorHandler { display, event in
      let isOurs = ClientErrors.records.withLock { records in
        records[UInt(bitPattern: display)]?.errors += 1
        return records[UInt(bitPattern: display)] != nil
      }
      if isOurs { return 0 }
      return ClientErrors.previous.withLock { $0 }?(display, event) ?? 0
    }
    previous.withLock { $0 = former }
    let formerLoss = XSetIOErrorHandler { display in
      let isOurs = ClientErrors.records.withLock { records in
        records[UInt(bitPattern: display)]?.isLost = true
        return records[UInt(bitPattern: display)] != nil
      }
      if isOurs { return 0 }
      return ClientErrors.previousLoss.withLock { $0 }?(display) ?? 0
    }
    previousLoss.withLock { $0 = formerLoss }
  }()
}
