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
      try reader.readText()
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
    try self.init(text) { reader throws(JSONFault) in try reader.readValue(at: offset) }
  }

  private init(
    _ text: [UInt8],
    reading: (inout TapeReader) throws(JSONFault) -> Void
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
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + JSONScanner.slack)
    text.withUnsafeBufferPointer { text in
      if let first = text.baseAddress { bytes.initialize(from: first, count: text.count) }
    }
    (bytes + text.count).initialize(repeating: 0, count: JSONScanner.slack)
    var reader = TapeReader(scanner: JSONScanner(at: bytes), end: bytes + text.count)
    do throws(JSONFault) {
      try reading(&reader)
    } catch {
      bytes.deallocate()
      throw error
    }
    let (nodes, count) = reader.takeNodes()
    self.init(Storage(text: text, bytes: bytes, nodes: nodes, count: count))
  }
}
