public import Foundation

/// How large a target has to be.
nonisolated public struct TargetSize: Hashable, Sendable {
  /// The side of the square that has to fit into a target's reachable region, in points.
  public var side: CGFloat
  /// Whether a smaller target is enough where there is space around it.
  public var allowsSpacing = false

  /// Makes a size from the side of a square.
  public init(side: CGFloat) { self.side = side }

  /// Apple's Human Interface Guidelines: 44 points.
  public static let ios = TargetSize(side: 44)
  /// Material Design: 48 points.
  public static let material = TargetSize(side: 48)
  /// WCAG 2.5.8: 24 points, or less where a circle of 24 points meets no other target.
  public static let wcag: TargetSize = {
    var size = TargetSize(side: 24)
    size.allowsSpacing = true
    return size
  }()
}
