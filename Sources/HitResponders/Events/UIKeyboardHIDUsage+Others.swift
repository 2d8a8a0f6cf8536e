// MARK: - Functions, movement

nonisolated extension UIKeyboardHIDUsage {
  /// The F1 key of the keyboard.
  public static let keyboardF1 = Self(58)
  /// The F2 key of the keyboard.
  public static let keyboardF2 = Self(59)
  /// The F3 key of the keyboard.
  public static let keyboardF3 = Self(60)
  /// The F4 key of the keyboard.
  public static let keyboardF4 = Self(61)
  /// The F5 key of the keyboard.
  public static let keyboardF5 = Self(62)
  /// The F6 key of the keyboard.
  public static let keyboardF6 = Self(63)
  /// The F7 key of the keyboard.
  public static let keyboardF7 = Self(64)
  /// The F8 key of the keyboard.
  public static let keyboardF8 = Self(65)
  /// The F9 key of the keyboard.
  public static let keyboardF9 = Self(66)
  /// The F10 key of the keyboard.
  public static let keyboardF10 = Self(67)
  /// The F11 key of the keyboard.
  public static let keyboardF11 = Self(68)
  /// The F12 key of the keyboard.
  public static let keyboardF12 = Self(69)
  /// The Print Screen key of the keyboard.
  public static let keyboardPrintScreen = Self(70)
  /// The Scroll Lock key of the keyboard.
  public static let keyboardScrollLock = Self(71)
  /// The Pause key of the keyboard.
  public static let keyboardPause = Self(72)
  /// The Insert key of the keyboard.
  public static let keyboardInsert = Self(73)
  /// The Home key of the keyboard.
  public static let keyboardHome = Self(74)
  /// The Page Up key of the keyboard.
  public static let keyboardPageUp = Self(75)
  /// The Delete Forward key of the keyboard.
  public static let keyboardDeleteForward = Self(76)
  /// The End key of the keyboard.
  public static let keyboardEnd = Self(77)
  /// The Page Down key of the keyboard.
  public static let keyboardPageDown = Self(78)
  /// The Right Arrow key of the keyboard.
  public static let keyboardRightArrow = Self(79)
  /// The Left Arrow key of the keyboard.
  public static let keyboardLeftArrow = Self(80)
  /// The Down Arrow key of the keyboard.
  public static let keyboardDownArrow = Self(81)
  /// The Up Arrow key of the keyboard.
  public static let keyboardUpArrow = Self(82)
  /// The NonUS Backslash key of the keyboard.
  public static let keyboardNonUSBackslash = Self(100)
  /// The Application key of the keyboard.
  public static let keyboardApplication = Self(101)
  /// The Power key of the keyboard.
  public static let keyboardPower = Self(102)
  /// The F13 key of the keyboard.
  public static let keyboardF13 = Self(104)
  /// The F14 key of the keyboard.
  public static let keyboardF14 = Self(105)
  /// The F15 key of the keyboard.
  public static let keyboardF15 = Self(106)
  /// The F16 key of the keyboard.
  public static let keyboardF16 = Self(107)
  /// The F17 key of the keyboard.
  public static let keyboardF17 = Self(108)
  /// The F18 key of the keyboard.
  public static let keyboardF18 = Self(109)
  /// The F19 key of the keyboard.
  public static let keyboardF19 = Self(110)
  /// The F20 key of the keyboard.
  public static let keyboardF20 = Self(111)
  /// The F21 key of the keyboard.
  public static let keyboardF21 = Self(112)
  /// The F22 key of the keyboard.
  public static let keyboardF22 = Self(113)
  /// The F23 key of the keyboard.
  public static let keyboardF23 = Self(114)
  /// The F24 key of the keyboard.
  public static let keyboardF24 = Self(115)
  /// The Execute key of the keyboard.
  public static let keyboardExecute = Self(116)
  /// The Help key of the keyboard.
  public static let keyboardHelp = Self(117)
  /// The Menu key of the keyboard.
  public static let keyboardMenu = Self(118)
  /// The Select key of the keyboard.
  public static let keyboardSelect = Self(119)
  /// The Stop key of the keyboard.
  public static let keyboardStop = Self(120)
  /// The Again key of the keyboard.
  public static let keyboardAgain = Self(121)
  /// The Undo key of the keyboard.
  public static let keyboardUndo = Self(122)
  /// The Cut key of the keyboard.
  public static let keyboardCut = Self(123)
  /// The Copy key of the keyboard.
  public static let keyboardCopy = Self(124)
  /// The Paste key of the keyboard.
  public static let keyboardPaste = Self(125)
  /// The Find key of the keyboard.
  public static let keyboardFind = Self(126)
  /// The Mute key of the keyboard.
  public static let keyboardMute = Self(127)
  /// The Volume Up key of the keyboard.
  public static let keyboardVolumeUp = Self(128)
  /// The Volume Down key of the keyboard.
  public static let keyboardVolumeDown = Self(129)
  /// The Locking Caps Lock key of the keyboard.
  public static let keyboardLockingCapsLock = Self(130)
  /// The Locking Num Lock key of the keyboard.
  public static let keyboardLockingNumLock = Self(131)
  /// The Locking Scroll Lock key of the keyboard.
  public static let keyboardLockingScrollLock = Self(132)
}

// MARK: - Keypad

