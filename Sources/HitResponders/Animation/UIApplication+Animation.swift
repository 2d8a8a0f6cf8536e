package import Foundation

extension UIApplication {
  /// The time between two pictures of an animation, in seconds: that of a 60 Hz display.
  private static var frameInterval: TimeInterval { 1.0 / 60 }

  /// The time of a call: that of the input being handled, or the session clock's.
  final var timeOfCall: TimeInterval { max(now, readClock?() ?? now) }

  /// When the next picture of an animation is due; `nil` where nothing moves.
  package final var nextAnimationFrame: TimeInterval? {
    animationRuns.lazy.compactMap {
      $0.nextFrame(after: self.now, interval: Self.frameInterval)
    }.min()
  }

  /// Begins a run, held or after a delay; one that moves nothing ends in the next turn.
  final func begin(_ run: AnimationRun, after delay: TimeInterval? = nil) {
    run.application = self
    if let delay { run.pace = .moving(from: 0, since: timeOfCall + delay, rate: 1) }
    animationRuns.append(run)
    scheduleEnd(of: run)
    onWaiting?()
  }

  /// Sets a run's deadline anew after its pace has changed.
  final func scheduleEnd(of run: AnimationRun) {
    if let deadline = run.deadline { cancel(deadline) }
    run.deadline = nil
    if case .held = run.pace { return }
    let end = run.parts.isEmpty ? timeOfCall : run.endTime
    guard end.isFinite else { return }
    run.deadline = schedule(at: end) { [weak self, weak run] in
      guard let self, let run else { return }
      run.deadline = nil
      if let onDeadline = run.onDeadline { return onDeadline() }
      self.end(run, finished: true)
    }
  }

  /// Ends a run: the stored values are drawn, and its completions are called.
  final func end(_ run: AnimationRun, finished: Bool) {
    let completions = drop(run)
    inForce { for completion in completions { completion(finished) } }
  }

  final func drop(_ run: AnimationRun) -> [(Bool) -> Void] {
    if let deadline = run.deadline { cancel(deadline) }
    run.deadline = nil
    animationRuns.removeAll { $0 === run }
    let views = run.views
    UIView.changingWhatIsShown(of: views) { for view in views { view.leave(run) } }
    return run.close()
  }

  /// Draws the running animations as they are now, and damages what moved since the last time.
  @inline(__always)
  final func drawAnimations() {
    if !animationRuns.isEmpty { drawRuns() }
  }

  @inline(never)
  private final func drawRuns() {
    if animationRuns.contains(where: \.isForgotten) {
      // They are released once the list is complete again: client code may animate when they go.
      let all = animationRuns
      animationRuns = all.filter { !$0.isForgotten }
    }
    let moving = animationRuns.filter { $0.progress(at: now) != $0.shownProgress }
    if moving.isEmpty { return }
    UIView.changingWhatIsShown(of: moving.flatMap(\.views)) {
      for run in moving { run.shownProgress = run.progress(at: now) }
    }
  }

  /// Draws one run as it is now, because its pace changed.
  final func draw(_ run: AnimationRun) {
    let progress = run.progress(at: max(now, timeOfCall))
    if progress == run.shownProgress { return }
    UIView.changingWhatIsShown(of: run.views) { run.shownProgress = progress }
  }

  /// Makes animations from before a session begin with it: no time has passed for them until then.
  package final func begin(at time: TimeInterval) {
    guard time > now, !animationRuns.isEmpty || deadlines.first != nil else { return }
    let shift = time - now
    deadlines.shift(by: shift)
    for run in animationRuns { run.shift(by: shift) }
    now = time
  }
}
