import Foundation
import HitControls
import HitGestures
import HitResponders
import ScenarioSupport
import TestSupport

/// Random fingers on random controls in scroll views, while their actions change everything.
///
/// Everything comes from one seed, so two storms of one seed must read the same.
final class ControlStorm {
  let desk = Desk()
  /// What went against the rules.
  private(set) var faults: [String] = []
  private var random: Seeded
  private var windows: [LoggedWindow] = []
  private var controls: [UIControl] = []
  private var scrollViews: [UIScrollView] = []
  private var recognizers: [UIGestureRecognizer] = []
  /// The controls that told a touch down and not yet how it ended.
  private var down: Set<UIControl> = []
  /// How many actions are running; deeper ones change nothing, so that a storm ends.
  private var depth = 0

  private var views: [UIView] { scrollViews + controls }

  /// Everything that must go when the storm is over.
  var possessions: [AnyObject] { controls + scrollViews + recognizers }

  init(seed: UInt64) {
    random = Seeded(seed)
    desk.log.recorded = [.control]
    desk.application.routingOptions.coalescesMoves = random.oneIn(4)
    for index in 0..<2 {
      let frame = CGRect(x: index * 80, y: index * 60, width: 240, height: 240)
      windows.append(desk.window("W\(index)", frame, level: CGFloat(index)))
    }
    for _ in 0..<3 { addScrollView() }
    for _ in 0..<9 { addControl() }
    for _ in 0..<4 { addRecognizer() }
  }

  // MARK: Making

  private func addScrollView() {
    let view = UIScrollView(frame: frame(100...220))
    view.contentSize = CGSize(width: random.number(80...500), height: random.number(80...500))
    view.delaysContentTouches = random.oneIn(2)
    view.canCancelContentTouches = !random.oneIn(3)
    view.bounces = random.oneIn(2)
    view.isDirectionalLockEnabled = random.oneIn(3)
    scrollViews.append(view)
    place(view)
  }

  /// Events that fall together are one pass, whatever its first action does: rule C10.
  private static let drags: UIControl.Event =
    [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit]

  private static let events =
    UIControl.Event.named.filter { !drags.contains($0.event) } + [(drags, "touchDrag")]

  private func addControl() {
    let made: [() -> UIControl] = [
      { UIControl() }, { UIButton(type: .system) }, { UISwitch() }, { UISlider() },
      { UIStepper() }, { UISegmentedControl(items: ["a", "b", "c"]) },
    ]
    let control = made[random.below(made.count)]()
    control.accessibilityIdentifier = "C\(controls.count)"
    control.frame = frame(40...120)
    control.isMultipleTouchEnabled = random.oneIn(3)
    control.isExclusiveTouch = random.oneIn(6)
    for (event, name) in Self.events {
      let action = UIAction { [unowned self, unowned control] _ in heard(control, event, name) }
      control.addAction(action, for: event)
    }
    controls.append(control)
    place(control)
  }

