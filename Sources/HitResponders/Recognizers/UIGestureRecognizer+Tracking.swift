package import Foundation

extension UIGestureRecognizer {
  /// What a recognizer follows, and how far it has come.
  struct Tracking {
    /// The settled state.
    var state = State.possible
    /// What the recognizer asked for and was not granted or refused yet, oldest first.
    var wishes: [Wish] = []
    /// The recognition that waits for other recognizers to fail.
    var waiting: Waiting?
    /// Whether wishes are being granted; what is asked for meanwhile waits for its turn.
    var isGranting = false
    /// Whether the action for the present state has yet to run.
    var owesAction = false
    /// Whether `reset()` runs, in which no state can be asked for.
    var isResetting = false
    /// What the state reads as where that is neither a wish nor the settled one.
    var reported: Reported?
    /// The touches that are followed, in order of arrival; those that lift in this frame included.
    var touches = FollowedTouches()
    /// The touches that were told and lifted since the last reset, unless it had failed by then.
    var lifted: [UITouch] = []
    /// Whether a touch or a scroll was told since the last reset.
    var isInPlay = false
    /// The number of resets so far; tells the touches of one gesture from those of another.
    var generation = 0
    /// Where the recognizer stands among those engaged.
    var place = EngagedRecognizers.Place()
    var isEngaged: Bool { place.isTaken }
    /// The middle of the fingers when the last one was lifted.
    var lastCentroidInWindow = CGPoint.zero
    /// What the recognizer follows where no finger is down.
    var pointer: FollowedPointer?
    /// The scroll that the recognizer takes part in.
    var scroll: ScrollSequence? { pointer?.scroll }
    /// The deadline the recognizer waits for.
    var ticket: Deadlines.Ticket?
  }

  /// A pointer that presses nothing.
  enum FollowedPointer {
    /// One that hovers over a window.
    case hover(UIWindow)
    /// One that scrolls.
    case scroll(ScrollSequence)

    /// The window under the pointer.
    var window: UIWindow {
      switch self {
      case .hover(let window): window
      case .scroll(let scroll): scroll.window
      }
    }

    /// The scroll.
    var scroll: ScrollSequence? {
      if case .scroll(let scroll) = self { scroll } else { nil }
    }
  }

  /// A state that a recognizer asked for, and why.
  struct Wish {
    let state: State
    let cause: GestureCause
  }

  /// A recognition that is put off, and who puts it off.
  final class Waiting {
    let wish: Wish
    var holder: WeakRecognizer

    init(wish: Wish, holder: WeakRecognizer) {
      self.wish = wish
      self.holder = holder
    }

    nonisolated deinit {}
  }

  /// The view the recognizer is attached to.
  final var host: UIView? {
    @inline(__always) get { holder?.object }
    @inline(__always) set { holder = newValue.map { Uncounted($0) } }
  }

  /// Whether the recognizer is possible and neither asked for anything nor waits for anything.
  final var isIdle: Bool {
    tracking.state == .possible && tracking.wishes.isEmpty && tracking.waiting == nil
      && tracking.ticket == nil && !tracking.owesAction
  }

  /// Whether the recognizer watches and may yet recognize.
  final var isOpen: Bool { tracking.state == .possible && tracking.isInPlay }

  /// Whether the recognizer is done for now: no finger is down, nothing is scrolled, and it waits
  /// for nothing.
  ///
  /// One that is still possible then, without a deadline, can come to nothing by itself. One that
  /// never followed a touch continues as long as the code that set its state wants.
  final var isFinished: Bool {
    guard tracking.touches.isEmpty, tracking.waiting == nil, !tracking.isGranting else {
      return false
    }
    if tracking.state.isTerminal { return true }
    return tracking.ticket == nil && tracking.scroll == nil
      && (tracking.isInPlay || tracking.state == .possible)
  }

  /// Whether the recognizer has said what it wants and was not refused.
  final var hasAsked: Bool {
    tracking.waiting != nil || tracking.isGranting || !tracking.wishes.isEmpty
  }

  /// Brings the recognizer back to the beginning; no action runs and nothing is told.
  final func leavePlay() {
    stopTimer()
    forgetWishes()
    tracking.isInPlay = false
    tracking.generation += 1
    tracking.owesAction = false
    tracking.state = .possible
    // One by one, and only where there is something: what dies may run client code.
    if tracking.waiting != nil { tracking.waiting = nil }
    if !tracking.lifted.isEmpty { tracking.lifted = [] }
    if tracking.pointer != nil { tracking.pointer = nil }
  }

  /// Forgets what the recognizer asked for.
  final func forgetWishes() {
    if !tracking.wishes.isEmpty { tracking.wishes = [] }
  }

