nonisolated extension SceneDocument {
  /// Reads the JSON of a scene that a trace carries.
  ///
  /// Traces have it on one line. Here each view gets a line of its own, so that people can read what
  /// they save of it; its positions are places in no file. A dump keeps its own lines.
  ///
  /// - Throws: Every fault of the text, with its place.
  /// - Complexity: The length of the text.
  package init(carried json: String, path: String, classes: SceneClasses) throws(SceneError) {
    let text = Array(json.utf8)
    let isDump = DumpForm.of(text) == .wrapped
    try self.init(text: isDump ? text : Self.inLines(text), path: path, classes: classes)
    isOwnText = false
  }

  /// Breaks plain JSON before each object that stands in an array, with two spaces for each level of
  /// such arrays; everything else stays on its line.
  private static func inLines(_ text: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(text.count + text.count / 4)
    /// The brackets that are open.
    var open: [UInt8] = []
    var level = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(in: text, from: index - 1)
        lines += text[index - 1..<end]
        index = end
      case UInt8(ascii: "{"):
        if open.last == UInt8(ascii: "[") {
          if lines.last == 0x20 { lines.removeLast() }
          lines += [0x0a] + Array(repeating: 0x20, count: 2 * level)
        }
        open.append(byte)
        lines += [byte, 0x20]
      case UInt8(ascii: "["):
        open.append(byte)
        level += 1
        lines.append(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if open.popLast() == UInt8(ascii: "[") { level -= 1 }
        let isApart = byte == UInt8(ascii: "}") || lines.last == UInt8(ascii: "}")
        if isApart, lines.last != 0x20 { lines.append(0x20) }
        lines.append(byte)
      case UInt8(ascii: ","), UInt8(ascii: ":"): lines += [byte, 0x20]
      case 0x20, 0x09, 0x0a, 0x0d: break
      default: lines.append(byte)
      }
    }
    lines.append(0x0a)
    return lines
  }
}
