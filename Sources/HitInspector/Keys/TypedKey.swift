/// A key that goes into a field of the window: what it means, and what it types.
nonisolated package struct TypedKey: Hashable, Sendable {
  /// The key, where it is one that has a name.
  package var named: KeyStroke.Named?
  /// The letters it types, with Shift, AltGr and Compose as the keyboard has them.
  package var text: String
  package var modifiers: KeyStroke.Modifiers
  /// Whether it selects all of a field, as Ctrl-A does.
  package var selectsAll: Bool

  /// Makes a key of an X keysym.
  package init(keysym: Int, text: String, _ modifiers: KeyStroke.Modifiers = []) {
    named = KeyStroke.Named(keysym: keysym)
    self.text = text
    self.modifiers = modifiers
    selectsAll = KeyStroke(.letter("a"), .control).matches(keysym: keysym, modifiers)
  }

  /// What it adds to a line of text; nothing for a key that does something else.
  var letters: String {
    guard named == nil, modifiers.isDisjoint(with: [.control, .alt]) else { return "" }
    return text.filter { !$0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } }
  }
}
