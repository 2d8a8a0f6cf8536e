/// How one text became another: the part in which they differ.
///
/// > Complexity: Proportional to the texts where it is found or made, to the part where it is kept.
nonisolated struct TextChange {
  /// Where the part begins, in bytes.
  private let start: Int
  /// The part in the earlier text.
  let before: [UInt8]
  /// The part in the later one.
  let after: [UInt8]

  /// Compares two texts.
  init(from before: [UInt8], to after: [UInt8]) {
    let shorter = min(before.count, after.count)
    let (old, new) = (before.span, after.span)
    var start = 0
    while start + Self.block <= shorter,
      Self.isSame(
        old.extracting(start..<start + Self.block),
        new.extracting(start..<start + Self.block)
      )
    { start += Self.block }
    while start < shorter, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest + Self.block <= shorter - start,
      Self.isSame(
        old.extracting(droppingLast: rest).extracting(last: Self.block),
        new.extracting(droppingLast: rest).extracting(last: Self.block)
      )
    { rest += Self.block }
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] {
      rest += 1
    }
    self.start = start
    self.before = Array(before[start..<before.count - rest])
    self.after = Array(after[start..<after.count - rest])
  }

  /// How many bytes are compared in one go, for which the processor takes many at a time.
  private static let block = 512

  /// Whether two parts of one length are the same.
  private static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var difference: UInt8 = 0
    for place in one.indices { difference |= one[place] ^ other[place] }
    return difference == 0
  }

  /// Makes the change.
  ///
  /// - Parameter text: The earlier text.
  /// - Returns: The later one.
  func made(in text: [UInt8]) -> [UInt8] { Self.put(after, for: before, at: start, in: text) }

  /// Undoes the change.
  ///
  /// - Parameter text: The later text.
  /// - Returns: The earlier one.
  func undone(in text: [UInt8]) -> [UInt8] { Self.put(before, for: after, at: start, in: text) }

  private static func put(
    _ new: [UInt8],
    for old: [UInt8],
    at start: Int,
    in text: [UInt8]
  ) -> [UInt8] {
    precondition(
      text.dropFirst(start).starts(with: old),
      "A change of a text is made, or undone, in the text that it was found in."
    )
    var text = text
    text.replaceSubrange(start..<start + old.count, with: new)
    return text
  }
}
