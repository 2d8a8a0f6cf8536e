import Foundation
import HitResponders
import ScenarioSupport
import TestSupport

/// Random fingers on random views with random recognizers, while handlers change everything.
///
/// Everything comes from one seed, so two storms of one seed must read the same.
final class GestureStorm {
  let desk = Desk()
  var random: Seeded
  /// What went against the rules.
  private(set) var faults: [String] = []
  private var windows: [LoggedWindow] = []
  private var views: [LoggedView] = []
  private var recognizers: [StormRecognizer] = []
  private var delegates: [StormDelegate] = []
  private var lives: [Life] = []
  /// How many handlers are running; deeper ones change nothing, so that a storm ends.
  private var depth = 0
  /// Whether a view is on its way to a superview; see `TouchStorm`.
  private var isPlacing = false
  /// The windows whose views were told of the frame that is being told, and its time.
  private var windowsTold: [ObjectIdentifier: TimeInterval] = [:]
  private var isPlaying = false
  private var latestEvent: UIEvent?

  /// What one view was told of one touch.
  private struct Life {
    let touch: UITouch
    let view: UIView
    var isOver = false
  }

  init(seed: UInt64) {
    random = Seeded(seed)
    desk.log.recorded = [.touch, .gesture]
    desk.application.routingOptions.gestureActionTiming = random.oneIn(4) ? .nextTurn : .inline
    desk.application.routingOptions.eventIdentity = random.oneIn(4) ? .perFrame : .perSequence
    desk.application.routingOptions.coalescesMoves = random.oneIn(4)
    for index in 0..<2 {
      let frame = CGRect(x: index * 60, y: index * 40, width: 200, height: 200)
      windows.append(desk.window("W\(index)", frame, level: CGFloat(index)))
    }
    for index in 0..<8 { addView(index) }
    for _ in 0..<(1 + random.below(8)) { addRecognizer() }
    for _ in 0..<random.below(6) { require() }
  }

  private func addView(_ index: Int) {
    let frame = CGRect(
      x: random.number(-20...40),
      y: random.number(-20...40),
      width: random.number(80...200),
      height: random.number(80...200)
    )
    let view = desk.view("V\(index)", frame)
    place(view)
    view.isMultipleTouchEnabled = random.oneIn(2)
    view.isExclusiveTouch = random.oneIn(8)
    view.role.touches = [.log, .log, .forward, .logAndForward][random.below(4)]
    view.role.onTouches = { [unowned self, unowned view] phase, touches, event in
      heard(by: view, phase, touches, event)
    }
    views.append(view)
  }

