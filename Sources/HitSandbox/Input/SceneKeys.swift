internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession
internal import HitX11

/// The keys of a scene: those it is typed, those of a remote control, and what shakes it.
final class SceneKeys {
  weak var delegate: (any SceneInputDelegate)?

  private let shown: ShownScene
  private var held = HeldKeys()
  /// The keys of a remote control that are held, with what each meant when it went down.
  private var heldRemotes: [Int: UInt32] = [:]
  private var shakes = ShakeDetector()
  /// When the shake ends unless the window is moved on.
  private var shakeEnd: TimeInterval?
  /// The key that shakes while it is held.
  private var shakingKey: Int?

  init(_ shown: ShownScene) { self.shown = shown }

  /// Notes that the modifiers held were for the window.
  func useModifiers() { held.use() }

  func press(_ key: X11Event.Key) {
    let time = shown.clock.time(ofDisplay: key.timestamp)
    if RemoteKey.isRemote(keysym: key.keysym) {
      if heldRemotes[key.keycode] == nil {
        heldRemotes[key.keycode] = key.keysym
        sendRemote(key.keysym, isDown: true, time: time)
      }
      return
    }
    if key.isRepeat { return }
    for key in held.press(key) {
      send(key, .began, time: shown.clock.time(ofDisplay: key.timestamp))
    }
  }

  /// Shakes for as long as a key is held.
  func holdShake(_ key: X11Event.Key) {
    guard !key.isRepeat, shakingKey == nil else { return }
    shakingKey = key.keycode
    shake(.began, time: shown.clock.time(ofDisplay: key.timestamp))
  }

  /// Sends a key that is the scene's with Shift only, as the key alone.
  func pressWithoutShift(_ key: X11Event.Key) {
    useModifiers()
    var key = key
    key.modifiers.remove(.shift)
    press(key)
  }

  /// Presses and releases Esc at once.
  func typeEscape() {
    let time = shown.clock.now
    for phase in [UIPress.Phase.began, .ended] {
      let sample = PressSample(usage: .keyboardEscape, text: "", plainText: "", phase: phase)
      shown.session.send(ApplicationInput(.presses([sample]), at: time))
    }
  }

  func release(_ key: X11Event.Key) {
    let time = shown.clock.time(ofDisplay: key.timestamp)
    if key.keycode == shakingKey {
      shakingKey = nil
      return shake(.ended, time: time)
    }
    if let keysym = heldRemotes.removeValue(forKey: key.keycode) {
      return sendRemote(keysym, isDown: false, time: time)
    }
    // What went down in another window says nothing here.
    if RemoteKey.isRemote(keysym: key.keysym) { return }
    for (key, phase) in held.release(key) { send(key, phase, time: time) }
  }

  /// Cancels the keys that are held: their releases go to another window, or to another scene.
  ///
  /// The remote control's are let go, or a player would seek for ever.
  func releaseKeys() {
    for key in held.releaseAll() { send(key, .cancelled, time: shown.clock.now) }
    let remotes = heldRemotes.sorted { $0.key < $1.key }
    heldRemotes = [:]
    for (_, keysym) in remotes { sendRemote(keysym, isDown: false, time: shown.clock.now) }
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
    shown.session.send(ApplicationInput(.presses([sample]), at: time))
  }

  private func sendRemote(_ keysym: UInt32, isDown: Bool, time: TimeInterval) {
    if let command = RemoteKey.command(keysym: keysym, isDown: isDown) {
      send(command, time: time)
    }
  }

  /// Sends a command of a remote control now.
  func send(_ command: UIEvent.EventSubtype) { send(command, time: shown.clock.now) }

  private func send(_ command: UIEvent.EventSubtype, time: TimeInterval) {
    // A person who pressed a key wants to know why nothing followed.
    delegate?.sendAndTell(ApplicationInput(.remoteControl(command), at: time))
  }

  // MARK: Shakes

  /// Notes where the window was put; moving it to and fro is a shake.
  func windowMoved(to origin: CGPoint, time: TimeInterval) {
    tell(shakes.take(origin, at: time), time: time)
    guard let end = shakes.end, end != shakeEnd else { return }
    shakeEnd = end
    let delay = max(0, end - shown.clock.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.restShake(until: end) }
    }
  }

  /// Shakes and rests at once.
  func shakeOnce() {
    let time = shown.clock.now
    for phase in [MotionPhase.began, .ended] { shake(phase, time: time) }
  }

  /// Cancels a shake: another scene is shown, or the window is no longer visible.
  func releaseShake() {
    let isShaking = shakes.isShaking || shakingKey != nil
    shakes = ShakeDetector()
    shakingKey = nil
    if isShaking { shake(.cancelled, time: shown.clock.now) }
  }

  private func restShake(until end: TimeInterval) {
    // A later stroke has put the end off.
    guard shakes.end == end else { return }
    tell(shakes.advance(to: end), time: end)
    delegate?.finishBatch()
  }

  private func tell(_ signs: [ShakeDetector.Sign], time: TimeInterval) {
    for sign in signs { shake(sign == .began ? .began : .ended, time: time) }
  }

  private func shake(_ phase: MotionPhase, time: TimeInterval) {
    shown.session.send(ApplicationInput(.motion(phase, .motionShake), at: time))
  }
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

/// The keys of a keyboard that are a remote control's.
enum RemoteKey {
  /// Returns what the press or release of an X keysym says to a player, if it is such a key.
  static func command(keysym: UInt32, isDown: Bool) -> UIEvent.EventSubtype? {
    switch (keysym, isDown) {
    // XF86AudioPlay, XF86AudioPause, XF86AudioStop, XF86AudioNext, XF86AudioPrev.
    case (0x1008_ff14, true): .remoteControlPlay
    case (0x1008_ff31, true): .remoteControlPause
    case (0x1008_ff15, true): .remoteControlStop
    case (0x1008_ff17, true): .remoteControlNextTrack
    case (0x1008_ff16, true): .remoteControlPreviousTrack
    // XF86AudioRewind and XF86AudioForward, which seek while they are held.
    case (0x1008_ff3e, true): .remoteControlBeginSeekingBackward
    case (0x1008_ff3e, false): .remoteControlEndSeekingBackward
    case (0x1008_ff97, true): .remoteControlBeginSeekingForward
    case (0x1008_ff97, false): .remoteControlEndSeekingForward
    // XF86MediaPlayPause, a key for both.
    case (0x1008_10a4, true): .remoteControlTogglePlayPause
    default: nil
    }
  }

  /// Whether a key is a remote control's, whatever it does.
  static func isRemote(keysym: UInt32) -> Bool { command(keysym: keysym, isDown: true) != nil }
}
