internal import Foundation

extension UIViewPropertyAnimator {
  /// The run, which begins held, after the blocks have set their values.
  final func activated() -> AnimationRun {
    if let run { return run }
    let pacing = timingParameters.map(AnimationPacing.init) ?? .cubic(.easeInOut)
    let run = AnimationRun(
      duration: duration,
      pacing: pacing,
      allowsInteraction: isUserInteractionEnabled
    )
    run.hitsAsShown = !isManualHitTestingEnabled
    self.run = run
    state = .active
    let blocks = pending
    pending = []
    for (block, delayFactor) in blocks { capture(block, delayFactor, in: run) }
    // The run, and with it the application, keeps an animator that client code released.
    run.onDeadline = { self.arrive() }
    run.applicationOfViews.begin(run)
    return run
  }

  final func capture(_ block: () -> Void, _ delayFactor: CGFloat, in run: AnimationRun) {
    let begun = min(max(run.shownProgress, 0), 1)
    let start = begun + (1 - begun) * min(max(delayFactor, 0), 1)
    AnimationCapture(
      run: run,
      span: AnimationSpan(start: start, length: 1 - start),
      startsFromShown: true,
      duration: duration,
      pacing: run.pacing
    ).perform(block)
  }

  final func move(rate: CGFloat, after delay: TimeInterval = 0) {
    guard let run, let application = run.application else { return }
    let now = application.timeOfCall
    let share = run.share(at: now)
    run.pace = .moving(from: share, since: now + delay, rate: goesBack ? -rate : rate)
    application.scheduleEnd(of: run)
    application.onWaiting?()
  }

  final func hold(_ run: AnimationRun, at share: CGFloat) {
    run.pace = .held(share)
    run.application?.scheduleEnd(of: run)
    run.application?.draw(run)
  }

  /// The animations reached one of their ends.
  private func arrive() {
    guard let run else { return }
    if pausesOnCompletion { return hold(run, at: goesBack ? 0 : 1) }
    let position: UIViewAnimatingPosition = goesBack ? .start : .end
    run.application?.draw(run)
    stopAnimation(false)
    lastFraction = goesBack ? 0 : 1
    finishAnimation(at: position)
  }

  final func requireUnstopped(_ verb: String) {
    precondition(
      state != .stopped,
      "A property animator was \(verb) that is stopped. Call finishAnimation(at:) first."
    )
  }
}