  private func addRecognizer() {
    let made: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UISwipeGestureRecognizer() },
      { UILongPressGestureRecognizer() }, { UIPinchGestureRecognizer() },
      { UIRotationGestureRecognizer() }, { UIScreenEdgePanGestureRecognizer() },
      { UIHoverGestureRecognizer() },
    ]
    let recognizer = made[random.below(made.count)]()
    recognizer.delaysTouchesBegan = random.oneIn(4)
    recognizer.cancelsTouchesInView = !random.oneIn(3)
    recognizers.append(recognizer)
    recognizer.addAction { [unowned self] in
      desk.log.write(.control, "\(type(of: $0)) \($0.state)")
      disturb()
    }
    host().addGestureRecognizer(recognizer)
  }

  private func frame(_ side: ClosedRange<Double>) -> CGRect {
    CGRect(
      x: random.number(-20...120),
      y: random.number(-20...120),
      width: random.number(side),
      height: random.number(side)
    )
  }

  private func host() -> UIView {
    let all: [UIView] = windows + views
    return all[random.below(all.count)]
  }

  private func place(_ view: UIView) {
    let parents: [UIView] = (windows + scrollViews).filter { !$0.isDescendant(of: view) }
    parents[random.below(parents.count)].addSubview(view)
  }

  // MARK: Playing

  /// Plays random frames, then lifts every finger and lets time pass, and returns the log.
  func run(frames: Int) -> [String] {
    for frame in 0..<frames {
      for view in views where view.window == nil && random.oneIn(3) { place(view) }
      for view in views where view.isHidden && random.oneIn(3) { view.isHidden = false }
      for control in controls where !control.isEnabled && random.oneIn(3) {
        control.isEnabled = true
      }
      desk.application.enqueue(.touches(samples(), at: Double(frame) * 0.05))
      if !random.oneIn(3) { desk.application.processQueue() }
      if random.oneIn(10) { change() }
      if random.oneIn(6) { desk.application.advance(to: Double(frame) * 0.05 + 0.02) }
    }
    let lifts = (0..<6).map {
      TouchSample(finger: $0, phase: .ended, locationOnScreen: .zero)
    }
    desk.application.enqueue(.touches(lifts, at: desk.application.now + 0.01))
    desk.application.advance(to: desk.application.now + 1_000)
    expectQuiet()
    return desk.log.take()
  }

  private func samples() -> [TouchSample] {
    var samples: [TouchSample] = []
    for finger in 0..<6 where random.oneIn(2) {
      let phase: UITouch.Phase =
        [.began, .began, .moved, .moved, .moved, .stationary, .ended, .cancelled][random.below(8)]
      let place = CGPoint(x: random.number(0...300), y: random.number(0...300))
      samples.append(TouchSample(finger: finger, phase: phase, locationOnScreen: place))
    }
    return samples
  }

  private func expectQuiet() {
    for control in controls {
      if down.contains(control) { fault(control, "was never told how the touch ended") }
      if control.isTracking || control.isTouchInside { fault(control, "still tracks") }
      if control.isHighlighted { fault(control, "is still highlighted") }
    }
    for case let slider as UISlider in controls
    where !(slider.minimumValue...slider.maximumValue).contains(slider.value) {
      fault(slider, "has the value \(slider.value)")
    }
    for view in scrollViews {
      if view.isTracking || view.isDragging || view.isDecelerating {
        faults.append("a scroll view is not at rest")
      }
      let place = view.contentOffset
      if !place.x.isFinite || !place.y.isFinite { faults.append("a scroll view is nowhere") }
    }
    for recognizer in recognizers where recognizer.state != .possible {
      faults.append("\(type(of: recognizer)) stays \(recognizer.state)")
    }
    if desk.application.nextDeadline != nil { faults.append("a deadline is left") }
  }

  private func fault(_ control: UIControl, _ text: String) {
    faults.append("\(control.routingName) \(type(of: control)) \(text)")
  }

  private func heard(_ control: UIControl, _ event: UIControl.Event, _ name: String) {
    desk.log.write(.control, "\(control.routingName) \(name)")
    switch event {
    case .touchDown:
      if !down.insert(control).inserted { fault(control, "got touchDown twice") }
      if !control.isTracking { fault(control, "does not track after touchDown") }
    case .touchUpInside, .touchUpOutside, .touchCancel:
      if down.remove(control) == nil { fault(control, "got \(name) without touchDown") }
      if control.isTracking { fault(control, "tracks in \(name)") }
    case Self.drags:
      if !down.contains(control) { fault(control, "got \(name) without touchDown") }
    default: break
    }
    disturb()
  }

  // MARK: Disturbing

  private func disturb() {
    guard depth < 3, random.oneIn(5) else { return }
    depth += 1
    change()
    depth -= 1
  }

  private func change() {
    let view = views[random.below(views.count)]
    let control = controls[random.below(controls.count)]
    let scrollView = scrollViews[random.below(scrollViews.count)]
    let recognizer = recognizers[random.below(recognizers.count)]
    switch random.below(14) {
    case 0: view.removeFromSuperview()
    case 1, 2: place(view)
    case 3: view.isHidden.toggle()
    case 4: view.superview?.bringSubviewToFront(view)
    case 5: control.isEnabled.toggle()
    case 6: recognizer.isEnabled.toggle()
    case 7: recognizer.view?.removeGestureRecognizer(recognizer)
    case 8: host().addGestureRecognizer(recognizer)
    case 9: scrollView.isScrollEnabled.toggle()
    case 10: scrollView.setContentOffset(CGPoint(x: 10, y: 20), animated: random.oneIn(2))
    case 11: scrollView.contentSize = CGSize(width: random.number(0...400), height: 300)
    case 12: scrollView.panGestureRecognizer.isEnabled.toggle()
    default:
      let sample = TouchSample(finger: random.below(6), phase: .cancelled, locationOnScreen: .zero)
      desk.application.enqueue(.touches([sample], at: 0))
    }
  }
}
