public import Foundation

/// Distances from the four edges of a rectangle, positive inwards.
///
/// > Units: points.
///
/// > Source: UIKit, `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Makes insets from the four distances, zero where none is given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that leave a rectangle as it is.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns this rectangle with its edges moved inwards, or outwards where an inset is negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left,
      y: rect.origin.y + insets.top,
      width: rect.width - insets.left - insets.right,
      height: rect.height - insets.top - insets.bottom
    )
  }
}
