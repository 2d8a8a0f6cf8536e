/// The place of a key on a keyboard, as the USB tables of human interface devices number it.
///
/// A place is named by what it types on an American keyboard, whatever the layout.
///
/// > Source: UIKit, `UIKeyboardHIDUsage`. Differs: a structure, so that a key which no table knows
/// > keeps a number of its own, above 65,535; no negative number is a usage.
nonisolated public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the usage.
  public let rawValue: Int

  /// Makes a usage of a number from 0; `nil` for a negative one.
  public init?(rawValue: Int) {
    guard rawValue >= 0 else { return nil }
    self.init(rawValue)
  }

  /// Makes a usage of a number from 0.
  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Makes a usage for a key that is in no table, with a number that no table uses.
  ///
  /// - Parameter keycode: The number that the display gives the key.
  package init(unlistedKey keycode: Int) { rawValue = 0x1_0000 + keycode }

  package var isOnKeypad: Bool {
    (83...99).contains(rawValue) || [103, 133, 134].contains(rawValue)
  }
}

// MARK: - Letters, digits, signs

nonisolated extension UIKeyboardHIDUsage {
  /// The Error Roll Over key of the keyboard.
  public static let keyboardErrorRollOver = Self(1)
  /// The POST Fail key of the keyboard.
  public static let keyboardPOSTFail = Self(2)
  /// The Error Undefined key of the keyboard.
  public static let keyboardErrorUndefined = Self(3)
  /// The A key of the keyboard.
  public static let keyboardA = Self(4)
  /// The B key of the keyboard.
  public static let keyboardB = Self(5)
  /// The C key of the keyboard.
  public static let keyboardC = Self(6)
  /// The D key of the keyboard.
  public static let keyboardD = Self(7)
  /// The E key of the keyboard.
  public static let keyboardE = Self(8)
  /// The F key of the keyboard.
  public static let keyboardF = Self(9)
  /// The G key of the keyboard.
  public static let keyboardG = Self(10)
  /// The H key of the keyboard.
  public static let keyboardH = Self(11)
  /// The I key of the keyboard.
  public static let keyboardI = Self(12)
  /// The J key of the keyboard.
  public static let keyboardJ = Self(13)
  /// The K key of the keyboard.
  public static let keyboardK = Self(14)
  /// The L key of the keyboard.
  public static let keyboardL = Self(15)
  /// The M key of the keyboard.
  public static let keyboardM = Self(16)
  /// The N key of the keyboard.
  public static let keyboardN = Self(17)
  /// The O key of the keyboard.
  public static let keyboardO = Self(18)
  /// The P key of the keyboard.
  public static let keyboardP = Self(19)
  /// The Q key of the keyboard.
  public static let keyboardQ = Self(20)
  /// The R key of the keyboard.
  public static let keyboardR = Self(21)
  /// The S key of the keyboard.
  public static let keyboardS = Self(22)
  /// The T key of the keyboard.
  public static let keyboardT = Self(23)
  /// The U key of the keyboard.
  public static let keyboardU = Self(24)
  /// The V key of the keyboard.
  public static let keyboardV = Self(25)
  /// The W key of the keyboard.
  public static let keyboardW = Self(26)
  /// The X key of the keyboard.
  public static let keyboardX = Self(27)
  /// The Y key of the keyboard.
  public static let keyboardY = Self(28)
  /// The Z key of the keyboard.
  public static let keyboardZ = Self(29)
  /// The 1 key of the keyboard.
  public static let keyboard1 = Self(30)
  /// The 2 key of the keyboard.
  public static let keyboard2 = Self(31)
  /// The 3 key of the keyboard.
  public static let keyboard3 = Self(32)
  /// The 4 key of the keyboard.
  public static let keyboard4 = Self(33)
  /// The 5 key of the keyboard.
  public static let keyboard5 = Self(34)
  /// The 6 key of the keyboard.
  public static let keyboard6 = Self(35)
  /// The 7 key of the keyboard.
  public static let keyboard7 = Self(36)
  /// The 8 key of the keyboard.
  public static let keyboard8 = Self(37)
  /// The 9 key of the keyboard.
  public static let keyboard9 = Self(38)
  /// The 0 key of the keyboard.
  public static let keyboard0 = Self(39)
  /// The Return Or Enter key of the keyboard.
  public static let keyboardReturnOrEnter = Self(40)
  /// The Escape key of the keyboard.
  public static let keyboardEscape = Self(41)
  /// The Delete Or Backspace key of the keyboard.
  public static let keyboardDeleteOrBackspace = Self(42)
  /// The Tab key of the keyboard.
  public static let keyboardTab = Self(43)
  /// The Spacebar key of the keyboard.
  public static let keyboardSpacebar = Self(44)
  /// The Hyphen key of the keyboard.
  public static let keyboardHyphen = Self(45)
  /// The Equal Sign key of the keyboard.
  public static let keyboardEqualSign = Self(46)
  /// The Open Bracket key of the keyboard.
  public static let keyboardOpenBracket = Self(47)
  /// The Close Bracket key of the keyboard.
  public static let keyboardCloseBracket = Self(48)
  /// The Backslash key of the keyboard.
  public static let keyboardBackslash = Self(49)
  /// The NonUS Pound key of the keyboard.
  public static let keyboardNonUSPound = Self(50)
  /// The Semicolon key of the keyboard.
  public static let keyboardSemicolon = Self(51)
  /// The Quote key of the keyboard.
  public static let keyboardQuote = Self(52)
  /// The Grave Accent And Tilde key of the keyboard.
  public static let keyboardGraveAccentAndTilde = Self(53)
  /// The Comma key of the keyboard.
  public static let keyboardComma = Self(54)
  /// The Period key of the keyboard.
  public static let keyboardPeriod = Self(55)
  /// The Slash key of the keyboard.
  public static let keyboardSlash = Self(56)
  /// The Caps Lock key of the keyboard.
  public static let keyboardCapsLock = Self(57)
}
