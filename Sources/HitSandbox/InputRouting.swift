internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession
internal import HitX11

extension Sandbox {
  /// Takes one event of the window to whom it is for.
  func take(_ event: X11Event) {
    noteModifiers(of: event)
    switch event {
    case .pointerMoved(let pointer):
      move(to: pointer.locationInWindow, time: clock.time(ofDisplay: pointer.timestamp))
    case .buttonPressed(1, let pointer):
      if pointer.modifiers.contains(.control), chooseAnchor(at: pointer.locationInWindow) { break }
      let time = clock.time(ofDisplay: pointer.timestamp)
      let isSelecting = pointer.modifiers.contains(.shift) && !second.isWanted
      press(at: pointer.locationInWindow, time: time, isSelecting: isSelecting)
    case .buttonReleased(1, let pointer):
      release(at: pointer.locationInWindow, time: clock.time(ofDisplay: pointer.timestamp))
    case .buttonPressed, .buttonReleased: break
    case .touches(let changes, let time): take(changes, time: clock.time(ofDisplay: time))
    case .scrolled(let direction, let pointer): scroll(direction, pointer)
    case .keyPressed(let key): press(key)
    case .keyReleased(let key): release(key)
    case .unmapped, .grabLost: releaseFingers()
    case .relocated(let origin, let time): take(origin, time: clock.time(ofDisplay: time))
    case .focusLost: releaseKeys()
    case .mapped: repaint()
    case .configured(let geometry, _):
      inspector.resize(to: geometry.size)
      repaint()
    case .scaleChanged(let scale, _):
      feed.showScale(scale)
      repaint()
    case .closeRequested, .destroyed: stop()
    // A pointer that comes in moves as well; one that a new window meets has said nothing yet.
    case .entered, .focusGained, .exposed: break
    case .left:
      if fingers.owner == nil {
        hoverScene(at: nil)
        feed.leave()
        hover(nil, time: clock.now)
      }
    }
  }

  // MARK: Pointer

  /// Moves the pointer to a point of the window.
  func move(to point: CGPoint, time: TimeInterval) {
    switch fingers.owner {
    case .scene:
      moveScene(to: inspector.scenePoint(point), time: time)
    case .panels:
      if let input = fingers.panels.move(to: point, time: time) { panels.send(input) }
    case nil:
      switch inspector.hitArea(at: point) {
      case .scene(let inScene):
        hoverScene(at: inScene)
        feed.hover(inScene)
        hover(inScene, time: time)
      case .canvas, .panels:
        hoverScene(at: nil)
        feed.leave()
        hover(nil, time: time)
      }
    }
  }

  /// Tells the scene of a pointer that presses nothing, if a recognizer there may follow it.
  private func hover(_ pointOnScreen: CGPoint?, time: TimeInterval) {
    guard UIGestureRecognizer.someFollowPointer, takesInput else { return }
    session.send(ApplicationInput(.hover(pointOnScreen), at: time))
  }

  /// Presses the first button at a point of the window.
  func press(at point: CGPoint, time: TimeInterval, isSelecting: Bool = false) {
    // A finger on the glass may go by the pointer's number until it is lifted.
    guard fingers.owner == nil, touches.isEmpty else { return }
    switch inspector.hitArea(at: point) {
    case .scene(let inScene) where isSelecting:
      feed.select(at: inScene)
      heldKeys.use()
    case .scene where !takesInput: break
    case .scene(let inScene):
      showPress(at: point)
      hover(nil, time: time)
      fingers.owner = .scene
      inspector.releaseKeyboardFocus()
      pressScene(at: inScene, time: time)
    case .canvas, .panels:
      fingers.owner = .panels
      if let input = fingers.panels.press(at: point, time: time) { panels.send(input) }
    }
  }

  /// Lifts the first button at a point of the window.
  func release(at point: CGPoint, time: TimeInterval) {
    switch fingers.owner {
    case .scene:
      liftScene(at: inspector.scenePoint(point), time: time)
    case .panels:
      if let input = fingers.panels.lift(at: point, time: time) { panels.send(input) }
    case nil: break
    }
    fingers.owner = nil
  }

