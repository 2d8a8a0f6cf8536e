/// A key that goes into a field of the window: what it means, and what it types.
nonisolated package struct TypedKey: Hashable, Sendable {
  /// What a key does in every field, besides typing.
  package enum Deed: Hashable, Sendable, CaseIterable {
    case selectAll
    /// Deletes what is selected, which was copied before.
    case cut
    /// Asks for the text that another program offers, which comes as typed later.
    case paste

    private var stroke: KeyStroke {
      switch self {
      case .selectAll: KeyTable.control("a")
      case .cut: KeyTable.control("x")
      case .paste: KeyTable.control("v")
      }
    }

    fileprivate func isDone(by keysym: Int, _ held: KeyStroke.Modifiers) -> Bool {
      stroke.matches(keysym: keysym, held)
    }
  }

  /// The key, where it is one that has a name.
  package var named: KeyStroke.Named?
  /// The letters it types, with Shift, AltGr and Compose as the keyboard has them.
  package var text: String
  package var modifiers: KeyStroke.Modifiers
  /// What it does besides typing, as Ctrl-A selects all.
  package var deed: Deed?

  /// Makes a key of an X keysym.
  package init(keysym: Int, text: String, _ modifiers: KeyStroke.Modifiers = []) {
    named = KeyStroke.Named(keysym: keysym)
    self.text = text
    self.modifiers = modifiers
    deed = Deed.allCases.first { $0.isDone(by: keysym, modifiers) }
  }

  /// The most letters that are taken of a text, which is more than the longest path has.
  private static let mostPasted = 4096

  /// Makes the key that would type a text, which was pasted.
  package init(pasted text: String) {
    self.text = String(text.prefix(Self.mostPasted))
    modifiers = []
  }

  /// What it adds to a line of text; nothing for a key that does something else.
  var letters: String {
    let isLetter = named == nil || named == .space
    guard isLetter, modifiers.isDisjoint(with: [.control, .alt]) else { return "" }
    return text.filter { !$0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } }
  }
}
