public import Foundation
public import HitResponders

/// A finger that left its mark on the scene.
///
/// > Coordinates: screen points of the scene.
nonisolated public struct TouchImprint: Hashable, Sendable {
  /// The number of the finger.
  public var finger: Int
  /// What the finger did last.
  public var phase: UITouch.Phase
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
  public init(finger: Int, phase: UITouch.Phase, point: CGPoint, receiver: SceneShape? = nil) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.receiver = receiver
    trail = [point]
  }

  /// Whether the finger is still down.
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Where the finger is, or was last.
  public var location: CGPoint { end ?? trail.last ?? point }

  /// Notes that the finger moved.
  public mutating func move(to point: CGPoint) {
    if trail.count == Self.longestTrail { trail.removeFirst() }
    trail.append(point)
  }
}

nonisolated extension InspectorModel {
  /// Marks what fingers did.
  package mutating func mark(_ samples: [TouchSample], at time: TimeInterval) {
    // The fingers of one frame are one touch more, not one after another.
    if samples.contains(where: { $0.phase == .began }), !imprints.contains(where: \.isDown) {
      markedPointer = nil
      imprints = []
    }
    for sample in samples { mark(sample, at: time) }
  }

  private mutating func mark(_ sample: TouchSample, at time: TimeInterval) {
    let point = sample.locationOnScreen
    if sample.phase == .began {
      var imprint = TouchImprint(finger: sample.finger, phase: .began, point: point)
      imprint.start = time
      imprints.append(imprint)
      return
    }
    let isFinger = { (imprint: TouchImprint) in imprint.finger == sample.finger && imprint.isDown }
    guard let index = imprints.lastIndex(where: isFinger) else { return }
    switch sample.phase {
    case .moved: imprints[index].move(to: point)
    case .ended, .cancelled:
      imprints[index].phase = sample.phase
      imprints[index].end = point
      imprints[index].receiver = nil
    case .began, .stationary: break
    }
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
