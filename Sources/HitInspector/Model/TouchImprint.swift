package import Foundation
package import HitResponders

/// A finger that left its mark on the scene.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct TouchImprint: Hashable, Sendable {
  package var finger: Int
  /// What the finger did last.
  package var phase: UITouch.Phase
  /// Where it touched.
  package var point: CGPoint
  /// When it touched, in seconds since the session began.
  package var start: TimeInterval = 0
  /// Where it has been lately, oldest first.
  package private(set) var trail: [CGPoint]
  /// Where it ended, or `nil` while it is down.
  package var end: CGPoint?
  /// The view that got the touch.
  package var receiver: SceneShape?

  package static let longestTrail = 64

  package init(finger: Int, phase: UITouch.Phase, point: CGPoint, receiver: SceneShape? = nil) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.receiver = receiver
    trail = [point]
  }

  package var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Where the finger is, or was last.
  package var location: CGPoint { end ?? trail.last ?? point }

  package mutating func move(to point: CGPoint) {
    if trail.count == Self.longestTrail { trail.removeFirst() }
    trail.append(point)
  }
}

nonisolated extension [TouchImprint] {
  /// Marks where fingers landed, went and ended at a time.
  package mutating func mark(_ samples: [TouchSample], at time: TimeInterval) {
    for sample in samples { mark(sample, at: time) }
  }

  private mutating func mark(_ sample: TouchSample, at time: TimeInterval) {
    let point = sample.locationOnScreen
    if sample.phase == .began {
      var imprint = TouchImprint(finger: sample.finger, phase: .began, point: point)
      imprint.start = time
      append(imprint)
      return
    }
    guard let index = lastIndex(where: { $0.finger == sample.finger && $0.isDown }) else { return }
    switch sample.phase {
    case .moved: self[index].move(to: point)
    case .ended, .cancelled:
      self[index].phase = sample.phase
      self[index].end = point
      self[index].receiver = nil
    case .began, .stationary: break
    }
  }
}

/// The pointer as two fingers: where they are or would land.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct PairMark: Hashable, Sendable {
  /// The finger under the pointer, or `nil` while the pointer is elsewhere.
  package var first: CGPoint?
  /// The finger on the other side.
  package var second: CGPoint?
  /// The point between them.
  package var anchor: CGPoint

  package init(first: CGPoint? = nil, second: CGPoint? = nil, anchor: CGPoint) {
    self.first = first
    self.second = second
    self.anchor = anchor
  }
}
