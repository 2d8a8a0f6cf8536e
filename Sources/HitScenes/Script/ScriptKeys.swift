internal import Foundation
internal import HitResponders

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

/// The details of a drag, a pinch or a rotation, with their defaults.
nonisolated struct StepDetails {
  /// How many moves a gesture has where the file does not say.
  static let defaultSteps = 10
  /// How long a gesture lasts where the file does not say, in seconds.
  static let defaultDuration = 0.25

  let members: FormatMembers<StepKey>
  let reader: FormatReader

  var steps: Int {
    members[.steps].flatMap { reader.integer($0, key: "steps", in: 1...10_000) }
      ?? Self.defaultSteps
  }

  var duration: Double { duration(or: Self.defaultDuration) }

  func duration(or usual: Double) -> Double {
    members[.duration].flatMap { reader.seconds($0, key: "duration") } ?? usual
  }

  var degrees: Double { members[.degrees].flatMap { reader.coordinate($0, key: "degrees") } ?? 0 }

  /// Whether the file says that the step takes its time.
  var isGesture: Bool { members[.steps] != nil || members[.duration] != nil }

  /// How far is scrolled, in notches.
  var notches: CGSize? {
    members[.by].flatMap {
      reader.coordinates($0, key: "by", count: 2, form: "[dx, dy] in notches")
    }
    .map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// How far a scroll has come; a notch of a wheel where the file does not say.
  var stage: ScrollSample.Stage? {
    guard let node = members[.stage] else { return .notch }
    if isGesture {
      let problem = "a step with a stage is one movement"
      reader.fault(.conflict, at: node, key: "stage", problem, "take steps and duration out")
    }
    return reader.word(node, key: "stage", as: ScrollSample.Stage.self)
  }

  func length(_ key: StepKey) -> Double {
    members[key].flatMap {
      reader.number($0, key: key.rawValue, in: 0...1e7, expected: "points from 0 to 1e7")
    } ?? 0
  }
}
