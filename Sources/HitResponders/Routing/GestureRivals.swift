internal import Foundation

/// Who waits for whom, who excludes whom, and who may say no.
///
/// It asks client code and changes nothing.
struct GestureRivals {
  private let engaged: EngagedRecognizers

  init(_ engaged: EngagedRecognizers) { self.engaged = engaged }

  /// Whether two recognizers follow a live touch in common, or one that ends in this frame.
  func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.tracking.touches.all.contains { other.tracking.touches.contains($0) }
  }

  /// Whether two recognizers take part in one scroll.
  private func sharesScroll(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.tracking.scroll.map { $0 === other.tracking.scroll } ?? false
  }

  /// Whether two recognizers compete for a touch or a scroll, so that one of them wins at most: rule G5.
  ///
  /// One that has waited for others may have no finger left; what counts for it then are the
  /// touches it wants to recognize, whose lifts views were not told of in the meantime.
  func contests(_ recognizer: UIGestureRecognizer, against winner: UIGestureRecognizer) -> Bool {
    if sharesTouch(recognizer, winner) || sharesScroll(recognizer, winner) { return true }
    return recognizer.tracking.touches.isEmpty && recognizer.hasAsked
      && sharesHistory(recognizer, winner)
  }

  /// Whether the present gestures of two recognizers have a touch in common, be it over or not, or
  /// a scroll.
  private func sharesHistory(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if sharesScroll(one, other) { return true }
    let others = history(of: other)
    return history(of: one).contains(where: others.contains)
  }

  /// The touches that a recognizer was told of in its present gesture, those that lifted included.
  private func history(of recognizer: UIGestureRecognizer) -> [UITouch] {
    recognizer.tracking.lifted
      + recognizer.tracking.touches.all.filter { $0.isTold(to: recognizer) }
  }

  /// The other engaged recognizers, in order of view.
  func peers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var peers = engaged.all.filter { $0 !== recognizer }
    Self.sort(&peers)
    return peers
  }

  /// Whether a peer that is active keeps a recognizer from being recognized: rule G5.
  func isBusy(_ peer: UIGestureRecognizer, against recognizer: UIGestureRecognizer) -> Bool {
    peer.tracking.state.isActive && contests(recognizer, against: peer)
      && excludes(peer, recognizer)
  }

  /// Whether recognition of one makes another fail that shares a touch with it: rules G5 and G11.
  func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
    return !allows(winner, beside: loser) && !allows(loser, beside: winner)
  }

  private func allows(_ one: UIGestureRecognizer, beside other: UIGestureRecognizer) -> Bool {
    guard let delegate = one.delegate else { return false }
    let answer = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    GestureArbiter.consulted(one, .shouldRecognizeSimultaneously(with: other.routingName), answer)
    return answer
  }

  // MARK: Requirements

  /// A recognizer that must fail before another may be recognized and has not: rule G12.
  ///
  /// One that was recognized counts before one that may be. One that is not in play, or is switched
  /// off, holds nobody up: rule G14. Neither does one that waits for the very recognizer it holds
  /// up, or two that require each other would wait for ever.
  func requirement(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    var holder: UIGestureRecognizer?
    for required in recognizer.requirements {
      guard let required = required.recognizer, isPending(required, for: recognizer) else {
        continue
      }
      if required.tracking.state.isActive { return required }
      holder = holder ?? required
    }
    for peer in engaged.all
    where (holder == nil || peer.tracking.state.isActive) && isPending(peer, for: recognizer) {
      guard sharesHistory(peer, recognizer), asksToWait(recognizer, for: peer),
        isPending(peer, for: recognizer)
      else { continue }
      if peer.tracking.state.isActive { return peer }
      holder = holder ?? peer
    }
    return holder
  }

  private func isPending(
    _ required: UIGestureRecognizer,
    for recognizer: UIGestureRecognizer
  ) -> Bool {
    guard required !== recognizer, required.tracking.isInPlay, required.isEnabled else {
      return false
    }
    if required.tracking.state == .possible { return !waits(required, for: recognizer) }
    return required.tracking.state.isActive
  }

  /// Whether a recognizer waits for another one, directly or through others that wait.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var next = recognizer
    for _ in engaged.all {
      guard let holder = next.tracking.waiting?.holder.recognizer else { return false }
      if holder === other { return true }
      next = holder
    }
    return false
  }

  /// Whether a recognizer had to fail before another may be recognized: rules G13 and G15.
  func isRequired(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
    if other.requirements.contains(where: { $0.recognizer === recognizer }) { return true }
    return sharesHistory(recognizer, other) && asksToWait(other, for: recognizer)
  }

  /// Why the recognition of one makes another fail, if it does: rules G5 and G13.
  func exclusion(
    of peer: UIGestureRecognizer,
    by recognizer: UIGestureRecognizer
  ) -> GestureCause? {
    if isRequired(recognizer, by: peer) { return .requiredToFail(recognizer.routingName) }
    guard contests(peer, against: recognizer), excludes(recognizer, peer) else { return nil }
    return .prevented(by: recognizer.routingName)
  }

  /// Whether the subclasses or the delegates make one recognizer wait for another.
  private func asksToWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one) { return true }
    if let delegate = one.delegate,
      delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
    {
      GestureArbiter.consulted(one, .shouldRequireFailure(of: other.routingName), true)
      return true
    }
    if let delegate = other.delegate,
      delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: one)
    {
      GestureArbiter.consulted(one, .shouldRequireFailure(of: other.routingName), true)
      return true
    }
    return false
  }

  // MARK: Permission

  /// The name of the view or delegate that says no to a recognition: rule G20.
  ///
  /// Asked are the touch's view, or the one a scroll began over, and its superviews up to the recognizer's view, then the delegate.
  func refuser(of recognizer: UIGestureRecognizer) -> String? {
    var asked: [UIView] = []
    var starts = recognizer.tracking.touches.all.compactMap(\.view)
    if starts.isEmpty, let scroll = recognizer.tracking.scroll { starts = [scroll.view] }
    if starts.isEmpty, recognizer.tracking.isInPlay {
      let first = recognizer.tracking.lifted.min { $0.facts.isEarlier(than: $1.facts) }
      if let view = first?.facts.view ?? recognizer.host { starts = [view] }
    }
    for start in starts {
      var next: UIView? = start
      while let view = next, !asked.contains(view) {
        asked.append(view)
        if !view.gestureRecognizerShouldBegin(recognizer) {
          GestureArbiter.consulted(recognizer, .shouldBegin(asked: view.routingName), false)
          return view.routingName
        }
        next = view === recognizer.host ? nil : view.parent
      }
    }
    guard let delegate = recognizer.delegate else { return nil }
    let answer = delegate.gestureRecognizerShouldBegin(recognizer)
    GestureArbiter.consulted(recognizer, .shouldBegin(asked: "its delegate"), answer)
    return answer ? nil : "its delegate"
  }
}

