internal import Foundation

extension TouchRouter {
  /// The latest taps, in order of time: what `UITouch.tapCount` goes by.
  struct Taps {
    /// Oldest first.
    var list: [Tap] = []

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
      guard touch.facts.phase == .ended, let window = touch.windowIdentity else { return }
      // What is too old to count is forgotten before the list would have to grow.
      if list.count == list.capacity {
        let oldest = touch.facts.timestamp - tuning.interval - Self.rounding
        var stale = 0
        while stale < list.count, list[stale].time < oldest { stale += 1 }
        list.removeFirst(stale)
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
    func count(of touch: UITouch, _ tuning: RoutingOptions.TapCountTuning) -> Int {
      guard let window = touch.windowIdentity else { return 1 }
      let place = touch.facts.locationInWindow
      let oldest = touch.facts.timestamp - tuning.interval - Self.rounding
      let reach = tuning.distance * tuning.distance
      let taps = list.span
      var index = taps.count
      while index > 0, taps[index - 1].time >= oldest {
        index -= 1
        let dx = taps[index].locationInWindow.x - place.x
        let dy = taps[index].locationInWindow.y - place.y
        if dx * dx + dy * dy <= reach, taps[index].window == window {
          return taps[index].count + 1
        }
      }
      return 1
    }

    /// Forgets what was tapped in a window that dies.
    mutating func forget(_ window: UIWindow) {
      list.removeAll { $0.window == ObjectIdentifier(window) }
    }
  }
}
