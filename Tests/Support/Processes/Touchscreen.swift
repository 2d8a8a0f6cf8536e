/// The touchscreen of a ``PrivateXorg``, with up to ten fingers on it.
///
/// Fingers that do something in one call do it in one reading of the screen.
///
/// > Coordinates: pixels of the screen; fractions are kept.
public final class Touchscreen {
  /// What a finger does.
  public enum Deed: UInt32, Sendable {
    case down = 18
    case move = 19
    case up = 20
  }

  /// A finger's part in a reading.
  public struct Finger {
    /// The finger, by any number of the test's.
    public var id: UInt32
    /// What it does.
    public var deed: Deed
    /// How far from the screen's left edge.
    public var x: Double
    /// How far from the screen's top edge.
    public var y: Double

    /// Says what a finger does.
    public init(_ id: UInt32, _ deed: Deed, _ x: Double, _ y: Double) {
      self.id = id
      self.deed = deed
      self.x = x
      self.y = y
    }
  }

  private let server: PrivateXorg
  private let socket: InputSocket

  /// Takes hold of a server's touchscreen, once in the server's life.
  public init(_ server: PrivateXorg) throws(SupportError) {
    self.server = server
    socket = try InputSocket(server.socket(of: .touchscreen))
  }

  /// Has fingers do something in one reading, and waits until the server has taken it.
  public func touch(_ fingers: [Finger]) throws(SupportError) {
    try socket.send(
      fingers.map { finger in
        InputSocket.message(
          .touch,
          InputSocket.bytes(finger.id) + InputSocket.bytes(finger.deed.rawValue)
            + InputSocket.axes(server.axes(finger.x, finger.y))
        )
      }
    )
    try socket.sync()
  }
}

/// The mouse of a ``PrivateXorg``, which goes to fractions of a pixel.
public final class AbsoluteMouse {
  private let server: PrivateXorg
  private let socket: InputSocket

  /// Takes hold of a server's mouse, once in the server's life.
  public init(_ server: PrivateXorg) throws(SupportError) {
    self.server = server
    socket = try InputSocket(server.socket(of: .pointer))
  }

  /// Moves to a place of the screen, in pixels, and waits until the server has taken it.
  public func move(to x: Double, _ y: Double) throws(SupportError) {
    try send(server.axes(x, y), isAbsolute: true)
  }

  /// Scrolls by notches to the right and down, also fractions of them, and waits until the server
  /// has taken it.
  public func scroll(by dx: Double, _ dy: Double) throws(SupportError) {
    try send([nil, nil, dx * Self.notch, dy * Self.notch], isAbsolute: false)
  }

  /// How far a notch is on the axes of the driver's mouse.
  private static let notch = 120.0

  private func send(_ values: [Double?], isAbsolute: Bool) throws(SupportError) {
    // The second field brings what follows to eight.
    let body = InputSocket.bytes(UInt32(isAbsolute ? 1 : 0)) + InputSocket.bytes(UInt32(0))
    try socket.send([InputSocket.message(.motion, body + InputSocket.axes(values))])
    try socket.sync()
  }
}

extension PrivateXorg {
  /// The values of a device's axes at a place of the screen: each axis has 65,536 steps.
  fileprivate func axes(_ x: Double, _ y: Double) -> [Double?] {
    [x * 65_536 / Double(screen.width), y * 65_536 / Double(screen.height)]
  }
}
