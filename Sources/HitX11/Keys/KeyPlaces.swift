internal import CHitX11

/// The places of the keys as USB usage numbers.
///
/// The server numbers keys as it likes and names their places, such as `AD01` for the first letter
/// of the upper row; the names are the same on every keyboard and under every layout.
nonisolated struct KeyPlaces {
  private var usages: [Int: Int] = [:]

  init(on display: OpaquePointer) {
    guard let keyboard = XkbGetMap(display, 0, UInt32(XkbUseCoreKbd)) else { return }
    defer { XkbFreeKeyboard(keyboard, 0, 1) }
    guard XkbGetNames(display, UInt32(XkbKeyNamesMask), keyboard) == Success,
      let names = keyboard.pointee.names, let keys = names.pointee.keys
    else { return }
    for code in Int(keyboard.pointee.min_key_code)...Int(keyboard.pointee.max_key_code) {
      // Four bytes, padded with zeros; the copy lives no longer than the closure.
      let name = withUnsafeBytes(of: keys[code].name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let usage = Self.usage(ofName: name) { usages[code] = usage }
    }
  }

  /// Returns the usage of a key; `nil` for one that the tables do not have.
  func usage(of keycode: Int) -> Int? { usages[keycode] }

  /// Returns the usage of the place with a name.
  static func usage(ofName name: String) -> Int? {
    if let row = rows.first(where: { name.hasPrefix($0.prefix) && name.count == 4 }),
      let number = Int(name.dropFirst(2)), row.usages.indices.contains(number - 1)
    {
      return row.usages[number - 1]
    }
    return named[name]
  }

  /// The places of each row, from the left.
  private static let rows: [(prefix: String, usages: [Int])] = [
    ("AE", [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 45, 46, 137]),
    ("AD", [20, 26, 8, 21, 23, 28, 24, 12, 18, 19, 47, 48]),
    ("AC", [4, 22, 7, 9, 10, 11, 13, 14, 15, 51, 52, 50]),
    ("AB", [29, 27, 6, 25, 5, 17, 16, 54, 55, 56, 135]),
    ("FK", Array(58...69) + Array(104...115)),
  ]

  private static let named: [String: Int] = [
    "TLDE": 53, "BKSP": 42, "TAB": 43, "RTRN": 40, "BKSL": 49, "CAPS": 57, "SPCE": 44, "ESC": 41,
    "LSGT": 100, "LFSH": 225, "RTSH": 229, "LCTL": 224, "RCTL": 228, "LALT": 226, "RALT": 230,
    "LWIN": 227, "RWIN": 231, "LMTA": 227, "RMTA": 231, "LVL3": 230, "COMP": 101, "MENU": 101,
    "PRSC": 70, "SYRQ": 154, "SCLK": 71, "PAUS": 72, "INS": 73, "HOME": 74, "PGUP": 75, "DELE": 76,
    "END": 77, "PGDN": 78, "UP": 82, "LEFT": 80, "DOWN": 81, "RGHT": 79, "NMLK": 83, "KPDV": 84,
    "KPMU": 85, "KPSU": 86, "KPAD": 87, "KPEN": 88, "KP1": 89, "KP2": 90, "KP3": 91, "KP4": 92,
    "KP5": 93, "KP6": 94, "KP7": 95, "KP8": 96, "KP9": 97, "KP0": 98, "KPDL": 99, "KPEQ": 103,
    "KPPT": 133, "JPCM": 140, "HENK": 138, "MUHE": 139, "HKTG": 136, "HNGL": 144, "HJCV": 145,
    "KATA": 146, "HIRA": 147, "MUTE": 127, "VOL+": 128, "VOL-": 129, "POWR": 102, "STOP": 120,
    "AGAI": 121, "UNDO": 122, "COPY": 124, "OPEN": 116, "PAST": 125, "FIND": 126, "CUT": 123,
    "HELP": 117,
  ]
}
