public import Foundation
public import HitCanvas
internal import HitResponders

/// A picture that is drawn as pixels and as an SVG file.
///
/// > Units: points.
@preconcurrency @MainActor
public protocol ReportPicture {
  /// The picture's size.
  var size: CGSize { get }
  /// Draws the picture into a canvas.
  func draw(in canvas: Canvas)
}

extension ReportPicture {
  /// Returns the picture as pixels.
  ///
  /// - Parameter scale: The pixels to a point.
  /// - Returns: The pixels.
  /// - Throws: `SurfaceError` when the picture would be too large.
  public func render(scale: CGFloat = 1) throws(SurfaceError) -> CairoSurface {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let surface = try CairoSurface(width: Int(width), height: Int(height))
    draw(in: surface.makeCanvas(scale: scale))
    return surface
  }

  /// Returns the picture as the text of an SVG file.
  public func renderSVG() throws(SurfaceError) -> Data {
    let surface = try SVGSurface(size: size)
    draw(in: surface.canvas)
    return try surface.svgData()
  }
}
