internal import Foundation
internal import HitResponders
internal import HitSession
internal import HitX11

/// The fingers on a touchscreen: whose each is and which number it goes by.
///
/// A finger belongs to the session it came down in until it is lifted, wherever it goes. The
/// pointer is finger 1, so that a finger on the glass goes by 1 only while the pointer is up.
struct TouchFingers {
  /// The session that a finger is for.
  enum Owner {
    case scene
    case panels
  }

  /// A finger that is down.
  struct Finger {
    var owner: Owner
    /// The number it goes by in that session.
    var number: Int
    /// Where it was seen last, in the session's screen points.
    var locationOnScreen = CGPoint.zero
  }

  private var fingers: [UInt32: Finger] = [:]

  var isEmpty: Bool { fingers.isEmpty }

  /// Whether a session has a finger down.
  func hasFinger(of owner: Owner) -> Bool { fingers.values.contains { $0.owner == owner } }

  /// Notes a finger that comes down, under the lowest number that the session's other fingers, and
  /// those that are `taken`, do not have.
  mutating func begin(_ id: UInt32, of owner: Owner, besides taken: Set<Int>) {
    let others = taken.union(fingers.values.filter { $0.owner == owner }.map(\.number))
    let number = (1...(others.count + 1)).first { !others.contains($0) } ?? others.count + 1
    fingers[id] = Finger(owner: owner, number: number)
  }

  /// Returns whose a finger is that is down.
  func owner(of id: UInt32) -> Owner? { fingers[id]?.owner }

  /// Notes where a finger is now, in its session's screen points, and returns it.
  mutating func move(_ id: UInt32, to point: CGPoint) -> Finger? {
    fingers[id]?.locationOnScreen = point
    return fingers[id]
  }

  mutating func end(_ id: UInt32) { fingers[id] = nil }

  /// Forgets every finger of a session until it is lifted, and returns those there were, in order
  /// of number.
  mutating func endAll(of owner: Owner) -> [Finger] {
    let ended = fingers.values.filter { $0.owner == owner }.sorted { $0.number < $1.number }
    fingers = fingers.filter { $0.value.owner != owner }
    return ended
  }
}

extension TouchFingers.Finger {
  /// Returns the finger where it was seen last.
  func sample(_ phase: UITouch.Phase) -> TouchSample {
    TouchSample(finger: number, phase: phase, locationOnScreen: locationOnScreen)
  }
}

extension X11Event.Touch.Phase {
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
