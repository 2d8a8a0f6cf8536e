/// What stopped the program from using an X display.
public nonisolated struct DisplayError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure a display can have.
  public enum Reason: Equatable, Sendable {
    /// No server answered under the name; an empty name means that none was given.
    case noDisplay
    /// The server went away, or closed the connection, while it was in use.
    case lost
    /// The screen has no 24-bit true colour visual with 32 bits a pixel.
    case unsupportedVisual(depth: Int)
  }

  /// The kind of failure.
  public var reason: Reason
  /// The name of the display, as `:0`; empty when none was known.
  public var display: String

  /// Creates an error about a display.
  public init(_ reason: Reason, display: String) {
    self.reason = reason
    self.display = display
  }

  /// Where the failure is, in a word or two.
  public var place: String { display.isEmpty ? "no display" : "display \(display)" }

  /// What happened, without the place.
  public var complaint: String {
    switch reason {
    case .noDisplay where display.isEmpty: "DISPLAY is not set"
    case .noDisplay: "no X server answers there or it refuses this user"
    case .lost: "the X server went away"
    case .unsupportedVisual(let depth):
      "its screen is \(depth) bits deep and offers no 24-bit true colour"
    }
  }

  /// What to do about it, as a clause.
  public var advice: String {
    switch reason {
    case .noDisplay where display.isEmpty: "set DISPLAY or work without a window"
    case .noDisplay: "check DISPLAY and xauth or work without a window"
    case .lost: "start the server again"
    case .unsupportedVisual: "start the server with a 24-bit screen"
    }
  }

  /// The whole error in one sentence: where, what, what to do.
  public var description: String { "\(place): \(complaint); \(advice)" }
}