  /// Cancels what is down: the window was unmapped, its grab was lost, or its scene goes.
  func releaseFingers() {
    cancelScene()
    if let input = fingers.panels.cancel(time: clock.now) { panels.send(input) }
    fingers.owner = nil
    releaseTouches()
  }

  /// Cancels everything that goes on in the scene, which sees no more of it: its window closes, its
  /// display is lost, or another scene comes.
  func releaseAll() {
    releaseFingers()
    releaseKeys()
    releaseShake()
  }

  private func scroll(_ direction: X11Event.ScrollDirection, _ pointer: X11Event.Pointer) {
    let point = pointer.locationInWindow
    if pointer.modifiers.contains(.control), direction == .up || direction == .down {
      inspector.stepZoom(larger: direction == .up, at: point)
      heldKeys.use()
    } else {
      inspector.turnWheel(by: direction.notches, at: point)
    }
  }

  // MARK: Keys

  private func press(_ key: X11Event.Key) {
    let isControlDown = key.modifiers.contains(.control)
    if !isTyped(key, isControlDown: isControlDown),
      let command = InspectorCommand(keysym: Int(key.keysym), isControlDown: isControlDown),
      inspector.perform(command)
    {
      return heldKeys.use()
    }
    if key.keysym == Self.escape, !isControlDown {
      if !leaveSecondFinger() { stop() }
      return
    }
    guard takesInput else { return }
    if pressRemote(key) {
      if shakingKey == key.keycode { heldKeys.use() }
      return
    }
    if key.isRepeat { return }
    for key in heldKeys.press(key) {
      send(key, .began, time: clock.time(ofDisplay: key.timestamp))
    }
  }

  /// Whether a key is a letter that the scene waits for: its first responder takes keys.
  ///
  /// Nobody could type a word else, for the window has letters of its own; with Ctrl it keeps them.
  private func isTyped(_ key: X11Event.Key, isControlDown: Bool) -> Bool {
    let isLetter = (0x41...0x5a).contains(key.keysym) || (0x61...0x7a).contains(key.keysym)
    guard isLetter, !isControlDown, takesInput, !inspector.hasKeyboardFocus else { return false }
    let window = session.application.windows.first { $0.isKeyWindow }
    return window?.firstResponder?.overrides(.pressesBegan) == true
  }

  private func release(_ key: X11Event.Key) {
    guard takesInput else { return }
    if releaseRemote(key) { return }
    let time = clock.time(ofDisplay: key.timestamp)
    for (held, phase) in heldKeys.release(key) { send(held, phase, time: time) }
  }

  /// Cancels the keys that are held: their releases go to another window, or to another scene.
  func releaseKeys() {
    for key in heldKeys.releaseAll() { send(key, .cancelled, time: clock.now) }
    releaseRemoteKeys()
    if shakingKey != nil { releaseShake() }
  }

  private func send(_ key: X11Event.Key, _ phase: UIPress.Phase, time: TimeInterval) {
    let sample = PressSample(
      usage: key.usage.map { UIKeyboardHIDUsage($0) }
        ?? UIKeyboardHIDUsage(unlistedKey: key.keycode),
      text: key.text,
      plainText: key.textWithoutModifiers,
      modifiers: UIKeyModifierFlags(key.modifiers),
      phase: phase
    )
    session.send(ApplicationInput(.presses([sample]), at: time))
  }

  private static let escape: UInt32 = 0xff1b
}

extension UIKeyModifierFlags {
  fileprivate init(_ modifiers: X11Event.Modifiers) {
    let names: [(X11Event.Modifiers, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.alt, .alternate),
      (.logo, .command),
    ]
    self = []
    for (modifier, flag) in names where modifiers.contains(modifier) { insert(flag) }
  }
}

extension X11Event.ScrollDirection {
  /// The notches turned; positive is down and right.
  fileprivate var notches: CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -1)
    case .down: CGSize(width: 0, height: 1)
    case .left: CGSize(width: -1, height: 0)
    case .right: CGSize(width: 1, height: 0)
    }
  }
}
