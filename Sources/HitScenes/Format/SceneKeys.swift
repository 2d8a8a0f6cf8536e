/// The keys of a scene file's outermost object.
nonisolated enum SceneKey: String, FormatKey {
  case format, version, title, about, size, rules, delegate, windows, views, tries
  static let table = KeyTable<Self>()
}

/// The keys of a view, a window among them.
nonisolated enum ViewKey: String, FormatKey {
  case id, frame, color, text, subviews
  case `class`, boundsOrigin, transform, hidden, alpha, interaction, multiTouch, exclusive, clips
  case enabled, contentSize, contentOffset, border, radius, controller, gestures, actions, animate
  case canBecomeFirstResponder, canResignFirstResponder, handles, interactive, lint
  case pointInside, hitTest, touches, motion
  case level, key, root
  static let table = KeyTable<Self>()
}

/// The keys of a controller and of an application delegate; `view` is the root controller's only.
nonisolated enum ControllerKey: String, FormatKey {
  case id, touches, handles, view
  static let table = KeyTable<Self>()
}

nonisolated enum RulesKey: String, FormatKey {
  case hitTestAlphaCutoff, disabledControlsAreHit, hitTestPassesPerTouch, controlTrackingSlop
  case nilTargetStart, eventIdentity, coalescesMoves, gestureActionTiming, gestureTuning
  case tapCountTuning
  static let table = KeyTable<Self>()
}

nonisolated enum TapCountKey: String, FormatKey {
  case interval, distance
  static let table = KeyTable<Self>()
}

nonisolated enum TryKey: String, FormatKey {
  case press, note
  static let table = KeyTable<Self>()
}

/// The keys of a transform's object form.
nonisolated enum TransformKey: String, FormatKey {
  case rotate, scale, translate
  static let table = KeyTable<Self>()
}

/// The keys of a `pointInside` object; it has one of them.
nonisolated enum PointInsideKey: String, FormatKey {
  case circle, inset
  static let table = KeyTable<Self>()
}

nonisolated enum HitTestKey: String, FormatKey {
  case prefer
  static let table = KeyTable<Self>()
}

nonisolated enum GestureKey: String, FormatKey {
  case id, type, taps, fingers, duration, direction, requiresFailureOf, cancelsTouchesInView
  case delaysTouchesBegan, delaysTouchesEnded, enabled, delegate
  static let table = KeyTable<Self>()
}

nonisolated enum GestureDelegateKey: String, FormatKey {
  case shouldBegin, refuseTouchesOn, simultaneousWith
  static let table = KeyTable<Self>()
}

nonisolated enum ActionKey: String, FormatKey {
  case events, target, selector
  static let table = KeyTable<Self>()
}

nonisolated enum AnimationKey: String, FormatKey {
  case by, duration, delay, allowInteraction
  static let table = KeyTable<Self>()
}

/// The keys that one kind of object takes.
nonisolated protocol FormatKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The keys by name; a stored property, so that it is built once.
  static var table: KeyTable<Self> { get }
}

/// The keys of an object by their names.
nonisolated struct KeyTable<Key: FormatKey>: Sendable {
  /// The keys in the order in which they are declared.
  let keys: [Key]
  private let indices: [String: Int]

  init() {
    keys = Array(Key.allCases)
    indices = Dictionary(
      keys.enumerated().map { ($0.element.rawValue, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the index of a key in ``keys``.
  func index(of name: String) -> Int? { indices[name] }
}
