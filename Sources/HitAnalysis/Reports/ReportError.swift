public import Foundation
internal import HitCanvas
internal import HitResponders

/// What stopped a report from being made.
nonisolated public struct ReportError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Reason: Hashable, Sendable {
    /// The screen has no pixels, or more than a report takes.
    case size(width: CGFloat, height: CGFloat)
  }

  /// What went wrong.
  public var reason: Reason
  /// The scene.
  public var place: String

  /// Makes an error about a place.
  public init(_ reason: Reason, place: String) {
    self.reason = reason
    self.place = place
  }

  /// Throws for a screen of which no map can be made.
  static func check(_ size: CGSize, scale: CGFloat, place: String) throws(ReportError) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let longest = CGFloat(CairoSurface.largestSide)
    let isUsable =
      width >= 1 && height >= 1 && width <= longest && height <= longest
      && width * height <= CGFloat(CairoSurface.mostPixels)
    if !isUsable { throw ReportError(.size(width: width, height: height), place: place) }
  }
}

nonisolated extension ReportError: CustomStringConvertible {
  /// Where, what, and what to do.
  public var description: String {
    switch reason {
    case .size(let width, let height):
      "\(place): a map of \(ShortNumber.exact(width)) x \(ShortNumber.exact(height)) pixels cannot "
        + "be made. Use a smaller scale, or a screen of at most 8192 x 8192 pixels in all."
    }
  }
}
