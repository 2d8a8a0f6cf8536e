extension GestureArbiter {
  /// Settles what is wanted: failures first, then recognitions in order of view: rule G6.
  @inline(__always)
  func settle() {
    if isCollecting || (wishers.isEmpty && !mayFreeWaiting) { return }
    settleAll()
  }

  private func settleAll() {
    if wishers.isEmpty && !isAnybodyFreed { return }
    var round = wishers.removeAll()
    GestureRivals.sort(&round)
    for recognizer in round where recognizer.tracking.state == .possible {
      guard let wish = recognizer.tracking.wishes.first, wish.state == .failed else { continue }
      fail(recognizer, wish.cause)
    }
    addFreed(to: &round)
    while !round.isEmpty {
      if round.contains(where: { !$0.tracking.wishes.isEmpty }) {
        GestureRivals.preferMoreTaps(&round)
      }
      for recognizer in round where !recognizer.tracking.wishes.isEmpty { grant(recognizer) }
      round = []
      addFreed(to: &round)
    }
  }

  /// Whether a recognizer waits that may not have to any more.
  private var isAnybodyFreed: Bool {
    if !mayFreeWaiting { return false }
    if engaged.contains(where: { $0.tracking.waiting != nil }) { return true }
    mayFreeWaiting = false
    return false
  }

  /// Adds the recognizers that need not wait any more, with the recognition they put off.
  private func addFreed(to round: inout [UIGestureRecognizer]) {
    guard isAnybodyFreed else { return }
    mayFreeWaiting = false
    var isChanged = false
    for recognizer in engaged.all {
      if recognizer.tracking.waiting == nil { continue }
      let holder = rivals.requirement(of: recognizer)
      // Client code that was asked may have ended the waiting.
      guard let wish = recognizer.tracking.waiting?.wish else { continue }
      if let holder, holder.tracking.state == .possible {
        recognizer.tracking.waiting?.holder = WeakRecognizer(holder)
        continue
      }
      recognizer.tracking.waiting = nil
      recognizer.tracking.wishes.insert(wish, at: 0)
      if !round.contains(recognizer) { round.append(recognizer) }
      isChanged = true
    }
    if isChanged { GestureRivals.sort(&round) }
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
    let required = rivals.requirement(of: recognizer)
    guard isStillPossible else { return false }
    if let required {
      if required.tracking.state != .possible {
        fail(recognizer, .requiredToFail(required.routingName))
      } else if recognizer.tracking.waiting == nil {
        let holder = WeakRecognizer(required)
        recognizer.tracking.waiting = UIGestureRecognizer.Waiting(wish: wish, holder: holder)
        engage(recognizer)
        Self.ruled(recognizer, .waits(for: required.routingName))
      }
      return false
    }
    let busy = rivals.peers(of: recognizer).first { rivals.isBusy($0, against: recognizer) }
    guard isStillPossible else { return false }
    if let busy {
      fail(recognizer, .busy(with: busy.routingName))
      return false
    }
    let refuser = rivals.refuser(of: recognizer)
    guard isStillPossible else { return false }
    if let refuser {
      fail(recognizer, .refused(by: refuser))
      return false
    }
    enter(wish.state, recognizer, wish.cause)
    for peer in rivals.peers(of: recognizer) {
      guard peer.isOpen, recognizer.tracking.generation == generation,
        let cause = rivals.exclusion(of: peer, by: recognizer), peer.isOpen
      else { continue }
      fail(peer, cause)
    }
    if recognizer.tracking.generation == generation { views.takeTouches(of: recognizer) }
    act(recognizer)
    return true
  }

  /// Withdraws the engaged recognizers of a subtree: rule T15.
  ///
  /// - Returns: Whether there were any.
  func withdrawRecognizers(inSubtreeOf root: UIView) -> Bool {
    var leaving = engaged.all.filter { $0.host?.isDescendant(of: root) == true }
    GestureRivals.sort(&leaving)
    collecting { for recognizer in leaving { withdraw(recognizer, because: .viewLeftWindow) } }
    return !leaving.isEmpty
  }

  // MARK: Telling observers

  /// Reports a decision that leaves a recognizer's state as it is.
  static func ruled(_ recognizer: UIGestureRecognizer, _ ruling: @autoclosure () -> GestureRuling) {
    Routing.note(.gestures, .ruled(recognizer, ruling()))
  }

  /// Reports what a delegate, a subclass or a view answered.
  static func consulted(
    _ recognizer: UIGestureRecognizer,
    _ question: @autoclosure () -> GestureQuestion,
    _ answer: Bool
  ) {
    Routing.note(.gestures, .consulted(recognizer, question(), answer: answer))
  }
}
