public import Foundation

// MARK: - Shapes

nonisolated extension Path {
  /// The control distance that makes a curve follow a quarter of a unit circle.
  private static let quarterArc: CGFloat = 0.552284749830794

  /// Makes a rectangle, drawn clockwise from its top left.
  public init(rect: CGRect) { addRect(rect) }

  /// Makes a rectangle whose corners are quarters of a circle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Makes the ellipse that touches the four sides of a rectangle.
  public init(ovalIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds a rectangle as an outline of its own.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with round corners; the radius is cut to half the shorter side.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    let corners = CornerRadii(
      topLeft: radius,
      topRight: radius,
      bottomRight: radius,
      bottomLeft: radius
    )
    addRoundedRect(rect, corners: corners)
  }

  /// The radius of each corner of a rectangle.
  struct CornerRadii {
    var topLeft: CGFloat
    var topRight: CGFloat
    var bottomRight: CGFloat
    var bottomLeft: CGFloat
  }

  mutating func addRoundedRect(_ rect: CGRect, corners: CornerRadii) {
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: minX + corners.topLeft, y: minY))
    addLine(to: CGPoint(x: maxX - corners.topRight, y: minY))
    addCorner(CGPoint(x: maxX, y: minY), to: CGPoint(x: maxX, y: minY + corners.topRight))
    addLine(to: CGPoint(x: maxX, y: maxY - corners.bottomRight))
    addCorner(CGPoint(x: maxX, y: maxY), to: CGPoint(x: maxX - corners.bottomRight, y: maxY))
    addLine(to: CGPoint(x: minX + corners.bottomLeft, y: maxY))
    addCorner(CGPoint(x: minX, y: maxY), to: CGPoint(x: minX, y: maxY - corners.bottomLeft))
    addLine(to: CGPoint(x: minX, y: minY + corners.topLeft))
    addCorner(CGPoint(x: minX, y: minY), to: CGPoint(x: minX + corners.topLeft, y: minY))
    close()
  }

  /// Draws a quarter of an ellipse from the current point round `corner` to `end`.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let from = currentPoint, from != end else { return }
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarterArc,
        y: point.y + (corner.y - point.y) * Self.quarterArc
      )
    }
    addCurve(to: end, control1: toward(from), control2: toward(end))
  }

  /// Adds the ellipse that touches the four sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: middle.y))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: middle.x, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: middle.y))
    addCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: middle.x, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: middle.y))
    close()
  }

  /// Adds part of a circle, joined by a line to the current point where there is one.
  ///
  /// > Units: radians, from the x axis towards the y axis, that is clockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc starts.
  ///   - endAngle: Where the arc ends.
  ///   - increasing: Whether the angle grows on the way, that is clockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    increasing: Bool
  ) {
    let full = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    if increasing, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) + full
    } else if !increasing, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) - full
    }
    sweep = min(max(sweep, -full), full)

    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * CGFloat(tan(Double(step / 4))) * radius
    func point(_ angle: CGFloat) -> (at: CGPoint, tangent: CGPoint) {
      let cosine = CGFloat(cos(Double(angle)))
      let sine = CGFloat(sin(Double(angle)))
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGPoint(x: -sine, y: cosine)
      )
    }
    var from = point(startAngle)
    addLine(to: from.at)
    for piece in 1...pieces {
      let to = point(startAngle + step * CGFloat(piece))
      addCurve(
        to: to.at,
        control1: CGPoint(
          x: from.at.x + from.tangent.x * reach,
          y: from.at.y + from.tangent.y * reach
        ),
        control2: CGPoint(x: to.at.x - to.tangent.x * reach, y: to.at.y - to.tangent.y * reach)
      )
      from = to
    }
  }
}
