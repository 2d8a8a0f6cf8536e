internal import CHitCairo
internal import Foundation
internal import HitGeometry
internal import HitResponders

/// A text shaped for one stretch of the space: Pango's layout, and the glyphs of it once drawn.
///
/// Pango walks lines, runs and attributes whenever it shows a layout. What comes out for a text is
/// the same each time, so it is kept, and Cairo is handed the glyphs without asking Pango again.
/// Only what Pango draws by itself, boxes for characters that no font has, is left to it.
@MainActor
final class ShapedText {
  /// Neighbouring glyphs of one typeface and one colour, in points from the text's top left.
  nonisolated private struct Run {
    /// Cairo's font, which the layout keeps alive.
    let font: OpaquePointer
    /// The colour, or `nil` for the colour the whole is drawn in.
    let color: UIColor?
    let origin: CGPoint
    /// Glyphs from the run's origin, and after them blanks at the corners of its box.
    let glyphs: [cairo_glyph_t]
    /// How many of them are no blanks.
    let letterCount: Int

    /// The glyphs of a text that begins at a point, and the blanks where pixels are drawn.
    func glyphs(of point: CGPoint, withBlanks: Bool) -> [cairo_glyph_t] {
      let (x, y) = (point.x + origin.x, point.y + origin.y)
      return glyphs.prefix(withBlanks ? glyphs.count : letterCount)
        .map { cairo_glyph_t(index: $0.index, x: x + $0.x, y: y + $0.y) }
    }
  }

  private let layout: ObjectHandle
  private let colors: [(range: Range<Int>, color: UIColor?)]
  private let isUpright: Bool
  private lazy var runs: [Run] = makeRuns()

  /// Shapes a text in a space without shift.
  init(_ text: TextSpecification, stretch: CGAffineTransform) {
    isUpright = stretch.b == 0 && stretch.c == 0
    layout = ObjectHandle(adopting: TextShaper.shape(text, stretch: stretch))
    colors =
      text.runs.contains { $0.color != nil }
      ? zip(text.flattened.ranges, text.runs).map { ($0, $1.color) } : []
  }

  /// Pango's layout, or `nil` when it had no memory for one.
  var pointer: OpaquePointer? { layout.pointer }

  /// Draws the text with its top left at a point of the current space.
  func draw(at point: CGPoint, color: UIColor, on canvas: Canvas) {
    guard let pointer else { return }
    canvas.use(color)
    if pango_layout_get_unknown_glyphs_count(pointer) > 0 {
      cairo_move_to(canvas.context, point.x, point.y)
      pango_cairo_show_layout(canvas.context, pointer)
      return cairo_new_path(canvas.context)
    }
    var isOwnColor = true
    for run in runs {
      if run.color != nil || !isOwnColor {
        canvas.use(run.color ?? color)
        isOwnColor = run.color == nil
      }
      let glyphs = run.glyphs(of: point, withBlanks: canvas.drawsPixels)
      cairo_set_scaled_font(canvas.context, run.font)
      cairo_show_glyphs(canvas.context, glyphs, Int32(glyphs.count))
    }
  }

  // MARK: Glyphs

  private func makeRuns() -> [Run] {
    guard let pointer, let iterator = pango_layout_get_iter(pointer) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var runs: [Run] = []
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee,
        let item = run.item?.pointee, let font = item.analysis.font,
        let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
      else { continue }
      var extent = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &extent)
      let glyphs = Self.glyphs(of: run)
      guard !glyphs.isEmpty else { continue }
      let baseline = TextShaper.points(pango_layout_iter_get_baseline(iterator))
      let box = CGRect(
        x: 0,
        y: TextShaper.points(extent.y) - baseline,
        width: TextShaper.points(extent.width),
        height: TextShaper.points(extent.height)
      )
      let start = Int(item.offset)
      runs.append(
        Run(
          font: scaled,
          color: colors.first { $0.range.contains(start) }?.color,
          origin: CGPoint(x: TextShaper.points(extent.x), y: baseline),
          glyphs: glyphs + blanks(of: scaled, around: box),
          letterCount: glyphs.count
        )
      )
    } while pango_layout_iter_next_run(iterator) != 0
    return runs
  }

  /// Returns blanks at corners of a run's box, two opposite ones if it is upright, from the run's
  /// origin.
  ///
  /// Cairo tells from the outlines of glyphs which pixels they may change, and draws no others where
  /// a clip cuts a run. Hinted letters are a row of pixels taller than their outlines, which a cut
  /// run would lose. Blanks show nothing and widen what Cairo allows for to the font's whole height.
  private func blanks(of font: OpaquePointer, around box: CGRect) -> [cairo_glyph_t] {
    var found: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(font, 0, 0, " ", 1, &found, &count, nil, nil, nil)
    defer { cairo_glyph_free(found) }
    // Glyph 0 is what a font shows for letters that it lacks.
    guard count == 1, let blank = found?.pointee.index, blank != 0 else { return [] }
    var corners = [(box.minX, box.minY), (box.maxX, box.maxY)]
    if !isUpright { corners += [(box.minX, box.maxY), (box.maxX, box.minY)] }
    return corners.map { cairo_glyph_t(index: blank, x: $0, y: $1) }
  }

  private static func glyphs(of run: PangoLayoutRun) -> [cairo_glyph_t] {
    guard let string = run.glyphs?.pointee else { return [] }
    var glyphs: [cairo_glyph_t] = []
    var x: Int32 = 0
    for info in UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)) {
      if info.glyph != PANGO_GLYPH_EMPTY {
        glyphs.append(
          cairo_glyph_t(
            index: UInt(info.glyph),
            x: TextShaper.points(x + info.geometry.x_offset),
            y: TextShaper.points(info.geometry.y_offset)
          )
        )
      }
      x += info.geometry.width
    }
    return glyphs
  }
}
