internal import Foundation

// The end of a frame or of a timer: touches that are over, and recognizers that are done.
extension GestureArbiter {
  /// Takes a touch that began from those who took it and were not told: their window kept it.
  func forgetUntold(_ touch: UITouch) {
    touch.forEachAcceptance { index, recognizer in
      if touch.acceptances[index].isTold { return }
      let isCurrent = touch.acceptances[index].isCurrent
      touch.acceptances[index].isWithdrawn = true
      if isCurrent { recognizer.tracking.touches.remove(touch) }
    }
  }

  /// Keeps where the fingers were, for when those that are up are gone.
  func noteCentroids(of touch: UITouch) {
    touch.forEachAcceptance { index, recognizer in
      if !touch.acceptances[index].isCurrent { return }
      recognizer.tracking.lastCentroidInWindow = recognizer.centroidInWindow
    }
  }

  /// Lets go of a touch that is over; a recognizer that was not told so loses it: rule G4.
  func drop(_ touch: UITouch, wasTold: Bool) {
    touch.forEachAcceptance { index, recognizer in
      if !touch.acceptances[index].isCurrent { return }
      recognizer.tracking.touches.remove(touch)
      if !touch.acceptances[index].isTold { return }
      // What a recognizer that failed had to do with a touch is of interest to nobody any more.
      if recognizer.tracking.state != .failed { recognizer.tracking.lifted.append(touch) }
      if !wasTold { endByForce(recognizer, because: .touchesLost) }
    }
  }

  /// Settles what is wanted and, once no frame is being told, all that follows from it.
  ///
  /// One thing leads to another: a recognizer that leaves play frees one that waited for it, which
  /// takes touches from their views, whose code may switch off a third.
  func conclude() {
    if isCollecting { return }
    if isConcluding || withRouter({ $0.isInFrame }) { return settle() }
    isConcluding = true
    Leavers.keeping {
      repeat {
        hasNews = false
        settle()
        withRouter { $0.releaseHeld() }
        finish()
      } while hasNews
    }
    isConcluding = false
    if !postponed.isEmpty { runPostponed() }
  }

  /// Resets the recognizers that are done and have no finger down: rule G7.
  ///
  /// One that is still possible leaves play, so that it neither holds up others nor keeps a lift
  /// from a view. One that goes on without a finger is cancelled.
  @inline(__always)
  private func finish() {
    // Each may change who is engaged; they are looked through anew.
    while let recognizer = firstEngaged(where: { $0.isFinished }) {
      recognizer.borrowed { leave($0) }
    }
  }

  /// Cancels a recognizer that goes on without a finger; one that is done leaves play.
  @inline(__always)
  private func leave(_ recognizer: UIGestureRecognizer) {
    // One that is attached to nothing may be its own action's to drop.
    if recognizer.holder == nil { Leavers.keep(recognizer) }
    if recognizer.tracking.state.isGoingOn { return cancel(recognizer, .abandoned) }
    let isDone = recognizer.tracking.state.isTerminal
    leavePlay(recognizer)
    if isDone { reset(recognizer) }
  }

  /// Brings a recognizer back to the beginning; no action runs and nothing is told.
  func leavePlay(_ recognizer: UIGestureRecognizer) {
    recognizer.stopTimer()
    disengage(Unmanaged.passUnretained(recognizer))
    recognizer.tracking.isInPlay = false
    recognizer.tracking.generation += 1
    if recognizer.tracking.waiting != nil { recognizer.tracking.waiting = nil }
    recognizer.tracking.owesAction = false
    if !recognizer.tracking.lifted.isEmpty { forgetLifted(recognizer) }
    recognizer.forgetWishes()
    recognizer.tracking.state = .possible
    if recognizer.tracking.hoverWindow != nil { recognizer.tracking.hoverWindow = nil }
    mayFreeWaiting = true
    hasNews = true
  }

  @inline(never)
  private func forgetLifted(_ recognizer: UIGestureRecognizer) {
    recognizer.tracking.lifted.clear()
  }

  /// Lets a subclass bring back to the beginning what it keeps.
  func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.tracking.isResetting = true
    recognizer.reset()
    recognizer.tracking.isResetting = false
  }

  private func runPostponed() {
    if isRunningPostponed { return }
    isRunningPostponed = true
    while !postponed.isEmpty {
      let (recognizer, state) = postponed.removeFirst()
      call(recognizer, state)
    }
    isRunningPostponed = false
  }
}
