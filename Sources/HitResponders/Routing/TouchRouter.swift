internal import Foundation

/// The way of touches from a frame of the queue to recognizers and views: applying, binding,
/// sending, clean-up.
///
/// A frame is handled in the steps of rule D4. A touch is bound to a window and a view when it
/// begins and keeps them for life; later phases never hit-test.
final class TouchRouter {
  private let live: LiveTouches
  private let down: TouchList
  private let views: ViewDelivery
  private let recognizers: RecognizerDelivery
  /// What becomes of recognizers.
  let arbiter: GestureArbiter
  /// The latest taps, for `UITouch.tapCount`.
  var taps = TapCounter()

  init(_ link: ApplicationLink) {
    live = LiveTouches()
    down = live.down
    views = ViewDelivery(live)
    arbiter = GestureArbiter(live, views, link)
    recognizers = RecognizerDelivery(live, arbiter, views)
  }

  isolated deinit { close() }

  /// Releases everything when the application is deallocated.
  ///
  /// Views own recognizers, which would otherwise keep their touches for good: no finger lifts any
  /// more.
  func close() {
    // What dies on the way takes itself out of these lists, so they are emptied first.
    let engaged = arbiter.engaged.all
    for recognizer in engaged { arbiter.engaged.remove(recognizer) }
    let touches = live.close()
    for recognizer in engaged {
      recognizer.tracking.touches.removeAll()
      recognizer.tracking.lifted = []
      recognizer.tracking.pointer = nil
    }
    for touch in touches {
      touch.delivery = UITouch.Delivery()
      touch.facts.view = nil
      touch.facts.window = nil
      touch.acceptances = []
    }
  }

  /// Takes a recognizer that is being deallocated from the touches it took and from those engaged.
  func forget(_ recognizer: UIGestureRecognizer) {
    arbiter.engaged.remove(recognizer)
    for touch in live.byFinger { touch.forget(recognizer) }
  }

  /// Whether no touch is live and no recognizer is engaged.
  var isQuiet: Bool { live.isEmpty && arbiter.engaged.isEmpty }

  /// The fingers that are down, in ascending order of finger.
  var downTouches: [UITouch] { down.all }

