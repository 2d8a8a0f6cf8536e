public import Foundation

/// A direction with a length, which Core Graphics has and Foundation on Linux lacks.
///
/// > Source: Core Graphics, `CGVector`.
public struct CGVector: Hashable, Sendable {
  /// The x part.
  public var dx: CGFloat
  /// The y part.
  public var dy: CGFloat

  /// Makes a vector from its parts, which are 0 where none are given.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector without length.
  public static let zero = CGVector()
}
