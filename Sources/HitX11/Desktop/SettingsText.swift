/// The settings that a desktop publishes, in the form of the XSETTINGS protocol.
nonisolated struct SettingsText: Equatable {
  /// The settings that are text, by their names.
  private(set) var texts: [String: String] = [:]

  /// Reads the settings; nothing of bytes that end before they should, or are of no known kind.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let order = reader.byte(), order <= 1 else { return nil }
    reader.isBigEndian = order == 1
    guard reader.skip(3), reader.number(4) != nil, let count = reader.number(4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.byte(), reader.skip(1), let length = reader.number(2),
        let name = reader.text(length), reader.number(4) != nil
      else { return nil }
      switch kind {
      case 0: guard reader.skip(4) else { return nil }
      case 1:
        guard let length = reader.number(4), let text = reader.text(length) else { return nil }
        texts[name] = text
      case 2: guard reader.skip(8) else { return nil }
      default: return nil
      }
    }
  }

  /// Takes numbers and texts from bytes, in the order that the first of them names.
  private struct Reader {
    var bytes: [UInt8]
    var place = 0
    var isBigEndian = false

    mutating func byte() -> UInt8? { take(1)?.first }

    mutating func number(_ size: Int) -> Int? {
      guard let part = take(size) else { return nil }
      let digits = isBigEndian ? Array(part) : part.reversed()
      return digits.reduce(0) { $0 << 8 | Int($1) }
    }

    /// A text, which is filled up to four bytes.
    mutating func text(_ length: Int) -> String? {
      guard let part = take(length), skip((4 - length % 4) % 4) else { return nil }
      return String(decoding: part, as: UTF8.self)
    }

    mutating func skip(_ count: Int) -> Bool { take(count) != nil }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, count <= bytes.count - place else { return nil }
      defer { place += count }
      return bytes[place..<place + count]
    }
  }
}
