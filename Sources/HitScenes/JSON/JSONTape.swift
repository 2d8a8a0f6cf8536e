/// A JSON text taken apart into a flat list of values that remember where they stand.
///
/// Foundation's readers keep no places, and a tree of boxed values would need a hundred bytes for
/// each number of a large scene. Here every value is twelve bytes: its kind, its byte offset, and
/// the index after its last descendant, so that skipping a subtree is one step and nothing in
/// reading recurses.
nonisolated struct JSONTape: Sendable {
  enum Kind: UInt8, Sendable {
    case null, yes, no, number, string, escapedString, array, object
  }

  struct Node: Sendable {
    var offset: UInt32
    /// For containers the index after the last descendant; otherwise the length in bytes.
    var extent: UInt32
    var kind: Kind
  }

  /// The text itself.
  let text: [UInt8]
  /// The values in the order of the text; an object's keys stand before their values.
  var nodes: [Node] = []

  init(text: [UInt8]) { self.text = text }
}

nonisolated extension JSONTape {
  func kind(at index: Int) -> Kind { nodes[index].kind }

  func offset(of index: Int) -> Int { Int(nodes[index].offset) }

  /// Returns the index after a value and all that is in it.
  func next(after index: Int) -> Int {
    switch nodes[index].kind {
    case .array, .object: Int(nodes[index].extent)
    default: index + 1
    }
  }

  /// Returns how many values an array holds.
  func count(of array: Int) -> Int {
    var count = 0
    var index = array + 1
    let end = next(after: array)
    while index < end {
      count += 1
      index = next(after: index)
    }
    return count
  }

  /// Returns the elements of an array as indices of the tape.
  func elements(of array: Int) -> [Int] {
    var elements: [Int] = []
    var index = array + 1
    let end = next(after: array)
    while index < end {
      elements.append(index)
      index = next(after: index)
    }
    return elements
  }

  /// Returns a string with its escapes undone.
  func string(at index: Int) -> String {
    let node = nodes[index]
    let start = Int(node.offset) + 1
    let bytes = text[start..<start + Int(node.extent) - 2]
    guard node.kind == .escapedString else { return String(decoding: bytes, as: UTF8.self) }
    return JSONTape.unescaped(bytes)
  }

  /// Returns a number, which the scanner has found to be finite.
  func number(at index: Int) -> Double {
    let node = nodes[index]
    let start = Int(node.offset)
    return JSONNumber.value(of: text[start..<start + Int(node.extent)])
  }

  /// Returns the exact text of a value's first line, cut to fit an error.
  func excerpt(at index: Int) -> String {
    switch nodes[index].kind {
    case .null: "null"
    case .yes: "true"
    case .no: "false"
    case .array: "an array"
    case .object: "an object"
    case .string, .escapedString: "\"" + JSONTape.shortened(string(at: index)) + "\""
    case .number:
      JSONTape.shortened(
        String(
          decoding: text[offset(of: index)..<offset(of: index) + Int(nodes[index].extent)],
          as: UTF8.self
        )
      )
    }
  }

  /// Returns a text short enough, and plain enough, to be quoted in one line.
  static func shortened(_ text: String) -> String {
    var short = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 40 { return short + "…" }
      short.unicodeScalars.append(scalar.properties.generalCategory == .control ? "�" : scalar)
    }
    return short
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "u"):
        var value = hexadecimal(bytes[index..<index + 4])
        index += 4
        if value & 0xfc00 == 0xd800 {
          value =
            0x10000 + (value & 0x3ff) << 10 + hexadecimal(bytes[index + 2..<index + 6]) & 0x3ff
          index += 6
        }
        let scalar = Unicode.Scalar(value) ?? "\u{fffd}"
        units.append(contentsOf: String(scalar).utf8)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Returns the value of hexadecimal digits that the scanner has checked.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 + UInt32(JSONScanner.hexadecimalDigit($1) ?? 0) }
  }
}
