/// One line of a text that may hold a dump, classified by its beginning.
///
/// A line is cheap to classify: a view is preceded by a few fixed forms, and its depth is the
/// number of strokes before it. Blanks are never counted; people paste dumps from places that add
/// and drop them.
nonisolated struct DumpLine {
  enum Kind: Equatable {
    /// It begins a view.
    case view
    /// It has a view behind other words, with no strokes: a root with a label, or a sentence.
    case labelled
    /// A view that describes itself in free text.
    case text
    /// Its author left views out.
    case elision
    /// It has only blanks and strokes.
    case blank
    /// It continues the line before, or is no part of the dump.
    case other
  }

  var kind = Kind.other
  var depth = 0
  /// The names before the view: of variables, or of a controller with its address.
  var names: [String] = []
  /// Where the view or text begins; in other lines, where they begin after the stamp.
  var start: Int
  /// The prefix before the strokes or the view, with one blank at its end; it may be empty.
  var lead: Range<Int>

  /// Classifies the line in a range of a text, without its end.
  ///
  /// The stamp is what a log put before an earlier view; a similar prefix is skipped.
  init(_ text: [UInt8], _ range: Range<Int>, stamp: [UInt8] = []) {
    var cursor = DumpCursor(text, range)
    cursor.skip(stamp: stamp)
    start = cursor.place
    lead = range.lowerBound..<range.lowerBound
    cursor.skipMarks()
    depth = cursor.indent()
    let content = cursor.place
    if cursor.isAtEnd {
      kind = .blank
      return
    }
    if let names = cursor.names(inTree: depth > 0), cursor.isAtView(inTree: depth > 0) {
      self.names = names
      kind = .view
      start = cursor.place
      return
    }
    cursor.place = content
    if cursor.restIsElision {
      kind = .elision
    } else if depth > 0 {
      kind = .text
      start = content
    } else {
      findView(in: cursor)
    }
  }

  /// Searches the rest of the line for a view, with strokes and names before it or without.
  private mutating func findView(in line: DumpCursor) {
    guard let found = line.firstView else { return }
    var cursor = line
    while cursor.place < found {
      let isStroke =
        cursor.byte() == UInt8(ascii: "|")
        || cursor.byte() == UInt8(ascii: "+") && cursor.byte(1) == 0x20
      if isStroke {
        var probe = cursor
        let strokes = probe.indent()
        if let names = probe.names(inTree: true), probe.place == found {
          (kind, depth, self.names) = (.view, strokes, names)
          break
        }
      }
      cursor.place += 1
    }
    if kind != .view { kind = .labelled }
    start = found
    var end = cursor.place
    while end > lead.lowerBound, cursor.text[end - 1] == 0x20 || cursor.text[end - 1] == 0x09 {
      end -= 1
    }
    // The next line of a view begins one blank behind the stamp.
    lead = lead.lowerBound..<min(end + 1, cursor.place)
  }
}
