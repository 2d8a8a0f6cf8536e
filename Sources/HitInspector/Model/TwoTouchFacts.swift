package import Foundation
internal import HitGeometry
internal import HitResponders

/// What two fingers that are down together have done since the second one landed, in numbers.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct TwoTouchFacts: Hashable, Sendable {
  /// The numbers of the fingers.
  package var fingers: [Int]
  /// How far apart they landed, and are.
  package var startDistance: CGFloat
  package var distance: CGFloat
  /// How far their line turned, in radians from -π to π, clockwise on the screen.
  package var turn: CGFloat
  /// The point between them where they landed, and where they are.
  package var startCenter: CGPoint
  package var center: CGPoint
  /// Whether one view has both; nothing is known of fingers without a view.
  package var isOneView: Bool?

  /// How many times farther apart they are; nothing where they landed on one point.
  package var scale: CGFloat? { startDistance > 0 ? distance / startDistance : nil }

  /// Reads the first two fingers that are down, where there are two.
  package init?(_ imprints: [TouchImprint]) {
    let down = imprints.filter(\.isDown).prefix(2)
    guard let first = down.first, let second = down.last, down.count == 2 else { return nil }
    fingers = [first.finger, second.finger]
    let (a, b) = (first.point, second.point)
    let (c, d) = (first.location, second.location)
    startDistance = a.distance(to: b)
    distance = c.distance(to: d)
    let angle = atan2(d.y - c.y, d.x - c.x) - atan2(b.y - a.y, b.x - a.x)
    turn = atan2(sin(angle), cos(angle))
    startCenter = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    center = CGPoint(x: (c.x + d.x) / 2, y: (c.y + d.y) / 2)
    if let one = first.receiver, let other = second.receiver { isOneView = one == other }
  }
}
