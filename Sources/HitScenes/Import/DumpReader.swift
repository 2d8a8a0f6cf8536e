internal import Foundation
internal import HitJSON

/// Reads the tree of a dump: its views and their depths.
///
/// Nothing is trusted: lines may be cut, left out, wrapped, or no part of the dump. What is missing
/// is counted and reported, and the rest keeps its place.
nonisolated struct DumpReader {
  /// One view, or another entry of the tree.
  struct Entry {
    var depth: Int
    var node: DumpNode
    var names: [String]
    var position: SourcePosition
    /// The description of a view that describes itself in free text.
    var text: String?
  }

  /// The longest text of one view, in bytes, with the lines that continue it.
  static let longestView = 1 << 16
  /// The most views of a dump, whose views take a hundred times the space of a scene's.
  static let mostViews = 200_000

  private(set) var entries: [Entry] = []
  var notes = DumpNotes()

  private let text: [UInt8]
  private let path: String
  private let limits: SceneDocument.Limits
  private var pending: Pending?
  private var line = 1
  private var positions = TextPositions()

  /// What preceded the last view that had a prefix.
  private var stamp: [UInt8] = []

  /// A view whose text may continue in the next line.
  private struct Pending {
    var line: DumpLine
    var number: Int
    var bytes: [UInt8]
    var node: DumpNode
    var position: SourcePosition
  }

  init(_ text: [UInt8], path: String, limits: SceneDocument.Limits) throws(SceneError) {
    self.text = text
    self.path = path
    self.limits = limits
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0a, !Self.isWrittenBreak(in: text, at: end) {
        end += 1
      }
      try read(start..<end)
      let isBreak = end < text.count && text[end] == 0x0a
      start = end + (isBreak ? 1 : 2)
      if isBreak { line += 1 }
    }
    try finish(before: nil)
  }

  /// Whether a line break is written out here, as debuggers do in a string, before the next view.
  static func isWrittenBreak(in text: [UInt8], at place: Int) -> Bool {
    guard text[place] == UInt8(ascii: "\\"), place + 2 < text.count,
      text[place + 1] == UInt8(ascii: "n")
    else { return false }
    var next = place + 2
    while next < text.count, text[next] == 0x20 { next += 1 }
    return next < text.count && text[next] == UInt8(ascii: "|")
  }

  // MARK: - Lines

  private mutating func read(_ range: Range<Int>) throws(SceneError) {
    let told = DumpLine(text, range, stamp: stamp)
    switch told.kind {
    case .view: try begin(told, range)
    case .labelled where pending?.node.isClosed != false: try begin(told, range)
    case .text where !entries.isEmpty || pending != nil:
      try finish(before: told)
      try add(told, text: string(told.start..<range.upperBound))
    case .elision where !entries.isEmpty || pending != nil:
      try finish(before: told)
      notes.add(.elision, line: line)
    case .text, .elision, .blank: break
    case .labelled, .other: resume(told, range)
    }
  }

  private mutating func begin(_ told: DumpLine, _ range: Range<Int>) throws(SceneError) {
    let bytes = Array(text[told.start..<range.upperBound])
    if bytes.count > Self.longestView {
      let problem = "a view's text is longer than \(Self.longestView >> 10) KiB"
      let advice = "cut the line; a view that is cut is read as far as it goes"
      throw tooLarge(at: SourcePosition(line: line, column: 1), problem, advice)
    }
    if isGoing(on: bytes) {
      pending?.bytes.append(0x20)
      pending?.bytes += bytes
      return
    }
    try finish(before: told)
    pending = Pending(
      line: told,
      number: line,
      bytes: bytes,
      node: DumpNodeReader.read(bytes),
      position: positions.position(of: told.start, in: text)
    )
  }

  /// Whether a line that could be a view is the value missing at the end of the line before.
  private func isGoing(on bytes: [UInt8]) -> Bool {
    guard let pending, !pending.node.isClosed, pending.bytes.count < Self.longestView else {
      return false
    }
    let last = pending.bytes.last { $0 != 0x20 && $0 != 0x0d }
    return last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
  }

  /// Handles a line that begins no view: it continues the line before where that is open.
  private mutating func resume(_ told: DumpLine, _ range: Range<Int>) {
    if let open = pending, !open.node.isClosed,
      open.bytes.count + range.count < Self.longestView
    {
      pending?.bytes.append(0x0a)
      pending?.bytes += text[told.start..<range.upperBound]
    } else if told.kind == .labelled {
      notes.add(.unreadLine, line: line)
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  // MARK: - Views

  private mutating func finish(before next: DumpLine?) throws(SceneError) {
    guard let open = pending else { return }
    pending = nil
    if open.line.kind == .labelled, !isRoot(open, before: next) {
      notes.add(.unreadLine, line: open.number)
      return
    }
    if !open.line.lead.isEmpty { stamp = Array(text[open.line.lead]) }
    var node = open.node
    if !node.isClosed {
      // Lines that do not close it are no part of it: its text was cut at the end of its own line.
      let whole = DumpNodeReader.read(open.bytes)
      if whole.isClosed { node = whole }
    }
    if node.isLayer {
      notes.add(.layer, line: open.position.line)
      return
    }
    if !node.isClosed { notes.add(.cut, line: open.position.line) }
    try append(
      Entry(depth: open.line.depth, node: node, names: open.line.names, position: open.position)
    )
  }

  /// Whether a view behind other words is a root with a label, and not a part of a sentence.
  ///
  /// The first one is, where views below it follow or nothing at all does; a later one is only
  /// where it is a window, for sentences about views may come between the lines of a tree.
  private func isRoot(_ open: Pending, before next: DumpLine?) -> Bool {
    guard let next else { return entries.isEmpty }
    return next.depth > 0 && (entries.isEmpty || open.node.className.hasSuffix("Window"))
  }

  /// Adds a view that describes itself in free text.
  private mutating func add(_ told: DumpLine, text: String) throws(SceneError) {
    var node = DumpNode(className: "UIView")
    node.isClosed = true
    let position = SourcePosition(line: line, column: 1)
    try append(
      Entry(
        depth: told.depth,
        node: node,
        names: [],
        position: position,
        text: String(text.prefix(200))
      )
    )
  }

  private mutating func append(_ entry: Entry) throws(SceneError) {
    // One view is reserved for a window that the dump lacks.
    let most = min(Self.mostViews, limits.views - 1)
    if entries.count >= most {
      throw tooLarge(at: entry.position, "more than \(most) views", "dump a part of the tree")
    }
    if entry.depth + 1 >= limits.depth {
      let problem = "views nested deeper than \(limits.depth - 1)"
      throw tooLarge(at: entry.position, problem, "dump a part of the tree")
    }
    entries.append(entry)
  }

  private func tooLarge(
    at position: SourcePosition,
    _ problem: String,
    _ advice: String
  ) -> SceneError {
    SceneError(.tooLarge, path, at: position, problem, advice)
  }
}
