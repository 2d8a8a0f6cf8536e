public import Foundation

/// A finger that left its mark on the scene.
///
/// > Coordinates: screen points of the scene.
nonisolated public struct TouchImprint: Hashable, Sendable {
  /// The number of the finger.
  public var finger: Int
  /// What the finger did last, as `began` or `ended`.
  public var phase: String
  /// Where it touched.
  public var point: CGPoint
  /// When it touched, in seconds since the session began.
  public var start: TimeInterval = 0
  /// Where it has been lately, oldest first.
  public private(set) var trail: [CGPoint]
  /// Where it ended, or `nil` while it is down.
  public var end: CGPoint?
  /// The view that got the touch.
  public var receiver: SceneShape?

  /// The most points of a trail.
  public static let longestTrail = 64

  /// Makes an imprint.
  public init(finger: Int, phase: String, point: CGPoint, receiver: SceneShape? = nil) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.receiver = receiver
    trail = [point]
  }

  /// Whether the finger is still down.
  public var isDown: Bool { phase != "ended" && phase != "cancelled" }

  /// Where the finger is, or was last.
  public var location: CGPoint { end ?? trail.last ?? point }

  /// Notes that the finger moved.
  public mutating func move(to point: CGPoint) {
    if trail.count == Self.longestTrail { trail.removeFirst() }
    trail.append(point)
  }
}

/// The pointer as two fingers: where they are or would land.
///
/// > Coordinates: screen points of the scene.
nonisolated public struct PairMark: Hashable, Sendable {
  /// The finger under the pointer, or `nil` while the pointer is elsewhere.
  public var first: CGPoint?
  /// The finger on the other side.
  public var second: CGPoint?
  /// The point between them.
  public var anchor: CGPoint

  /// Makes a mark.
  public init(first: CGPoint? = nil, second: CGPoint? = nil, anchor: CGPoint) {
    self.first = first
    self.second = second
    self.anchor = anchor
  }
}
