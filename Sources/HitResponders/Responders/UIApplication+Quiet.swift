package import Foundation

/// What an application remembers at a quiet moment, besides what its views are.
///
/// Windows are told by their places in a list of the caller's, so that a scene made anew can take it
/// over.
package struct QuietMoment {
  /// The application's time, in seconds since the session began.
  package let now: TimeInterval
  fileprivate var taps: [(window: Int, tap: TouchRouter.Taps.Tap)] = []
  fileprivate var order: [Int] = []
  fileprivate var keyWindow: Int?
}

extension UIApplication {
  /// Whether nothing is going on: no finger or key is down, nothing waits, nothing moves.
  package final var isQuiet: Bool {
    queue.isEmpty && deadlines.count == 0 && animationRuns.isEmpty && presses.isEmpty
      && openMotion == nil && touchRouter.downTouches.isEmpty && touchRouter.lingering.isEmpty
      && !touchRouter.arbiter.hasEngaged && hoverRouter.isIdle && ignoredInteractionDepth == 0
  }

  /// Returns what the application remembers; only at a quiet moment is that all.
  package final func moment(among windows: [UIWindow]) -> QuietMoment {
    var moment = QuietMoment(now: now)
    func place(_ window: ObjectIdentifier) -> Int? {
      windows.firstIndex { ObjectIdentifier($0) == window }
    }
    for tap in touchRouter.taps.list {
      if let window = place(tap.window) { moment.taps.append((window, tap)) }
    }
    moment.order = visibleWindows.compactMap { place(ObjectIdentifier($0)) }
    moment.keyWindow = currentKeyWindow.flatMap { place(ObjectIdentifier($0)) }
    return moment
  }

  /// Lets a scene made anew forget what it had begun: no animation runs, nothing waits.
  package final func calmDown() {
    for run in animationRuns { _ = drop(run) }
    deadlines = Deadlines()
  }

  /// Takes over what another application remembered, without telling anybody.
  package final func remember(_ moment: QuietMoment, among windows: [UIWindow]) {
    now = moment.now
    let taps = moment.taps.map { entry in
      var tap = entry.tap
      tap.window = ObjectIdentifier(windows[entry.window])
      return tap
    }
    touchRouter.taps = TouchRouter.Taps(taps)
    for place in moment.order {
      lastFrontOrder += 1
      windows[place].frontOrder = lastFrontOrder
    }
    windowOrderChanged()
    currentKeyWindow = moment.keyWindow.map { windows[$0] }
  }
}
