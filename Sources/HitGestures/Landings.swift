internal import Foundation
internal import HitResponders

/// The fingers of one press: where each landed, and where it was lifted.
struct Landings {
  private struct Landing {
    let touch: UITouch
    let startInWindow: CGPoint
    var liftInWindow: CGPoint?
  }

  private var landings: [Landing] = []

  /// The most fingers that were down at one time.
  private(set) var mostTogether = 0

  /// The number of fingers that came down.
  var count: Int { landings.count }

  /// The number of fingers that are down.
  var downCount: Int { landings.count { $0.liftInWindow == nil } }

  /// Whether no finger is down.
  var areAllLifted: Bool { downCount == 0 }

  /// Where the fingers landed, in order of arrival.
  var startsInWindow: [CGPoint] { landings.map(\.startInWindow) }

  /// Where the fingers were lifted, in order of arrival.
  var liftsInWindow: [CGPoint] { landings.compactMap(\.liftInWindow) }

  mutating func add(_ touch: UITouch) {
    landings.append(Landing(touch: touch, startInWindow: touch.location(in: nil)))
    mostTogether = max(mostTogether, downCount)
  }

  /// Forgets the fingers that are down and not in `touches`, such as ignored ones.
  mutating func keep(_ touches: [UITouch]) {
    landings.removeAll { landing in
      landing.liftInWindow == nil && !touches.contains { $0 === landing.touch }
    }
  }

  mutating func lift(_ touch: UITouch) {
    for index in landings.indices where landings[index].touch === touch {
      landings[index].liftInWindow = touch.location(in: nil)
    }
  }

  mutating func removeAll() {
    landings.removeAll(keepingCapacity: true)
    mostTogether = 0
  }

  func distance(of touch: UITouch) -> CGFloat {
    for landing in landings where landing.touch === touch {
      return landing.startInWindow.distance(to: touch.location(in: nil))
    }
    return 0
  }

  /// The average vector from where the fingers landed to where they are.
  var averageOffset: CGPoint {
    var sum = CGPoint.zero
    if landings.isEmpty { return sum }
    for landing in landings {
      let place = landing.liftInWindow ?? landing.touch.location(in: nil)
      sum.x += place.x - landing.startInWindow.x
      sum.y += place.y - landing.startInWindow.y
    }
    let count = CGFloat(landings.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