  private func addRecognizer() {
    if recognizers.count >= 12 { return }
    let manners = StormRecognizer.Manner.allCases
    let recognizer = StormRecognizer(
      recognizers.count,
      manners[random.below(manners.count)],
      in: self
    )
    if random.oneIn(2) {
      let delegate = StormDelegate(self)
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    recognizers.append(recognizer)
    vary(recognizer)
    attach(recognizer)
  }

  private func vary(_ recognizer: StormRecognizer) {
    recognizer.delaysTouchesBegan = random.oneIn(4)
    recognizer.delaysTouchesEnded = !random.oneIn(3)
    recognizer.cancelsTouchesInView = !random.oneIn(3)
  }

  private func attach(_ recognizer: StormRecognizer) {
    let hosts: [UIView] = windows + views
    hosts[random.below(hosts.count)].addGestureRecognizer(recognizer)
  }

  private func require() {
    let one = recognizers[random.below(recognizers.count)]
    one.require(toFail: recognizers[random.below(recognizers.count)])
  }

  // MARK: Playing

  /// Plays random frames, then lifts every finger and lets time pass, and returns the log.
  func run(frames: Int) -> [String] {
    for frame in 0..<frames {
      for window in windows where window.isHidden && random.oneIn(2) { window.isHidden = false }
      for view in views where view.window == nil && random.oneIn(3) { place(view) }
      for recognizer in recognizers where recognizer.view == nil && random.oneIn(3) {
        attach(recognizer)
      }
      for recognizer in recognizers where !recognizer.isEnabled && random.oneIn(3) {
        recognizer.isEnabled = true
      }
      desk.application.enqueue(.touches(samples(), at: Double(frame) * 0.05))
      if !random.oneIn(3) { play() }
      if random.oneIn(10) { change() }
      if random.oneIn(6) {
        play()
        desk.application.advance(to: Double(frame) * 0.05 + 0.02)
      }
    }
    let lifts = (0..<10).map {
      TouchSample(finger: $0, phase: .ended, locationOnScreen: .zero)
    }
    desk.application.enqueue(.touches(lifts, at: desk.application.now + 0.01))
    play()
    desk.application.advance(to: desk.application.now + 1_000)
    expectQuiet()
    return desk.log.take()
  }

  private func samples() -> [TouchSample] {
    let fingers = random.oneIn(8) ? 10 : 3
    var samples: [TouchSample] = []
    for finger in 0..<fingers where random.oneIn(2) {
      let phases: [UITouch.Phase] = [
        .began, .began, .began, .moved, .moved, .moved, .moved, .moved, .moved, .stationary,
        .ended, .cancelled,
      ]
      let place = CGPoint(x: random.number(0...200), y: random.number(0...200))
      let phase = phases[random.below(phases.count)]
      samples.append(TouchSample(finger: finger, phase: phase, locationOnScreen: place))
    }
    return samples
  }

  /// Handles what is queued, one input after another, so that frames can be told apart.
  private func play() {
    isPlaying = true
    repeat { windowsTold = [:] } while desk.application.processNextInput()
    isPlaying = false
  }

  private func expectQuiet() {
    for life in lives where !life.isOver {
      fault("\(life.view.routingName) was never told of an end")
    }
    for recognizer in recognizers where recognizer.state != .possible {
      fault("R\(recognizer.number) stays \(recognizer.state)")
    }
    for recognizer in recognizers where recognizer.numberOfTouches > 0 {
      fault("R\(recognizer.number) keeps fingers")
    }
    if desk.application.nextDeadline != nil { fault("a deadline is left") }
    expectSound(windows, windows + views)
  }

  // MARK: Being told

  func log(_ line: String) { desk.log.write(.gesture, line) }

  func fault(_ text: String) { faults.append(text) }

  func recognizerHeard(in window: UIWindow?) {
    if let window, windowsTold[ObjectIdentifier(window)] == desk.application.now {
      fault("a recognizer was told after a view of its window")
    }
  }

  private func heard(
    by view: UIView,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent?
  ) {
    latestEvent = event
    for touch in touches.sorted(by: { $0.finger < $1.finger }) where touch.view === view {
      if view.window !== touch.window { fault("\(view.routingName) got \(phase) outside") }
      if touch.phase != phase { fault("\(phase) carries a touch that is \(touch.phase)") }
      // A cancel may come at any time, and so may the past that a recognizer held back.
      if phase == .moved, touch.timestamp == desk.application.now, let window = touch.window {
        windowsTold[ObjectIdentifier(window)] = touch.timestamp
      }
      let index = lives.firstIndex { $0.touch === touch && $0.view === view }
      switch (phase, index) {
      case (.began, nil): lives.append(Life(touch: touch, view: view))
      case (.began, _?): fault("\(view.routingName) got began twice")
      case (_, nil): fault("\(view.routingName) got \(phase) without began")
      case (_, let index?):
        if lives[index].isOver { fault("\(view.routingName) got \(phase) after the end") }
        if phase != .moved { lives[index].isOver = true }
      }
    }
    disturb()
  }

  // MARK: Disturbing

  /// Changes something now and then, unless handlers are nested deep already.
  func disturb() {
    guard depth < 3, random.oneIn(6) else { return }
    depth += 1
    change()
    depth -= 1
  }

  private func place(_ view: UIView) {
    if isPlacing { return }
    isPlacing = true
    let parents: [UIView] = (windows + views).filter { !$0.isDescendant(of: view) }
    parents[random.below(parents.count)].addSubview(view)
    isPlacing = false
  }

  private func change() {
    let view = views[random.below(views.count)]
    let recognizer = recognizers[random.below(recognizers.count)]
    switch random.below(19) {
    case 0: view.removeFromSuperview()
    case 1, 2: place(view)
    case 3: view.isHidden.toggle()
    case 4: view.isMultipleTouchEnabled.toggle()
    case 5: view.superview?.bringSubviewToFront(view)
    case 6: windows[random.below(windows.count)].isHidden.toggle()
    case 7, 8: recognizer.isEnabled.toggle()
    case 9, 10: attach(recognizer)
    case 11: recognizer.view?.removeGestureRecognizer(recognizer)
    case 12: require()
    case 13: vary(recognizer)
    case 14: addRecognizer()
    case 15, 16: setState(of: recognizer)
    case 17: if let latestEvent, depth > 0 { view.window?.sendEvent(latestEvent) }
    default:
      let finger = random.below(10)
      let sample = TouchSample(finger: finger, phase: .cancelled, locationOnScreen: .zero)
      desk.application.enqueue(.touches([sample], at: 0))
      if isPlaying { desk.application.processQueue() }
    }
  }

  /// Sets a state from outside; a gesture is not begun without a finger, as nothing would end it.
  private func setState(of recognizer: StormRecognizer) {
    let states = UIGestureRecognizer.State.allCases
    let state = states[random.below(states.count)]
    if state == .began && recognizer.numberOfTouches == 0 { return }
    recognizer.state = state
  }

  // MARK: Letting go

  /// What must not outlive the storm.
  var possessions: [Weak] {
    (windows + views).map { Weak($0) } + recognizers.map { Weak($0) }
      + lives.map { Weak($0.touch) }
  }

  func hideWindows() {
    for window in windows { window.isHidden = true }
    desk.application.layoutIfNeeded()
  }
}

/// An object that is not kept alive.
struct Weak {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
