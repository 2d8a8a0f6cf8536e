internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitX11

// Fingers on a touchscreen.
extension SceneInput {
  /// Takes the fingers that changed at one time; they are one input of each session they are in.
  func change(_ changes: [X11Event.Touch], time: TimeInterval) {
    var scene: [TouchSample] = []
    var panel: [TouchSample] = []
    for touch in changes {
      if touch.phase == .began { begin(touch) }
      guard let owner = touches.owner(of: touch.id) else { continue }
      let point = touch.locationInWindow
      let onScreen = owner == .scene ? shown.inspector.geometry.scenePoint(point) : point
      guard let finger = touches.move(touch.id, to: onScreen) else { continue }
      let sample = finger.sample(touch.phase.phase)
      if owner == .scene { scene.append(sample) } else { panel.append(sample) }
      if touch.phase == .ended || touch.phase == .cancelled { touches.end(touch.id) }
    }
    if !scene.isEmpty { shown.session.send(.touches(scene, at: time)) }
    if !panel.isEmpty { panels.send(.touches(panel, at: time)) }
  }

  /// Gives a finger that comes down to the session under it.
  private func begin(_ touch: X11Event.Touch) {
    let point = touch.locationInWindow
    switch shown.inspector.areas.area(at: point) {
    case .scene(let inScene):
      let isFirst = owner == nil && !touches.hasFinger(of: .scene)
      if isFirst, shown.inspector.isPicking { return delegate?.select(at: inScene) ?? () }
      if isFirst, choosesOrPins(at: inScene) { return }
      guard isForScene else { return delegate?.tellPressIsIgnored() ?? () }
      if isFirst {
        delegate?.showPress(at: point)
        shown.inspector.focus.release()
      }
      touches.begin(touch.id, of: .scene, besides: pointer.fingerNumbers)
    case .canvas, .panels:
      touches.begin(touch.id, of: .panels, besides: isOnPanels ? [1] : [])
    }
  }

  /// Chooses the finding at a point of the scene, or pins the part there that a view lost.
  ///
  /// - Returns: Whether there was one, so that the scene is not pressed.
  func choosesOrPins(at point: CGPoint) -> Bool {
    guard !pointer.isPairWanted else { return false }
    return shown.inspector.findings.choose(at: point) || shown.inspector.pinLostPart(at: point)
  }

  /// Cancels the fingers that a session has.
  func cancelTouches(of owner: TouchFingers.Owner, in session: Session) {
    let samples = touches.endAll(of: owner).map { $0.sample(.cancelled) }
    if !samples.isEmpty { session.send(.touches(samples, at: shown.clock.now)) }
  }
}