  /// Whether the recognizer takes new touches: rule G1.
  final var isFree: Bool {
    !tracking.state.isTerminal && tracking.waiting == nil && isEnabled
  }

  /// The window of what is followed.
  private var trackedWindow: UIWindow? {
    let touch = tracking.touches.first ?? tracking.lifted.first
    return touch?.facts.window ?? tracking.pointer?.window
  }

  /// The arbiter of the application that the recognizer's view belongs to.
  final var arbiter: GestureArbiter {
    tracking.place.arbiter?.object ?? application.touchRouter.arbiter
  }

  /// The application that the recognizer's view belongs to, else the one in force.
  final var application: UIApplication {
    if tracking.isEngaged, let application = trackedWindow?.application { return application }
    return host?.hostWindow?.application ?? UIApplication.shared
  }

  /// Asks for a state with a reason, as a subclass does by setting `state`.
  package final func move(to state: State, because cause: GestureCause) {
    let current = tracking.wishes.last?.state ?? tracking.state
    guard current.allows(state), !tracking.isResetting else { return }
    tracking.reported = nil
    let wish = Wish(state: state, cause: cause)
    if let arbiter = tracking.place.arbiter, arbiter.with({ $0.isCollecting }) {
      arbiter.with { $0.wish(wish, of: self) }
    } else {
      let arbiter = arbiter
      arbiter.keepingApplication { arbiter.wish(wish, of: self) }
    }
  }

  // MARK: For recognizers of this package

  /// The touches that are followed and down, in order of arrival.
  package final var fingers: [UITouch] { tracking.touches.all.filter(\.isDown) }

  /// The touches that are followed and were not lifted, in order of arrival.
  ///
  /// A touch that the system takes away in this frame is one of them: that cancels a gesture, which
  /// the last lift would end, rule G4.
  package final var unliftedTouches: [UITouch] {
    tracking.touches.all.filter { $0.facts.phase != .ended }
  }

  /// The touches that are followed, those that lift in this frame included, in order of arrival.
  package final var followedTouches: [UITouch] { tracking.touches.all }

  /// The middle of the fingers that are down, else of those that lift in this frame, else of those
  /// that lifted last.
  ///
  /// > Coordinates: window space.
  package final var centroidInWindow: CGPoint {
    if tracking.touches.isEmpty { return tracking.lastCentroidInWindow }
    if let only = tracking.touches.only { return only.facts.locationInWindow }
    let touches = tracking.touches.all
    var isAnyDown = false
    for touch in touches where touch.isDown { isAnyDown = true }
    var sum = CGPoint.zero
    var count: CGFloat = 0
    for touch in touches where touch.isDown || !isAnyDown {
      sum.x += touch.facts.locationInWindow.x
      sum.y += touch.facts.locationInWindow.y
      count += 1
    }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The kind of device that scrolls and is followed; none while fingers are.
  package final var scrollType: UIScrollType? { tracking.scroll?.type }

  /// The application's time, in seconds since the session began.
  package final var now: TimeInterval { application.now }

  /// The numbers behind the recognizers.
  package final var tuning: GestureTuning { application.routingOptions.gestureTuning }

  /// Calls `action` after a time, unless the recognizer is reset or asks again before.
  package final func startTimer(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    stopTimer()
    tracking.ticket = application.schedule(at: application.now + seconds) {
      // The deadline is forgotten with the gesture, so it keeps the recognizer no longer than that.
      self.tracking.ticket = nil
      action()
      // Where nothing came of it, the recognizer has nothing to wait for any more.
      self.arbiter.conclude()
    }
  }

  /// Forgets the action that waits for its time.
  @inline(__always)
  package final func stopTimer() {
    if tracking.ticket != nil { cancelTimer() }
  }

  @inline(never)
  private func cancelTimer() {
    guard let ticket = tracking.ticket else { return }
    application.cancel(ticket)
    tracking.ticket = nil
  }

  /// Returns a point of the space of the touches' window in the space of a view.
  package final func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = trackedWindow ?? host?.hostWindow else { return point }
    return window.convert(point, to: view)
  }

  /// The recognizers that `require(toFail:)` named and that are still there.
  package final var requiredFailures: [UIGestureRecognizer] {
    requirements.compactMap(\.recognizer)
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// Whether a recognizer in this state is done until it is reset.
  package var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether a gesture continues.
  package var isGoingOn: Bool { self == .began || self == .changed }

  /// Whether a gesture continues or was just recognized.
  var isActive: Bool { isGoingOn || self == .ended }

  /// Whether a recognizer may go from this state to another: rule G3.
  func allows(_ next: Self) -> Bool {
    switch self {
    case .possible: next == .began || next == .ended || next == .failed
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: false
    }
  }
}
