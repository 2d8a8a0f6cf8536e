internal import Foundation
internal import HitResponders

/// The way that a changing group of fingers has gone, without jumps where fingers come and go.
///
/// What counts is how far the fingers moved that were there before and after: rule G33.
struct FingerPath {
  private struct Finger {
    let touch: UITouch
    var placeInWindow: CGPoint
  }

  private var followed: [Finger] = []

  /// The way so far, as a distance in window space.
  private(set) var end = CGPoint.zero

  /// The most fingers at one time since the last release.
  private(set) var mostTogether = 0

  /// The number of fingers that are followed.
  var count: Int { followed.count }

  /// Adds what the fingers moved since the last call.
  mutating func follow() {
    if followed.isEmpty { return }
    let share = CGFloat(followed.count)
    for index in followed.indices {
      let place = followed[index].touch.location(in: nil)
      end.x += (place.x - followed[index].placeInWindow.x) / share
      end.y += (place.y - followed[index].placeInWindow.y) / share
      followed[index].placeInWindow = place
    }
  }

  /// Follows other fingers from where they are now; `follow()` has added what they moved before.
  mutating func take(_ touches: [UITouch]) {
    followed.removeAll(keepingCapacity: true)
    for touch in touches {
      followed.append(Finger(touch: touch, placeInWindow: touch.location(in: nil)))
    }
    mostTogether = max(mostTogether, followed.count)
  }

  /// Lets the way start here.
  mutating func restart() { end = .zero }

  /// Lets all fingers go and keeps the way.
  mutating func release() {
    followed.removeAll(keepingCapacity: true)
    mostTogether = 0
  }
}
