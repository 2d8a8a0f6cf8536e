/// What errors quote of a text.
public enum JSONExcerpt {
  /// Returns a text short enough, and plain enough, to be quoted in one line.
  public static func shortened(_ text: String) -> String {
    var short = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 40 { return short + "…" }
      short.unicodeScalars.append(
        scalar.properties.generalCategory == .control ? "\u{fffd}" : scalar
      )
    }
    return short
  }

  /// Returns the place behind the bytes that stand together as one word.
  static func endOfWord(at place: UnsafePointer<UInt8>, most: Int = .max) -> UnsafePointer<UInt8> {
    var end = place
    while isWordByte(end.pointee), end - place < most { end += 1 }
    return end
  }

  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}
