nonisolated extension UIKeyboardHIDUsage {
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

  /// Returns the key with a word, if there is one.
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
