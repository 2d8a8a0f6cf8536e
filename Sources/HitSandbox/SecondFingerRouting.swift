internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitTrace
internal import HitX11

// The pointer as two fingers. A press decides how many fingers it is. As in iOS Simulator, letting Alt
// go lifts both; the button then has nothing to lift any more.
extension Sandbox {
  /// Takes note of the modifiers that an event tells of, before the event itself.
  func noteModifiers(of event: X11Event) {
    switch event {
    case .pointerMoved(let pointer), .buttonPressed(_, let pointer),
      .buttonReleased(_, let pointer), .scrolled(_, let pointer), .entered(let pointer, _):
      hold(
        alt: pointer.modifiers.contains(.alt),
        shift: pointer.modifiers.contains(.shift),
        time: clock.time(ofDisplay: pointer.timestamp)
      )
    case .keyPressed(let key): hold(key, isPressed: true)
    case .keyReleased(let key): hold(key, isPressed: false)
    case .focusLost(let time):
      // Where the keys went is not known; a drag learns of them from the pointer.
      if second.pair.isDown { break }
      hold(alt: false, shift: false, time: clock.time(ofDisplay: time))
    default: break
    }
  }

  /// An event tells the modifiers held before it; a modifier's own key adds or takes one.
  private func hold(_ key: X11Event.Key, isPressed: Bool) {
    var (alt, shift) = (key.modifiers.contains(.alt), key.modifiers.contains(.shift))
    switch key.keysym {
    case 0xffe7...0xffea: alt = isPressed
    case 0xffe1, 0xffe2: shift = isPressed
    default: break
    }
    hold(alt: alt, shift: shift, time: clock.time(ofDisplay: key.timestamp))
  }

  private func hold(alt: Bool, shift: Bool, time: TimeInterval) {
    let wasWanted = second.isWanted
    second.isAltHeld = alt
    second.isShiftHeld = shift
    if wasWanted != second.isWanted { secondFingerChanged(time: time) }
  }

  /// Brings the second finger or takes it away, until it is toggled again.
  func toggleSecondFinger() {
    second.isSwitchedOn.toggle()
    secondFingerChanged(time: clock.now)
  }

  private func secondFingerChanged(time: TimeInterval) {
    if !second.isWanted, let input = second.pair.lift(time: time) {
      fingers.owner = nil
      sendToScene(input)
    }
    second.goHome()
    inspector.model.hints = second.isWanted ? KeyHint.withTwoFingers : KeyHint.onCanvas
  }

  /// Takes the second finger back where Esc is typed, and what the last fingers left on the scene.
  ///
  /// - Returns: Whether there was one; Esc means something else where there was none.
  func leaveSecondFinger() -> Bool {
    guard second.pair.isDown || second.isSwitchedOn else { return false }
    if second.pair.isDown { releaseFingers() }
    second.isSwitchedOn = false
    inspector.model.imprints = []
    secondFingerChanged(time: clock.now)
    return true
  }

  /// Sets what the second finger turns about, where a point of the window shows the scene.
  func chooseAnchor(at point: CGPoint) -> Bool {
    guard fingers.owner == nil, case .scene(let inScene) = inspector.hitArea(at: point) else {
      return false
    }
    second.chooseAnchor(inScene)
    heldKeys.use()
    return true
  }

  // MARK: Fingers of the scene

  /// Puts one finger down on the scene, or both.
  func pressScene(at point: CGPoint, time: TimeInterval) {
    if second.isWanted { heldKeys.use() }
    let input =
      second.isWanted
      ? second.pair.press(at: point, second.motion, time: time)
      : fingers.scene.press(at: point, time: time)
    if let input { sendToScene(input) }
  }

  /// Moves what is down on the scene.
  func moveScene(to point: CGPoint, time: TimeInterval) {
    let input =
      second.pair.move(to: point, second.motion, time: time)
      ?? fingers.scene.move(to: point, time: time)
    if let input { sendToScene(input) }
  }

  /// Lifts what is down on the scene.
  func liftScene(at point: CGPoint, time: TimeInterval) {
    let input =
      second.pair.lift(at: point, second.motion, time: time)
      ?? fingers.scene.lift(at: point, time: time)
    if let input { sendToScene(input) }
    second.goHome()
  }

  /// Cancels what the pointer has down on the scene.
  func cancelScene() {
    let input = second.pair.cancel(time: clock.now) ?? fingers.scene.cancel(time: clock.now)
    if let input { sendToScene(input) }
    second.goHome()
  }

  /// Sends what the pointer does to the scene; two fingers of one pointer are a simulation.
  private func sendToScene(_ input: ApplicationInput) {
    if case .touches(let samples) = input.content, samples.count > 1 { recorder?.source = .sim }
    session.send(input)
    recorder?.source = pointerSource
  }

  /// Follows a pointer that is up and over the scene, or elsewhere.
  func hoverScene(at point: CGPoint?) {
    if let point {
      // Shift moved both fingers, and is not the scene's on top of it.
      if second.motion == .parallel, second.pair.location != point { heldKeys.use() }
      second.pair.hover(at: point, second.motion)
    } else {
      second.pair.forgetLocation()
    }
  }

  /// Shows where both fingers are or would land.
  func showSecondFinger() {
    let mark = second.mark(isOtherwisePressed: fingers.owner != nil)
    if inspector.model.pair != mark { inspector.model.pair = mark }
  }
}
