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
      if !wasTold && touch.acceptances[index].isTold {
        endByForce(recognizer, because: .touchesLost)
      }
    }
  }

  /// Settles what is wanted and, once no frame is being told, all that follows from it.
  ///
  /// One thing leads to another: a recognizer that leaves play frees one that waited for it, which
  /// takes touches from their views, whose code may switch off a third.
  func conclude() {
    let router = router
    if router.isInFrame || isConcluding || isCollecting { return settle() }
    isConcluding = true
    repeat {
      hasNews = false
      settle()
      router.releaseHeld()
      finish()
    } while hasNews
    isConcluding = false
    runPostponed()
  }

  /// Resets the recognizers that are done and have no finger down: rule G7.
  ///
  /// One that is still possible leaves play, so that it neither holds up others nor keeps a lift
  /// from a view. One that goes on without a finger is cancelled.
  private func finish() {
    var index = 0
    while index < engaged.count {
      let recognizer = engaged[index]
      if !recognizer.isFinished {
        index += 1
        continue
      }
      // What follows may change the list; it is looked through anew.
      index = 0
      if recognizer.tracking.state.isGoingOn {
        cancel(recognizer, .abandoned)
      } else {
        engaged.remove(recognizer)
        let isDone = recognizer.tracking.state.isTerminal
        leavePlay(recognizer)
        if isDone { reset(recognizer) }
      }
    }
  }

  /// Brings a recognizer back to the beginning; no action runs and nothing is told.
  func leavePlay(_ recognizer: UIGestureRecognizer) {
    recognizer.stopTimer()
    recognizer.tracking.isEngaged = false
    recognizer.tracking.isInPlay = false
    recognizer.tracking.generation += 1
    recognizer.tracking.waiting = nil
    recognizer.tracking.owesAction = false
    if !recognizer.tracking.history.isEmpty {
      recognizer.tracking.history.removeAll(keepingCapacity: true)
    }
    recognizer.forgetWishes()
    recognizer.tracking.state = .possible
    recognizer.tracking.firstView = nil
    recognizer.tracking.window = nil
    mayFreeWaiting = true
    hasNews = true
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
