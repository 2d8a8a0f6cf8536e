package import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes
package import HitTrace

/// A trace, or two beside each other, as one page for a browser: no other file and no network is
/// needed.
///
/// It is made on one way through the trace, in memory that does not grow with it: what is made
/// waits in a temporary file until the page is written.
package final class TraceReport {
  /// What a page is to be made of.
  package struct Request {
    /// The trace; of two the one before.
    package var trace: String
    /// The trace after, where two are compared.
    package var against: String?
    /// How the trace is replayed, and on what.
    package var options = TraceReplayer.Options()
    /// What made the page.
    package var made = ""
    /// The command that makes it again.
    package var command: String?

    package init(_ trace: String) { self.trace = trace }
  }

  private let request: Request
  private let parts = PageParts()
  private let pass: ReportPass
  private let kind: HeadData.Kind
  /// What is said of the replay or of the comparison.
  private let notes: [String]
  private let changed: ChangedData?

  /// Called while the page is made, with how many inputs were told.
  package var onProgress: (Int) -> Void {
    get { pass.onProgress }
    set { pass.onProgress = newValue }
  }

  /// Opens what a page is made of, and compares it.
  ///
  /// - Throws: Why a trace cannot be read or replayed at all.
  package init(_ request: Request) throws {
    self.request = request
    kind = request.against == nil ? .trace : .diff
    let sources = try ReportSources(request)
    notes = sources.diff?.notes ?? []
    changed = sources.changed
    let sides = try sources.sides.map { [parts] side in try ReportSide(side, parts) }
    pass = ReportPass(
      sides,
      try RecordFrames(sources.nowReader()),
      golden: sources.isComparing ? try RecordFrames(sources.goldenReader()) : nil,
      hasLanesOfBoth: kind == .diff,
      sources.diff,
      parts
    )
  }

  /// Whether something differs.
  package var differs: Bool { !pass.differences.differences.isEmpty }

  /// Makes the page and passes it to `write`, part by part.
  ///
  /// - Throws: What `write` throws, or why the page cannot be made.
  package func write(_ write: (Data) throws -> Void) throws {
    try pass.run()
    try parts.file.check()
    let head = head
    var texts = PageFiles.shell[...]
    while let start = texts.range(of: "{{"), let end = texts[start.upperBound...].range(of: "}}") {
      try write(Data(texts[..<start.lowerBound].utf8))
      switch texts[start.upperBound..<end.lowerBound] {
      case "parts": try writeData(write)
      case let name: try write(Data(try text(String(name), head).utf8))
      }
      texts = texts[end.upperBound...]
    }
    try write(Data(texts.utf8))
  }

  /// What stands at a place of the shell.
  private func text(_ name: String, _ head: HeadData) throws -> String {
    switch name {
    case "top":
      let title = "\(head.title), hitscope"
      return PageFamily.top(title: title, kind: head.kind.rawValue, style: PageFiles.style)
    case "logo": return PageFamily.logo
    case "theme": return PageFamily.theme
    case "foot": return PageFamily.foot(made: head.made)
    case "script": return PageFiles.script
    case "heading": return PageHeading.html(head)
    case "counts": return HTMLText.escaped(head.counts)
    case "plain":
      let rows = pass.rows.plain
      return PlainPage.html(pass.differences.differences, rows: rows, of: pass.position)
    case "head": return try PageJSON.script(head)
    default: return ""
    }
  }

  // MARK: Data

  private func writeData(_ write: (Data) throws -> Void) throws {
    func pass(_ bytes: UnsafeRawBufferPointer) throws { try write(Data(bytes)) }
    let after = "</script>\n"
    try self.pass.parts.write(
      pass,
      before: "<script type=\"text/plain\" class=\"part\">",
      after: after
    )
    let start = parts.file.size
    try writeIndex()
    try parts.file.check()
    try write(Data("<script type=\"text/plain\" id=\"index\">".utf8))
    let extent = SpillFile.Extent(offset: start, count: parts.file.size - start)
    try parts.file.read(extent, pass)
    try write(Data(after.utf8))
  }

  private func writeIndex() throws {
    let script = try PackedScript { [file = parts.file] in file.append($0) }
    func add(_ key: String, _ value: some Encodable) throws {
      try script.append(",\"\(key)\":\(try PageJSON.text(value))")
    }
    try script.append("{\"v\":1")
    try add("phrases", PhrasesData())
    try add("parts", pass.parts.places)
    try script.append(",\"rows\":")
    try pass.rows.write(to: script)
    try add("chips", pass.kinds.chips(differences: pass.differences.elsewhere))
    try script.append(",\"touches\":")
    try pass.touches.write(to: script)
    try writeLanes(script)
    try add("minimap", pass.minimap)
    try add("differences", pass.differences.differences)
    try add("groups", pass.differences.groups)
    try add("kinds", pass.differences.chips)
    if let changed { try add("changed", changed) }
    try add("faces", parts.faces.faces)
    try add("names", parts.names.names)
    try add("templates", pass.parts.templates.names)
    try script.append("}")
    try script.finish()
  }

  private func writeLanes(_ script: PackedScript) throws {
    try script.append(",\"lanes\":[")
    for (place, lane) in LaneList.together(pass.lanes).enumerated() {
      if place > 0 { try script.append(",") }
      let data = LaneData(
        kind: lane.kind,
        title: lane.title,
        view: lane.view,
        side: lane.side,
        note: lane.note,
        finger: lane.finger
      )
      try script.append(String(try PageJSON.text(data).dropLast()))
      try script.append(",\"shapes\":")
      try script.append(lane.told)
      try script.append("}")
    }
    try script.append("]")
  }

  private struct LaneData: Encodable {
    var kind: String
    var title: String
    var view: String?
    var side: Int?
    var note: String?
    var finger: Int?
  }

  // MARK: Head

  private var head: HeadData {
    var head = HeadData()
    let header = pass.frames.header
    head.kind = kind
    head.title = Self.file(request.trace)
    head.against = request.against.map { Self.file($0) }
    head.made = request.made
    head.command = request.command
    let screen = pass.main.timeline.scene.application.screen.bounds.size
    head.screen = [screen.width, screen.height].map { PageNumber.rounded($0) }
    head.ground = "#000000"
    head.sides = sideNames
    (head.inputs, head.end) = (pass.position, pass.end)
    let events = GroupedNumber.count(pass.inputs, "event")
    let touches = GroupedNumber.count(pass.kinds.touches, "touch", "touches")
    let recorded = header.recordedWords.joined(separator: " ")
    head.counts = [events, touches, PlainPage.duration(pass.end), recorded].joined(separator: ", ")
    head.cut = "this page is cut; its trace was \(events)"
    if kind == .diff {
      head.summary = summary
    } else if let scene = request.options.scene {
      let words = TraceHeader.stageWords(scene: scene, isChanged: differs)
      head.sentence = "replayed \(words.joined(separator: " "))"
      head.bless = differs ? bless : nil
    }
    let damage = pass.frames.damage ?? pass.main.timeline.failure
    let early = pass.frames.summary.earlyEnd.map { "the recording \($0)" }
    head.damage = damage.map { "\($0)" } ?? early
    return head
  }

  private var sideNames: [String] {
    if kind == .diff { return ["before", "after"] }
    return pass.sides.count > 1 ? ["golden", "now"] : ["now"]
  }

  private var bless: String {
    let scene = request.options.scene.map { " --scene \($0)" } ?? ""
    return "hitscope replay \(request.trace)\(scene) --bless"
  }

  /// How many touches go elsewhere, and what else is noted.
  private var summary: [RunData] {
    let (elsewhere, all) = (pass.differences.elsewhere, pass.kinds.touches)
    let rest = pass.differences.differences.count - elsewhere
    var runs: [RunData] = []
    if elsewhere > 0 {
      let touches = GroupedNumber.count(all, "touch", "touches")
      let part = "\(GroupedNumber.text(elsewhere)) of \(touches)"
      runs.append(RunData(text: part, role: "after"))
      runs.append(RunData(text: " \(Counted.word(elsewhere, "goes", "go")) to another view"))
    } else {
      runs.append(RunData(text: "all touches go to the same views"))
    }
    if rest > 0 { runs.append(RunData(text: ", \(Counted.text(rest, "more change"))")) }
    for note in notes { runs.append(RunData(text: "; \(note)", role: "differs")) }
    return runs
  }

  private static func file(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
