internal import HitInspector
internal import HitResponders
internal import HitX11

// Whose a key is, and what brings the keys back.
extension SceneInput {
  func press(_ key: X11Event.Key) {
    keyboard.follow()
    let held = KeyStroke.Modifiers(key.modifiers)
    let command =
      key.isComposed
      ? nil
      : InspectorCommand(
        keysym: Int(key.keysym),
        held,
        keyboard: shown.inspector.model.keyboard,
        in: shown.inspector.keyScope
      )
    if let command, take(command, of: key) { return keys.useModifiers() }
    let typed = TypedKey(keysym: Int(key.keysym), text: key.text, .init(key.modifiers))
    if type(typed) { return keys.useModifiers() }
    if isForScene { keys.press(key) }
  }

  /// Takes a key into the field that has the keys, if one has them.
  private func type(_ key: TypedKey) -> Bool {
    let focus = shown.inspector.focus
    if key.deed == .cut, focus.selectedText != nil {
      _ = shown.inspector.perform(.copyExplanation)
    }
    if key.deed == .paste, focus.isTyping { delegate?.paste(.copied) }
    return focus.type(key)
  }

  /// Does what a key is for.
  ///
  /// - Returns: Whether it was the window's; one that finds nothing to do is the scene's.
  private func take(_ command: InspectorCommand, of key: X11Event.Key) -> Bool {
    switch command {
    case .hold(let tool): hold(tool, with: key)
    case .shake: if isForScene { keys.holdShake(key) }
    case .escapeToScene: if isForScene { keys.pressWithoutShift(key) }
    default:
      if key.isRepeat, !command.mayRepeat { return true }
      return shown.inspector.perform(command)
    }
    return true
  }

  /// Shakes the scene once.
  func shake() { if isForScene { keys.shakeOnce() } }

  /// Types Esc in the scene.
  func typeEscape() { if isForScene { keys.typeEscape() } }

  /// Sends the scene a command of a remote control.
  func send(_ command: UIEvent.EventSubtype) { if isForScene { keys.send(command) } }

  // MARK: Tools

  /// Shows something on the canvas for as long as a key is held.
  private func hold(_ tool: CanvasTool, with key: X11Event.Key) {
    guard toolKey == nil else { return }
    toolKey = key.keycode
    shown.inspector.model.tool = tool
  }

  func release(_ key: X11Event.Key) {
    if key.keycode == toolKey { return releaseTool() }
    if isForScene { keys.release(key) }
  }

  /// Ends what is shown while a key is held.
  func releaseTool() {
    guard toolKey != nil else { return }
    toolKey = nil
    shown.inspector.model.tool = nil
  }

  // MARK: Whose keys they are

  /// Gives the keys to the scene, or takes them back.
  func toggleKeys() { if isForScene { keyboard.toggle() } }

  /// Takes the keys back from the scene.
  ///
  /// - Returns: Whether it had them.
  func takeKeysBack() -> Bool { keyboard.takeBack() }

  /// Gives the keys to what became first responder, or was touched and is it.
  func followFirstResponder(_ record: RoutedInput? = nil) {
    if isForScene { keyboard.follow(record) }
  }

  /// Takes the second finger back and the point it turned about.
  ///
  /// - Returns: Whether there was one.
  func leaveSecondFinger() -> Bool {
    guard pointer.canLeavePair else { return false }
    if pointer.isPairDown { releaseFingers() }
    pointer.leavePair()
    return true
  }
}

extension KeyStroke.Modifiers {
  fileprivate init(_ held: X11Event.Modifiers) {
    self = []
    if held.contains(.control) { insert(.control) }
    if held.contains(.alt) { insert(.alt) }
    if held.contains(.shift) { insert(.shift) }
  }
}

nonisolated extension X11Event.Key {
  /// Whether it is the last of a compose sequence, and so types another letter than it means.
  fileprivate var isComposed: Bool {
    guard (0x20...0xff).contains(keysym), !text.isEmpty, !modifiers.contains(.control) else {
      return false
    }
    return text.unicodeScalars.map(\.value) != [keysym]
  }
}
