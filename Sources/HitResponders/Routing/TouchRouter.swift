internal import Foundation

/// The way of touches from a frame of the queue to the views: binding, sending, clean-up.
///
/// A frame is handled in the steps of rule D4. A touch is bound to a window and a view when it
/// begins and keeps them for life; later phases never hit-test. Whether a view is *given* its touch
/// is another question, settled once at its began: a touch that was withheld stays withheld.
final class TouchRouter {
  /// The application that owns the router.
  var application: UIApplication? {
    @inline(__always) get { owner?.takeUnretainedValue() }
  }

  /// The application without a count of references, for the way of every move.
  @exclusivity(unchecked)
  var owner: Unmanaged<UIApplication>?

  /// The fingers that are down, in ascending order of finger.
  @exclusivity(unchecked)
  var downTouches: [UITouch] = [] {
    didSet {
      onlyTouch = downTouches.count == 1 ? Unmanaged.passUnretained(downTouches[0]) : nil
    }
  }

  /// The finger that is down where there is just one, without a count of references.
  @exclusivity(unchecked)
  private(set) var onlyTouch: Unmanaged<UITouch>?

  /// The fingers that are up, and whose lift a recognizer keeps from their views for now.
  @exclusivity(unchecked)
  var lingering: [UITouch] = []

  /// The event of the sequence that is going on.
  @exclusivity(unchecked)
  private(set) var liveEvent: UIEvent?

  /// Whether the frame that is being handled was the last of its sequence.
  @exclusivity(unchecked)
  private var isSequenceOver = false

  /// Whether a frame is being handled, so that what is kept from views waits for its end.
  @exclusivity(unchecked)
  private(set) var isInFrame = false

  /// The phases that touches changed to in this frame.
  @exclusivity(unchecked)
  var phases = Phases()

  /// The recognizers and what becomes of them.
  let arbiter = GestureArbiter()

  /// The latest taps, for `UITouch.tapCount`.
  @exclusivity(unchecked)
  var taps = Taps()

  /// What the last finger needed, kept for the next one.
  @exclusivity(unchecked)
  var spare = Spare()

  /// The only finger that was lifted in this frame, until the frame is over; it keeps itself.
  @exclusivity(unchecked)
  private var departed: Unmanaged<UITouch>?

  init() { arbiter.owner = Unmanaged.passUnretained(self) }

  isolated deinit { close() }

  /// Lets go of everything when the application dies.
  ///
  /// Views own recognizers, which may keep their touches until the fingers are up: now is never.
  func close() {
    // What dies on the way takes itself out of these lists, so they are emptied first.
    let engaged = arbiter.disengageAll()
    let touches = downTouches + lingering
    (downTouches, lingering) = ([], [])
    spare.dropTouch()
    for recognizer in engaged {
      recognizer.tracking.touches.removeAll()
      recognizer.tracking.lifted = []
      recognizer.tracking.hoverWindow = nil
    }
    for touch in touches {
      touch.delivery = UITouch.Delivery()
      touch.facts.view = nil
      touch.facts.window = nil
      touch.acceptances = []
    }
  }

  /// Calls `body`, which must not change which fingers are down, with each of them.
  @inline(__always)
  func forEachDown(_ body: (UITouch) -> Void) {
    if let onlyTouch { onlyTouch.borrowed(body) } else { downTouches.forEachBorrowed(body) }
  }

  /// Whether `body`, which must not change which fingers are down, is true of any of them.
  @inline(__always)
  func anyDown(_ body: (UITouch) -> Bool) -> Bool {
    if let onlyTouch { return onlyTouch.borrowed(body) }
    return downTouches.anyBorrowed(body)
  }

  /// Takes a recognizer that dies from the touches it took and from those that have something going
  /// on.
  func forget(_ recognizer: Unmanaged<UIGestureRecognizer>) {
    arbiter.disengage(recognizer)
    for touch in lingering + downTouches { touch.forget(recognizer) }
  }

  /// Forgets what was tapped in a window that dies.
  func forgetTaps(in window: UIWindow) {
    taps.forget(window)
  }

  var tapTuning: RoutingOptions.TapCountTuning? {
    owner?.borrowed { $0.routingOptions.tapCountTuning }
  }

  // MARK: A frame

  /// Handles an input's changes, frame by frame: applies all changes, binds new touches, sends the
  /// event, cleans up.
  func process(_ samples: [TouchSample], merged: [ApplicationInput]?, at time: TimeInterval) {
    guard samples.count > 1, let frames = parts(of: samples) else {
      return processFrame(samples, merged: merged, at: time)
    }
    for index in frames.indices {
      processFrame(frames[index], merged: index == 0 ? merged : nil, at: time)
    }
  }

