package import Foundation
internal import HitGeometry
internal import HitResponders

/// What of a view that is edited can be grasped on the canvas.
nonisolated package enum EditHandle: Hashable, Sendable {
  /// The view itself, which is moved.
  case body
  /// A corner or the middle of an edge: -1, 0 or 1 along each axis of the view.
  case side(x: Int, y: Int)
  /// The circle above the view, which turns it.
  case turn
}

/// Where the handles of a view stand.
///
/// > Coordinates: window space.
nonisolated package struct EditHandles: Hashable {
  /// A handle that resizes, with its place.
  struct Side: Hashable {
    let handle: EditHandle
    let place: CGPoint
  }

  /// The handles that resize, as they are drawn: those of the corners over those of the edges.
  let sides: [Side]
  /// The circle that turns the view, and the middle of the edge below it.
  let turn: CGPoint
  let top: CGPoint
  private let corners: [CGPoint]

  /// How far above the view the circle stands.
  private static let stem: CGFloat = 15
  /// How near a press must be.
  private static let reach: CGFloat = 7

  init?(_ shape: SceneShape, _ geometry: StageGeometry) {
    let corners = shape.corners.map { geometry.windowPoint($0) }
    guard corners.count == 4 else { return nil }
    self.corners = corners
    func middle(_ one: Int, _ other: Int) -> CGPoint {
      CGPoint(
        x: (corners[one].x + corners[other].x) / 2,
        y: (corners[one].y + corners[other].y) / 2
      )
    }
    func side(_ x: Int, _ y: Int, _ place: CGPoint) -> Side {
      Side(handle: .side(x: x, y: y), place: place)
    }
    sides = [
      side(0, -1, middle(0, 1)), side(1, 0, middle(1, 2)), side(0, 1, middle(2, 3)),
      side(-1, 0, middle(3, 0)), side(-1, -1, corners[0]), side(1, -1, corners[1]),
      side(1, 1, corners[2]), side(-1, 1, corners[3]),
    ]
    top = middle(0, 1)
    let bottom = middle(2, 3)
    let way = CGSize(width: top.x - bottom.x, height: top.y - bottom.y)
    let length = max(1, (way.width * way.width + way.height * way.height).squareRoot())
    turn = CGPoint(
      x: top.x + way.width / length * Self.stem,
      y: top.y + way.height / length * Self.stem
    )
  }

  /// The handle at a point: corners before edges, of those the nearest, and the view itself where
  /// there is no other.
  func handle(at point: CGPoint) -> EditHandle? {
    if turn.isNear(point, within: Self.reach) { return .turn }
    let near = sides.filter { $0.place.isNear(point, within: Self.reach) }
    let corners = near.filter(\.handle.isCorner)
    func distance(_ side: Side) -> CGFloat { side.place.distance(to: point) }
    let nearest = (corners.isEmpty ? near : corners).min { distance($0) < distance($1) }
    return nearest?.handle ?? (contains(point) ? .body : nil)
  }

  private func contains(_ point: CGPoint) -> Bool {
    let turns = corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
  }
}

nonisolated extension EditHandle {
  fileprivate var isCorner: Bool {
    if case .side(let x, let y) = self { x != 0 && y != 0 } else { false }
  }
}

/// What the canvas shows while a view is dragged.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct EditDragMark: Hashable, Sendable {
  /// A line that the view keeps to; dashed where it is an axis of its superview.
  package struct Guide: Hashable, Sendable {
    package var start: CGPoint
    package var end: CGPoint
    package var isAxis: Bool

    package init(from start: CGPoint, to end: CGPoint, isAxis: Bool) {
      (self.start, self.end, self.isAxis) = (start, end, isAxis)
    }
  }

  /// How far the view is from something.
  package struct Distance: Hashable, Sendable {
    /// The other end, and the view's edge.
    package var start: CGPoint
    package var end: CGPoint
    /// In points of the superview; below 0 where the view sticks out.
    package var length: CGFloat
    /// Whether another distance is as long.
    package var isEqual: Bool

    package init(from start: CGPoint, to end: CGPoint, length: CGFloat, isEqual: Bool) {
      (self.start, self.end) = (start, end)
      (self.length, self.isEqual) = (length, isEqual)
    }
  }

  package var guides: [Guide] = []
  package var distances: [Distance] = []
  /// What stands above the view, as `(128, -24)  moved 0, -6`.
  package var tag: String

  package init(_ tag: String) { self.tag = tag }
}

nonisolated extension InspectorModel {
  /// Whether views can be edited now: not while a trace is replayed, nor where presses alone count.
  var canEdit: Bool { !activity.isReplay && mode != .touch }

  /// The handles of the view that is edited.
  func handles(in geometry: StageGeometry) -> EditHandles? {
    guard mode == .inspect, let properties, let selected, selected.view == properties.view else {
      return nil
    }
    return EditHandles(selected.shape, geometry)
  }
}
