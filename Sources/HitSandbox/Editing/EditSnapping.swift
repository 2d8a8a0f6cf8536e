internal import Foundation
internal import HitInspector

/// What a view that is dragged keeps to: edges and middles of its superview and its siblings, and
/// a grid where none is near.
///
/// > Coordinates: the superview's bounds space.
struct EditSnapping {
  /// A line across the superview.
  private struct Line {
    var place: CGFloat
    /// How far it reaches, along the other axis.
    var span: ClosedRange<CGFloat>
    var isMiddle: Bool
    var isAxis = false
  }

  private let lines: [Axis: [Line]]
  /// How near counts as on the line.
  private let reach: CGFloat

  enum Axis: CaseIterable { case x, y }

  private static let grid: CGFloat = 4

  /// Keeps to what is around a view; `reach` is in points of the superview.
  init(_ surroundings: EditSurroundings?, reach: CGFloat) {
    self.reach = reach
    guard let surroundings else {
      lines = [:]
      return
    }
    lines = Dictionary(
      uniqueKeysWithValues: Axis.allCases.map { axis in
        (axis, Self.lines(along: axis, of: surroundings.bounds, surroundings.boxes))
      }
    )
  }

  private static func lines(along axis: Axis, of bounds: CGRect, _ boxes: [CGRect]) -> [Line] {
    let outer = axis.extent(of: bounds)
    let across = axis.other.extent(of: bounds)
    let middle = (outer.lowerBound + outer.upperBound) / 2
    var lines = [
      Line(place: outer.lowerBound, span: across, isMiddle: false),
      Line(place: outer.upperBound, span: across, isMiddle: false),
      Line(place: middle, span: across, isMiddle: true, isAxis: true),
    ]
    for box in boxes {
      let (range, span) = (axis.extent(of: box), axis.other.extent(of: box))
      let middle = (range.lowerBound + range.upperBound) / 2
      lines += [
        Line(place: range.lowerBound, span: span, isMiddle: false),
        Line(place: range.upperBound, span: span, isMiddle: false),
        Line(place: middle, span: span, isMiddle: true),
      ]
    }
    return lines
  }

  /// Moves a rectangle to the nearest lines; or only its edges on some sides, which may be 0.
  ///
  /// - Returns: The rectangle and the lines it keeps to, in the superview's space.
  func snap(
    _ rect: CGRect,
    sides: (x: Int, y: Int)?
  ) -> (rect: CGRect, guides: [EditDragMark.Guide]) {
    var result = rect
    var guides: [EditDragMark.Guide] = []
    for axis in Axis.allCases {
      let side = sides.map { axis == .x ? $0.x : $0.y }
      if side == 0 { continue }
      let range = axis.extent(of: rect)
      let edges: [(place: CGFloat, isMiddle: Bool)] =
        switch side {
        case nil:
          [
            (range.lowerBound, false), (range.upperBound, false),
            ((range.lowerBound + range.upperBound) / 2, true),
          ]
        case .some(let side): [(side < 0 ? range.lowerBound : range.upperBound, false)]
        }
      let found = nearest(edges, along: axis)
      let start = side.map { $0 < 0 ? range.lowerBound : range.upperBound } ?? range.lowerBound
      let shift = found?.shift ?? (start / Self.grid).rounded() * Self.grid - start
      axis.move(&result, by: shift, side: side)
      guard let line = found?.line else { continue }
      let span = axis.other.extent(of: rect)
      let low = min(line.span.lowerBound, span.lowerBound)
      let high = max(line.span.upperBound, span.upperBound)
      guides.append(
        EditDragMark.Guide(
          from: axis.point(line.place, low),
          to: axis.point(line.place, high),
          isAxis: line.isAxis
        )
      )
    }
    return (result, guides)
  }

  private func nearest(
    _ edges: [(place: CGFloat, isMiddle: Bool)],
    along axis: Axis
  ) -> (shift: CGFloat, line: Line)? {
    var best: (shift: CGFloat, line: Line)?
    for line in lines[axis] ?? [] {
      for edge in edges where edge.isMiddle == line.isMiddle {
        let shift = line.place - edge.place
        if abs(shift) <= reach, abs(shift) < abs(best?.shift ?? .infinity) {
          best = (shift, line)
        }
      }
    }
    return best
  }
}

extension EditSnapping.Axis {
  var other: Self { self == .x ? .y : .x }

  func extent(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .x ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }

  func point(_ place: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .x ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place)
  }

  /// Moves a rectangle along the axis, or only its edge on one side.
  func move(_ rect: inout CGRect, by shift: CGFloat, side: Int?) {
    switch (self, side) {
    case (.x, nil): rect.origin.x += shift
    case (.y, nil): rect.origin.y += shift
    case (.x, .some(let side)):
      if side < 0 { rect.origin.x += shift }
      rect.size.width = max(1, rect.size.width + (side < 0 ? -shift : shift))
    case (.y, .some(let side)):
      if side < 0 { rect.origin.y += shift }
      rect.size.height = max(1, rect.size.height + (side < 0 ? -shift : shift))
    }
  }
}
