internal import Foundation

extension GestureArbiter {
  /// Notes what a recognizer wants; settles it at once outside a frame's first phase: rule G36.
  func wish(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    recognizer.tracking.wishes.append(wish)
    if !wishers.contains(where: { $0 === recognizer }) { wishers.append(recognizer) }
    if !isCollecting { settleOutside() }
  }

  /// Settles what is wanted and, outside any frame, all that follows from it.
  private func settleOutside() {
    settle()
    if router.isInFrame { return }
    router.releaseHeld()
    finish()
  }

  /// Settles what is wanted: failures first, then recognitions in order of view: rule G6.
  func settle() {
    if wishers.isEmpty && !mayFreeWaiting { return }
    var round = spareWishers
    spareWishers = []
    swap(&round, &wishers)
    sortIfNeeded(&round)
    for recognizer in round where recognizer.tracking.state == .possible {
      guard let wish = recognizer.tracking.wishes.first, wish.state == .failed else { continue }
      fail(recognizer, wish.cause)
    }
    addFreed(to: &round)
    while !round.isEmpty {
      preferMoreTaps(&round)
      for recognizer in round { grant(recognizer) }
      round.removeAll(keepingCapacity: true)
      addFreed(to: &round)
    }
    spareWishers = round
  }

  /// Adds the recognizers that wait for nobody any more, with the recognition they waited for.
  private func addFreed(to round: inout [UIGestureRecognizer]) {
    guard mayFreeWaiting else { return }
    mayFreeWaiting = false
    var isChanged = false
    for recognizer in engaged {
      guard let wish = recognizer.tracking.waiting, requirement(of: recognizer) == nil else {
        continue
      }
      recognizer.tracking.waiting = nil
      recognizer.tracking.wishes.insert(wish, at: 0)
      if !round.contains(recognizer) { round.append(recognizer) }
      isChanged = true
    }
    if isChanged { sortIfNeeded(&round) }
  }

  /// Grants the wishes of a recognizer, oldest first, as far as they are allowed.
  private func grant(_ recognizer: UIGestureRecognizer) {
    while let wish = recognizer.tracking.wishes.first {
      recognizer.tracking.wishes.removeFirst()
      let state = recognizer.tracking.state
      guard state.allows(wish.state) else { continue }
      if state != .possible {
        enter(wish.state, recognizer, wish.cause)
        act(recognizer)
      } else if wish.state == .failed {
        fail(recognizer, wish.cause)
      } else if !recognize(recognizer, wish) {
        recognizer.tracking.wishes.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Recognizes a gesture unless something speaks against it: rules G5, G8, G12, G13 and G20.
  ///
  /// - Returns: Whether it was recognized.
  private func recognize(
    _ recognizer: UIGestureRecognizer,
    _ wish: UIGestureRecognizer.Wish
  ) -> Bool {
    if let required = requirement(of: recognizer) {
      if required.tracking.state != .possible {
        fail(recognizer, .requiredToFail(required.routingName))
      } else if recognizer.tracking.waiting == nil {
        recognizer.tracking.waiting = wish
        engage(recognizer)
        ruled(recognizer, .waits(for: required.routingName))
      }
      return false
    }
    let peers = peers(of: recognizer)
    if let busy = peers.first(where: { isBusy($0, against: recognizer) }) {
      fail(recognizer, .busy(with: busy.routingName))
      return false
    }
    if let refuser = refuser(of: recognizer) {
      fail(recognizer, .refused(by: refuser))
      return false
    }
    // Whoever was asked may have switched the recognizer off or set its state.
    guard recognizer.tracking.state == .possible else { return false }
    enter(wish.state, recognizer, wish.cause)
    for peer in peers where peer.tracking.state == .possible && peer.tracking.isInPlay {
      if isRequired(recognizer, by: peer) {
        fail(peer, .requiredToFail(recognizer.routingName))
      } else if sharesTouch(peer, recognizer), excludes(recognizer, peer) {
        fail(peer, .prevented(by: recognizer.routingName))
      }
    }
    if recognizer.cancelsTouchesInView { router.takeTouches(of: recognizer) }
    act(recognizer)
    return true
  }

  // MARK: Changing states

  /// Puts a recognizer into a state and tells whoever watches.
  private func enter(
    _ state: UIGestureRecognizer.State,
    _ recognizer: UIGestureRecognizer,
    _ cause: GestureCause
  ) {
    let old = recognizer.tracking.state
    recognizer.tracking.state = state
    if state.isTerminal {
      recognizer.stopTimer()
      engage(recognizer)
    }
    Routing.note(.gestures, .moved(recognizer, from: old, to: state, cause))
  }

  /// Fails a recognizer that recognized nothing; no action runs: rule G9.
  func fail(_ recognizer: UIGestureRecognizer, _ cause: GestureCause) {
    recognizer.tracking.wishes.removeAll(keepingCapacity: true)
    recognizer.tracking.waiting = nil
    enter(.failed, recognizer, cause)
    mayFreeWaiting = true
  }

  /// Ends a recognizer that did not end itself: possible fails, began and changed are cancelled.
  func endByForce(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    let state = recognizer.tracking.wishes.last?.state ?? recognizer.tracking.state
    if state.isTerminal { return }
    let wish = UIGestureRecognizer.Wish(
      state: state == .possible ? .failed : .cancelled,
      cause: cause
    )
    recognizer.tracking.wishes.append(wish)
    if !wishers.contains(recognizer) { wishers.append(recognizer) }
  }

  /// Ends what a recognizer has going on and lets its touches go: rules G19, G37 and T15.
  func withdraw(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    let tracking = recognizer.tracking
    guard tracking.isInPlay || !tracking.touches.isEmpty || tracking.state != .possible else {
      return
    }
    recognizer.tracking.wishes.removeAll(keepingCapacity: true)
    if tracking.state == .possible {
      if tracking.isInPlay { fail(recognizer, cause) }
    } else if tracking.state.isGoingOn {
      enter(.cancelled, recognizer, cause)
      act(recognizer)
    }
    for touch in recognizer.tracking.touches { touch.withdraw(from: recognizer) }
    recognizer.tracking.touches = []
    engaged.removeAll { $0 === recognizer }
    wishers.removeAll { $0 === recognizer }
    leavePlay(recognizer)
    recognizer.reset()
    if !isCollecting { settleOutside() }
  }

  /// Reports a decision that leaves a recognizer's state as it is.
  func ruled(_ recognizer: UIGestureRecognizer, _ ruling: @autoclosure () -> GestureRuling) {
    Routing.note(.gestures, .ruled(recognizer, ruling()))
  }

  /// Whether a recognizer has something going on.
  var hasEngaged: Bool { !engaged.isEmpty }

  /// Ends what the recognizers of a subtree have going on: rule T15.
  ///
  /// - Returns: Whether there were any.
  func withdrawRecognizers(inSubtreeOf root: UIView) -> Bool {
    let leaving = engaged.filter { $0.host?.isDescendant(of: root) == true }
    for recognizer in leaving { withdraw(recognizer, because: .viewLeftWindow) }
    return !leaving.isEmpty
  }

  // MARK: Actions

  /// Runs a recognizer's action, or puts it off until the frame is over: rule G9.
  private func act(_ recognizer: UIGestureRecognizer) {
    if recognizer.application.routingOptions.gestureActionTiming == .inline {
      call(recognizer)
    } else {
      postponed.append((recognizer, recognizer.tracking.state))
    }
  }

  func call(_ recognizer: UIGestureRecognizer) {
    for target in recognizer.targets { target.call(recognizer) }
  }
}
