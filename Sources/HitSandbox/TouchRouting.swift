internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitX11

// Fingers on a touchscreen. Those that change together are one input of each session they are in.
extension Sandbox {
  /// Takes the fingers that changed at one time.
  func take(_ changes: [X11Event.Touch], time: TimeInterval) {
    var scene: [TouchSample] = []
    var panel: [TouchSample] = []
    for touch in changes {
      if touch.phase == .began { begin(touch) }
      guard let owner = touches.owner(of: touch.id) else { continue }
      let point = touch.locationInWindow
      let onScreen = owner == .scene ? inspector.scenePoint(point) : point
      guard let finger = touches.move(touch.id, to: onScreen) else { continue }
      let sample = finger.sample(touch.phase.phase)
      if owner == .scene { scene.append(sample) } else { panel.append(sample) }
      if touch.phase == .ended || touch.phase == .cancelled { touches.end(touch.id) }
    }
    if !scene.isEmpty { session.send(.touches(scene, at: time)) }
    if !panel.isEmpty { panels.send(.touches(panel, at: time)) }
  }

  /// Gives a finger that comes down to the session under it.
  private func begin(_ touch: X11Event.Touch) {
    let point = touch.locationInWindow
    switch inspector.hitArea(at: point) {
    case .scene where !takesInput: break
    case .scene:
      if fingers.owner == nil, !touches.hasFinger(of: .scene) {
        showPress(at: point)
        inspector.releaseKeyboardFocus()
      }
      let taken = fingers.numbersInScene(isTwo: second.pair.isDown)
      touches.begin(touch.id, of: .scene, besides: taken)
    case .canvas, .panels:
      touches.begin(touch.id, of: .panels, besides: fingers.owner == .panels ? [1] : [])
    }
  }

  /// Cancels the fingers that are down; what they do until they are lifted counts for nothing.
  func releaseTouches() {
    let down = touches.endAll()
    for (owner, session) in [(PointerFingers.Owner.scene, session), (.panels, panels)] {
      let samples = down.filter { $0.owner == owner }.map { $0.sample(.cancelled) }
      if !samples.isEmpty { session.send(.touches(samples, at: clock.now)) }
    }
  }
}

extension TouchFingers.Finger {
  /// Returns the finger where it was seen last.
  fileprivate func sample(_ phase: UITouch.Phase) -> TouchSample {
    TouchSample(finger: number, phase: phase, locationOnScreen: locationOnScreen)
  }
}

extension X11Event.Touch.Phase {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
