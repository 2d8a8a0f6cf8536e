/// The edges of a rectangle.
///
/// > Source: UIKit, `UIRectEdge`.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edges above and below.
  public static let (top, bottom) = (Self(rawValue: 1 << 0), Self(rawValue: 1 << 2))
  /// The edges at the sides.
  public static let (left, right) = (Self(rawValue: 1 << 1), Self(rawValue: 1 << 3))
  /// All four edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}
