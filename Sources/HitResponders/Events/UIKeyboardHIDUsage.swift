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

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Makes a usage for a key that is in no table, of the number that the display gives the key.
  package init(unlistedKey keycode: Int) { rawValue = 0x1_0000 + keycode }

  package var isOnKeypad: Bool {
    (83...99).contains(rawValue) || [103, 133, 134].contains(rawValue)
  }
}

nonisolated extension UIKeyboardHIDUsage {
  // MARK: Letters, digits, signs

  /// What a keyboard says that it has too many keys down, or does not work.
  public static let (keyboardErrorRollOver, keyboardPOSTFail, keyboardErrorUndefined) = (
    Self(1), Self(2), Self(3)
  )
  /// A key of a letter, by what it types in America.
  public static let (
    keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
    keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP,
    keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX,
    keyboardY, keyboardZ
  ) = (
    Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10), Self(11), Self(12),
    Self(13), Self(14), Self(15), Self(16), Self(17), Self(18), Self(19), Self(20), Self(21),
    Self(22), Self(23), Self(24), Self(25), Self(26), Self(27), Self(28), Self(29)
  )
  /// A key of a digit, by what it types in America.
  public static let (
    keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
    keyboard9, keyboard0
  ) = (
    Self(30), Self(31), Self(32), Self(33), Self(34), Self(35), Self(36), Self(37), Self(38),
    Self(39)
  )
  /// A large key of a typewriter.
  public static let (
    keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar
  ) = (Self(40), Self(41), Self(42), Self(43), Self(44))
  /// A key of a sign, by what it types in America.
  public static let (
    keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
    keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
    keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  ) = (
    Self(45), Self(46), Self(47), Self(48), Self(49), Self(50), Self(51), Self(52), Self(53),
    Self(54), Self(55), Self(56)
  )
  /// The key that keeps letters large.
  public static let keyboardCapsLock = Self(57)

  // MARK: Functions, movement

  /// A function key.
  public static let (
    keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7,
    keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  ) = (
    Self(58), Self(59), Self(60), Self(61), Self(62), Self(63), Self(64), Self(65), Self(66),
    Self(67), Self(68), Self(69)
  )
  /// A key above those that move.
  public static let (keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert) = (
    Self(70), Self(71), Self(72), Self(73)
  )
  /// A key that moves, or deletes forwards.
  public static let (
    keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown,
    keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  ) = (Self(74), Self(75), Self(76), Self(77), Self(78), Self(79), Self(80), Self(81), Self(82))
  /// A key that keyboards of some countries and systems have.
  public static let (keyboardNonUSBackslash, keyboardApplication, keyboardPower) = (
    Self(100), Self(101), Self(102)
  )
  /// A function key of a large keyboard.
  public static let (
    keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
    keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  ) = (
    Self(104), Self(105), Self(106), Self(107), Self(108), Self(109), Self(110), Self(111),
    Self(112), Self(113), Self(114), Self(115)
  )
  /// A key for a command.
  public static let (
    keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain,
    keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
  ) = (
    Self(116), Self(117), Self(118), Self(119), Self(120), Self(121), Self(122), Self(123),
    Self(124), Self(125), Self(126)
  )
  /// A key for the volume.
  public static let (keyboardMute, keyboardVolumeUp, keyboardVolumeDown) = (
    Self(127), Self(128), Self(129)
  )
  /// A key that stays down by itself.
  public static let (keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock) = (
    Self(130), Self(131), Self(132)
  )

  // MARK: Keypad

  /// A key of the keypad.
  public static let (
    keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  ) = (Self(83), Self(84), Self(85), Self(86), Self(87), Self(88))
  /// A digit of the keypad.
  public static let (
    keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
  ) = (
    Self(89), Self(90), Self(91), Self(92), Self(93), Self(94), Self(95), Self(96), Self(97),
    Self(98)
  )
  /// A sign of the keypad.
  public static let (keypadPeriod, keypadEqualSign, keypadComma, keypadEqualSignAS400) = (
    Self(99), Self(103), Self(133), Self(134)
  )

  // MARK: Languages, old terminals

  /// A key that keyboards of a language have.
  public static let (
    keyboardInternational1, keyboardInternational2, keyboardInternational3,
    keyboardInternational4, keyboardInternational5, keyboardInternational6,
    keyboardInternational7, keyboardInternational8, keyboardInternational9
  ) = (
    Self(135), Self(136), Self(137), Self(138), Self(139), Self(140), Self(141), Self(142),
    Self(143)
  )
  /// A key that switches languages.
  public static let (
    keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6,
    keyboardLANG7, keyboardLANG8, keyboardLANG9
  ) = (
    Self(144), Self(145), Self(146), Self(147), Self(148), Self(149), Self(150), Self(151),
    Self(152)
  )
  /// A key of old terminals.
  public static let (
    keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
    keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper,
    keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  ) = (
    Self(153), Self(154), Self(155), Self(156), Self(157), Self(158), Self(159), Self(160),
    Self(161), Self(162), Self(163), Self(164)
  )

  // MARK: Modifiers

  /// A key that changes what others mean, on the left.
  public static let (keyboardLeftControl, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI) = (
    Self(224), Self(225), Self(226), Self(227)
  )
  /// A key that changes what others mean, on the right.
  public static let (
    keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  ) = (Self(228), Self(229), Self(230), Self(231))
  /// Not a key yet.
  public static let keyboard_Reserved = Self(65535)

  // MARK: Words

  /// The word for the key in scripts and logs: its name, or what it types on an American keyboard.
  package var word: String {
    switch rawValue {
    case 4...29: String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rawValue - 4)))
    case 30...38: "\(rawValue - 29)"
    case 39: "0"
    case 58...69: "f\(rawValue - 57)"
    case 104...115: "f\(rawValue - 91)"
    default: Self.words[rawValue] ?? "key \(rawValue)"
    }
  }

  package init?(word: String) {
    for number in Array(4...231) where Self(number).word == word {
      self.init(number)
      return
    }
    return nil
  }

  private static let words: [Int: String] = [
    40: "return", 41: "escape", 42: "backspace", 43: "tab", 44: "space", 45: "-", 46: "=", 47: "[",
    48: "]", 49: "\\", 50: "#", 51: ";", 52: "'", 53: "`", 54: ",", 55: ".", 56: "/",
    57: "capsLock", 70: "printScreen", 71: "scrollLock", 72: "pause", 73: "insert", 74: "home",
    75: "pageUp", 76: "delete", 77: "end", 78: "pageDown", 79: "right", 80: "left", 81: "down",
    82: "up", 83: "numLock", 88: "enter", 101: "application", 117: "help", 118: "menuKey",
    127: "mute", 128: "volumeUp", 129: "volumeDown", 224: "control", 225: "shift", 226: "alt",
    227: "super", 228: "control", 229: "shift", 230: "alt", 231: "super",
  ]
}
