internal import CHitCairo
public import Foundation
internal import HitGeometry

// MARK: - Clipping

extension Canvas {
  /// Confines drawing to a rectangle within the current clip, until the state is restored.
  public func clip(to rect: CGRect) {
    cairo_new_path(context)
    guard pen.add(rect) else { return clipAway() }
    narrow(isSoft: pen.wholePixels(of: rect) == nil)
  }

  /// Confines drawing to a rectangle with round corners within the current clip.
  public func clip(to rect: CGRect, cornerRadius: CGFloat) {
    guard cornerRadius > 0 else { return clip(to: rect) }
    clip(to: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Confines drawing to a shape within the current clip.
  public func clip(to path: Path, using rule: FillRule = .winding) {
    guard pen.trace(path) else { return clipAway() }
    cairo_set_fill_rule(context, rule.cairo)
    narrow(isSoft: true)
  }

  /// Confines drawing to the current path, which is used up.
  public func clip(using rule: FillRule = .winding) {
    guard !state.isCollapsed else { return clipAway() }
    cairo_set_fill_rule(context, rule.cairo)
    narrow(isSoft: true)
  }

  /// The smallest rectangle of the current space that holds the clip.
  public var boundingBoxOfClipPath: CGRect {
    state.isCollapsed ? .null : pen.clip
  }

  /// Runs `body` in a space below the current one, keeping the clip that it sets.
  func within(_ transform: CGAffineTransform, _ body: () -> Void) {
    let outer = state.transform
    concatenate(transform)
    body()
    setTransform(outer)
  }

  private func clipAway() {
    cairo_new_path(context)
    narrow(isSoft: false)
  }

  /// Confines drawing to Cairo's current path, which is used up.
  private func narrow(isSoft: Bool) {
    cairo_clip(context)
    state.isClipped = true
    if isSoft { state.isSoftlyClipped = true }
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
