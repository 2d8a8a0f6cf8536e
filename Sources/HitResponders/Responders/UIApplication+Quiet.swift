package import Foundation

/// The state of an application at a quiet moment, besides that of its views.
///
/// Windows are named by their indices in a list of the caller's, so that a rebuilt scene can
/// restore it.
package struct QuietMoment {
  package let now: TimeInterval
  fileprivate var taps: [(window: Int, tap: TapCounter.Tap)] = []
  fileprivate var order: [Int] = []
  fileprivate var keyWindow: Int?
}

extension UIApplication {
  /// Whether no finger or key is down, no input or deadline waits, and nothing moves.
  package final var isQuiet: Bool {
    queue.isEmpty && deadlines.count == 0 && animationRuns.isEmpty && presses.isEmpty
      && openMotion == nil && touchRouter.isQuiet && hoverRouter.isIdle
      && ignoredInteractionDepth == 0
  }

  /// Returns the application's state, which is complete at a quiet moment only.
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

  /// Drops what a rebuilt scene has begun: no animation runs and no input or deadline waits.
  package final func dropPendingWork() {
    for run in animationRuns { _ = drop(run) }
    deadlines = Deadlines()
  }

  /// Restores the state of another application without notifying any responder.
  package final func remember(_ moment: QuietMoment, among windows: [UIWindow]) {
    now = moment.now
    let taps = moment.taps.map { entry in
      var tap = entry.tap
      tap.window = ObjectIdentifier(windows[entry.window])
      return tap
    }
    touchRouter.taps = TapCounter(taps)
    for place in moment.order {
      lastFrontOrder += 1
      windows[place].frontOrder = lastFrontOrder
    }
    windowOrderChanged()
    currentKeyWindow = moment.keyWindow.map { windows[$0] }
  }
}