nonisolated extension UIKeyboardHIDUsage {
  /// The Num Lock key of the keypad.
  public static let keypadNumLock = Self(83)
  /// The Slash key of the keypad.
  public static let keypadSlash = Self(84)
  /// The Asterisk key of the keypad.
  public static let keypadAsterisk = Self(85)
  /// The Hyphen key of the keypad.
  public static let keypadHyphen = Self(86)
  /// The Plus key of the keypad.
  public static let keypadPlus = Self(87)
  /// The Enter key of the keypad.
  public static let keypadEnter = Self(88)
  /// The 1 key of the keypad.
  public static let keypad1 = Self(89)
  /// The 2 key of the keypad.
  public static let keypad2 = Self(90)
  /// The 3 key of the keypad.
  public static let keypad3 = Self(91)
  /// The 4 key of the keypad.
  public static let keypad4 = Self(92)
  /// The 5 key of the keypad.
  public static let keypad5 = Self(93)
  /// The 6 key of the keypad.
  public static let keypad6 = Self(94)
  /// The 7 key of the keypad.
  public static let keypad7 = Self(95)
  /// The 8 key of the keypad.
  public static let keypad8 = Self(96)
  /// The 9 key of the keypad.
  public static let keypad9 = Self(97)
  /// The 0 key of the keypad.
  public static let keypad0 = Self(98)
  /// The Period key of the keypad.
  public static let keypadPeriod = Self(99)
  /// The Equal Sign key of the keypad.
  public static let keypadEqualSign = Self(103)
  /// The Comma key of the keypad.
  public static let keypadComma = Self(133)
  /// The Equal SignAS400 key of the keypad.
  public static let keypadEqualSignAS400 = Self(134)
}

// MARK: - Languages, old terminals

nonisolated extension UIKeyboardHIDUsage {
  /// The International1 key of the keyboard.
  public static let keyboardInternational1 = Self(135)
  /// The International2 key of the keyboard.
  public static let keyboardInternational2 = Self(136)
  /// The International3 key of the keyboard.
  public static let keyboardInternational3 = Self(137)
  /// The International4 key of the keyboard.
  public static let keyboardInternational4 = Self(138)
  /// The International5 key of the keyboard.
  public static let keyboardInternational5 = Self(139)
  /// The International6 key of the keyboard.
  public static let keyboardInternational6 = Self(140)
  /// The International7 key of the keyboard.
  public static let keyboardInternational7 = Self(141)
  /// The International8 key of the keyboard.
  public static let keyboardInternational8 = Self(142)
  /// The International9 key of the keyboard.
  public static let keyboardInternational9 = Self(143)
  /// The LANG1 key of the keyboard.
  public static let keyboardLANG1 = Self(144)
  /// The LANG2 key of the keyboard.
  public static let keyboardLANG2 = Self(145)
  /// The LANG3 key of the keyboard.
  public static let keyboardLANG3 = Self(146)
  /// The LANG4 key of the keyboard.
  public static let keyboardLANG4 = Self(147)
  /// The LANG5 key of the keyboard.
  public static let keyboardLANG5 = Self(148)
  /// The LANG6 key of the keyboard.
  public static let keyboardLANG6 = Self(149)
  /// The LANG7 key of the keyboard.
  public static let keyboardLANG7 = Self(150)
  /// The LANG8 key of the keyboard.
  public static let keyboardLANG8 = Self(151)
  /// The LANG9 key of the keyboard.
  public static let keyboardLANG9 = Self(152)
  /// The Alternate Erase key of the keyboard.
  public static let keyboardAlternateErase = Self(153)
  /// The Sys Req Or Attention key of the keyboard.
  public static let keyboardSysReqOrAttention = Self(154)
  /// The Cancel key of the keyboard.
  public static let keyboardCancel = Self(155)
  /// The Clear key of the keyboard.
  public static let keyboardClear = Self(156)
  /// The Prior key of the keyboard.
  public static let keyboardPrior = Self(157)
  /// The Return key of the keyboard.
  public static let keyboardReturn = Self(158)
  /// The Separator key of the keyboard.
  public static let keyboardSeparator = Self(159)
  /// The Out key of the keyboard.
  public static let keyboardOut = Self(160)
  /// The Oper key of the keyboard.
  public static let keyboardOper = Self(161)
  /// The Clear Or Again key of the keyboard.
  public static let keyboardClearOrAgain = Self(162)
  /// The Cr Sel Or Props key of the keyboard.
  public static let keyboardCrSelOrProps = Self(163)
  /// The Ex Sel key of the keyboard.
  public static let keyboardExSel = Self(164)
}

// MARK: - Modifiers

nonisolated extension UIKeyboardHIDUsage {
  /// The Left Control key of the keyboard.
  public static let keyboardLeftControl = Self(224)
  /// The Left Shift key of the keyboard.
  public static let keyboardLeftShift = Self(225)
  /// The Left Alt key of the keyboard.
  public static let keyboardLeftAlt = Self(226)
  /// The LeftGUI key of the keyboard.
  public static let keyboardLeftGUI = Self(227)
  /// The Right Control key of the keyboard.
  public static let keyboardRightControl = Self(228)
  /// The Right Shift key of the keyboard.
  public static let keyboardRightShift = Self(229)
  /// The Right Alt key of the keyboard.
  public static let keyboardRightAlt = Self(230)
  /// The RightGUI key of the keyboard.
  public static let keyboardRightGUI = Self(231)
  /// The Reserved key of the keyboard.
  public static let keyboard_Reserved = Self(65535)
}
