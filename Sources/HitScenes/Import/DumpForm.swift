/// What a text that should be a scene turns out to be.
///
/// The content decides, not the file's name: people paste dumps into files of any name.
nonisolated enum DumpForm: Equatable {
  /// A scene file, or a text whose faults its reader reports.
  case sceneFile
  /// A dump that `recursiveDescription` printed.
  case dump
  /// A dump as a trace carries it, in an object.
  case wrapped
  /// A text that looks like a dump and is not.
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
    /// The views of a Mac's window, as AppKit's `_subtreeDescription` prints them.
    case appKit
    /// The views that Detox names where a tap reaches another one.
    case detox
    /// Single views amid other text, as a report of a test has them.
    case prose
  }

  /// The most lines, and bytes of them, that are looked at for the first view.
  private static let farthestLine = 2000
  private static let farthestByte = 1 << 20

  static func of(_ text: [UInt8]) -> DumpForm {
    if text.starts(with: WrappedDump.beginning) { return .wrapped }
    if holdsTreeInString(text) { return .dump }
    var start = 0
    var lines = 0
    var commented: DumpForm?
    var labelled = Labelled()
    let limit = min(text.count, farthestByte)
    while start < limit, lines < farthestLine {
      var end = start
      while end < text.count, text[end] != 0x0a { end += 1 }
      // A comment may hold a dump, and a scene file may begin with such a comment.
      if isComment(text, start..<end) {
        commented = commented ?? of(text, start..<end)
      } else if let form = of(text, start..<end) {
        return form == .sceneFile ? form : commented ?? form
      } else {
        labelled.look(at: text, start..<end)
      }
      start = end + 1
      lines += 1
    }
    if let commented { return commented }
    if labelled.form != .dump, isOfDetox(text.prefix(farthestByte)) { return .lookAlike(.detox) }
    return labelled.form ?? .sceneFile
  }

  /// Whether a text without a tree has the words with which Detox reports a tap.
  private static func isOfDetox(_ text: ArraySlice<UInt8>) -> Bool {
    func holds(_ words: String) -> Bool { text.firstRange(of: Array(words.utf8)) != nil }
    return holds("View is not hittable at its visible point")
      || holds("” is not hittable at point “")
      || holds("- Origin view: <") && holds("- Target view: <")
  }

  /// Whether a text is JSON, but not a scene file, with a tree of views in one of its strings.
  private static func holdsTreeInString(_ text: [UInt8]) -> Bool {
    let beginning = text.prefix(farthestByte)
    guard let first = beginning.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{"),
      let view = DumpCursor(text, beginning.indices).firstView,
      beginning.firstRange(of: Array("\"hitscope-".utf8)) == nil
    else { return false }
    return (view..<beginning.endIndex).contains { DumpReader.isWrittenBreak(in: text, at: $0) }
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

  /// Returns what a line shows the text to be; `nil` where it shows nothing.
  private static func of(_ text: [UInt8], _ range: Range<Int>) -> DumpForm? {
    var cursor = DumpCursor(text, range)
    if cursor.isAt("\u{feff}") { cursor.place += 3 }
    cursor.skipBlanks()
    if cursor.byte() == UInt8(ascii: "{") || cursor.isAt("/*") { return .sceneFile }
    let line = DumpLine(text, range)
    if line.kind == .view { return .dump }
    cursor.skipMarks()
    _ = cursor.indent()
    if let found = lookAlike(cursor) { return .lookAlike(found) }
    // A debugger prints a name for the result before it.
    while let byte = cursor.byte(), byte != UInt8(ascii: "<") { cursor.place += 1 }
    return lookAlike(cursor).map(DumpForm.lookAlike)
  }

  /// Lines with a view behind other words, where no tree follows.
  private struct Labelled {
    private var first: Bool?
    private var lines = 0

    mutating func look(at text: [UInt8], _ range: Range<Int>) {
      let line = DumpLine(text, range)
      if line.kind == .blank { return }
      lines += 1
      guard line.kind == .labelled, first == nil else { return }
      first = DumpNodeReader.read(Array(text[line.start..<range.upperBound]))["frame"] != nil
    }

    /// A single view is a tree of one; with other lines around it, it is part of a sentence.
    var form: DumpForm? { first.map { $0 && lines == 1 ? .dump : .lookAlike(.prose) } }
  }

  private static func lookAlike(_ cursor: DumpCursor) -> LookAlike? {
    if cursor.isAt("<__NS") { return .array }
    if cursor.byte() == UInt8(ascii: "[") { return isOfAppKit(cursor) ? .appKit : nil }
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

  /// Whether a line begins with AppKit's letters and springs, such as
  /// `[   AF O   h=-&- v=--- ] NSView 0x` or `[   AF  LU ] h=-&- v=--- NSView 0x`.
  private static func isOfAppKit(_ cursor: DumpCursor) -> Bool {
    var cursor = cursor
    var springs = 0
    while cursor.byte() != nil, !cursor.isAt(" 0x") {
      if cursor.isAt(" h=") || cursor.isAt(" v=") { springs += 1 }
      cursor.place += 1
    }
    return springs == 2
  }
}

nonisolated extension DumpForm.LookAlike {
  var problem: String {
    switch self {
    case .responderChain: "it is a chain of responders and not a tree of views"
    case .controllers: "it lists view controllers, with no place of any view"
    case .constraints: "it is a trace of constraints, with no place of any view"
    case .array: "it lists the views of an array and not what is in them"
    case .appKit: "it is a tree of AppKit's views, and HitScope routes as UIKit does"
    case .detox: "it is a report of Detox, which names the views of one tap and holds no tree"
    case .prose: "it names views amid other text and holds no tree of them"
    }
  }

  var advice: String {
    switch self {
    case .detox:
      "give the tree that `detox test --loglevel verbose` prints below \"View Hierarchy:\", "
        + "see docs/dumps.md"
    default: Self.usualAdvice
    }
  }

  static let usualAdvice =
    "give what `po [[UIWindow keyWindow] recursiveDescription]` prints, see docs/dumps.md"
}
