internal import Foundation
internal import HitGeometry
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
    let landing = landings.first { $0.touch === touch }
    return landing?.startInWindow.distance(to: touch.location(in: nil)) ?? 0
  }

  /// The average vector from where the fingers landed to where they are.
  var averageOffset: CGPoint {
    let sum = landings.reduce(CGPoint.zero) { sum, landing in
      sum + ((landing.liftInWindow ?? landing.touch.location(in: nil)) - landing.startInWindow)
    }
    return landings.isEmpty ? sum : sum / CGFloat(landings.count)
  }

  /// Why this is too many fingers for a gesture; `nil` where it is not.
  func excess(over limit: Int) -> GestureCause? {
    count > limit ? .tooManyTouches(count, limit: limit) : nil
  }

  /// Why these were too few fingers at one time for a gesture; `nil` where they were not.
  func lack(of needed: Int) -> GestureCause? {
    mostTogether < needed ? .tooFewTouches(mostTogether, needed: needed) : nil
  }
}

/// The taps that come one after another in one gesture.
struct TapRun {
  /// The fingers of the current tap, or of the last one.
  var landings = Landings()
  /// The number of taps that are over.
  private(set) var count = 0
  /// Where the fingers of the last full tap were lifted, in order of arrival.
  private(set) var liftsInWindow: [CGPoint] = []

  /// Adds a finger to the current tap.
  ///
  /// - Returns: Why that fails the gesture: the finger is too far from where the last tap was.
  mutating func land(_ touch: UITouch, within limit: CGFloat) -> GestureCause? {
    landings.add(touch)
    guard count > 0 else { return nil }
    let place = touch.location(in: nil)
    guard let distance = liftsInWindow.lazy.map({ $0.distance(to: place) }).min(),
      distance.exceeds(limit)
    else { return nil }
    return .nextTapTooFar(distance, limit: limit)
  }

  /// Ends a tap whose fingers are all lifted.
  mutating func finishTap() {
    count += 1
    liftsInWindow = landings.liftsInWindow
  }

  /// Forgets the fingers and the taps; where the last ones were lifted stays readable.
  mutating func reset() {
    landings.removeAll()
    count = 0
  }
}

extension UIGestureRecognizer {
  /// Fails the gesture where a finger has strayed too far from where it landed.
  func failIfStrayed(_ touches: Set<UITouch>, in taps: TapRun, limit: CGFloat) {
    for touch in touches {
      let distance = taps.landings.distance(of: touch)
      if distance.exceeds(limit) { move(to: .failed, because: .strayed(distance, limit: limit)) }
    }
  }

  /// Fails the gesture unless the next tap follows in time.
  func awaitNextTap() {
    let limit = tuning.multiTapInterval
    startTimer(limit) { [weak self] in
      self?.move(to: .failed, because: .noNextTap(within: limit))
    }
  }
}
