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

nonisolated extension InspectorModel {
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
