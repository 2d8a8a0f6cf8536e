internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitX11

/// The pointer on a scene, as one finger or two.
///
/// A press decides how many fingers it is. As in iOS Simulator, letting Alt go lifts both; the
/// button then has nothing to lift any more.
final class ScenePointer {
  private let shown: ShownScene
  private let keys: SceneKeys
  private var finger = PointerFinger()
  private var second: SecondFinger
  /// Whether the button went down on the scene and is not up yet.
  private(set) var isPressed = false

  init(_ shown: ShownScene, _ keys: SceneKeys, isPair: Bool) {
    self.shown = shown
    self.keys = keys
    second = SecondFinger(screen: shown.session.application.screen.bounds)
    second.isSwitchedOn = isPair
  }

  /// The numbers that the pointer's fingers have in the scene while they are down.
  var fingerNumbers: Set<Int> { !isPressed ? [] : isPairDown ? [1, 2] : [1] }

  // MARK: Second finger

  /// Whether the pointer stays two fingers, whatever key is held.
  var isPair: Bool { second.isSwitchedOn }

  var isPairWanted: Bool { second.isWanted }

  var isPairDown: Bool { second.pair.isDown }

  /// Takes note of the modifiers that an event tells of, before the event itself.
  func noteModifiers(of event: X11Event) {
    switch event {
    case .pointerMoved(let pointer), .buttonPressed(_, let pointer),
      .buttonReleased(_, let pointer), .scrolled(_, let pointer), .entered(let pointer, _):
      hold(
        alt: pointer.modifiers.contains(.alt),
        shift: pointer.modifiers.contains(.shift),
        time: shown.clock.time(ofDisplay: pointer.timestamp)
      )
    case .keyPressed(let key): hold(key, isPressed: true)
    case .keyReleased(let key): hold(key, isPressed: false)
    case .focusLost(let time):
      // The keys go to another window now; a drag learns of modifiers from the pointer.
      if isPairDown { break }
      hold(alt: false, shift: false, time: shown.clock.time(ofDisplay: time))
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
    hold(alt: alt, shift: shift, time: shown.clock.time(ofDisplay: key.timestamp))
  }

  /// Notes which keys are held; the time is taken only where that brings or takes a finger.
  private func hold(alt: Bool, shift: Bool, time: @autoclosure () -> TimeInterval) {
    let wasWanted = second.isWanted
    second.isAltHeld = alt
    second.isShiftHeld = shift
    if wasWanted != second.isWanted { pairChanged(time: time()) }
  }

  /// Brings the second finger or takes it away, until it is toggled again.
  func togglePair() {
    second.isSwitchedOn.toggle()
    pairChanged(time: shown.clock.now)
  }

  /// Whether there is a second finger to take back, or a point that was chosen for it.
  var canLeavePair: Bool { isPairDown || isPair || second.isHomeChosen }

  /// Takes the second finger back, unless Alt is held, and the point it turned about.
  func leavePair() {
    second.isSwitchedOn = false
    second.forgetAnchor()
    pairChanged(time: shown.clock.now)
  }

  private func pairChanged(time: TimeInterval) {
    if !second.isWanted, let input = second.pair.lift(time: time) {
      isPressed = false
      send(input)
    }
    second.goHome()
    shown.inspector.model.hints = second.isWanted ? KeyHint.withTwoFingers : KeyHint.onCanvas
  }

  /// Sets what the second finger turns about.
  func chooseAnchor(at point: CGPoint) {
    second.chooseAnchor(point)
    keys.useModifiers()
  }

  /// Shows where both fingers are or would land.
  func showPair(isOnPanels: Bool) {
    let mark = second.mark(isOtherwisePressed: isPressed || isOnPanels)
    if shown.inspector.model.pair != mark { shown.inspector.model.pair = mark }
  }

  // MARK: Pressing

  /// Puts one finger down on the scene, or both.
  func press(at point: CGPoint, time: TimeInterval) {
    isPressed = true
    if second.isWanted { keys.useModifiers() }
    send(
      second.isWanted
        ? second.pair.press(at: point, second.motion, time: time)
        : finger.press(at: point, time: time)
    )
  }

  /// Moves what is down on the scene.
  func move(to point: CGPoint, time: TimeInterval) {
    send(
      second.pair.move(to: point, second.motion, time: time) ?? finger.move(to: point, time: time)
    )
  }

  /// Lifts what is down on the scene.
  func lift(at point: CGPoint, time: TimeInterval) {
    send(
      second.pair.lift(at: point, second.motion, time: time) ?? finger.lift(at: point, time: time)
    )
    second.goHome()
    isPressed = false
  }

  /// Cancels what is down on the scene.
  func cancel() {
    send(second.pair.cancel(time: shown.clock.now) ?? finger.cancel(time: shown.clock.now))
    second.goHome()
    isPressed = false
  }

  /// Follows a pointer that is up and over the scene, or elsewhere.
  func hover(at point: CGPoint?) {
    guard let point else { return second.pair.forgetLocation() }
    // Shift moves both fingers here, so the scene is not told of it.
    if second.motion == .parallel, second.pair.location != point { keys.useModifiers() }
    second.pair.hover(at: point, second.motion)
  }

  /// Sends what the pointer does to the scene; two fingers of one pointer are a simulation.
  private func send(_ input: ApplicationInput?) {
    guard let input else { return }
    if case .touches(let samples) = input.content, samples.count > 1 {
      shown.recording.recordSimulated { shown.session.send(input) }
    } else {
      shown.session.send(input)
    }
  }
}
