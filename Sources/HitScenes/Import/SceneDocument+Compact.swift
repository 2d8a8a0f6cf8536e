nonisolated extension SceneDocument {
  /// The file's value on one line, as plain JSON: without comments, spaces and trailing commas.
  ///
  /// Keys stay in their order and numbers and strings as they are written, so the text reads back
  /// as the same scene. A dump is wrapped into an object that has its text.
  package var compactText: [UInt8] {
    if let dump { return WrappedDump(text, dump).bytes }
    var compact: [UInt8] = []
    compact.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""):
        let end = Self.endOfString(in: text, from: index)
        compact += text[index..<end]
        index = end
        continue
      case UInt8(ascii: "/"):
        index = Self.endOfComment(in: text, from: index)
        continue
      case 0x20, 0x09, 0x0a, 0x0d: break
      // A byte order mark may come first.
      case 0xef, 0xbb, 0xbf: break
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if compact.last == UInt8(ascii: ",") { compact.removeLast() }
        compact.append(byte)
      default: compact.append(byte)
      }
      index += 1
    }
    return compact
  }

  static func endOfString(in text: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "\"") { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.count
  }

  static func endOfComment(in text: [UInt8], from start: Int) -> Int {
    let isLine = start + 1 < text.count && text[start + 1] == UInt8(ascii: "/")
    var index = start + 2
    while index < text.count {
      if isLine, text[index] == 0x0a { return index }
      if !isLine, text[index] == UInt8(ascii: "/"), text[index - 1] == UInt8(ascii: "*"),
        index > start + 2
      {
        return index + 1
      }
      index += 1
    }
    return text.count
  }
}
