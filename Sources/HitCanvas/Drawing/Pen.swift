internal import CHitCairo
internal import Foundation
internal import HitGeometry

/// Hands shapes to Cairo as its current path, within the limits of Cairo's numbers.
///
/// A point that is not finite is not handed on, nor is any in a space without an inverse.
struct Pen {
  /// The largest pixel coordinate passed to Cairo, whose own numbers end at 2²³.
  private static let farthest: CGFloat = 4_000_000

  let context: OpaquePointer?
  /// From the current space to pixels.
  let space: CGAffineTransform
  /// Whether the space has no inverse.
  let isCollapsed: Bool

  // MARK: Shapes

  /// Makes a shape Cairo's current path, or returns false when it cannot be drawn.
  func trace(_ path: Path) -> Bool {
    guard !isCollapsed else { return false }
    cairo_new_path(context)
    return append(path)
  }

  /// Adds a shape to Cairo's current path, or drops the path and returns false.
  @discardableResult
  func append(_ path: Path) -> Bool {
    for step in path.elements where !add(step) {
      cairo_new_path(context)
      return false
    }
    return true
  }

  /// Adds a step to Cairo's current path, or returns false when one of its points cannot be drawn.
  @discardableResult
  func add(_ step: Path.Element) -> Bool {
    switch step {
    case .move(let point):
      guard let point = drawable(point) else { return false }
      cairo_move_to(context, point.x, point.y)
    case .line(let point):
      guard let point = drawable(point) else { return false }
      cairo_line_to(context, point.x, point.y)
    case .curve(let end, let control1, let control2):
      guard let end = drawable(end), let control1 = drawable(control1),
        let control2 = drawable(control2)
      else { return false }
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
    return true
  }

  /// Adds a rectangle to Cairo's current path, or returns false when nothing of it can show.
  ///
  /// One that reaches too far is cut to the clip, among the pixels, where the numbers are small
  /// again; that changes no pixel.
  @discardableResult
  func add(_ rect: CGRect) -> Bool {
    let rect = rect.standardized
    guard !isCollapsed, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite, rect.width > 0, rect.height > 0
    else { return false }
    let reach = max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY))
    let stretch = max(abs(space.a) + abs(space.c), abs(space.b) + abs(space.d))
    if reach * stretch + max(abs(space.tx), abs(space.ty)) < Self.farthest {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return true
    }
    guard isUpright else { return append(Path(rect: rect)) }
    let cut = rect.applying(space).intersection(clipInDevice.insetBy(dx: -2, dy: -2))
    guard !cut.isEmpty else { return false }
    inPixels { cairo_rectangle(context, cut.minX, cut.minY, cut.width, cut.height) }
    return true
  }

  /// Adds those parts of a rectangle of whole pixels that lie in other ones, or all of any other
  /// rectangle; returns false when nothing of it can show.
  ///
  /// > Coordinates: `parts` in pixels; they may overlap, so the path is to be filled as a whole.
  func add(_ rect: CGRect, within parts: [CGRect]?) -> Bool {
    guard let parts, !isCollapsed, let box = wholePixels(of: rect) else { return add(rect) }
    var isAdded = false
    inPixels {
      for part in parts {
        let cut = part.intersection(box)
        if cut.isEmpty { continue }
        cairo_rectangle(context, cut.minX, cut.minY, cut.width, cut.height)
        isAdded = true
      }
    }
    return isAdded
  }

  // MARK: Limits

  /// The pixels that a rectangle is, if it has no edge through a pixel.
  func wholePixels(of rect: CGRect) -> CGRect? {
    let box = rect.standardized.applying(space)
    guard isUpright, abs(box.minX) < Self.farthest, abs(box.minY) < Self.farthest,
      box.width < Self.farthest, box.height < Self.farthest, box == box.integral
    else { return nil }
    return box
  }

  /// Whether the space maps upright rectangles to upright rectangles.
  var isUpright: Bool { space.b == 0 && space.c == 0 }

  /// Returns a point that Cairo can draw to, clamped to the limit.
  func drawable(_ point: CGPoint) -> CGPoint? {
    guard !isCollapsed, point.x.isFinite, point.y.isFinite else { return nil }
    let device = point.applying(space)
    if abs(device.x) < Self.farthest, abs(device.y) < Self.farthest { return point }
    let near = CGPoint(
      x: min(max(device.x, -Self.farthest), Self.farthest),
      y: min(max(device.y, -Self.farthest), Self.farthest)
    )
    return near.applying(space.inverted())
  }

  /// The smallest rectangle of Cairo's space that holds the clip.
  var clip: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// The smallest rectangle of pixels that holds the clip, whatever the current space.
  var clipInDevice: CGRect { inPixels { clip } }

  func inPixels<Result>(_ body: () -> Result) -> Result {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    defer { cairo_set_matrix(context, &matrix) }
    return body()
  }
}
