internal import CHitCairo
public import Foundation
internal import HitGeometry
public import HitResponders

// MARK: - Text

extension Canvas {
  /// Draws a laid-out text with its top left at a point.
  ///
  /// In an upright space the text is moved by less than a pixel, so that letters are on whole rows
  /// and look alike wherever they are drawn.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - point: Where its top left goes.
  ///   - color: The colour of what has none of its own.
  public func draw(_ layout: TextLayout, at point: CGPoint, color: UIColor) {
    guard !state.isCollapsed, state.alpha > 0, let point = drawable(point),
      let shaped = layout.layout(for: TextShaper.Stretch(state.transform))
    else { return }
    if layout.hasColors, state.alpha < 1 {
      // Runs bring their own opacity, which the state's can only fade as a whole.
      return group(alpha: 1) { draw(layout, at: point, color: color) }
    }
    let origin = snapped(point, baseline: layout.baseline)
    use(color)
    cairo_move_to(context, origin.x, origin.y)
    pango_cairo_show_layout(context, shaped)
    cairo_new_path(context)
  }

  /// Draws a line of text in a rectangle, in the middle of its height.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - rect: Where they go; what is too wide ends in an ellipsis.
  ///   - font: How they are set.
  ///   - color: Their colour.
  ///   - alignment: How the line is aligned in the width.
  public func draw(
    _ text: String,
    in rect: CGRect,
    font: Font,
    color: UIColor,
    alignment: TextAlignment = .leading
  ) {
    draw([TextRun(text)], in: rect, font: font, color: color, alignment: alignment)
  }

  /// Draws a line of text whose pieces look different in a rectangle, in the middle of its height.
  public func draw(
    _ runs: [TextRun],
    in rect: CGRect,
    font: Font,
    color: UIColor,
    alignment: TextAlignment = .leading
  ) {
    guard rect.width > 0, rect.height.isFinite else { return }
    // A text that fits needs no layout for this very width.
    let whole = TextLayout.of(runs, font: font)
    let layout =
      whole.size.width <= rect.width
      ? whole : TextLayout.of(runs, font: font, width: rect.width)
    let free = rect.width - layout.size.width
    let x =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.minX + free / 2
      case .trailing: rect.minX + free
      }
    draw(layout, at: CGPoint(x: x, y: rect.midY - layout.size.height / 2), color: color)
  }

  /// Draws a line of text from a point, as wide as it is.
  @discardableResult
  public func draw(_ text: String, at point: CGPoint, font: Font, color: UIColor) -> CGSize {
    let layout = TextLayout.of(text, font: font)
    draw(layout, at: point, color: color)
    return layout.size
  }

  private func snapped(_ point: CGPoint, baseline: CGFloat) -> CGPoint {
    guard isUpright else { return point }
    let foot = CGPoint(x: point.x, y: point.y + baseline).applying(state.transform)
    return CGPoint(
      x: point.x + (foot.x.rounded() - foot.x) / state.transform.a,
      y: point.y + (foot.y.rounded() - foot.y) / state.transform.d
    )
  }
}
