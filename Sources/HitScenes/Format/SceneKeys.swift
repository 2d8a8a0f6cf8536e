internal import HitJSON

nonisolated enum SceneKey: String, HeaderKey {
  case format, version, title, about, size, rules, delegate, windows, views, tries
  static let table = KeyTable<Self>("a scene")
}

/// The keys of a view, a window among them.
nonisolated enum ViewKey: String, FormatKey {
  case id, frame, color, text, subviews
  case `class`, boundsOrigin, transform, hidden, alpha, interaction, multiTouch, exclusive, clips
  case enabled, contentSize, contentOffset, border, radius, controller, gestures, actions, animate
  case canBecomeFirstResponder, canResignFirstResponder, handles, interactive, lint
  case pointInside, hitTest, touches, motion
  case level, key, root
  static let table = KeyTable<Self>("a view")
  static let windowTable = KeyTable<Self>("a window")
  /// What a script's step can change, and the view's name.
  static let changeTable = KeyTable<Self>(
    "a set",
    [
      .id, .frame, .boundsOrigin, .transform, .hidden, .alpha, .interaction, .multiTouch,
      .exclusive, .clips, .enabled, .contentSize, .contentOffset, .color, .border, .radius, .text,
      .animate,
    ]
  )
}

/// The keys of a controller and of an application delegate; `view` is the root controller's only.
nonisolated enum ControllerKey: String, FormatKey {
  case id, touches, handles, view
  static let table = KeyTable<Self>("a controller")
  static let delegateTable = KeyTable<Self>("a delegate")
}

nonisolated enum RulesKey: String, FormatKey {
  case hitTestAlphaCutoff, disabledControlsAreHit, hitTestPassesPerTouch, controlTrackingSlop
  case nilTargetStart, eventIdentity, coalescesMoves, gestureActionTiming, gestureTuning
  case tapCountTuning
  static let table = KeyTable<Self>("rules")
}

nonisolated enum TapCountKey: String, FormatKey {
  case interval, distance
  static let table = KeyTable<Self>("rules.tapCountTuning")
}

nonisolated enum TryKey: String, FormatKey {
  case press, note, say, with, receiver
  static let table = KeyTable<Self>("a try")
}

nonisolated enum TransformKey: String, FormatKey {
  case rotate, scale, translate
  static let table = KeyTable<Self>("transform")
}

/// The keys of a `pointInside` object; it has one of them.
nonisolated enum PointInsideKey: String, FormatKey {
  case circle, inset
  static let table = KeyTable<Self>("pointInside")
}

nonisolated enum HitTestKey: String, FormatKey {
  case prefer
  static let table = KeyTable<Self>("hitTest")
}

nonisolated enum GestureKey: String, FormatKey {
  case id, type, taps, fingers, duration, direction, requiresFailureOf, cancelsTouchesInView
  case delaysTouchesBegan, delaysTouchesEnded, enabled, delegate
  static let table = KeyTable<Self>("a gesture")
}

nonisolated enum GestureDelegateKey: String, FormatKey {
  case shouldBegin, refuseTouchesOn, simultaneousWith
  static let table = KeyTable<Self>("a gesture's delegate")
}

nonisolated enum ActionKey: String, FormatKey {
  case events, target, selector
  static let table = KeyTable<Self>("an action")
}

nonisolated enum AnimationKey: String, FormatKey {
  case by, duration, delay, allowInteraction
  static let table = KeyTable<Self>("an animation")
}

/// The keys that one kind of object takes.
nonisolated protocol FormatKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The keys by name; a stored property, so that it is built once.
  static var table: KeyTable<Self> { get }
}

/// The keys of a file's outermost object, two of which every format has.
nonisolated protocol HeaderKey: FormatKey {
  static var format: Self { get }
  static var version: Self { get }
}

/// The keys of an object by their names.
nonisolated final class KeyTable<Key: FormatKey>: Sendable {
  /// What the object is called in faults.
  let kind: String
  private let names: NameTable<Key>

  init(_ kind: String, _ keys: [Key] = Array(Key.allCases)) {
    self.kind = kind
    names = NameTable(keys)
  }

  /// The keys in the order in which faults list them.
  var keys: [Key] { names.values }

  func index(of name: JSONString) -> Int? { names.index(of: name) }
}

/// Values by their names.
nonisolated final class NameTable<Value: RawRepresentable<String> & Sendable>: Sendable {
  let values: [Value]
  /// The first eight bytes of the names, which tell nearly all apart.
  private let words: [UInt64]

  init(_ values: [Value]) {
    self.values = values
    words = values.map { value in
      value.rawValue.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  @inline(__always)
  func index(of name: JSONString) -> Int? {
    // Shorter names than eight bytes are told by their words.
    if name.count >= 8 || name.isEscaped { return index(ofUnusual: name) }
    return words.firstIndex(of: name.packed)
  }

  @inline(never)
  private func index(ofUnusual name: JSONString) -> Int? {
    if name.isEscaped { return values.firstIndex { $0.rawValue == name.string } }
    let (word, count) = (name.packed, name.count)
    return words.indices.first { place in
      guard words[place] == word else { return false }
      let value = values[place].rawValue
      return value.utf8.count == count && (count == 8 || value == name.string)
    }
  }
}

/// The keys of one object with their values, in the order of the file.
nonisolated struct FormatMembers<Key: FormatKey>: Sequence {
  let object: Int
  let list: [(key: Key, value: Int)]
  /// Whether keys were left out as faults, which explain what seems missing.
  let lacksKeys: Bool

  subscript(key: Key) -> Int? { list.first { Self.areSame($0.key, key) }?.value }

  /// Compares keys as they are; `==` of what has a raw value compares the names.
  private static func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    one == other
  }

  func makeIterator() -> some IteratorProtocol<(key: Key, value: Int)> { list.makeIterator() }
}
