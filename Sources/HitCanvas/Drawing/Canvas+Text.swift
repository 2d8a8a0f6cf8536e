public import Foundation
internal import HitGeometry
public import HitResponders

// MARK: - Text

extension Canvas {
  /// Draws a laid-out text with its top left at a point; `color` is that of what has none of its
  /// own.
  ///
  /// In an upright space the text is moved by less than a pixel, so that letters are on whole rows
  /// and look alike wherever they are drawn.
  public func draw(_ layout: TextLayout, at point: CGPoint, color: UIColor) {
    layout.draw(at: point, color: color, on: self)
  }

  /// Draws a line of text in a rectangle, in the middle of its height; what is too wide ends in an
  /// ellipsis.
  public func draw(
    _ text: some TextContent,
    in rect: CGRect,
    font: Font,
    color: UIColor,
    alignment: TextAlignment = .leading
  ) {
    guard rect.width > 0, rect.height.isFinite else { return }
    // A text that fits needs no layout for this very width.
    let whole = TextLayout.of(text, font: font)
    let layout =
      whole.size.width <= rect.width
      ? whole : TextLayout.of(text, font: font, width: rect.width)
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
}

extension TextLayout {
  fileprivate func draw(at point: CGPoint, color: UIColor, on canvas: Canvas) {
    let state = canvas.state
    var stretch = state.transform
    (stretch.tx, stretch.ty) = (0, 0)
    guard !state.isCollapsed, state.alpha > 0, let point = canvas.pen.drawable(point) else {
      return
    }
    if hasColors, state.alpha < 1 {
      // Runs bring their own opacity, which the state's can only fade as a whole.
      return canvas.group(alpha: 1) { draw(at: point, color: color, on: canvas) }
    }
    let origin = canvas.pen.isUpright ? snapped(point, in: state.transform) : point
    shaped(for: stretch).draw(at: origin, color: color, on: canvas)
  }

  /// Returns the point next to one at which the first line stands on whole pixels.
  private func snapped(_ point: CGPoint, in space: CGAffineTransform) -> CGPoint {
    let foot = CGPoint(x: point.x, y: point.y + baseline).applying(space)
    return CGPoint(
      x: point.x + (foot.x.rounded() - foot.x) / space.a,
      y: point.y + (foot.y.rounded() - foot.y) / space.d
    )
  }
}
