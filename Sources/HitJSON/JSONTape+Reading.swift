extension JSONTape {
  /// How strictly a text is read.
  public enum Grammar: Sendable {
    /// JSON that may have comments and trailing commas, as people write it.
    case lenient
    /// JSON as RFC 8259 has it.
    case strict
  }

  /// The most values that a tape has room for.
  public static let mostValues = 32_000_000

  /// Takes a text apart.
  ///
  /// - Throws: What is wrong with it, and at which byte.
  public init(
    of text: ScannedText,
    _ grammar: Grammar = .lenient,
    mostValues: Int = mostValues
  ) throws(JSONFault) {
    try self.init(unread: text)
    var reader = TapeReader(into: storage, mostValues: mostValues)
    reader.isStrict = grammar == .strict
    try reader.readText()
  }

  /// Takes one value of a text apart, leniently, and looks at nothing behind it.
  ///
  /// The tape has that value and what is in it; the places are those in the whole text.
  ///
  /// - Parameters:
  ///   - offset: Where the value begins.
  ///   - text: The whole text.
  /// - Throws: What is wrong with the value, and at which byte.
  package init(ofValueAt offset: Int, in text: ScannedText) throws(JSONFault) {
    precondition((0..<text.count).contains(offset), "No value begins at \(offset).")
    try self.init(unread: text)
    var reader = TapeReader(into: storage, mostValues: Self.mostValues)
    try reader.readValue(at: offset)
  }

  /// Makes the tape of a text of which nothing is read yet.
  ///
  /// - Throws: Where the text is not UTF-8.
  public init(unread text: ScannedText) throws(JSONFault) {
    let bytes = UnsafeBufferPointer(start: text.start, count: text.count)
    defer { withExtendedLifetime(text) {} }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw JSONFault(
        offset: error.byteOffsets.lowerBound,
        problem: "these bytes are not UTF-8",
        advice: "save the file as UTF-8"
      )
    }
    self.init(Storage(of: text))
  }

  /// Takes an unread text apart, leniently, and passes the elements of one array as they are read.
  ///
  /// An element is on the tape while it is passed, and makes room for the next one then, so that a
  /// text of a million elements needs room for the largest alone. What stays on the tape is the rest
  /// of the text, in which the array is empty.
  ///
  /// - Parameters:
  ///   - key: The key of the array in the text's outermost object; the first where there are several.
  ///   - body: Called with the element's index, which is valid until it returns.
  /// - Throws: What is wrong with the text, and at which byte; elements in front of that were passed.
  public func read(
    passingElementsOf key: String,
    _ body: (_ element: Int) -> Void
  ) throws(JSONFault) {
    precondition(count == 0, "The text was read.")
    var reader = TapeReader(into: storage, mostValues: Self.mostValues)
    reader.passedKey = key
    while let element = try reader.readElement() { body(element) }
  }
}
