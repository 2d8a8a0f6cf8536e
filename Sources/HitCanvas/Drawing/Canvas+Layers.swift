internal import CHitCairo
public import Foundation

// MARK: - Layers

extension Canvas {
  /// Draws what follows into a layer of its own, which the state's opacity then fades as a whole, and
  /// which is blended as a whole.
  public func beginTransparencyLayer() {
    push(.layer)
    beginGroup()
  }

  /// Draws what follows into a layer of its own, confined to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect) {
    push(.clippedLayer)
    cairo_save(context)
    clip(to: rect)
    beginGroup()
  }

  /// What is drawn into a layer is opaque and covers; opacity and blending are those of the whole.
  private func beginGroup() {
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    state.alpha = 1
  }

  /// Puts the layer begun last onto the canvas; without one it does nothing.
  public func endTransparencyLayer() {
    guard let mark = lastMark, mark != .save else { return }
    pop()
    cairo_pop_group_to_source(context)
    if state.alpha < 1 {
      cairo_paint_with_alpha(context, state.alpha)
    } else {
      cairo_paint(context)
    }
    // Frees the layer's pixels now rather than with the next colour.
    cairo_set_source_rgb(context, 0, 0, 0)
    if mark == .clippedLayer { cairo_restore(context) }
  }

  /// Draws all of `body` together, confined to a rectangle if there is one, and fades it as one
  /// picture, also where it throws.
  public func group<Result, Failure: Error>(
    alpha: CGFloat,
    in rect: CGRect? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try saved { () throws(Failure) in
      setAlpha(state.alpha * alpha)
      if let rect { beginTransparencyLayer(in: rect) } else { beginTransparencyLayer() }
      return try body()
    }
  }
}
