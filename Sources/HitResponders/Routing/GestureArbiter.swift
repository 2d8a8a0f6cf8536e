internal import Foundation

/// Settles what recognizers make of their touches.
///
/// Each frame has two phases: first all recognizers look at it and say what they want, then their
/// wishes are settled, failures first (`GestureArbiter+Settling.swift`). Who excludes whom stands
/// in `GestureRivals`.
final class GestureArbiter {
  let engaged = EngagedRecognizers()
  let rivals: GestureRivals
  let views: ViewDelivery
  private let live: LiveTouches
  /// The way back to the application.
  private let link: ApplicationLink

  /// The recognizers that asked for a state, in the order they did.
  let wishers = ObjectList<UIGestureRecognizer>()

  /// Whether recognizers are looking at a frame, so that what they want is only collected.
  private(set) var isCollecting = false

  /// Whether something failed since waiting recognizers were last looked at.
  var mayFreeWaiting = false

  /// Whether a state changed since held touches were last looked at.
  private var hasNews = false

  /// Whether everything that follows from a frame or a timer is being settled.
  private var isConcluding = false

  /// The actions that run when the frame is over: `gestureActionTiming`.
  private let postponed = ObjectList<PostponedAction>()
  private var isRunningPostponed = false

  /// The recognizer that is being told of the only change of a frame; only compared.
  private var told: ObjectIdentifier?

  init(_ live: LiveTouches, _ views: ViewDelivery, _ link: ApplicationLink) {
    self.live = live
    self.views = views
    self.link = link
    rivals = GestureRivals(engaged)
    engaged.arbiter = Uncounted(self)
  }

  nonisolated deinit {}

  /// Runs `body` with the application kept, of which code that it calls may let the last reference
  /// go.
  ///
  /// In a frame the router's caller keeps the application already.
  func keepingApplication(_ body: () -> Void) {
    withExtendedLifetime(link.application) { body() }
  }

  /// Runs `body` while what recognizers want is only collected.
  func collecting(_ body: () -> Void) {
    let isOuter = isCollecting
    isCollecting = true
    body()
    isCollecting = isOuter
  }

  /// Runs `body`, which tells a recognizer of the only change of a frame.
  func telling(_ recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let outer = told
    told = ObjectIdentifier(recognizer)
    body()
    told = outer
  }

  // MARK: Engaging

  /// Counts a recognizer among those engaged.
  func engage(_ recognizer: UIGestureRecognizer) {
    if recognizer.link !== link { adopt(recognizer) }
    engaged.append(recognizer)
  }

