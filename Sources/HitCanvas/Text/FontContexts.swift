internal import CHitCairo
internal import Foundation
internal import HitGeometry

/// Pango contexts of one font map, one for each way the space is stretched.
///
/// The map holds what it found for each font and stretch, about 20 KB, as long as it lives: as long
/// as these contexts, or a layout that was made with one of them.
@MainActor
final class FontContexts {
  /// A context cached for a stretch; a class, since a dictionary cannot store a noncopyable value.
  private final class Context {
    let handle: ObjectHandle

    init(_ map: UnsafeMutablePointer<PangoFontMap>?, _ stretch: CGAffineTransform) {
      handle = ObjectHandle(adopting: pango_font_map_create_context(map))
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(handle.pointer, options)
      cairo_font_options_destroy(options)
      // Cairo puts letters on whole pixels; without rounding here their gaps would be uneven.
      pango_context_set_round_glyph_positions(handle.pointer, 1)
      if stretch != .identity {
        var matrix = PangoMatrix(
          xx: stretch.a,
          xy: stretch.c,
          yx: stretch.b,
          yy: stretch.d,
          x0: 0,
          y0: 0
        )
        pango_context_set_matrix(handle.pointer, &matrix)
      }
    }
  }

  private let map = ObjectHandle(adopting: OpaquePointer(pango_cairo_font_map_new()))
  private var contexts: [CGAffineTransform: Context] = [:]

  var count: Int { contexts.count }

  func contains(_ stretch: CGAffineTransform) -> Bool { contexts[stretch] != nil }

  /// Returns the context for a stretch, made where there is none yet; `nil` without memory for one.
  func context(for stretch: CGAffineTransform) -> OpaquePointer? {
    if let context = contexts[stretch] { return context.handle.pointer }
    let context = Context(UnsafeMutablePointer(map.pointer), stretch)
    contexts[stretch] = context
    return context.handle.pointer
  }
}
