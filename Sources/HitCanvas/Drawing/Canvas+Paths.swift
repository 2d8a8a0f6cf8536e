internal import CHitCairo
public import Foundation

// MARK: - Whole shapes

extension Canvas {
  /// Fills a shape.
  public func fill(_ path: Path, using rule: FillRule = .winding) {
    guard isDrawing(state.fillColor), pen.trace(path) else { return }
    use(state.fillColor)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  /// Draws the outlines of a shape.
  public func stroke(_ path: Path) {
    guard isDrawing(state.strokeColor), pen.trace(path) else { return }
    use(state.strokeColor)
    cairo_stroke(context)
  }
}

// MARK: - The current path

extension Canvas {
  /// Forgets the current path.
  public func beginPath() { cairo_new_path(context) }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint) { pen.add(.move(to: point)) }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { pen.add(.line(to: point)) }

  /// Draws lines from each point to the next, starting a new outline.
  public func addLines(between points: [CGPoint]) {
    if let first = points.first { move(to: first) }
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws a curve to a point by two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pen.add(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a curve to a point by one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var path = Path()
    path.move(to: currentPoint ?? control)
    path.addQuadCurve(to: end, control: control)
    if let curve = path.elements.last { pen.add(curve) }
  }

  private var currentPoint: CGPoint? {
    guard cairo_has_current_point(context) != 0 else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// Adds a rectangle as an outline of its own.
  public func addRect(_ rect: CGRect) { addPath(Path(rect: rect)) }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(Path(ovalIn: rect)) }

  /// Adds a shape.
  public func addPath(_ path: Path) { pen.append(path) }

  /// Adds a shape of Core Graphics.
  public func addPath(_ path: CGPath) { addPath(path.path) }

  /// Adds part of a circle.
  ///
  /// > Source: Core Graphics, whose `clockwise` is meant for a y axis that points up: true runs
  /// > counterclockwise on the screen. `UIBezierPath` has it as seen on the screen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    guard radius >= 0 else { return }
    var path = Path()
    let start = currentPoint
    if let start { path.move(to: start) }
    path.addArc(
      at: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      increasing: !clockwise
    )
    for element in path.elements.dropFirst(start == nil ? 0 : 1) { pen.add(element) }
  }

  /// Draws a line back to the start of the outline.
  public func closePath() { cairo_close_path(context) }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: FillRule = .winding) {
    guard isDrawing(state.fillColor) else { return beginPath() }
    use(state.fillColor)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  /// Draws the outlines of the current path and forgets it.
  public func strokePath() {
    guard isDrawing(state.strokeColor) else { return beginPath() }
    use(state.strokeColor)
    cairo_stroke(context)
  }

  /// Draws separate lines, each from one point of a pair to the other.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (index, point) in points.enumerated() {
      if index % 2 == 0 { move(to: point) } else { addLine(to: point) }
    }
    strokePath()
  }
}

// MARK: - Lines

/// How a line ends.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// The line stops at its end; half a circle is added; half a square is added.
  case butt, round, square
}

/// How two lines meet.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are drawn on until they meet; the corner is round; the corner is cut.
  case miter, round, bevel
}

extension Canvas {
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    cairo_set_line_width(context, width)
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(context, cairo_line_cap_t(rawValue: UInt32(cap.rawValue)))
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(context, cairo_line_join_t(rawValue: UInt32(join.rawValue)))
  }

  /// Sets the lengths of dashes and gaps in turn; none of them makes lines whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    // Cairo stops working for good on dashes that are negative or add up to nothing.
    let usable =
      phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
      && lengths.contains { $0 > 0 }
    let dashes = usable ? lengths.map { Double($0) } : []
    cairo_set_dash(context, dashes, Int32(dashes.count), usable ? phase : 0)
  }
}
