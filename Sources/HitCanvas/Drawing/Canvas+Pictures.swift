internal import CHitCairo
public import Foundation
internal import HitGeometry

// MARK: - Pictures

extension Canvas {
  /// Draws a picture stretched to a rectangle, faded by the state's opacity.
  ///
  /// At its own size, on whole pixels, every pixel arrives unchanged.
  public func draw(_ picture: CairoSurface, in rect: CGRect) {
    let rect = rect.standardized
    guard !state.isCollapsed, state.alpha > 0, rect.width > 0, rect.height > 0,
      pen.drawable(rect.origin) == rect.origin
    else { return }
    if let corner = pixelCorner(of: rect, for: picture) { return copy(picture, to: corner) }
    saved {
      clip(to: rect)
      translateBy(x: rect.minX, y: rect.minY)
      scaleBy(x: rect.width / CGFloat(picture.width), y: rect.height / CGFloat(picture.height))
      guard !state.isCollapsed else { return }
      cairo_set_source_surface(context, picture.handle.pointer, 0, 0)
      // Without it the edges of a stretched picture fade into nothing.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, state.alpha)
      cairo_set_source_rgb(context, 0, 0, 0)
    }
  }

  /// Where a picture's first pixel goes, if each of its pixels falls on one pixel here.
  private func pixelCorner(of rect: CGRect, for picture: CairoSurface) -> CGPoint? {
    let size = CGSize(width: picture.width, height: picture.height)
    guard state.transform.a > 0, state.transform.d > 0, state.alpha == 1,
      let box = pen.wholePixels(of: rect), box.size == size
    else { return nil }
    return box.origin
  }

  /// Lays a picture's pixels over those here, one on one.
  private func copy(_ picture: CairoSurface, to corner: CGPoint) {
    if !state.isClipped, let pixels, cairo_get_operator(context) == CAIRO_OPERATOR_OVER {
      return pixels.lay(picture, x: Int(corner.x), y: Int(corner.y))
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_new_path(context)
    let box = CGRect(origin: corner, size: CGSize(width: picture.width, height: picture.height))
    let pen = Pen(context: context, space: .identity, isCollapsed: false)
    guard pen.add(box, within: partsToCutTo) else { return }
    cairo_set_source_surface(context, picture.handle.pointer, corner.x, corner.y)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
}
