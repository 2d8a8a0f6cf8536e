public import Foundation

/// A direction with a length, which Core Graphics has and Foundation on Linux lacks.
///
/// > Source: Core Graphics, `CGVector`.
public struct CGVector: Hashable, Sendable {
  /// The x part.
  public var dx: CGFloat
  /// The y part.
  public var dy: CGFloat

  /// Makes a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector without length.
  public static let zero = CGVector()
}
