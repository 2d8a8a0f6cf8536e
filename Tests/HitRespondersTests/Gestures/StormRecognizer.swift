import Foundation
import HitResponders
import ScenarioSupport
import TestSupport

/// A recognizer whose every decision comes from its storm's seed.
final class StormRecognizer: UIGestureRecognizer {
  /// How it deals with touches.
  enum Manner: CaseIterable {
    /// Recognizes once, when its fingers are up, perhaps a while later.
    case discrete
    /// Begins with a move and ends with the last finger.
    case continuous
    /// Asks for any state at any time, or forgets to.
    case sloppy
  }

  let number: Int
  private let manner: Manner
  private unowned let storm: GestureStorm
  /// The touches it was told of and not of their end.
  private var live: [UITouch] = []
  private var isGoingOn = false

  init(_ number: Int, _ manner: Manner, in storm: GestureStorm) {
    self.number = number
    self.manner = manner
    self.storm = storm
    super.init(target: nil, action: nil)
    name = "R\(number)"
    addAction { [unowned self] _ in act() }
  }

  // MARK: What it is told

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.began, touches)
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      if live.contains(touch) { storm.fault("R\(number) got began twice") }
      if storm.random.oneIn(20) { ignore(touch, for: event) } else { live.append(touch) }
    }
    if manner == .sloppy { ask() } else if storm.random.oneIn(12) { state = .failed }
    storm.disturb()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.moved, touches)
    switch manner {
    case .discrete: if storm.random.oneIn(6) { state = .failed }
    case .continuous:
      if state == .possible {
        if storm.random.oneIn(2) { state = .began }
      } else {
        state = .changed
      }
    case .sloppy: ask()
    }
    storm.disturb()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.ended, touches)
    live.removeAll(where: touches.contains)
    switch manner {
    case .discrete:
      if numberOfTouches == 0 {
        switch storm.random.below(4) {
        case 0: state = .failed
        case 1: startTimer(0.3) { [unowned self] in state = .failed }
        default: state = .ended
        }
      }
    case .continuous:
      if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
    case .sloppy:
      if storm.random.oneIn(4) { startTimer(0.2) { [unowned self] in ask() } }
      ask()
    }
    storm.disturb()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.cancelled, touches)
    live.removeAll(where: touches.contains)
    if manner != .sloppy { state = state == .possible ? .failed : .cancelled }
    storm.disturb()
  }

  override func reset() {
    storm.log("reset R\(number)")
    let isInline = storm.desk.application.routingOptions.gestureActionTiming == .inline
    if isGoingOn && isInline { storm.fault("R\(number) was reset while its gesture went on") }
    live = []
    if manner == .sloppy { ask() }
    if storm.random.oneIn(8) { storm.disturb() }
  }

  private func told(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    let sorted = touches.sorted { $0.finger < $1.finger }
    storm.log("\(phase) R\(number) \(sorted.map(\.finger)) of \(numberOfTouches)")
    for touch in sorted {
      if touch.phase != phase { storm.fault("\(phase) carries a touch that is \(touch.phase)") }
      if phase != .began && !live.contains(touch) {
        storm.fault("R\(number) got \(phase) without began")
      }
      if view?.window !== touch.window { storm.fault("R\(number) got \(phase) outside its window") }
      if touch.gestureRecognizers?.contains(self) != true {
        storm.fault("R\(number) got \(phase) of a touch it did not take")
      }
      storm.recognizerHeard(in: touch.window)
    }
    if !isEnabled { storm.fault("R\(number) got \(phase) while it was off") }
  }

  /// Asks for some state, allowed or not.
  private func ask() {
    if storm.random.oneIn(3) { return }
    state = State.allCases[storm.random.below(State.allCases.count)]
  }

  private func act() {
    let state = state
    storm.log("action R\(number) \(state) at \(EventLogPoint.text(location(in: nil)))")
    switch state {
    case .began:
      if isGoingOn { storm.fault("R\(number) began twice") }
      isGoingOn = true
    case .changed: if !isGoingOn { storm.fault("R\(number) changed without began") }
    case .ended: isGoingOn = false
    case .cancelled:
      if !isGoingOn { storm.fault("R\(number) was cancelled without began") }
      isGoingOn = false
    case .possible, .failed: storm.fault("R\(number) acted as \(state)")
    }
    storm.disturb()
  }

  // MARK: What it is asked

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !storm.random.oneIn(8)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !storm.random.oneIn(8)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    storm.random.oneIn(12)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    storm.random.oneIn(12)
  }
}

/// A delegate that answers at random and may disturb things while it is asked.
final class StormDelegate: UIGestureRecognizerDelegate {
  private unowned let storm: GestureStorm

  init(_ storm: GestureStorm) { self.storm = storm }

  private func answer(_ isYes: Bool) -> Bool {
    if storm.random.oneIn(10) { storm.disturb() }
    return isYes
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(!storm.random.oneIn(6))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(storm.random.oneIn(3)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(storm.random.oneIn(6)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(storm.random.oneIn(6)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { answer(!storm.random.oneIn(8)) }
}

private enum EventLogPoint {
  static func text(_ point: CGPoint) -> String {
    "\((Double(point.x) * 10).rounded() / 10),\((Double(point.y) * 10).rounded() / 10)"
  }
}
