internal import CHitCairo
public import Foundation
internal import HitGeometry

// MARK: - Clipping

extension Canvas {
  /// Confines drawing to a rectangle within the current clip, until the state is restored.
  public func clip(to rect: CGRect) {
    cairo_new_path(context)
    guard trace(rect) else { return clipAway() }
    cairo_clip(context)
  }

  /// Confines drawing to a rectangle with round corners within the current clip.
  public func clip(to rect: CGRect, cornerRadius: CGFloat) {
    guard cornerRadius > 0 else { return clip(to: rect) }
    clip(to: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Confines drawing to a shape within the current clip.
  public func clip(to path: Path, using rule: FillRule = .winding) {
    guard trace(path) else { return clipAway() }
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  /// Confines drawing to the current path, which is used up.
  public func clip(using rule: FillRule = .winding) {
    guard !state.isCollapsed else { return clipAway() }
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  /// The smallest rectangle of the current space that holds the clip.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.isCollapsed else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// The smallest rectangle of pixels that holds the clip, whatever the current space.
  var clipInDevice: CGRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    defer { cairo_set_matrix(context, &matrix) }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private func clipAway() {
    cairo_new_path(context)
    cairo_clip(context)
  }
}

// MARK: - Limits

extension Canvas {
  /// The largest pixel coordinate passed to Cairo, whose own numbers end at 2²³.
  private static let farthest: CGFloat = 4_000_000

  /// Adds a rectangle to Cairo's current path, or returns false when nothing of it can show.
  ///
  /// One that reaches too far is cut to the clip, among the pixels, where the numbers are small
  /// again; that changes no pixel.
  func trace(_ rect: CGRect) -> Bool {
    let rect = rect.standardized
    guard !state.isCollapsed, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite, rect.width > 0, rect.height > 0
    else { return false }
    let transform = state.transform
    let reach = max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY))
    let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    if reach * stretch + max(abs(transform.tx), abs(transform.ty)) < Self.farthest {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return true
    }
    guard isUpright else { return append(Path(rect: rect)) }
    let cut = rect.applying(transform).intersection(clipInDevice.insetBy(dx: -2, dy: -2))
    guard !cut.isEmpty else { return false }
    setTransform(.identity)
    cairo_rectangle(context, cut.minX, cut.minY, cut.width, cut.height)
    setTransform(transform)
    return true
  }

  /// Returns a point that Cairo can draw to, clamped to the limit.
  func drawable(_ point: CGPoint) -> CGPoint? {
    guard !state.isCollapsed, point.x.isFinite, point.y.isFinite else { return nil }
    let device = point.applying(state.transform)
    if abs(device.x) < Self.farthest, abs(device.y) < Self.farthest { return point }
    let near = CGPoint(
      x: min(max(device.x, -Self.farthest), Self.farthest),
      y: min(max(device.y, -Self.farthest), Self.farthest)
    )
    return near.applying(state.transform.inverted())
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension Canvas {
  /// Runs `body` in a space below the current one, keeping the clip that it sets.
  func within(_ transform: CGAffineTransform, _ body: () -> Void) {
    let outer = state.transform
    concatenate(transform)
    body()
    setTransform(outer)
  }
}
