public import Foundation
public import HitGeometry

/// A shape made of lines and curves, as a value.
///
/// `UIBezierPath` is built on it. It draws nothing itself: a canvas fills, strokes or clips to it.
///
/// > Units: points, in the space of the canvas that draws it.
nonisolated public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and starts a new outline.
    case move(to: CGPoint)
    /// Draws a straight line.
    case line(to: CGPoint)
    /// Draws a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws back to the start of the outline.
    case close

    /// The points of the step: control points first, the end last; none where it closes.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }

  /// The steps, in the order they were made.
  public private(set) var elements: [Element] = []
  /// Where the pen is, or `nil` before the first step.
  public private(set) var currentPoint: CGPoint?
  private var start = CGPoint.zero

  /// Makes an empty shape.
  public init() {}

  /// Whether no step was made yet.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new outline at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    currentPoint = point
    start = point
  }

  /// Draws a line to a point; without a current point it starts there.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Draws a curve to a point by two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Draws a curve to a point by one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    let from = currentPoint ?? control
    func third(_ end: CGPoint) -> CGPoint { end + (control - end) * 2 / 3 }
    addCurve(to: point, control1: third(from), control2: third(point))
  }

  /// Draws a line back to the start of the outline and ends it.
  public mutating func close() {
    guard currentPoint != nil else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds the steps of another shape.
  public mutating func add(_ other: Path) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    start = other.isEmpty ? start : other.start
  }

  /// Returns this shape mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform),
          control1: control1.applying(transform),
          control2: control2.applying(transform)
        )
      case .close: .close
      }
    }
    path.currentPoint = currentPoint?.applying(transform)
    path.start = start.applying(transform)
    return path
  }
}

// MARK: - Extent

nonisolated extension Path {
  /// The smallest rectangle that holds the shape, curves measured exactly; null when empty.
  public var boundingBox: CGRect {
    var box = Extent()
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.include(point)
        last = point
      case .curve(let point, let control1, let control2):
        box.include(point)
        for t in Self.extrema(last.x, control1.x, control2.x, point.x)
          + Self.extrema(last.y, control1.y, control2.y, point.y)
        {
          box.include(Self.point(at: t, from: last, control1, control2, to: point))
        }
        last = point
      case .close: break
      }
    }
    return box.rect
  }

  static func point(
    at t: CGFloat,
    from start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    to end: CGPoint
  ) -> CGPoint {
    let rest = 1 - t
    let weights = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y
    )
  }

  /// Returns where one coordinate of a curve turns, as parameters strictly between 0 and 1.
  private static func extrema(
    _ p0: CGFloat,
    _ p1: CGFloat,
    _ p2: CGFloat,
    _ p3: CGFloat
  ) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// The corners of a growing rectangle.
nonisolated struct Extent {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
