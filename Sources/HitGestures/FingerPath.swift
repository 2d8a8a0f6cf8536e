internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The path of a changing group of fingers, without jumps where fingers land or lift.
///
/// Only the movement of fingers that are down before and after counts: rule G33.
struct FingerPath {
  private struct Finger {
    let touch: UITouch
    var placeInWindow: CGPoint
  }

  private var followed: [Finger] = []

  /// The end of the path so far, as a distance in window space.
  private(set) var end = CGPoint.zero

  /// The most fingers at one time since the last release.
  private(set) var mostTogether = 0

  /// The number of fingers that are followed.
  var count: Int { followed.count }

  /// Adds the movement of the fingers since the last call.
  mutating func follow() {
    if followed.isEmpty { return }
    let share = CGFloat(followed.count)
    for index in followed.indices {
      let place = followed[index].touch.location(in: nil)
      end = end + (place - followed[index].placeInWindow) / share
      followed[index].placeInWindow = place
    }
  }

  /// Follows other fingers from where they are now; `follow()` has added the movement before.
  mutating func track(_ touches: [UITouch]) {
    followed.removeAll(keepingCapacity: true)
    for touch in touches {
      followed.append(Finger(touch: touch, placeInWindow: touch.location(in: nil)))
    }
    mostTogether = max(mostTogether, followed.count)
  }

  /// Adds a movement that no finger made.
  mutating func add(_ movement: CGPoint) { end = end + movement }

  /// Restarts the path here.
  mutating func restart() { end = .zero }

  /// Stops following all fingers and keeps the path.
  mutating func release() {
    followed.removeAll(keepingCapacity: true)
    mostTogether = 0
  }
}
