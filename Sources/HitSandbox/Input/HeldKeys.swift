internal import HitResponders
internal import HitX11

/// The keys that are held and that the scene was told of, or is about to be.
///
/// A modifier waits until it is known whom it is for. With a key of the scene it is told before
/// that key; alone it is told when it is let go; where the window used it, to zoom or for the
/// second finger, it is not told at all.
struct HeldKeys {
  private var told: [X11Event.Key] = []
  private var waiting: [X11Event.Key] = []

  /// Notes a key that goes down, and returns those that the scene is to be told of now, in order.
  mutating func press(_ key: X11Event.Key) -> [X11Event.Key] {
    waiting.append(key)
    if key.isModifier { return [] }
    defer { waiting = [] }
    told += waiting
    return waiting
  }

  /// Notes that the modifiers held were for the window.
  mutating func use() { waiting = [] }

  /// Notes a key that goes up, and returns what the scene is to be told, in order.
  ///
  /// Shift may have been let go first, so the key is what it was when pressed.
  mutating func release(_ key: X11Event.Key) -> [(key: X11Event.Key, phase: UIPress.Phase)] {
    if let index = told.firstIndex(where: { $0.keycode == key.keycode }) {
      return [(told.remove(at: index), .ended)]
    }
    guard let index = waiting.firstIndex(where: { $0.keycode == key.keycode }) else { return [] }
    let alone = waiting.remove(at: index)
    return [(alone, .began), (alone, .ended)]
  }

  /// Forgets all keys, and returns those that the scene was told of: they go up elsewhere.
  mutating func releaseAll() -> [X11Event.Key] {
    waiting = []
    defer { told = [] }
    return told
  }
}

extension X11Event.Key {
  /// Whether the key changes what others mean: Shift, Ctrl, Meta, Alt.
  var isModifier: Bool {
    switch keysym {
    case 0xffe1...0xffe4, 0xffe7...0xffea: true
    default: false
    }
  }
}
