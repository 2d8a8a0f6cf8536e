public import Foundation

extension UIApplication {
  /// Adds an input at the end of the queue.
  ///
  /// An input enqueued while another is processed waits for its turn.
  ///
  /// > Units: the input's time is rounded to whole microseconds.
  public final func enqueue(_ input: consuming ApplicationInput) {
    append(input)
    onWaiting?()
  }

  /// Adds an input at the end of the queue, for a caller that processes it at once.
  package final func append(_ input: consuming ApplicationInput) {
    input.timestamp = input.timestamp.wholeMicroseconds
    queue.append(input)
  }

  /// Routes every input of the queue; does nothing while an input is being routed.
  public final func processQueue() {
    while hasInput && processNextInput() {}
  }

  /// Routes the next input of the queue; returns whether there was one and this call routed it.
  @discardableResult
  package final func processNextInput() -> Bool {
    // Recognizers that are looking at an event must not receive the next one in between.
    if isProcessing || touchRouter.arbiter.isCollecting { return false }
    guard var input = queue.popFirst() else { return false }
    isProcessing = true
    defer { isProcessing = false }
    // No input is earlier than the one before it: an earlier time is raised, by rule D2.
    input.timestamp = max(now, input.timestamp)
    let merged = routingOptions.coalescesMoves ? mergeMoves(into: &input) : nil
    inForce { Leavers.keeping { route(input, merged: merged) } }
    return true
  }

  private final func route(_ input: ApplicationInput, merged: [ApplicationInput]?) {
    let time = input.timestamp
    fireDeadlines { $0 < time }
    now = time
    drawAnimations()
    Routing.note(.responders, .taken(input))
    switch input.content {
    case .touches(let samples): touchRouter.process(samples, merged: merged, at: now, in: self)
    case .presses(let samples): process(samples)
    case .motion(let phase, let subtype): process(phase, subtype)
    case .remoteControl(let subtype): processRemoteControl(subtype)
    case .hover(let pointOnScreen): hoverRouter.move(to: pointOnScreen, in: self)
    case .scroll(let sample): scrollRouter.process(sample, in: self)
    }
    fireDeadlines { $0 <= time }
    drawAnimations()
  }

  /// The number of the deadline that is firing; 0 where none is.
  ///
  /// It is a computed property, because other modules would check each access to the stored number.
  package final var firingDeadline: Int { firing }

  package final var hasInput: Bool { !queue.isEmpty }

  /// The next input of the queue, as it was added; others may be merged with it.
  package final var nextInput: ApplicationInput? { queue.first }

  /// The application's time once the next input is routed; `nil` where none waits.
  package final var nextInputTime: TimeInterval? { queue.isEmpty ? nil : max(now, queue.firstTime) }

  /// Advances to a deadline and fires it; inputs in the queue keep waiting.
  package final func fireDeadlines(through time: TimeInterval) {
    inForce {
      fireDeadlines { $0 <= time }
      now = max(now, time)
      drawAnimations()
    }
  }

  /// Advances to a time and fires the deadlines due up to and including it.
  ///
  /// > Units: seconds, rounded to whole microseconds.
  public final func advance(to time: TimeInterval) {
    processQueue()
    fireDeadlines(through: time.wholeMicroseconds)
  }

  /// The time of the next deadline, in seconds since the session began.
  package final var nextDeadline: TimeInterval? { deadlines.first }

  /// Calls `action` when the application's time reaches a moment.
  ///
  /// Deadlines are whole microseconds, as inputs are, so that their order never depends on
  /// rounding.
  ///
  /// > Order: by time, then in the order they were scheduled.
  ///
  /// - Returns: A ticket for `cancel`.
  @discardableResult
  package final func schedule(
    at time: TimeInterval,
    _ action: @escaping () -> Void
  ) -> Deadlines.Ticket {
    let ticket = deadlines.add(at: time.wholeMicroseconds, action)
    onWaiting?()
    return ticket
  }

  package final func cancel(_ ticket: Deadlines.Ticket) { deadlines.remove(ticket) }

  private final func fireDeadlines(while isDue: (TimeInterval) -> Bool) {
    while let time = deadlines.first, isDue(time) {
      now = max(now, time)
      drawAnimations()
      isFiringDeadline = true
      firedDeadlines += 1
      firing = firedDeadlines
      Leavers.keeping { deadlines.popFirst()?() }
      firing = 0
      isFiringDeadline = false
    }
  }

  /// Replaces a pure move by the last of those directly after it, and returns those replaced.
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

  /// Delivers an event to the recognizers and views of one window.
  final func deliver(_ event: UIEvent, in window: UIWindow) {
    switch event.kind {
    case .touches: touchRouter.deliver(event, in: window)
    case .presses: deliverPresses(event)
    case .motion: deliverMotion(event)
    case .remoteControl: deliverRemoteControl(event)
    case .scroll: scrollRouter.deliver(event, in: window)
    }
  }
}
