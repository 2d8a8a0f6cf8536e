internal import Foundation
internal import HitResponders
internal import HitSession
internal import HitX11

// What reaches the scene without a finger or a key of its own: the remote control's keys, shakes.
extension Sandbox {
  /// Takes a key that goes down, if it is a remote control's or the one that shakes.
  ///
  /// - Returns: Whether it was such a key.
  func pressRemote(_ key: X11Event.Key) -> Bool {
    let time = clock.time(ofDisplay: key.timestamp)
    if RemoteKey.isRemote(keysym: key.keysym) {
      if heldRemoteKeys[key.keycode] == nil {
        heldRemoteKeys[key.keycode] = key.keysym
        sendRemote(key.keysym, isDown: true, time: time)
      }
      return true
    }
    // Z or z, by the layout: Ctrl-Shift-Z stands for the simulator's Ctrl-Cmd-Z.
    let isZ = key.keysym == 0x5a || key.keysym == 0x7a
    guard isZ, key.modifiers.isSuperset(of: [.control, .shift]) else { return false }
    if !key.isRepeat, shakingKey == nil {
      shakingKey = key.keycode
      shake(.began, time: time)
    }
    return true
  }

  /// Takes a key that goes up, if it is a remote control's or the one that shakes.
  ///
  /// - Returns: Whether it was such a key.
  func releaseRemote(_ key: X11Event.Key) -> Bool {
    let time = clock.time(ofDisplay: key.timestamp)
    if key.keycode == shakingKey {
      shakingKey = nil
      shake(.ended, time: time)
      return true
    }
    if let keysym = heldRemoteKeys.removeValue(forKey: key.keycode) {
      sendRemote(keysym, isDown: false, time: time)
      return true
    }
    // What went down in another window says nothing here.
    return RemoteKey.isRemote(keysym: key.keysym)
  }

  /// Lets the remote control's keys go that are held: who seeks must not go on for ever.
  func releaseRemoteKeys() {
    let held = heldRemoteKeys.sorted { $0.key < $1.key }
    heldRemoteKeys = [:]
    for (_, keysym) in held { sendRemote(keysym, isDown: false, time: clock.now) }
  }

  /// Takes where the window was put; going to and fro is a shake.
  func take(_ origin: CGPoint, time: TimeInterval) {
    tell(shakes.take(origin, at: time), time: time)
    guard let end = shakes.end, end != shakeEnd else { return }
    shakeEnd = end
    let delay = max(0, end - clock.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.restShake(until: end) }
    }
  }

  /// Cancels a shake that is going on: the scene goes, or its window is seen no more.
  func releaseShake() {
    let isShaking = shakes.isShaking || shakingKey != nil
    shakes = ShakeDetector()
    shakingKey = nil
    if isShaking { shake(.cancelled, time: clock.now) }
  }

  private func restShake(until end: TimeInterval) {
    // A later stroke has put the end off.
    guard shakes.end == end else { return }
    tell(shakes.advance(to: end), time: end)
    finishBatch()
  }

  private func tell(_ signs: [ShakeDetector.Sign], time: TimeInterval) {
    for sign in signs { shake(sign == .began ? .began : .ended, time: time) }
  }

  private func shake(_ phase: MotionPhase, time: TimeInterval) {
    guard takesInput else { return }
    session.send(ApplicationInput(.motion(phase, .motionShake), at: time))
  }

  private func sendRemote(_ keysym: UInt32, isDown: Bool, time: TimeInterval) {
    guard let command = RemoteKey.command(keysym: keysym, isDown: isDown) else { return }
    let input = ApplicationInput(.remoteControl(command), at: time)
    let before = routedCount
    session.send(input)
    // A person who pressed a key wants to know why nothing followed.
    if routedCount == before { note(RoutedInput(unheard: input)) }
  }
}
