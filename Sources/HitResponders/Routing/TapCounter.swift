internal import Foundation

/// The latest taps, in order of time: what `UITouch.tapCount` goes by.
struct TapCounter {
  /// Oldest first.
  private(set) var list: [Tap]
  /// The place of the oldest tap that a later one may yet follow.
  private var oldest = 0

  init(_ list: [Tap] = []) { self.list = list }

  struct Tap {
    /// Only compared, never followed; a window that dies takes its taps along.
    var window: ObjectIdentifier
    let locationInWindow: CGPoint
    let time: TimeInterval
    let count: Int
  }

  /// Differences of times carry rounding; a nanosecond decides nothing.
  private static var rounding: TimeInterval { 1e-9 }

  /// Keeps a touch that was lifted, for those that follow it.
  mutating func note(_ touch: UITouch, _ tuning: RoutingOptions.TapCountTuning) {
    guard touch.facts.phase == .ended, let window = touch.facts.window.map(ObjectIdentifier.init)
    else { return }
    // What is too old to count is forgotten before the list would have to grow.
    if list.count == list.capacity {
      skipStale(at: touch.facts.timestamp, tuning)
      list.removeFirst(oldest)
      oldest = 0
    }
    list.append(
      Tap(
        window: window,
        locationInWindow: touch.facts.locationInWindow,
        time: touch.facts.timestamp,
        count: touch.facts.tapCount
      )
    )
  }

  /// One more than the latest tap that is near and recent enough: rules T13 and T14.
  mutating func count(of touch: UITouch, _ tuning: RoutingOptions.TapCountTuning) -> Int {
    guard let window = touch.facts.window.map(ObjectIdentifier.init) else { return 1 }
    skipStale(at: touch.facts.timestamp, tuning)
    let place = touch.facts.locationInWindow
    let reach = tuning.distance * tuning.distance
    let taps = list.span
    var index = taps.count
    while index > oldest {
      index -= 1
      // Most taps of a fast hand are elsewhere, which one coordinate tells.
      let dx = taps[unchecked: index].locationInWindow.x - place.x
      if abs(dx) > tuning.distance { continue }
      let dy = taps[index].locationInWindow.y - place.y
      if dx * dx + dy * dy <= reach, taps[index].window == window {
        return taps[index].count + 1
      }
    }
    return 1
  }

  /// Passes over the taps that are too old for a touch of a time to follow.
  private mutating func skipStale(
    at time: TimeInterval,
    _ tuning: RoutingOptions.TapCountTuning
  ) {
    let limit = time - tuning.interval - Self.rounding
    while oldest < list.count, list[oldest].time < limit { oldest += 1 }
  }

  /// Forgets what was tapped in a window that dies.
  mutating func forget(_ window: UIWindow) {
    list.removeAll { $0.window == ObjectIdentifier(window) }
    oldest = 0
  }
}
