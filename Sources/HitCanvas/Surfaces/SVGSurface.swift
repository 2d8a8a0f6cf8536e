internal import CHitCairo
public import Foundation

/// A picture of shapes, written as SVG, that takes the same canvas as pixels do.
///
/// Text becomes outlines, so that the picture looks the same on a machine with other fonts.
///
/// > Units: points.
@preconcurrency @MainActor
public final class SVGSurface {
  private let handle: SurfaceHandle
  private let sink: ByteSink
  /// The extent of the picture.
  public let size: CGSize
  /// The canvas to draw with, until the picture is finished.
  public let canvas: Canvas

  /// Makes an empty picture.
  public init(size: CGSize) throws(SurfaceError) {
    let limit = CGFloat(CairoSurface.largestSide)
    guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
      throw SurfaceError(
        .size(width: Int(clamping: size.width), height: Int(clamping: size.height))
      )
    }
    let sink = ByteSink()
    let (write, closure) = (ByteSink.write, sink.closure)
    guard
      let pointer = cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
    else { throw SurfaceError(.backend("no surface")) }
    let handle = SurfaceHandle(adopting: pointer)
    try SurfaceError.check(pointer)
    cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
    // The canvas holds a reference of its own to the surface and the sink, not to this object.
    canvas = Canvas(drawingInto: pointer, scale: 1, keeping: sink)
    self.handle = handle
    self.sink = sink
    self.size = size
  }

  /// Ends the picture and returns its text; drawing afterwards changes nothing.
  public func svgData() throws(SurfaceError) -> Data {
    cairo_surface_finish(handle.pointer)
    try SurfaceError.check(handle.pointer)
    return sink.bytes
  }
}

extension Int {
  /// Makes an integer from a number that may be too large or not a number at all.
  nonisolated init(clamping value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
  }
}
