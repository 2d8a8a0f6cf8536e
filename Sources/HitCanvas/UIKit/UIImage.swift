public import Foundation

/// A picture that does not change.
///
/// > Source: UIKit, `UIImage`. Differs: PNG only; no asset catalogues, no symbols, no
/// > orientation.
@preconcurrency @MainActor
public final class UIImage {
  /// The pixels.
  public let surface: CairoSurface
  /// The pixels to a point.
  public let scale: CGFloat

  /// Makes an image of a surface that is no longer drawn into.
  public init(surface: CairoSurface, scale: CGFloat = 1) {
    self.surface = surface
    self.scale = scale > 0 ? scale : 1
  }

  /// Reads a PNG picture from bytes, or returns `nil` where they are not PNG.
  public convenience init?(data: Data) {
    guard let surface = try? CairoSurface(png: data) else { return nil }
    self.init(surface: surface)
  }

  /// Reads a PNG picture from a file, or returns `nil` where that fails.
  ///
  /// `CairoSurface(contentsOfPNG:)` says why it failed.
  public convenience init?(contentsOfFile path: String) {
    guard let surface = try? CairoSurface(contentsOfPNG: path) else { return nil }
    self.init(surface: surface)
  }

  /// The extent in points.
  public var size: CGSize {
    CGSize(width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale)
  }

  /// Draws the image into the current canvas, stretched to a rectangle.
  public func draw(in rect: CGRect) { CurrentCanvas.innermost?.draw(surface, in: rect) }

  /// Draws the image into the current canvas from a point, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Returns the image as the bytes of a PNG file, or `nil` where there is no memory for them.
  public func pngData() -> Data? { try? surface.pngData() }
}

// MARK: - Names

extension UIImage {
  /// Reads a PNG picture of the program's resources, or returns `nil` where there is none.
  ///
  /// The file lies in the main bundle's resources, beside the program for one built by a package.
  public convenience init?(named name: String) {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for (suffix, scale) in [("@2x", 2.0), ("", 1.0)] {
      guard let path = Bundle.main.path(forResource: stem + suffix, ofType: "png"),
        let surface = try? CairoSurface(contentsOfPNG: path)
      else { continue }
      self.init(surface: surface, scale: scale)
      return
    }
    return nil
  }

  /// Returns `nil`: the system's symbols are Apple's and not here.
  public convenience init?(systemName name: String) { return nil }

  /// Where an image takes its colours from.
  ///
  /// > Source: UIKit, `UIImage.RenderingMode`. Differs: images keep their own colours.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As its view needs it, its own colours, the tint colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the image itself, in its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}
