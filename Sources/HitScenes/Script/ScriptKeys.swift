nonisolated enum ScriptKey: String, HeaderKey {
  case format, version, about, steps
  static let table = KeyTable<Self>("a script")
}

nonisolated enum StepKey: String, FormatKey {
  case at, touches, tap, drag, pinch, rotate, hover, scroll, key, shake, remote, tick, set, remove
  case steps, duration, from, to, radius, degrees, by, stage
  static let table = KeyTable<Self>("a step")

  /// The keys that name what a step does; a step has one of them.
  static let kinds = Self.allCases.filter(\.isKind)

  /// Whether it names what a step does.
  var isKind: Bool {
    switch self {
    case .touches, .tap, .drag, .pinch, .rotate, .hover, .scroll, .key, .shake, .remote, .tick,
      .set, .remove:
      true
    case .at, .steps, .duration, .from, .to, .radius, .degrees, .by, .stage: false
    }
  }

  var details: [StepKey] {
    switch self {
    case .drag: [.steps, .duration]
    case .key: [.duration]
    case .pinch: [.from, .to, .steps, .duration]
    case .rotate: [.radius, .degrees, .steps, .duration]
    case .scroll: [.by, .stage, .steps, .duration]
    default: []
    }
  }

  var required: [StepKey] {
    switch self {
    case .pinch: [.from, .to]
    case .rotate: [.radius, .degrees]
    case .scroll: [.by]
    default: []
    }
  }
}

/// The keys of a finger in a frame of touches.
nonisolated enum TouchKey: String, FormatKey {
  case id, phase, x, y
  static let table = KeyTable<Self>("a finger")
}

nonisolated extension ScriptTouch.Phase {
  static let table = NameTable(Self.allCases)
}

/// The names of keys on a keyboard or a remote control that a script can press.
nonisolated enum PressNames {
  static let all: [String] =
    ["space", "return", "escape", "tab", "backspace", "delete", "up", "down", "left", "right"]
    + ["home", "end", "pageUp", "pageDown", "select", "menu", "playPause"]
    + "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init)
    + (1...12).map { "f\($0)" }
}
