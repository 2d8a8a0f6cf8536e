internal import CHitCairo
public import Foundation

// MARK: - Whole shapes

extension Canvas {
  /// Fills a shape.
  public func fill(_ path: Path, using rule: FillRule = .winding) {
    guard isDrawing(state.fillColor), trace(path) else { return }
    use(state.fillColor)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  /// Draws the outlines of a shape.
  public func stroke(_ path: Path) {
    guard isDrawing(state.strokeColor), trace(path) else { return }
    use(state.strokeColor)
    cairo_stroke(context)
  }

  /// Hands a shape to Cairo as its current path; returns false when it cannot be drawn.
  func trace(_ path: Path) -> Bool {
    guard !state.isCollapsed else { return false }
    cairo_new_path(context)
    return append(path)
  }

  /// Adds a shape to Cairo's current path, or drops the path and returns false.
  func append(_ path: Path) -> Bool {
    for element in path.elements {
      switch element {
      case .move(let point):
        guard let point = drawable(point) else { return abandon() }
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        guard let point = drawable(point) else { return abandon() }
        cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        guard let point = drawable(point), let control1 = drawable(control1),
          let control2 = drawable(control2)
        else { return abandon() }
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
    return true
  }

  private func abandon() -> Bool {
    cairo_new_path(context)
    return false
  }
}

// MARK: - The current path

extension Canvas {
  /// Forgets the current path.
  public func beginPath() { cairo_new_path(context) }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint) {
    guard let point = drawable(point) else { return }
    cairo_move_to(context, point.x, point.y)
  }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint) {
    guard let point = drawable(point) else { return }
    cairo_line_to(context, point.x, point.y)
  }

  /// Draws lines from each point to the next, starting a new outline.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Draws a curve to a point by two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard let end = drawable(end), let control1 = drawable(control1),
      let control2 = drawable(control2)
    else { return }
    cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Draws a curve to a point by one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var path = Path()
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    let hasPoint = cairo_has_current_point(context) != 0
    path.move(to: hasPoint ? CGPoint(x: x, y: y) : control)
    path.addQuadCurve(to: end, control: control)
    if case .curve(let end, let control1, let control2)? = path.elements.last {
      addCurve(to: end, control1: control1, control2: control2)
    }
  }

  /// Adds a rectangle as an outline of its own.
  public func addRect(_ rect: CGRect) { addPath(Path(rect: rect)) }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(Path(ovalIn: rect)) }

  /// Adds a shape.
  public func addPath(_ path: Path) { _ = append(path) }

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
    guard let center = drawable(center), radius.isFinite, radius >= 0, startAngle.isFinite,
      endAngle.isFinite
    else { return }
    if clockwise {
      cairo_arc_negative(context, center.x, center.y, radius, startAngle, endAngle)
    } else {
      cairo_arc(context, center.x, center.y, radius, startAngle, endAngle)
    }
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
  /// The line stops at its end.
  case butt
  /// Half a circle is added.
  case round
  /// Half a square is added.
  case square
}

/// How two lines meet.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are drawn on until they meet.
  case miter
  /// The corner is round.
  case round
  /// The corner is cut.
  case bevel
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
