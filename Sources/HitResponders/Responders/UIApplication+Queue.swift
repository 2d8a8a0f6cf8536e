public import Foundation

extension UIApplication {
  /// Puts an input at the end of the queue.
  ///
  /// An input enqueued while another is processed waits for its turn.
  ///
  /// > Units: the input's time is rounded to whole microseconds.
  public final func enqueue(_ input: consuming ApplicationInput) {
    append(input)
    onWaiting?()
  }

  /// Puts an input at the end of the queue, for a caller that takes it out at once.
  package final func append(_ input: consuming ApplicationInput) {
    input.timestamp = input.timestamp.wholeMicroseconds
    queue.append(input)
  }

  /// Takes and routes every input of the queue; does nothing while an input is being routed.
  public final func processQueue() {
    while hasInput && processNextInput() {}
  }

  /// Takes and routes the next input of the queue.
  ///
  /// - Returns: Whether there was one and it was this call's to route.
  @discardableResult
  package final func processNextInput() -> Bool {
    // Recognizers that are looking at an event must not be told of the next one in between.
    if isProcessing || touchRouter.arbiter.isCollecting { return false }
    guard var input = queue.popFirst() else { return false }
    isProcessing = true
    defer { isProcessing = false }
    // No input is earlier than the one before it: an earlier stamp is raised, as rule D2 wants.
    input.timestamp = max(now, input.timestamp)
    let merged = routingOptions.coalescesMoves ? mergeMoves(into: &input) : nil
    inForce { Leavers.keeping { route(input, merged: merged) } }
    return true
  }

  private final func route(_ input: ApplicationInput, merged: [ApplicationInput]?) {
    let time = input.timestamp
    fireDeadlines { $0 < time }
    now = time
    showAnimations()
    Routing.note(.responders, .taken(input))
    switch input.content {
    case .touches(let samples): touchRouter.process(samples, merged: merged, at: now)
    case .presses(let samples): process(samples)
    case .motion(let phase, let subtype): process(phase, subtype)
    case .remoteControl(let subtype): processRemoteControl(subtype)
    case .hover(let pointOnScreen): hoverRouter.move(to: pointOnScreen, in: self)
    }
    fireDeadlines { $0 <= time }
    showAnimations()
  }

  /// The number of the deadline whose doing it is what happens now; 0 where it is none's.
  ///
  /// A call, because other floors would check each access to the stored number.
  package final var firingDeadline: Int { firing }

  /// Whether an input waits in the queue.
  package final var hasInput: Bool { !queue.isEmpty }

  /// The next input of the queue, as it was put there; others may be merged with it.
  package final var nextInput: ApplicationInput? { queue.first }

  /// When the next input of the queue will have been taken; none where nothing waits.
  package final var nextInputTime: TimeInterval? {
    queue.isEmpty ? nil : max(now, queue.firstTime)
  }

  /// Lets time pass to a deadline and fires it; what waits in the queue goes on waiting.
  package final func fireDeadlines(through time: TimeInterval) {
    inForce {
      fireDeadlines { $0 <= time }
      now = max(now, time)
      showAnimations()
    }
  }

  /// Lets time pass to a moment and fires what is due up to and including it.
  ///
  /// > Units: seconds, rounded to whole microseconds.
  public final func advance(to time: TimeInterval) {
    let time = time.wholeMicroseconds
    processQueue()
    inForce {
      fireDeadlines { $0 <= time }
      now = max(now, time)
      showAnimations()
    }
  }

  /// The time of the next deadline, in seconds since the session began.
  package final var nextDeadline: TimeInterval? { deadlines.first }

  /// Calls `action` when the application's time reaches a moment.
  ///
  /// Deadlines are whole microseconds, as inputs are, so that which comes first is never a matter
  /// of rounding.
  ///
  /// > Order: by time, then in the order they were scheduled.
  ///
  /// - Returns: A ticket that `cancel` takes.
  @discardableResult
  package final func schedule(
    at time: TimeInterval,
    _ action: @escaping () -> Void
  ) -> Deadlines.Ticket {
    let ticket = deadlines.add(at: time.wholeMicroseconds, action)
    onWaiting?()
    return ticket
  }

  /// Forgets a scheduled action.
  package final func cancel(_ ticket: Deadlines.Ticket) {
    deadlines.remove(ticket)
  }

  private final func fireDeadlines(while isDue: (TimeInterval) -> Bool) {
    while let time = deadlines.first, isDue(time) {
      now = max(now, time)
      showAnimations()
      isFiringDeadline = true
      firedDeadlines += 1
      firing = firedDeadlines
      Leavers.keeping { deadlines.popFirst()?() }
      firing = 0
      isFiringDeadline = false
    }
  }

  /// Takes the pure moves that wait directly behind one; the last of them stands for all.
  ///
  /// - Returns: Those that it stands for; none where there are none.
  private final func mergeMoves(into last: inout ApplicationInput) -> [ApplicationInput]? {
    guard last.isOnlyMoves else { return nil }
    var merged: [ApplicationInput] = []
    while var next = queue.first, next.isOnlyMoves {
      next.timestamp = max(last.timestamp, next.timestamp)
      merged.append(last)
      last = next
      _ = queue.popFirst()
    }
    return merged.isEmpty ? nil : merged
  }

  /// Gives an event to the recognizers and views of one window.
  final func deliver(_ event: UIEvent, in window: UIWindow) {
    switch event.kind {
    case .touches: touchRouter.deliver(event, in: window)
    case .presses: deliverPresses(event)
    case .motion: deliverMotion(event)
    case .remoteControl: deliverRemoteControl(event)
    }
  }
}
