internal import Foundation

extension GestureArbiter {
  /// Settles what is wanted: failures first, then recognitions in order of view: rule G6.
  @inline(__always)
  func settle() {
    if isCollecting || (wishers.isEmpty && !mayFreeWaiting) { return }
    settleAll()
  }

  private func settleAll() {
    failUnseen()
    if wishers.isEmpty && !isAnybodyFreed { return }
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
      if hasWishes(round) { preferMoreTaps(&round) }
      for recognizer in round where !recognizer.tracking.wishes.isEmpty { grant(recognizer) }
      round.clear()
      addFreed(to: &round)
    }
    spareWishers = round
  }

  private func hasWishes(_ round: [UIGestureRecognizer]) -> Bool {
    for recognizer in round where !recognizer.tracking.wishes.isEmpty { return true }
    return false
  }

  /// Fails all wishers at once where they want nothing else and nobody watches; who did not watch
  /// can tell neither the order nor the causes.
  private func failUnseen() {
    guard Routing.watched.isEmpty, !wishers.isEmpty else { return }
    let hasOthers = wishers.anyBorrowed {
      $0.tracking.state != .possible || $0.tracking.wishes.first?.state != .failed
    }
    if hasOthers { return }
    wishers.forEachBorrowed { fail($0, .subclass) }
    wishers.clear()
  }

  /// Whether a recognizer waits that may not have to any more.
  private var isAnybodyFreed: Bool {
    if !mayFreeWaiting { return false }
    if anyEngaged({ $0.tracking.waiting != nil }) { return true }
    mayFreeWaiting = false
    return false
  }

  /// Adds the recognizers that wait for nobody any more, with the recognition they waited for.
  private func addFreed(to round: inout [UIGestureRecognizer]) {
    guard mayFreeWaiting else { return }
    mayFreeWaiting = false
    var isChanged = false
    for recognizer in engagedNow {
      if recognizer.tracking.waiting == nil { continue }
      let holder = requirement(of: recognizer)
      // Whoever was asked may have put an end to the waiting.
      guard let wish = recognizer.tracking.waiting?.wish else { continue }
      if let holder, holder.tracking.state == .possible {
        recognizer.tracking.waiting?.holder = WeakRecognizer(holder)
        continue
      }
      recognizer.tracking.waiting = nil
      recognizer.tracking.wishes.putFirst(wish)
      if !round.contains(recognizer) { round.append(recognizer) }
      isChanged = true
    }
    if isChanged { sortIfNeeded(&round) }
  }

  /// Grants the wishes of a recognizer, oldest first, as far as they are allowed.
  ///
  /// What its own action asks for is granted when the action is over.
  private func grant(_ recognizer: UIGestureRecognizer) {
    if recognizer.tracking.isGranting { return }
    recognizer.tracking.isGranting = true
    defer { recognizer.tracking.isGranting = false }
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
        recognizer.forgetWishes()
      }
    }
  }

  /// Recognizes a gesture unless something speaks against it: rules G5, G8, G12, G13 and G20.
  ///
  /// Delegates, subclasses and views are asked on the way, and may put an end to the recognizer.
  ///
  /// - Returns: Whether it was recognized.
  private func recognize(
    _ recognizer: UIGestureRecognizer,
    _ wish: UIGestureRecognizer.Wish
  ) -> Bool {
    let generation = recognizer.tracking.generation
    var isStillPossible: Bool {
      recognizer.tracking.state == .possible && recognizer.tracking.generation == generation
    }
    let required = requirement(of: recognizer)
    guard isStillPossible else { return false }
    if let required {
      if required.tracking.state != .possible {
        fail(recognizer, .requiredToFail(required.routingName))
      } else if recognizer.tracking.waiting == nil {
        let holder = WeakRecognizer(required)
        recognizer.tracking.waiting = UIGestureRecognizer.Waiting(wish: wish, holder: holder)
        engage(recognizer)
        ruled(recognizer, .waits(for: required.routingName))
      }
      return false
    }
    let busy = peers(of: recognizer).first { isBusy($0, against: recognizer) }
    guard isStillPossible else { return false }
    if let busy {
      fail(recognizer, .busy(with: busy.routingName))
      return false
    }
    let refuser = refuser(of: recognizer)
    guard isStillPossible else { return false }
    if let refuser {
      fail(recognizer, .refused(by: refuser))
      return false
    }
    enter(wish.state, recognizer, wish.cause)
    for peer in peers(of: recognizer) {
      guard isOpen(peer), recognizer.tracking.generation == generation,
        let cause = exclusion(of: peer, by: recognizer), isOpen(peer)
      else { continue }
      fail(peer, cause)
    }
    if recognizer.tracking.generation == generation {
      withRouter { $0.takeTouches(of: recognizer) }
    }
    act(recognizer)
    return true
  }

  /// Whether a recognizer watches and may yet recognize.
  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.tracking.state == .possible && recognizer.tracking.isInPlay
  }

  /// Why the recognition of one makes another fail, if it does: rules G5 and G13.
  private func exclusion(
    of peer: UIGestureRecognizer,
    by recognizer: UIGestureRecognizer
  ) -> GestureCause? {
    if isRequired(recognizer, by: peer) { return .requiredToFail(recognizer.routingName) }
    guard contests(peer, against: recognizer), excludes(recognizer, peer) else { return nil }
    return .prevented(by: recognizer.routingName)
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
    recognizer.tracking.owesAction = state != .failed
    if state.isTerminal { recognizer.stopTimer() }
    hasNews = true
    engage(recognizer)
    Routing.note(.gestures, .moved(recognizer, from: old, to: state, cause))
  }

  /// Fails a recognizer that recognized nothing; no action runs: rule G9.
  func fail(_ recognizer: UIGestureRecognizer, _ cause: GestureCause) {
    recognizer.forgetWishes()
    if recognizer.tracking.waiting != nil { recognizer.tracking.waiting = nil }
    enter(.failed, recognizer, cause)
    mayFreeWaiting = true
  }

  /// Cancels a gesture that goes on, with its action.
  func cancel(_ recognizer: UIGestureRecognizer, _ cause: GestureCause) {
    recognizer.forgetWishes()
    enter(.cancelled, recognizer, cause)
    act(recognizer)
  }

  /// Ends a recognizer that did not end itself: possible fails, began and changed are cancelled.
  func endByForce(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    // What a recognizer wanted in the frame that takes its touch away comes to nothing: rule G4.
    if recognizer.tracking.state == .possible { recognizer.forgetWishes() }
    let state = recognizer.tracking.wishes.lastState ?? recognizer.tracking.state
    if state.isTerminal { return }
    let wish = UIGestureRecognizer.Wish(
      state: state == .possible ? .failed : .cancelled,
      cause: cause
    )
    note(wish, of: recognizer)
  }

  /// Ends what a recognizer has going on and lets its touches go: rules G19, G37 and T15.
  func withdraw(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    guard recognizer.tracking.isEngaged else {
      return recognizer.forgetWishes()
    }
    keepingApplication { withdrawEngaged(recognizer, because: cause) }
  }

  private func withdrawEngaged(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    let generation = recognizer.tracking.generation
    // A gesture that was recognized a moment ago is told of before its end.
    act(recognizer)
    guard recognizer.tracking.generation == generation else { return }
    recognizer.forgetWishes()
    if isOpen(recognizer) {
      fail(recognizer, cause)
    } else if recognizer.tracking.state.isGoingOn {
      cancel(recognizer, cause)
    }
    guard recognizer.tracking.generation == generation else { return }
    for touch in recognizer.tracking.touches.all { touch.withdraw(from: recognizer) }
    recognizer.tracking.touches.removeAll()
    wishers.remove(recognizer)
    leavePlay(recognizer)
    reset(recognizer)
    conclude()
  }

  /// Reports a decision that leaves a recognizer's state as it is.
  func ruled(_ recognizer: UIGestureRecognizer, _ ruling: @autoclosure () -> GestureRuling) {
    Routing.note(.gestures, .ruled(recognizer, ruling()))
  }

  /// Whether a recognizer has something going on.
  var hasEngaged: Bool { engaged.first != nil }

  /// Ends what the recognizers of a subtree have going on: rule T15.
  ///
  /// - Returns: Whether there were any.
  func withdrawRecognizers(inSubtreeOf root: UIView) -> Bool {
    var leaving = engagedNow.filter { $0.host?.isDescendant(of: root) == true }
    sortIfNeeded(&leaving)
    collecting { for recognizer in leaving { withdraw(recognizer, because: .viewLeftWindow) } }
    return !leaving.isEmpty
  }

  // MARK: Actions

  /// Runs the action that a recognizer owes, or puts it off until the frame is over: rule G9.
  private func act(_ recognizer: UIGestureRecognizer) {
    guard recognizer.tracking.owesAction else { return }
    recognizer.tracking.owesAction = false
    if recognizer.application.routingOptions.gestureActionTiming == .inline {
      call(recognizer, recognizer.tracking.state)
    } else {
      postponed.append((recognizer, recognizer.tracking.state))
    }
  }

  /// Runs a recognizer's action, during which the state reads as it was entered.
  func call(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let generation = recognizer.tracking.generation
    recognizer.tracking.reported = .action(state)
    // A target that switches the recognizer off ends the gesture for those after it as well.
    for target in recognizer.targets where recognizer.tracking.generation == generation {
      target.call(recognizer)
    }
    recognizer.tracking.reported = nil
  }
}
