public import HitResponders

extension PressSample {
  /// Makes the press of a key of a keyboard, as UIKit reports it.
  ///
  /// Keys that move and keys that act have the text that `UIKeyCommand` calls them by.
  /// `text` is what the key types with the modifiers that are held, `plainText` without them.
  public init(
    usage: UIKeyboardHIDUsage,
    text: String,
    plainText: String,
    modifiers: UIKeyModifierFlags = [],
    phase: UIPress.Phase
  ) {
    let input = Self.input(of: usage)
    let keypad: UIKeyModifierFlags = usage.isOnKeypad ? .numericPad : []
    self.init(
      type: Self.buttons[usage] ?? .keyboard,
      phase: phase,
      key: UIKey(
        characters: input ?? text,
        charactersIgnoringModifiers: input ?? plainText,
        modifierFlags: modifiers.union(keypad),
        keyCode: usage
      )
    )
  }

  /// Makes the press of a key that a script names by a word.
  init(word: String, phase: UIPress.Phase) {
    let button = Self.remoteButtons[word]
    guard button == nil, let usage = UIKeyboardHIDUsage(word: word) else {
      self.init(type: button ?? .keyboard, phase: phase)
      return
    }
    let text = Self.texts[usage] ?? (word.utf8.count == 1 ? word : "")
    self.init(usage: usage, text: text, plainText: text, phase: phase)
  }

  /// The word for this key or button in a script, if there is one.
  package var scriptWord: String? {
    PressNames.all.first { word in
      let named = Self(word: word, phase: phase)
      return named.type == type && named.key?.keyCode == key?.keyCode
    }
  }

  private static let remoteButtons: [String: UIPress.PressType] = [
    "select": .select, "menu": .menu, "playPause": .playPause,
  ]

  private static let buttons: [UIKeyboardHIDUsage: UIPress.PressType] = [
    .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow,
    .keyboardRightArrow: .rightArrow, .keyboardPageUp: .pageUp, .keyboardPageDown: .pageDown,
  ]

  private static let texts: [UIKeyboardHIDUsage: String] = [
    .keyboardSpacebar: " ", .keyboardReturnOrEnter: "\r", .keyboardTab: "\t",
    .keyboardDeleteOrBackspace: "\u{8}",
  ]

  private static func input(of usage: UIKeyboardHIDUsage) -> String? {
    if (58...69).contains(usage.rawValue) { return "UIKeyInputF\(usage.rawValue - 57)" }
    return inputs[usage].map { "UIKeyInput" + $0 }
  }

  private static let inputs: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: "UpArrow", .keyboardDownArrow: "DownArrow", .keyboardLeftArrow: "LeftArrow",
    .keyboardRightArrow: "RightArrow", .keyboardEscape: "Escape", .keyboardPageUp: "PageUp",
    .keyboardPageDown: "PageDown", .keyboardHome: "Home", .keyboardEnd: "End",
    .keyboardDeleteForward: "Delete",
  ]
}
