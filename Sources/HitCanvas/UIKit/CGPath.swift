public import Foundation
public import HitGeometry

/// Core Graphics' name for the rule that tells which parts of a shape lie inside it.
public typealias CGPathFillRule = FillRule

/// A shape that does not change.
///
/// > Source: Core Graphics, `CGPath`. Differs: `path` is the shape as a value.
nonisolated public class CGPath {
  /// The shape.
  public fileprivate(set) final var path: Path

  /// Makes a shape from a value.
  public init(path: Path) { self.path = path }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect: rect).applying(transform))
  }

  /// Makes the ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ovalIn: rect).applying(transform))
  }

  /// Makes a rectangle whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path: path.applying(transform))
  }
}

// MARK: - Questions

nonisolated extension CGPath {
  /// Whether the shape has no steps.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the pen is.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, those that bend curves among them.
  public final var boundingBox: CGRect { path.controlBox }

  /// The smallest rectangle that holds the shape itself.
  public final var boundingBoxOfPath: CGRect { path.boundingBox }

  /// Returns whether a point lies inside the shape; open outlines count as closed.
  ///
  /// `transform` is applied to the point before it is looked for.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), using: rule)
  }

  /// Returns a copy that does not change, mapped by a transform.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>? = nil) -> CGPath? {
    CGPath(path: path.applying(transform))
  }

  /// Returns a copy that can be added to, mapped by a transform.
  public final func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>? = nil
  ) -> CGMutablePath? {
    CGMutablePath(path: path.applying(transform))
  }

  /// Calls a block with each step; its pointer and points are valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      // Without points, a step has room for one all the same, so there is a first.
      var points = element.points.isEmpty ? [.zero] : element.points
      points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: first), block)
      }
    }
  }
}

nonisolated extension CGPath: Hashable {
  /// Whether two shapes have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

// MARK: - Steps

/// What a step of a shape does.
///
/// > Source: Core Graphics, `CGPathElementType`.
nonisolated public enum CGPathElementType: Int32, Sendable {
  /// Starts a new outline.
  case moveToPoint
  /// Draws a line.
  case addLineToPoint
  /// Draws a curve by one control point; shapes keep such a curve as one with two.
  case addQuadCurveToPoint
  /// Draws a curve by two control points.
  case addCurveToPoint
  /// Ends the outline with a line to its start.
  case closeSubpath
}

/// One step of a shape.
///
/// > Source: Core Graphics, `CGPathElement`.
nonisolated public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// Its points: control points first, the end last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

nonisolated extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

// MARK: - Building

/// A shape that can be added to.
///
/// > Source: Core Graphics, `CGMutablePath`.
nonisolated public final class CGMutablePath: CGPath {
  /// Makes an empty shape.
  public convenience init() { self.init(path: Path()) }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Draws lines from each point to the next, starting a new outline.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    if let first = points.first { move(to: first, transform: transform) }
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a curve to a point by two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Draws a curve to a point by one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds part of a circle, joined by a line to the current point where there is one.
  ///
  /// > Source: Core Graphics, whose `clockwise` is meant for a y axis that points up: true runs
  /// > counterclockwise on the screen. `UIBezierPath` has it as seen on the screen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(at: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    path.join(arc.applying(transform))
  }

  /// Adds a rectangle as an outline of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.add(Path(rect: rect).applying(transform))
  }

  /// Adds rectangles, each as an outline of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var rounded = Path()
    rounded.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    path.add(rounded.applying(transform))
  }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.add(Path(ovalIn: rect).applying(transform))
  }

  /// Adds the steps of another shape.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.add(other.path.applying(transform))
  }

  /// Draws a line back to the start of the outline and ends it.
  public func closeSubpath() { path.close() }
}