// MARK: - Order

extension GestureRivals {
  /// Sorts recognizers by rule G2: deepest view first, then by first mention, then by attachment.
  static func sort(_ recognizers: inout [UIGestureRecognizer]) {
    if recognizers.count < 2 || isInOrder(recognizers) { return }
    var views: [UIView?] = []
    let keyed = recognizers.map { recognizer in
      let view = recognizer.host
      let mention = views.firstIndex { $0 === view } ?? views.count
      if mention == views.count { views.append(view) }
      return (recognizer, key: (-(view?.depth ?? 0), mention, place(of: recognizer)))
    }
    recognizers = keyed.sorted { $0.key < $1.key }.map(\.0)
  }

  /// Whether a list is in order for sure; saves the usual frame the sorting.
  private static func isInOrder(_ recognizers: [UIGestureRecognizer]) -> Bool {
    for index in recognizers.indices.dropFirst() {
      let (one, next) = (recognizers[index - 1], recognizers[index])
      if one.host === next.host {
        if place(of: one) > place(of: next) { return false }
      } else if (one.host?.depth ?? 0) <= (next.host?.depth ?? 0) {
        return false
      }
    }
    return true
  }

  private static func place(of recognizer: UIGestureRecognizer) -> Int {
    recognizer.host?.extras?.recognizers?.firstIndex(of: recognizer) ?? 0
  }

  /// Lets taps of one view go by their number of taps, most first: rule G6.
  ///
  /// The taps change places among themselves; everybody else stays.
  static func preferMoreTaps(_ recognizers: inout [UIGestureRecognizer]) {
    if recognizers.count < 2 { return }
    for index in recognizers.indices.dropFirst() {
      var place = index
      for earlier in recognizers.indices[..<index].reversed() {
        guard let taps = recognizers[place].tapsRequired,
          let earlierTaps = recognizers[earlier].tapsRequired,
          recognizers[place].host === recognizers[earlier].host
        else { continue }
        if taps <= earlierTaps { break }
        recognizers.swapAt(place, earlier)
        place = earlier
      }
    }
  }
}
