public import Foundation
public import HitGeometry
internal import HitResponders

/// A shape with the width and style of its lines, drawn into the current canvas.
///
/// > Source: UIKit, `UIBezierPath`. Differs: `path` is the shape as a value.
@preconcurrency @MainActor
open class UIBezierPath {
  /// The shape.
  public var path: Path

  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether crossing outlines leave holes.
  open var usesEvenOddFillRule = false
  private var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Makes an empty shape.
  public init() { path = Path() }

  /// Makes a shape from a value.
  public init(path: Path) { self.path = path }

  /// The shape as a `CGPath`; a copy, so later steps do not show in it.
  open var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  /// Fills the shape with the current fill colour.
  open func fill() { CurrentCanvas.innermost?.fill(path, using: rule) }

  /// Draws the outlines with the current stroke colour.
  open func stroke() {
    guard let canvas = CurrentCanvas.innermost else { return }
    canvas.saved {
      canvas.setLineWidth(lineWidth)
      canvas.setLineCap(lineCapStyle)
      canvas.setLineJoin(lineJoinStyle)
      canvas.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      canvas.stroke(path)
    }
  }

  /// Confines drawing to the shape within the current clip.
  open func addClip() { CurrentCanvas.innermost?.clip(to: path, using: rule) }

  /// Returns whether a point lies inside the shape.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  /// Sets the lengths of dashes and gaps in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)))
  }

  private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

// MARK: - Building

extension UIBezierPath {
  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(path: Path(rect: rect)) }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Makes a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let mask = CACornerMask(rawValue: corners.rawValue)
    self.init(path: Path(rect, rounding: mask, by: cornerRadii.width))
  }

  /// Makes a shape from one of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(path: cgPath.path) }

  /// Makes the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ovalIn: rect)) }

  /// Makes part of a circle; `clockwise` is as it looks on the screen.
  ///
  /// > Units: radians.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.addArc(at: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve to a point by two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve to a point by one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds part of a circle; `clockwise` is as it looks on the screen.
  ///
  /// > Units: radians.
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(at: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Draws a line back to the start of the outline.
  public func close() { path.close() }

  /// Forgets all steps.
  public func removeAllPoints() { path = Path() }

  /// Adds the steps of another shape.
  public func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }

  /// Maps the shape by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns the same shape drawn from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path: path.reversed())
    reversed.lineWidth = lineWidth
    reversed.lineCapStyle = lineCapStyle
    reversed.lineJoinStyle = lineJoinStyle
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    reversed.dashes = dashes
    return reversed
  }

  /// Whether the shape has no steps.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds the shape; null when it is empty.
  public var bounds: CGRect { path.boundingBox }

  /// Where the pen is.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
}

/// Corners of a rectangle, numbered as those of a layer.
///
/// > Source: UIKit, `UIRectCorner`.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corners at the top.
  public static let (topLeft, topRight) = (bit(0), bit(1))
  /// The corners at the bottom.
  public static let (bottomLeft, bottomRight) = (bit(2), bit(3))
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
