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

  /// The latest taps, for `UITouch.tapCount`.
  @exclusivity(unchecked)
  var taps = Taps()

  /// The storage of what the last finger needed, kept for the next one.
  @exclusivity(unchecked)
  private var spare = Spare()

  private struct Spare {
    var alone: Set<UITouch> = []
    var acceptances: [UITouch.Acceptance] = []
    var orderedTouches: [UITouch] = []
  }

  init() { arbiter.owner = Unmanaged.passUnretained(self) }

  isolated deinit {
    // Views own recognizers, which may keep their touches until the fingers are up: now is never.
    for touch in (tracks + lingering).map(\.touch) {
      touch.facts.view = nil
      touch.facts.window = nil
      touch.acceptances = []
    }
    for recognizer in arbiter.engaged {
      recognizer.tracking.lifted = []
      recognizer.tracking.hoverWindow = nil
      recognizer.tracking.engagement = nil
    }
  }

  /// Forgets what was tapped in a window that dies.
  func forgetTaps(in window: UIWindow) {
    taps.forget(window)
  }

  private var tapTuning: RoutingOptions.TapCountTuning? {
    owner?.borrowed { $0.routingOptions.tapCountTuning }
  }

  // MARK: A frame

  /// Handles one frame: applies all changes, binds new touches, sends the event, cleans up.
  func process(_ samples: [TouchSample], merged: [ApplicationInput], at time: TimeInterval) {
    isInFrame = true
    phases = Phases()
    tracks.forEachBorrowed { $0.rest() }
    for input in merged { noteSamples(of: input) }
    var index = 0
    while index < samples.count {
      if samples[index].phase != .began { apply(samples[index], at: time) }
      index += 1
    }
    if !merged.isEmpty {
      for track in tracks where track.isPending { track.touch.facts.timestamp = time }
    }
    let event = currentEvent(at: time)
    bindNew(samples, event: event, at: time)
    if hasPending { owner?.borrowed { $0.sendEvent(event) } }
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

  private var hasPending: Bool { tracks.anyBorrowed { $0.isPending } }

  private func apply(_ sample: TouchSample, at time: TimeInterval) {
    tracks.forEachBorrowed { track in
      if track.touch.facts.finger == sample.finger { apply(sample, to: track, at: time) }
    }
  }

  private func apply(_ sample: TouchSample, to track: Track, at time: TimeInterval) {
    let touch = track.touch
    let window = touch.facts.window.map(Unmanaged.passUnretained)
    let location =
      window?.borrowed { $0.pointFromSuperview(sample.locationOnScreen) } ?? .zero
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
      tracks.forEachBorrowed { track in
        if track.touch.facts.phase == .began { arbiter.forgetUntold(track.touch) }
      }
    }
    let isOver =
      (phases.contains(.ended) || phases.contains(.cancelled))
      && tracks.anyBorrowed { !$0.isLive }
    if isOver { endLives(event) }
    isInFrame = false
    arbiter.conclude()
    if isOver && tracks.isEmpty {
      swap(&spare.orderedTouches, &event.orderedTouches)
      liveEvent = nil
    }
  }

  /// Lets go of the fingers that are up.
  private func endLives(_ event: UIEvent) {
    tracks.forEachBorrowed { track in
      if !track.isLive { arbiter.noteCentroids(of: track.touch) }
    }
    var index = 0
    while index < tracks.count {
      let track = tracks[index]
      if track.isLive {
        index += 1
        continue
      }
      if let tapTuning { taps.note(track.touch, tapTuning) }
      arbiter.drop(track.touch, wasTold: !track.isNewToRecognizers)
      tracks.remove(track)
      if track.isHeld {
        track.event = event
        lingering.append(track)
      } else {
        letGo(of: track)
      }
    }
    list(in: event)
  }

  /// Ends the life of a touch for good; the storage of what it needed is kept for the next one.
  ///
  /// A recognizer that keeps its touches would keep itself alive if they kept it as well.
  func letGo(of track: Track) {
    // What dies here may run code of others, which must not meet a list that is being emptied.
    var acceptances: [UITouch.Acceptance] = []
    swap(&acceptances, &track.touch.acceptances)
    acceptances.clear()
    spare.acceptances = acceptances
    var alone: Set<UITouch> = []
    swap(&alone, &track.alone)
    alone.removeAll(keepingCapacity: true)
    spare.alone = alone
  }

  private func currentEvent(at time: TimeInterval) -> UIEvent {
    let identity = owner?.borrowed { $0.routingOptions.eventIdentity } ?? .perSequence
    if let event = liveEvent, identity == .perSequence {
      event.timestamp = time
      return event
    }
    let event = UIEvent(.touches, timestamp: time)
    swap(&event.orderedTouches, &spare.orderedTouches)
    if !tracks.isEmpty { list(in: event) }
    liveEvent = event
    return event
  }

  /// Writes the fingers that are down into the event: rule D14.
  private func list(in event: UIEvent) {
    event.orderedTouches.clear()
    tracks.forEachBorrowed { event.orderedTouches.append($0.touch) }
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
      letGo(of: track)
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
      touch.facts.startInWindow = touch.facts.locationInWindow
      touch.facts.startTime = time
      if let tapTuning { touch.facts.tapCount = taps.count(of: touch, tapTuning) }
      var place = tracks.count
      while place > 0, tracks[place - 1].touch.facts.finger > touch.facts.finger { place -= 1 }
      let track = Track(touch: touch, storage: &spare.alone)
      if place == tracks.count { tracks.append(track) } else { tracks.insert(track, at: place) }
      swap(&touch.acceptances, &spare.acceptances)
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
}
