public import Foundation
internal import HitGeometry
internal import HitResponders

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
    guard min(cornerRadius, rect.width / 2, rect.height / 2) > 0 else { return addRect(rect) }
    add(Path(rect, rounding: .all, by: cornerRadius))
  }

  /// Makes a rectangle of which some corners are round; the radius is cut to half the shorter side.
  init(_ rect: CGRect, rounding corners: CACornerMask, by radius: CGFloat) {
    let most = max(0, min(radius, rect.width / 2, rect.height / 2))
    func size(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? most : 0 }
    let (topLeft, topRight) = (size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (size(.layerMinXMaxYCorner), size(.layerMaxXMaxYCorner))
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init()
    move(to: CGPoint(x: minX + topLeft, y: minY))
    addLine(to: CGPoint(x: maxX - topRight, y: minY))
    addCorner(CGPoint(x: maxX, y: minY), to: CGPoint(x: maxX, y: minY + topRight))
    addLine(to: CGPoint(x: maxX, y: maxY - bottomRight))
    addCorner(CGPoint(x: maxX, y: maxY), to: CGPoint(x: maxX - bottomRight, y: maxY))
    addLine(to: CGPoint(x: minX + bottomLeft, y: maxY))
    addCorner(CGPoint(x: minX, y: maxY), to: CGPoint(x: minX, y: maxY - bottomLeft))
    addLine(to: CGPoint(x: minX, y: minY + topLeft))
    addCorner(CGPoint(x: minX, y: minY), to: CGPoint(x: minX + topLeft, y: minY))
    close()
  }

  /// Adds a rectangle whose corners are quarters of an ellipse, each cut to half a side.
  mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rect = rect.standardized
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    // A circle's corners, stretched: the shape is made in a space where both radii are one.
    let stretch = CGAffineTransform(scaleX: width, y: height)
    let unit = CGRect(
      x: rect.minX / width,
      y: rect.minY / height,
      width: rect.width / width,
      height: rect.height / height
    )
    add(Path(roundedRect: unit, cornerRadius: 1).applying(stretch))
  }

  /// Draws a quarter of an ellipse from the current point round `corner` to `end`.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let from = currentPoint, from != end else { return }
    func toward(_ point: CGPoint) -> CGPoint { point + (corner - point) * Self.quarterArc }
    addCurve(to: end, control1: toward(from), control2: toward(end))
  }

  /// Adds the ellipse that touches the four sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let middle = rect.middle
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
  /// `increasing` is whether the angle grows on the way.
  public mutating func addArc(
    at center: CGPoint,
    radius: CGFloat,
    from startAngle: CGFloat,
    to endAngle: CGFloat,
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
      let direction = CGPoint(x: cos(Double(angle)), y: sin(Double(angle)))
      return (center + direction * radius, CGPoint(x: -direction.y, y: direction.x))
    }
    var from = point(startAngle)
    addLine(to: from.at)
    for piece in 1...pieces {
      let to = point(startAngle + step * CGFloat(piece))
      let (control1, control2) = (from.at + from.tangent * reach, to.at - to.tangent * reach)
      addCurve(to: to.at, control1: control1, control2: control2)
      from = to
    }
  }
}
