public import Foundation

/// How far a point is from a rectangle's edges; zero to each side that it is not beyond.
///
/// > Units: points.
nonisolated public struct RectDistance: Hashable, Sendable {
  private let parts: [Part]

  private struct Part: Hashable {
    let length: CGFloat
    let direction: String
  }

  /// Measures; nothing where the point is inside.
  public init?(of point: CGPoint, from rect: CGRect) {
    var parts: [Part] = []
    if point.y < rect.minY { parts.append(Part(length: rect.minY - point.y, direction: "above")) }
    if point.y >= rect.maxY { parts.append(Part(length: point.y - rect.maxY, direction: "below")) }
    if point.x < rect.minX { parts.append(Part(length: rect.minX - point.x, direction: "left")) }
    if point.x >= rect.maxX { parts.append(Part(length: point.x - rect.maxX, direction: "right")) }
    if parts.isEmpty { return nil }
    self.parts = parts
  }

  /// What stands between the distance and what it is measured from: a point is 2 pt left *of* a
  /// view, and 10 pt above it.
  package var joint: String {
    parts.last.map { ["left", "right"].contains($0.direction) } == true ? " of" : ""
  }

  /// The distance in words, as `10 pt above, 2 pt left`.
  public var text: String { text(decimals: 3) }

  /// The distance in words, each part with at most so many decimals.
  package func text(decimals: Int) -> String {
    parts.map { "\(ShortNumber.coordinate($0.length, decimals: decimals)) pt \($0.direction)" }
      .joined(separator: ", ")
  }
}
