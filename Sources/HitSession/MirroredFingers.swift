public import Foundation
public import HitResponders

/// Turns a pointer with buttons into two fingers that land and lift together.
///
/// The second finger mirrors the first about an anchor. In a parallel motion the anchor moves with
/// the pointer, which keeps the offset of the fingers; mirrored again, they turn about its new
/// place. Both fingers are samples of one input and so of one frame: rule D3.
///
/// > Coordinates: screen points.
///
/// > Source: iOS Simulator, Option and Option-Shift.
public struct MirroredFingers {
  /// How the second finger follows the first.
  public enum Motion: Hashable, Sendable {
    /// On the other side of the anchor.
    case mirrored
    /// At the same offset, the anchor between them.
    case parallel
  }

  /// The point between the fingers.
  public private(set) var anchor: CGPoint

  /// Whether the fingers are down.
  public private(set) var isDown = false

  /// Where the first finger is, or was last; `nil` before the pointer was seen.
  public private(set) var location: CGPoint?

  private let fingers: (first: Int, second: Int)

  /// Makes the pair with a point between them and their numbers.
  public init(anchor: CGPoint, fingers: (first: Int, second: Int) = (1, 2)) {
    self.anchor = anchor
    self.fingers = fingers
  }

  /// Where the second finger is while the first is at `location`.
  public var secondLocation: CGPoint? { location.map(opposite) }

  /// Moves the anchor; the second finger moves with it.
  public mutating func moveAnchor(to point: CGPoint) { anchor = point }

  /// Forgets where the pointer was, when it starts or stops to control the fingers.
  public mutating func forgetLocation() { if !isDown { location = nil } }

  /// Follows the pointer while no button is down.
  public mutating func hover(at point: CGPoint, _ motion: Motion) {
    if !isDown { follow(point, motion) }
  }

  /// Returns the input of a press, unless the fingers are down already.
  public mutating func press(
    at point: CGPoint,
    _ motion: Motion,
    time: TimeInterval
  ) -> ApplicationInput? {
    if isDown { return nil }
    follow(point, motion)
    isDown = true
    return samples(.began, time: time)
  }

  /// Returns the input of a move, unless the fingers are up.
  public mutating func move(
    to point: CGPoint,
    _ motion: Motion,
    time: TimeInterval
  ) -> ApplicationInput? {
    guard isDown else { return nil }
    follow(point, motion)
    return samples(.moved, time: time)
  }

  /// Returns the input of a lift, unless the fingers are up.
  public mutating func lift(
    at point: CGPoint,
    _ motion: Motion,
    time: TimeInterval
  ) -> ApplicationInput? {
    guard isDown else { return nil }
    follow(point, motion)
    return lift(time: time)
  }

  /// Returns the input of a lift where the fingers are, unless they are up.
  public mutating func lift(time: TimeInterval) -> ApplicationInput? { end(.ended, time: time) }

  /// Returns the input of the system cancelling both touches, unless the fingers are up.
  public mutating func cancel(time: TimeInterval) -> ApplicationInput? {
    end(.cancelled, time: time)
  }

  private mutating func end(_ phase: UITouch.Phase, time: TimeInterval) -> ApplicationInput? {
    guard isDown else { return nil }
    isDown = false
    return samples(phase, time: time)
  }

  private mutating func follow(_ point: CGPoint, _ motion: Motion) {
    if motion == .parallel, let location {
      anchor.x += point.x - location.x
      anchor.y += point.y - location.y
    }
    location = point
  }

  private func opposite(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * anchor.x - point.x, y: 2 * anchor.y - point.y)
  }

  private func samples(_ phase: UITouch.Phase, time: TimeInterval) -> ApplicationInput? {
    guard let location else { return nil }
    return .touches(
      [
        TouchSample(finger: fingers.first, phase: phase, locationOnScreen: location),
        TouchSample(finger: fingers.second, phase: phase, locationOnScreen: opposite(location)),
      ],
      at: time
    )
  }
}
