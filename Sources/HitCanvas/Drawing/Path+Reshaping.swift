internal import Foundation
internal import HitGeometry

// MARK: - Reshaping

nonisolated extension Path {
  /// Returns this shape mapped by a transform that may be missing.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// The smallest rectangle that holds all points, control points among them; null when empty.
  var controlBox: CGRect {
    var box = Extent()
    for point in elements.lazy.flatMap(\.points) { box.include(point) }
    return box.rect
  }

  /// Adds the steps of another shape, whose first outline continues from the current point.
  mutating func join(_ other: Path) {
    for (index, element) in other.elements.enumerated() {
      switch element {
      case .move(let point):
        if index == 0 { addLine(to: point) } else { move(to: point) }
      case .line(let point): addLine(to: point)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }

  /// Returns the same shape drawn from its end to its beginning.
  public func reversed() -> Path {
    var outlines: [(start: CGPoint, steps: [Element], isClosed: Bool)] = []
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        outlines.append((point, [], false))
        last = point
      case .close:
        if let index = outlines.indices.last {
          outlines[index].isClosed = true
          last = outlines[index].start
        }
      case .line(let point), .curve(let point, _, _):
        // Steps after a closed outline start a new one there.
        if outlines.last.map(\.isClosed) ?? true { outlines.append((last, [], false)) }
        outlines[outlines.count - 1].steps.append(element)
        last = point
      }
    }
    var path = Path()
    for outline in outlines.reversed() {
      let ends = [outline.start] + outline.steps.compactMap(\.points.last)
      path.move(to: ends[ends.count - 1])
      for (index, step) in outline.steps.enumerated().reversed() {
        switch step {
        case .curve(_, let control1, let control2):
          path.addCurve(to: ends[index], control1: control2, control2: control1)
        default: path.addLine(to: ends[index])
        }
      }
      if outline.isClosed { path.close() }
    }
    return path
  }
}
