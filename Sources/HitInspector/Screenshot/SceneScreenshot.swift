package import Foundation
package import HitCanvas
internal import HitResponders

/// A picture of the screen that a scene was read from, which lies under the scene's views.
///
/// Two are equal when they are one, so a model that has one is compared at once.
package final class SceneScreenshot {
  /// The name of its file.
  nonisolated let name: String
  /// How many of its pixels make a point of the screen.
  nonisolated let pixelsPerPoint: CGFloat
  let picture: CairoSurface

  /// Lays a picture over a screen.
  ///
  /// Apps are photographed with one, two or three pixels to a point; a picture that was made
  /// smaller since has any other ratio, as long as it is the same across and down.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - name: The name of its file.
  ///   - size: The screen's size, in points.
  ///   - noun: What the screen is of, as `dump`.
  /// - Throws: ``ScreenshotMisfit`` where the picture has other proportions than the screen.
  package init(
    _ picture: CairoSurface,
    name: String,
    over size: CGSize,
    noun: String
  ) throws(ScreenshotMisfit) {
    let pixels = CGSize(width: picture.width, height: picture.height)
    let ratio = pixels.width / size.width
    // Half a point is rounded to a whole pixel.
    guard ratio > 0, ratio.isFinite, abs(size.height * ratio - pixels.height) <= 1 else {
      throw ScreenshotMisfit(name: name, pixels: pixels, noun: noun, points: size)
    }
    (self.picture, self.name, pixelsPerPoint) = (picture, name, ratio)
  }

  /// The name and the ratio, as `shot.png, 2 px = 1 pt`.
  nonisolated var caption: String {
    "\(Shown.name(name)), \(ShortNumber.text(pixelsPerPoint)) px = 1 pt"
  }
}

nonisolated extension SceneScreenshot: Hashable {
  package static func == (one: SceneScreenshot, other: SceneScreenshot) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture has other proportions than the screen it was to be laid over.
nonisolated package struct ScreenshotMisfit: Error, Hashable, CustomStringConvertible {
  let name: String
  let pixels: CGSize
  let noun: String
  let points: CGSize

  /// What does not fit what.
  package var sizes: String { "\(name) is \(Self.text(pixels)), the \(noun) \(Self.text(points))" }
  /// What comes of it.
  package static let outcome = "not laid over"

  package var description: String { "\(sizes): \(Self.outcome)" }

  private static func text(_ size: CGSize) -> String {
    "\(ShortNumber.text(size.width)) × \(ShortNumber.text(size.height))"
  }
}
