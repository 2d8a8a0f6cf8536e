internal import CHitCairo
public import Foundation
public import HitResponders

// MARK: - Rectangles and ellipses

extension Canvas {
  /// Fills a rectangle; one that lies on whole pixels becomes exactly those pixels.
  public func fill(_ rect: CGRect) {
    guard isDrawing(state.fillColor) else { return }
    use(state.fillColor)
    cairo_new_path(context)
    guard pen.add(rect, within: partsToCutTo) else { return }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Fills several rectangles as one shape.
  public func fill(_ rects: [CGRect]) {
    guard isDrawing(state.fillColor) else { return }
    use(state.fillColor)
    cairo_new_path(context)
    for rect in rects { pen.add(rect) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Fills a rectangle with round corners.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat) {
    guard cornerRadius > 0 else { return fill(rect) }
    fill(.rectangle(cornerRadius: cornerRadius), in: rect)
  }

  private func fill(_ outline: ShapeMask.Outline, in rect: CGRect) {
    guard isDrawing(state.fillColor) else { return }
    if drawMask(outline, .fill, in: rect, color: state.fillColor) { return }
    fill(outline.path(in: rect))
  }

  /// Fills a rectangle with a colour, which later fills use too.
  public func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    setFillColor(color)
    fill(rect, cornerRadius: cornerRadius)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    cairo_new_path(context)
    guard pen.add(rect) else { return }
    let blending = cairo_get_operator(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_fill(context)
    cairo_set_operator(context, blending)
  }

  /// Draws the outline of a rectangle, centred on its edges.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }

  /// Draws the outline of a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saved {
      setLineWidth(width)
      stroke(rect)
    }
  }

  /// Draws the outline of a rectangle with round corners, centred on its edges.
  public func stroke(_ rect: CGRect, cornerRadius: CGFloat) {
    guard cornerRadius > 0 else { return stroke(rect) }
    stroke(.rectangle(cornerRadius: cornerRadius), in: rect)
  }

  private func stroke(_ outline: ShapeMask.Outline, in rect: CGRect) {
    guard isDrawing(state.strokeColor) else { return }
    if let line, drawMask(outline, .stroke(line), in: rect, color: state.strokeColor) { return }
    stroke(outline.path(in: rect))
  }

  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(.ellipse, in: rect) }

  /// Draws the outline of the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse, in: rect) }

  /// Draws a frame of even width inside a rectangle, following its round corners.
  ///
  /// Unlike a stroke it stays within the rectangle, as a layer's border does, and on whole pixels
  /// it has no soft edges.
  public func fillBorder(of rect: CGRect, width: CGFloat, cornerRadius: CGFloat = 0) {
    let rect = rect.standardized
    guard width > 0, !rect.isEmpty, isDrawing(state.fillColor) else { return }
    let outline = ShapeMask.Outline.rectangle(cornerRadius: cornerRadius)
    if cornerRadius > 0, drawMask(outline, .border(width: width), in: rect, color: state.fillColor)
    {
      return
    }
    fill(outline.frame(in: rect, width: width), using: .evenOdd)
  }
}

// MARK: - Colour

extension Canvas {
  /// Makes a colour the source of the next drawing, faded by the state's opacity.
  func use(_ color: UIColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * state.alpha)
  }

  /// Whether drawing with a colour can show at all.
  func isDrawing(_ color: UIColor) -> Bool { !state.isCollapsed && color.alpha * state.alpha > 0 }
}
