/// A key of a keyboard and what it types.
///
/// > Source: UIKit, `UIKey`. Differs: a value that programs can make.
nonisolated public struct UIKey: Hashable, Sendable {
  /// What the key types with the modifiers held.
  ///
  /// The last key of a compose sequence types its result; its other keys, and modifier keys, type
  /// nothing.
  public var characters: String
  /// What the key types without any modifier.
  public var charactersIgnoringModifiers: String
  /// The modifiers held.
  public var modifierFlags: UIKeyModifierFlags
  /// The place of the key on the keyboard, whatever the layout.
  public var keyCode: UIKeyboardHIDUsage

  /// Makes a key.
  public init(
    characters: String,
    charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

/// The modifier keys held with another key.
///
/// > Source: UIKit, `UIKeyModifierFlags`.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = bit(16)
  /// A Shift or Control key on either side.
  public static let (shift, control) = (bit(17), bit(18))
  /// A key on either side: Option, called Alt elsewhere, and Command, which shows a logo elsewhere.
  public static let (alternate, command) = (bit(19), bit(20))
  /// The key itself is on the keypad.
  public static let numericPad = bit(21)
}
