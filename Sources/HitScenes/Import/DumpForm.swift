/// What a text that is to be a scene turns out to be.
///
/// The content decides and not the name of the file: people paste dumps into files of any name.
nonisolated enum DumpForm: Equatable {
  /// A scene file, or something that its reader finds the faults of.
  case sceneFile
  /// A dump that `recursiveDescription` printed.
  case dump
  /// A dump as a trace carries it, in an object.
  case wrapped
  /// Something that looks like a dump and is none.
  case lookAlike(LookAlike)

  /// What people mistake for a dump.
  enum LookAlike: Equatable {
    /// The responders above one view, as Chisel's `presponder` prints them.
    case responderChain
    /// The view controllers, as `_printHierarchy` and Chisel's `pvc` print them.
    case controllers
    /// The views and their constraints, as `_autolayoutTrace` prints them.
    case constraints
    /// The views of an array.
    case array
  }

  /// The most lines, and bytes of them, that are looked at for the first view.
  private static let farthestLine = 2000
  private static let farthestByte = 1 << 20

  /// Returns what a text is, from its beginning.
  static func of(_ text: [UInt8]) -> DumpForm {
    if text.starts(with: WrappedDump.beginning) { return .wrapped }
    var start = 0
    var lines = 0
    var commented: DumpForm?
    let limit = min(text.count, farthestByte)
    while start < limit, lines < farthestLine {
      var end = start
      while end < text.count, text[end] != 0x0a { end += 1 }
      // A comment may hold a dump, and a scene file may begin with such a comment.
      if isComment(text, start..<end) {
        commented = commented ?? of(text, start..<end)
      } else if let form = of(text, start..<end) {
        return form == .sceneFile ? form : commented ?? form
      }
      start = end + 1
      lines += 1
    }
    return commented ?? .sceneFile
  }

  private static func isComment(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    var cursor = DumpCursor(text, range)
    cursor.skipBlanks()
    return cursor.isAt("//")
  }

  /// Whether a text begins with a letter, a digit or a bracket of markup, which no scene file does.
  static func isPlainText(_ text: [UInt8]) -> Bool {
    guard let first = text.first(where: { $0 > 0x20 }) else { return false }
    return first.isNamePart || first == UInt8(ascii: "<") || first == UInt8(ascii: "#")
  }

  /// Returns what a line shows the text to be, and nothing where it shows nothing.
  private static func of(_ text: [UInt8], _ range: Range<Int>) -> DumpForm? {
    var cursor = DumpCursor(text, range)
    if cursor.isAt("\u{feff}") { cursor.place += 3 }
    cursor.skipBlanks()
    if cursor.byte() == UInt8(ascii: "{") || cursor.isAt("/*") { return .sceneFile }
    let line = DumpLine(text, range)
    if line.kind == .view { return .dump }
    cursor.skipLead()
    _ = cursor.indent()
    return lookAlike(cursor).map(DumpForm.lookAlike)
  }

  private static func lookAlike(_ cursor: DumpCursor) -> LookAlike? {
    if cursor.isAt("<__NS") { return .array }
    var cursor = cursor
    var isMarked = false
    while let byte = cursor.byte() {
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") {
        cursor.place += 1
      } else if cursor.isAt("•") {
        cursor.place += 3
      } else {
        break
      }
      isMarked = true
    }
    let isBracketed = cursor.byte() == UInt8(ascii: "<")
    if isBracketed { cursor.place += 1 }
    guard let first = cursor.byte(), first.isNameStart else { return nil }
    cursor.skipClass()
    if cursor.isAt(":0x"), isBracketed || isMarked { return .constraints }
    guard isBracketed, cursor.isAt(" 0x") else { return nil }
    while let byte = cursor.byte(), byte != UInt8(ascii: ">") { cursor.place += 1 }
    return cursor.isAt(">, state: ") ? .controllers : cursor.isAt(">(") ? .array : nil
  }
}

nonisolated extension DumpForm.LookAlike {
  /// What it is, as the end of a sentence.
  var problem: String {
    switch self {
    case .responderChain: "it is a chain of responders and not a tree of views"
    case .controllers: "it lists view controllers, with no place of any view"
    case .constraints: "it is a trace of constraints, with no place of any view"
    case .array: "it lists the views of an array and not what is in them"
    }
  }

  /// What to do.
  static let advice =
    "give what `po [[UIWindow keyWindow] recursiveDescription]` prints, see docs/dumps.md"
}
