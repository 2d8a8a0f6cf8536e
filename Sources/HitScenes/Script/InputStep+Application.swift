public import HitResponders

extension InputStep {
  /// The input for an application's queue; nothing where the step is time or a change to a view.
  public var applicationInput: ApplicationInput? {
    switch action {
    case .touches(let touches):
      let samples = touches.map {
        TouchSample(
          finger: $0.finger,
          phase: UITouch.Phase($0.phase),
          locationOnScreen: $0.location
        )
      }
      return ApplicationInput(.touches(samples), at: time)
    case .key(let name, let isDown):
      return ApplicationInput(
        .presses([PressNames.sample(name, phase: isDown ? .began : .ended)]),
        at: time
      )
    case .shake(let shake):
      return ApplicationInput(.motion(shake == .began ? .began : .ended, .motionShake), at: time)
    case .remote(let command):
      return ApplicationInput(.remoteControl(UIEvent.EventSubtype(command)), at: time)
    case .tick, .set, .remove: return nil
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: ScriptTouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension UIEvent.EventSubtype {
  fileprivate init(_ command: ScriptRemoteCommand) {
    self =
      switch command {
      case .play: .remoteControlPlay
      case .pause: .remoteControlPause
      case .stop: .remoteControlStop
      case .togglePlayPause: .remoteControlTogglePlayPause
      case .nextTrack: .remoteControlNextTrack
      case .previousTrack: .remoteControlPreviousTrack
      case .beginSeekingBackward: .remoteControlBeginSeekingBackward
      case .endSeekingBackward: .remoteControlEndSeekingBackward
      case .beginSeekingForward: .remoteControlBeginSeekingForward
      case .endSeekingForward: .remoteControlEndSeekingForward
      }
  }
}

extension PressNames {
  /// The number of the X symbol and the text of the keys that type no character of their own name.
  private static let named: [String: (symbol: Int, text: String)] = [
    "space": (0x20, " "), "return": (0xff0d, "return"), "escape": (0xff1b, "escape"),
    "tab": (0xff09, "tab"), "backspace": (0xff08, "backspace"), "delete": (0xffff, "delete"),
    "up": (0xff52, "up"), "down": (0xff54, "down"), "left": (0xff51, "left"),
    "right": (0xff53, "right"), "home": (0xff50, "home"), "end": (0xff57, "end"),
    "pageUp": (0xff55, "pageUp"), "pageDown": (0xff56, "pageDown"),
  ]

  private static let buttons: [String: UIPress.PressType] = [
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "pageUp": .pageUp, "pageDown": .pageDown, "select": .select, "menu": .menu,
    "playPause": .playPause,
  ]

  /// Returns the name of the key with a symbol, unless the key is named by what it types.
  static func name(ofSymbol symbol: Int) -> String? {
    if (0xffbe...0xffc9).contains(symbol) { return "f\(symbol - 0xffbd)" }
    return named.first { $0.value.symbol == symbol }?.key
  }

  /// Returns what a press of a named key or button is.
  static func sample(_ name: String, phase: UIPress.Phase) -> PressSample {
    let type = buttons[name] ?? .keyboard
    let key: UIKey?
    if let (symbol, text) = named[name] {
      key = UIKey(characters: text, charactersIgnoringModifiers: text, keyCode: symbol)
    } else if name.first == "f", let number = Int(name.dropFirst()) {
      key = UIKey(characters: name, charactersIgnoringModifiers: name, keyCode: 0xffbd + number)
    } else if name.utf8.count == 1, let scalar = name.unicodeScalars.first {
      key = UIKey(
        characters: name,
        charactersIgnoringModifiers: name,
        keyCode: Int(scalar.value)
      )
    } else {
      key = nil
    }
    return PressSample(type: type, phase: phase, key: key)
  }
}