  /// Gives an event to the recognizers, then to the views of one window: rule D6.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    // A recognizer that sends the event it is told of would have views told before its peers.
    if arbiter.isCollecting { return }
    if live.isInFrame { return tell(event, in: window) }
    // A program sends an event it kept: frames may follow from what it does when it is told.
    let kept = down.all.map { ($0, $0.delivery.lone) }
    Leavers.keeping {
      tell(event, in: window)
      arbiter.conclude()
    }
    withExtendedLifetime(kept) {}
  }

  private func tell(_ event: UIEvent, in window: UIWindow) {
    recognizers.deliver(event, in: window)
    views.deliver(event, in: window)
  }

  /// The window of the touch that changed in this frame, if only one did; the touch keeps it.
  var onlyWindowWithChanges: Uncounted<UIWindow>? {
    down.withOnly(where: { $0.delivery.isPending }) { $0.uncountedWindow } ?? nil
  }

  /// The windows that own a touch that changed in this frame, front to back: rule D5.
  func windowsWithChanges(in application: UIApplication) -> [UIWindow] {
    var windows: [UIWindow] = []
    for touch in down.all where touch.delivery.isPending {
      guard let window = touch.facts.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    if windows.count < 2 { return windows }
    let order = application.windowsFrontToBack
    // A window hidden since its touch began is not in the order any more; it comes last.
    return order.filter(windows.contains) + windows.filter { !order.contains($0) }
  }

  /// The finger of another touch that a touch's view was given and still has.
  func otherFinger(besides touch: UITouch) -> Int? { live.otherFinger(besides: touch) }

  /// Cancels the live touches of a subtree that is about to leave its window: rule T15.
  ///
  /// - Returns: Whether client code was called, which may have changed the tree.
  func cancelTouches(inSubtreeOf root: UIView) -> Bool {
    if isQuiet { return false }
    func isInside(_ touch: UITouch) -> Bool { touch.facts.view?.isDescendant(of: root) == true }
    for touch in live.byFinger where touch.delivery.isBeganHeld && isInside(touch) {
      touch.delivery.isBeganHeld = false
    }
    let hadRecognizers = arbiter.withdrawRecognizers(inSubtreeOf: root)
    let leaving = live.byFinger.filter { $0.owesEnd && isInside($0) }
    views.cancel(leaving, of: nil)
    if hadRecognizers { arbiter.conclude() }
    return hadRecognizers || !leaving.isEmpty
  }

  // MARK: A frame

  /// Handles an input's changes, frame by frame: applies all changes, binds new touches, sends the
  /// event, cleans up.
  func process(
    _ samples: [TouchSample],
    merged: [ApplicationInput]?,
    at time: TimeInterval,
    in application: UIApplication
  ) {
    guard samples.count > 1, let frames = samples.partedAtLandings else {
      return processFrame(samples, merged: merged, at: time, in: application)
    }
    for index in frames.indices {
      processFrame(frames[index], merged: index == 0 ? merged : nil, at: time, in: application)
    }
  }

  private func processFrame(
    _ samples: [TouchSample],
    merged: [ApplicationInput]?,
    at time: TimeInterval,
    in application: UIApplication
  ) {
    live.beginFrame()
    if let merged { noteSamples(of: merged) }
    for sample in samples where sample.phase != .began { apply(sample, at: time) }
    if merged != nil {
      for touch in down.all where touch.delivery.isPending { touch.facts.timestamp = time }
    }
    prepareEvent(at: time, in: application)
    var isAnyOver = false
    live.uncountedEvent?.with { event in
      if samples.count > 1 || samples.first?.phase == .began {
        bindNew(samples, event: event, at: time, in: application)
      }
      if down.contains(where: { $0.delivery.isPending }) { application.sendEvent(event) }
      isAnyOver = cleanUp(event, application.routingOptions.tapCountTuning)
    }
    if isAnyOver { live.letGoOfDeparted() }
  }

  /// Applies the samples of frames that were merged into a later one: rule D11.
  private func noteSamples(of inputs: [ApplicationInput]) {
    for input in inputs {
      guard case .touches(let samples) = input.content else { continue }
      for sample in samples { apply(sample, at: input.timestamp) }
    }
  }

  private func apply(_ sample: TouchSample, at time: TimeInterval) {
    down.forEach { if $0.facts.finger == sample.finger { apply(sample, to: $0, at: time) } }
  }

  private func apply(_ sample: TouchSample, to touch: UITouch, at time: TimeInterval) {
    let location =
      touch.uncountedWindow?.with { $0.pointFromSuperview(sample.locationOnScreen) } ?? .zero
    if sample.phase == .moved || sample.phase == .stationary {
      if location == touch.facts.locationInWindow { return }
    }
    touch.change(
      to: sample.phase == .stationary ? .moved : sample.phase,
      at: location,
      time: time
    )
    live.note(touch.facts.phase)
  }

  /// Has the event of the sequence tell of this frame.
  private func prepareEvent(at time: TimeInterval, in application: UIApplication) {
    if let event = live.uncountedEvent, application.routingOptions.eventIdentity == .perSequence {
      event.with { $0.time = time }
    } else {
      live.beginSequence(at: time)
    }
  }

  /// Ends the frame, and the life of the fingers that are up.
  ///
  /// - Returns: Whether there were any.
  private func cleanUp(_ event: UIEvent, _ tuning: RoutingOptions.TapCountTuning) -> Bool {
    views.releaseHeld()
    if live.hasNewTouches {
      down.forEach { if $0.facts.phase == .began { recognizers.forgetUntold($0) } }
    }
    let isOver = down.contains { !$0.isDown }
    if isOver { endLives(event, tuning) }
    live.endFrame()
    arbiter.conclude()
    return isOver
  }

  /// Releases the touches of fingers that are up.
  private func endLives(_ event: UIEvent, _ tuning: RoutingOptions.TapCountTuning) {
    down.forEach { if !$0.isDown { recognizers.noteCentroids(of: $0) } }
    while let touch = down.first(where: { !$0.isDown }) {
      taps.note(touch, tuning)
      recognizers.drop(touch, wasTold: !touch.delivery.isNewToRecognizers)
      down.remove(touch)
      if touch.delivery.isHeld {
        touch.delivery.event = event
        live.lingering.append(touch)
      } else {
        live.letDepart(touch)
      }
    }
    live.list(in: event)
  }

  // MARK: Binding

  /// Binds the fingers that land, in ascending order.
  private func bindNew(
    _ samples: [TouchSample],
    event: UIEvent,
    at time: TimeInterval,
    in application: UIApplication
  ) {
    if samples.count == 1 {
      bind(samples[0], event: event, at: time, in: application)
    } else {
      let began = samples.filter { $0.phase == .began }.sorted { $0.finger < $1.finger }
      if began.isEmpty { return }
      for sample in began { bind(sample, event: event, at: time, in: application) }
    }
    live.list(in: event)
  }

  /// Gives a new touch its window and view: rules H1, H16, H18 and D9.
  private func bind(
    _ sample: TouchSample,
    event: UIEvent,
    at time: TimeInterval,
    in application: UIApplication
  ) {
    if application.isIgnoringInteractionEvents { return }
    endEarlierLife(of: sample.finger, event)
    let touch = live.makeTouch()
    touch.facts.finger = sample.finger
    touch.facts.timestamp = time
    for _ in 0..<max(1, application.routingOptions.hitTestPassesPerTouch) {
      (touch.facts.window, touch.facts.view) =
        hitTest(sample.locationOnScreen, with: event, in: application) ?? (nil, nil)
    }
    if let window = touch.facts.window {
      touch.land(at: window.pointFromSuperview(sample.locationOnScreen), time: time)
      touch.facts.tapCount = taps.count(of: touch, application.routingOptions.tapCountTuning)
      live.land(touch)
      recognizers.offer(touch, of: event)
    }
    Routing.note(.hitTests, .bound(touch))
  }

  /// Cancels the touch of a finger that lands although it is down already.
  private func endEarlierLife(of finger: Int, _ event: UIEvent) {
    guard let touch = down.first(where: { $0.facts.finger == finger }), touch.isDown else { return }
    recognizers.noteCentroids(of: touch)
    recognizers.drop(touch, wasTold: false)
    arbiter.settle()
    views.cancel([touch], of: event)
    down.remove(touch)
    live.letGo(of: touch)
  }

  private func hitTest(
    _ point: CGPoint,
    with event: UIEvent,
    in application: UIApplication
  ) -> (UIWindow, UIView)? {
    // A view that is asked may change the windows; those that were there are asked.
    let windows = application.visibleWindows
    var index = windows.count
    while index > 0 {
      index -= 1
      let window = windows[index]
      if let view = window.ask(window.hitPoint(fromSuperview: point), with: event) {
        return (window, view)
      }
    }
    return nil
  }
}
