internal import Foundation

/// The way of touches from a frame of the queue to the views: binding, sending, clean-up.
///
/// A frame is handled in the steps of rule D4. A touch is bound to a window and a view when it
/// begins and keeps them for life; later phases never hit-test. Whether a view is *given* its touch
/// is another question, settled once at its began: a touch that was withheld stays withheld.
final class TouchRouter {
  /// The application that owns the router.
  @exclusivity(unchecked)
  unowned(unsafe) var application: UIApplication?

  /// The fingers that are down, in ascending order of finger.
  @exclusivity(unchecked)
  var tracks: [Track] = []

  /// The fingers that are up, and whose lift a recognizer keeps from their views for now.
  @exclusivity(unchecked)
  var lingering: [Track] = []

  /// The event of the sequence that is going on.
  @exclusivity(unchecked)
  private(set) var liveEvent: UIEvent?

  /// Whether a frame is being handled, so that what is kept from views waits for its end.
  @exclusivity(unchecked)
  private(set) var isInFrame = false

  /// The phases that touches changed to in this frame.
  @exclusivity(unchecked)
  private(set) var phases = Phases()

  /// The recognizers and what becomes of them.
  let arbiter = GestureArbiter()

  /// The taps that a further one may follow, oldest first.
  @exclusivity(unchecked)
  var taps: [Tap] = []

  init() { arbiter.owner = Unmanaged.passUnretained(self) }

  isolated deinit {
    // Views own recognizers, which may keep their touches until the fingers are up: now is never.
    for touch in (tracks + lingering).map(\.touch) {
      touch.facts.view = nil
      touch.facts.window = nil
      touch.acceptances = []
    }
    for recognizer in arbiter.engaged {
      recognizer.tracking.history = []
      recognizer.tracking.firstView = nil
      recognizer.tracking.window = nil
    }
  }

  // MARK: A frame

  /// Handles one frame: applies all changes, binds new touches, sends the event, cleans up.
  func process(_ samples: [TouchSample], merged: [ApplicationInput], at time: TimeInterval) {
    isInFrame = true
    phases = Phases()
    for track in tracks { track.rest() }
    for input in merged { noteSamples(of: input) }
    for sample in samples where sample.phase != .began { apply(sample, at: time) }
    for track in tracks where track.isPending { track.touch.facts.timestamp = time }
    let event = currentEvent(at: time)
    bindNew(samples, event: event, at: time)
    if hasPending { application?.sendEvent(event) }
    cleanUp(event)
  }

  /// Binds the fingers that land, in ascending order.
  private func bindNew(_ samples: [TouchSample], event: UIEvent, at time: TimeInterval) {
    if samples.count == 1 {
      if samples[0].phase != .began { return }
      bind(samples[0], event: event, at: time)
    } else {
      let began = samples.filter { $0.phase == .began }.sorted { $0.finger < $1.finger }
      if began.isEmpty { return }
      for sample in began { bind(sample, event: event, at: time) }
    }
    list(in: event)
  }

  private func track(of finger: Int) -> Track? {
    for track in tracks where track.touch.facts.finger == finger { return track }
    return nil
  }

  /// Whether fingers landed in this frame.
  var hasNewTouches: Bool { phases.contains(.began) }

  private var hasPending: Bool {
    for track in tracks where track.isPending { return true }
    return false
  }

  private func apply(_ sample: TouchSample, at time: TimeInterval) {
    guard let track = track(of: sample.finger) else { return }
    let touch = track.touch
    let location = touch.facts.window?.pointFromSuperview(sample.locationOnScreen) ?? .zero
    if sample.phase == .moved || sample.phase == .stationary {
      if location == touch.facts.locationInWindow { return }
    }
    // The first change of a frame starts from where the finger was when the view was told last;
    // later ones, of merged frames, must not hide the way from there.
    if track.isPending {
      touch.keepSample()
    } else {
      touch.facts.previousLocationInWindow = touch.facts.locationInWindow
    }
    touch.facts.locationInWindow = location
    touch.facts.phase = sample.phase == .stationary ? .moved : sample.phase
    touch.facts.timestamp = time
    track.isPending = true
    track.isNewToRecognizers = true
    phases.insert(touch.facts.phase)
  }

  /// Keeps the samples of a frame that was merged into a later one: rule D11.
  private func noteSamples(of input: ApplicationInput) {
    guard case .touches(let samples) = input.content else { return }
    for sample in samples { apply(sample, at: input.timestamp) }
  }

  private func cleanUp(_ event: UIEvent) {
    releaseHeld()
    if hasNewTouches {
      for track in tracks where track.touch.facts.phase == .began {
        arbiter.forgetUntold(track.touch)
      }
    }
    var isOver = false
    if phases.contains(.ended) || phases.contains(.cancelled) {
      for track in tracks where !track.isLive { isOver = true }
    }
    if isOver { endLives(event) }
    isInFrame = false
    arbiter.conclude()
    if isOver && tracks.isEmpty { liveEvent = nil }
  }

