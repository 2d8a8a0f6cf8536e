internal import CHitCairo
public import Foundation

// MARK: - Pictures

extension Canvas {
  /// Draws a picture stretched to a rectangle, faded by the state's opacity.
  ///
  /// At its own size, on whole pixels, every pixel arrives unchanged.
  public func draw(_ picture: CairoSurface, in rect: CGRect) {
    let rect = rect.standardized
    guard !state.isCollapsed, state.alpha > 0, rect.width > 0, rect.height > 0,
      drawable(rect.origin) == rect.origin
    else { return }
    saved {
      clip(to: rect)
      translateBy(x: rect.minX, y: rect.minY)
      scaleBy(
        x: rect.width / CGFloat(picture.width),
        y: rect.height / CGFloat(picture.height)
      )
      guard !state.isCollapsed else { return }
      cairo_set_source_surface(context, picture.handle.pointer, 0, 0)
      // Without it the edges of a stretched picture fade into nothing.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, state.alpha)
      cairo_set_source_rgb(context, 0, 0, 0)
    }
  }
}
