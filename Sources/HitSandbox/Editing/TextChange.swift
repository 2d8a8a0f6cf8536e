/// How one text became another: the part in which they differ.
///
/// > Complexity: Proportional to the texts where it is found or made, to the part where it is kept.
nonisolated struct TextChange {
  /// Where the part begins, in bytes.
  private let start: Int
  private let before: [UInt8]
  private let after: [UInt8]

  /// Compares two texts.
  init(from before: [UInt8], to after: [UInt8]) {
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var rest = 0
    while rest < shorter - start, before[before.count - 1 - rest] == after[after.count - 1 - rest] {
      rest += 1
    }
    self.start = start
    self.before = Array(before[start..<before.count - rest])
    self.after = Array(after[start..<after.count - rest])
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
