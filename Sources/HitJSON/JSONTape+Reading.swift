extension JSONTape {
  /// How strictly a text is read.
  public enum Grammar: Sendable {
    /// JSON that may have comments and trailing commas, as people write it.
    case lenient
    /// JSON as RFC 8259 has it.
    case strict
  }

  /// Takes a text apart.
  ///
  /// - Throws: What is wrong with it, and at which byte.
  public init(
    of text: [UInt8],
    _ grammar: Grammar = .lenient,
    mostValues: Int = 32_000_000
  ) throws(JSONFault) {
    try self.init(text) { reader throws(JSONFault) in
      reader.isStrict = grammar == .strict
      reader.mostValues = mostValues
      return try reader.nodes()
    }
  }

  /// Takes one value of a text apart, leniently, and looks at nothing behind it.
  ///
  /// The tape has that value and what is in it; the places are those in the whole text.
  ///
  /// - Parameters:
  ///   - offset: Where the value begins.
  ///   - text: The whole text.
  /// - Throws: What is wrong with the value, and at which byte.
  package init(ofValueAt offset: Int, in text: [UInt8]) throws(JSONFault) {
    precondition(text.indices.contains(offset), "No value begins at \(offset).")
    try self.init(text) { reader throws(JSONFault) in try reader.nodes(ofValueAt: offset) }
  }

  private init(
    _ text: [UInt8],
    reading: (inout TapeReader) throws(JSONFault) -> [Node]
  ) throws(JSONFault) {
    do {
      _ = try UTF8Span(validating: text.span)
    } catch {
      throw JSONFault(
        offset: error.byteOffsets.lowerBound,
        problem: "these bytes are not UTF-8",
        advice: "save the file as UTF-8"
      )
    }
    let bytes = text + repeatElement(0, count: JSONScanner.slack)
    let outcome = bytes.withUnsafeBufferPointer { bytes -> Result<[Node], JSONFault>? in
      bytes.baseAddress.map { base in
        var reader = TapeReader(scanner: JSONScanner(at: base), end: base + text.count)
        return Result { () throws(JSONFault) in try reading(&reader) }
      }
    }
    self.init(text: text, bytes: bytes, nodes: try outcome?.get() ?? [])
  }
}