  /// Takes over a recognizer from the application that it was engaged in before.
  @inline(never)
  private func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.link?.application?.touchRouter.forget(recognizer)
    recognizer.tracking.touches.removeAll()
    recognizer.link = link
  }

  // MARK: Wishes

  /// Notes what a recognizer wants; settles it at once outside a frame's first phase: rule G36.
  func wish(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    if mayFailAtOnce(recognizer, wish) {
      recognizer.tracking.state = .failed
      (hasNews, mayFreeWaiting) = (true, true)
    } else {
      settle(wish, of: recognizer)
    }
  }

  private func settle(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    note(wish, of: recognizer)
    if isCollecting { return }
    let wasInPlay = recognizer.tracking.isInPlay
    conclude()
    if wasInPlay || !wish.state.isTerminal || recognizer.application.isProcessing { return }
    if recognizer.tracking.state == .possible { recognizer.report(byHand: wish.state) }
  }

  /// Whether a recognizer that fails need not wait for the end of the first phase: failures come
  /// first, it hears of nothing else before, and nothing observes the order.
  private func mayFailAtOnce(
    _ recognizer: UIGestureRecognizer,
    _ wish: UIGestureRecognizer.Wish
  ) -> Bool {
    wish.state == .failed && told == ObjectIdentifier(recognizer) && recognizer.isIdle
      && Routing.watched.isEmpty
  }

  /// Notes a wish for the end of the first phase.
  private func note(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    recognizer.tracking.wishes.append(wish)
    if !wishers.contains(where: { $0 === recognizer }) { wishers.append(recognizer) }
  }

  /// Ends a recognizer that did not end itself: possible fails, began and changed are cancelled.
  func endByForce(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    // What a recognizer wanted in the frame that takes its touch away comes to nothing: rule G4.
    if recognizer.tracking.state == .possible { recognizer.forgetWishes() }
    let state = recognizer.tracking.wishes.last?.state ?? recognizer.tracking.state
    if state.isTerminal { return }
    let end = state == .possible ? UIGestureRecognizer.State.failed : .cancelled
    note(UIGestureRecognizer.Wish(state: end, cause: cause), of: recognizer)
  }

  // MARK: Concluding

  /// Settles what is wanted and, once no frame is being told, all that follows from it.
  ///
  /// One thing leads to another: a recognizer that leaves play frees one that waited for it, which
  /// takes touches from their views, whose code may switch off a third.
  func conclude() {
    if isCollecting { return }
    if isConcluding || live.isInFrame { return settle() }
    isConcluding = true
    Leavers.keeping {
      repeat {
        hasNews = false
        settle()
        views.releaseHeld()
        finish()
      } while hasNews
    }
    isConcluding = false
    if !postponed.isEmpty { runPostponed() }
  }

  /// Resets the recognizers that are done and have no finger down: rule G7.
  ///
  /// One that is still possible leaves play, so that it neither holds up others nor keeps a lift
  /// from a view. One that continues without a finger is cancelled.
  private func finish() {
    // Each may change who is engaged; they are looked through anew.
    while let recognizer = engaged.first(where: { $0.isFinished }) {
      recognizer.with { leave($0) }
    }
  }

  /// Cancels a recognizer that continues without a finger; one that is done leaves play.
  private func leave(_ recognizer: UIGestureRecognizer) {
    // One that is attached to nothing may be its own action's to drop.
    if recognizer.host == nil { Leavers.keep(recognizer) }
    if recognizer.tracking.state.isGoingOn { return cancel(recognizer, .abandoned) }
    let isDone = recognizer.tracking.state.isTerminal
    leavePlay(recognizer)
    if isDone { reset(recognizer) }
  }

  /// Brings a recognizer back to the beginning; no action runs and nothing is told.
  private func leavePlay(_ recognizer: UIGestureRecognizer) {
    engaged.remove(recognizer)
    recognizer.leavePlay()
    mayFreeWaiting = true
    hasNews = true
  }

  /// Lets a subclass bring back to the beginning what it keeps.
  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.tracking.isResetting = true
    recognizer.reset()
    recognizer.tracking.isResetting = false
  }

  // MARK: Withdrawing

  /// Ends a recognizer's gesture and its hold on touches: rules G19, G37 and T15.
  func withdraw(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    guard recognizer.tracking.isEngaged else { return recognizer.forgetWishes() }
    keepingApplication { withdrawEngaged(recognizer, because: cause) }
  }

  private func withdrawEngaged(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    let generation = recognizer.tracking.generation
    // A gesture that was recognized a moment ago is told of before its end.
    act(recognizer)
    guard recognizer.tracking.generation == generation else { return }
    recognizer.forgetWishes()
    if recognizer.isOpen {
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

  // MARK: States

  /// Puts a recognizer into a state and tells observers.
  func enter(
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
    recognizer.tracking.waiting = nil
    enter(.failed, recognizer, cause)
    mayFreeWaiting = true
  }

  /// Cancels a continuing gesture, with its action.
  private func cancel(_ recognizer: UIGestureRecognizer, _ cause: GestureCause) {
    recognizer.forgetWishes()
    enter(.cancelled, recognizer, cause)
    act(recognizer)
  }

  // MARK: Actions

  /// Runs the action that a recognizer owes, or puts it off until the frame is over: rule G9.
  func act(_ recognizer: UIGestureRecognizer) {
    guard recognizer.tracking.owesAction else { return }
    recognizer.tracking.owesAction = false
    if recognizer.application.routingOptions.gestureActionTiming == .inline {
      recognizer.callTargets(recognizer.tracking.state)
    } else {
      postponed.append(PostponedAction(recognizer, recognizer.tracking.state))
    }
  }

  private func runPostponed() {
    if isRunningPostponed { return }
    isRunningPostponed = true
    while !postponed.isEmpty {
      let action = postponed[0]
      postponed.remove(action)
      action.recognizer.callTargets(action.state)
    }
    isRunningPostponed = false
  }
}

/// An action that waits for the end of a frame, and the state it is called for.
private final class PostponedAction {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State

  init(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    self.recognizer = recognizer
    self.state = state
  }

  nonisolated deinit {}
}
