internal import CHitX11

/// The state of a window's keys: which are down, and which presses wait for the input method.
///
/// An input method takes keys that may belong to a sequence. Inside Xlib it answers at once: with
/// text, as a press of key zero that is the next event, or with nothing. Another program answers
/// later, by giving the press back or with text; the press waits for that, at the longest until the
/// key goes up.
nonisolated struct KeyIntake {
  /// The keys that are down and were reported.
  private var held: Set<UInt32> = []
  /// The presses that the input method took, oldest first.
  private(set) var taken: [XKeyEvent] = []

  /// Records a press that is reported, and returns whether it is a repeat.
  mutating func isRepeat(_ event: XKeyEvent) -> Bool { !held.insert(event.keycode).inserted }

  mutating func release(_ event: XKeyEvent) { held.remove(event.keycode) }

  /// Stores a press that the input method took.
  mutating func keep(_ event: XKeyEvent) { taken.append(event) }

  /// Removes and returns the latest press, to which the input method's text belongs.
  mutating func takeLatest() -> XKeyEvent? { taken.popLast() }

  /// Removes and returns every press that waits.
  mutating func takeAll() -> [XKeyEvent] {
    defer { taken = [] }
    return taken
  }

  /// Removes and returns the presses up to one of a key, if that key's waits.
  mutating func takeAll(upTo keycode: UInt32) -> [XKeyEvent] {
    guard let index = taken.lastIndex(where: { $0.keycode == keycode }) else { return [] }
    defer { taken.removeFirst(index + 1) }
    return Array(taken[...index])
  }

  /// Forgets everything: the releases go elsewhere.
  mutating func forget() { self = KeyIntake() }
}