  private func processFrame(
    _ samples: [TouchSample],
    merged: [ApplicationInput]?,
    at time: TimeInterval
  ) {
    isInFrame = true
    phases = Phases()
    forEachDown { $0.rest() }
    if let merged {
      for input in merged { noteSamples(of: input) }
    }
    var index = 0
    while index < samples.count {
      if samples[index].phase != .began { apply(samples[index], at: time) }
      index += 1
    }
    if merged != nil {
      for touch in downTouches where touch.delivery.isPending { touch.facts.timestamp = time }
    }
    currentEvent(at: time).borrowed { event in
      if samples.count != 1 || samples[0].phase == .began {
        bindNew(samples, event: event, at: time)
      }
      if hasPending { owner?.borrowed { $0.sendEvent(event) } }
      cleanUp(event)
    }
    if let touch = departed {
      departed = nil
      spare.keep(touch)
    }
    if isSequenceOver { spare.keep(&liveEvent) }
  }

  /// Whether fingers landed in this frame.
  var hasNewTouches: Bool { phases.contains(.began) }

  private var hasPending: Bool { anyDown { $0.delivery.isPending } }

  private func apply(_ sample: TouchSample, at time: TimeInterval) {
    if let onlyTouch {
      return onlyTouch.borrowed { touch in
        if touch.facts.finger == sample.finger { apply(sample, to: touch, at: time) }
      }
    }
    var place = firstPlace(of: sample.finger)
    while place < downTouches.count, downTouches[place].facts.finger == sample.finger {
      apply(sample, to: downTouches[place], at: time)
      place += 1
    }
  }

  private func apply(_ sample: TouchSample, to touch: UITouch, at time: TimeInterval) {
    let location =
      touch.unmanagedWindow?.borrowed { $0.pointFromSuperview(sample.locationOnScreen) } ?? .zero
    if sample.phase == .moved || sample.phase == .stationary {
      if location == touch.facts.locationInWindow { return }
    }
    // The first change of a frame starts from where the finger was when the view was told last;
    // later ones, of merged frames, must not hide the way from there.
    if touch.delivery.isPending {
      touch.keepSample()
    } else {
      touch.facts.previousLocationInWindow = touch.facts.locationInWindow
    }
    touch.facts.locationInWindow = location
    touch.facts.phase = sample.phase == .stationary ? .moved : sample.phase
    touch.facts.timestamp = time
    touch.delivery.isPending = true
    touch.delivery.isNewToRecognizers = true
    phases.insert(touch.facts.phase)
  }

  /// Keeps the samples of a frame that was merged into a later one: rule D11.
  private func noteSamples(of input: ApplicationInput) {
    guard case .touches(let samples) = input.content else { return }
    for sample in samples { apply(sample, at: input.timestamp) }
  }

  @inline(__always)
  private func cleanUp(_ event: UIEvent) {
    releaseHeld()
    if hasNewTouches {
      forEachDown { touch in
        if touch.facts.phase == .began { arbiter.forgetUntold(touch) }
      }
    }
    let isOver =
      (phases.contains(.ended) || phases.contains(.cancelled))
      && anyDown { !$0.isDown }
    if isOver { endLives(event) }
    isInFrame = false
    arbiter.conclude()
    isSequenceOver = isOver && downTouches.isEmpty
  }

  /// Lets go of the fingers that are up.
  private func endLives(_ event: UIEvent) {
    forEachDown { touch in
      if !touch.isDown { arbiter.noteCentroids(of: touch) }
    }
    var index = 0
    while index < downTouches.count {
      // The set of itself keeps the touch until it is let go.
      let touch = downTouches.unretained(index)
      if touch.borrowed({ $0.isDown }) {
        index += 1
        continue
      }
      touch.borrowed { touch in
        if let tapTuning { taps.note(touch, tapTuning) }
        arbiter.drop(touch, wasTold: !touch.delivery.isNewToRecognizers)
        downTouches.remove(touch)
      }
      if touch.borrowed({ $0.delivery.isHeld }) {
        touch.borrowed { $0.delivery.event = event }
        lingering.append(touch.takeUnretainedValue())
      } else if downTouches.isEmpty && departed == nil {
        touch.borrowed { $0.acceptances.clear() }
        departed = touch
      } else {
        letGo(of: touch.takeUnretainedValue())
      }
    }
    list(in: event)
  }

  /// Ends the life of a touch for good.
  func letGo(of touch: UITouch) {
    touch.acceptances.removeAll(keepingCapacity: true)
    touch.delivery.lone = nil
  }

  /// The event that tells of this frame, which the router keeps until the frame is over.
  private func currentEvent(at time: TimeInterval) -> Unmanaged<UIEvent> {
    isSequenceOver = false
    let identity = owner?.borrowed { $0.routingOptions.eventIdentity } ?? .perSequence
    if let event = liveEvent.map(Unmanaged.passUnretained), identity == .perSequence {
      event.borrowed { $0.time = time }
      return event
    }
    let event = spare.takeEvent(at: time)
    if !downTouches.isEmpty { list(in: event) }
    liveEvent = event
    return Unmanaged.passUnretained(event)
  }

  /// Writes the fingers that are down into the event: rule D14.
  func list(in event: UIEvent) {
    event.orderedTouches.clear()
    forEachDown { event.orderedTouches.append($0) }
  }
}