  /// Lets go of the fingers that are up.
  private func endLives(_ event: UIEvent) {
    for track in tracks where !track.isLive { arbiter.noteCentroids(of: track.touch) }
    for track in tracks where !track.isLive {
      noteTap(track.touch)
      arbiter.drop(track.touch, wasTold: !track.isNewToRecognizers)
      if track.isHeld {
        track.event = event
        lingering.append(track)
      } else {
        // A subclass that keeps its touches would else keep itself alive.
        track.touch.acceptances = []
      }
    }
    for track in tracks where !track.isLive { tracks.remove(track) }
    list(in: event)
  }

  private func currentEvent(at time: TimeInterval) -> UIEvent {
    let identity = application?.routingOptions.eventIdentity ?? .perSequence
    if let event = liveEvent, identity == .perSequence {
      event.timestamp = time
      return event
    }
    let event = UIEvent(.touches, timestamp: time)
    list(in: event)
    liveEvent = event
    return event
  }

  /// Writes the fingers that are down into the event: rule D14.
  private func list(in event: UIEvent) {
    event.orderedTouches.removeAll(keepingCapacity: true)
    for track in tracks { event.orderedTouches.append(track.touch) }
  }

  // MARK: Binding

  /// Gives a new touch its window and view: rules H1, H16, H18 and D9.
  private func bind(_ sample: TouchSample, event: UIEvent, at time: TimeInterval) {
    guard let application, !application.isIgnoringInteractionEvents else { return }
    // A finger that is down already cannot land: its old life is over first.
    if let track = track(of: sample.finger), track.isLive {
      cancel([track], of: event)
      tracks.remove(track)
      arbiter.noteCentroids(of: track.touch)
      arbiter.drop(track.touch, wasTold: false)
      track.touch.acceptances = []
      arbiter.settle()
    }
    let touch = UITouch()
    touch.facts.finger = sample.finger
    touch.facts.timestamp = time
    for _ in 0..<max(1, application.routingOptions.hitTestPassesPerTouch) {
      (touch.facts.window, touch.facts.view) = hitTest(sample.locationOnScreen, with: event)
    }
    if let window = touch.facts.window {
      touch.facts.locationInWindow = window.pointFromSuperview(sample.locationOnScreen)
      touch.facts.previousLocationInWindow = touch.facts.locationInWindow
      touch.facts.tapCount = tapCount(of: touch)
      var place = tracks.count
      while place > 0, tracks[place - 1].touch.facts.finger > touch.facts.finger { place -= 1 }
      tracks.insert(Track(touch: touch), at: place)
      phases.insert(.began)
      arbiter.offer(touch, of: event)
    }
    Routing.note(.hitTests, .bound(touch))
  }

  private func hitTest(_ point: CGPoint, with event: UIEvent) -> (UIWindow?, UIView?) {
    for window in application?.windowsFrontToBack ?? [] {
      if let view = window.ask(window.pointFromSuperview(point), with: event) {
        return (window, view)
      }
    }
    return (nil, nil)
  }

  // MARK: Tap counts

  struct Tap {
    /// Only compared, never followed; a window that dies takes its taps along.
    var window: ObjectIdentifier
    let locationInWindow: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private func noteTap(_ touch: UITouch) {
    guard touch.facts.phase == .ended, let window = touch.facts.window, let application else {
      return
    }
    let interval = application.routingOptions.tapCountTuning.interval
    // Differences of times carry rounding; a nanosecond decides nothing.
    var stale = 0
    while stale < taps.count, taps[stale].time < touch.facts.timestamp - interval - 1e-9 {
      stale += 1
    }
    if stale > 0 { taps.removeFirst(stale) }
    taps.append(
      Tap(
        window: ObjectIdentifier(window),
        locationInWindow: touch.facts.locationInWindow,
        time: touch.facts.timestamp,
        count: touch.facts.tapCount
      )
    )
  }

  /// One more than the latest tap that is near and recent enough: rules T13 and T14.
  private func tapCount(of touch: UITouch) -> Int {
    guard let tuning = application?.routingOptions.tapCountTuning, let window = touch.facts.window
    else {
      return 1
    }
    let id = ObjectIdentifier(window)
    let place = touch.facts.locationInWindow
    for tap in taps.reversed() where touch.facts.timestamp - tap.time <= tuning.interval + 1e-9 {
      let (dx, dy) = (tap.locationInWindow.x - place.x, tap.locationInWindow.y - place.y)
      if tap.window == id, dx * dx + dy * dy <= tuning.distance * tuning.distance {
        return tap.count + 1
      }
    }
    return 1
  }

  /// Forgets what was tapped in a window that dies.
  func forgetTaps(in window: UIWindow) {
    taps.removeAll { $0.window == ObjectIdentifier(window) }
  }
}
