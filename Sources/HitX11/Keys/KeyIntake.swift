internal import CHitX11

/// The keys of a window between the server and whoever hears of them: what is held, what is composed.
///
/// An input method takes keys that may belong to a sequence. Inside Xlib it answers at once: with
/// text, as a press of key zero that is the next event, or with nothing. Another program answers
/// later, by giving the press back or with text; until then, at the longest until the key goes up,
/// the press waits.
nonisolated struct KeyIntake {
  /// The keys that are down and were told.
  private var held: Set<UInt32> = []
  /// The presses that the input method took, oldest first.
  private(set) var taken: [XKeyEvent] = []

  /// Notes a press that is told, and returns whether it is a repeat.
  mutating func isRepeat(_ event: XKeyEvent) -> Bool { !held.insert(event.keycode).inserted }

  /// Notes a release.
  mutating func release(_ event: XKeyEvent) { held.remove(event.keycode) }

  /// Keeps a press that the input method took.
  mutating func keep(_ event: XKeyEvent) { taken.append(event) }

  /// Takes back the press that the input method's text is of: the latest.
  mutating func takeLatest() -> XKeyEvent? { taken.popLast() }

  /// Takes back every press that waits.
  mutating func takeAll() -> [XKeyEvent] {
    defer { taken = [] }
    return taken
  }

  /// Takes back the presses up to one of a key, if that key's waits.
  mutating func takeAll(upTo keycode: UInt32) -> [XKeyEvent] {
    guard let index = taken.lastIndex(where: { $0.keycode == keycode }) else { return [] }
    defer { taken.removeFirst(index + 1) }
    return Array(taken[...index])
  }

  /// Forgets everything: the releases go elsewhere.
  mutating func forget() { self = KeyIntake() }
}
