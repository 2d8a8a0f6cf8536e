import Foundation
import HitScenes
import HitTrace
import TestSupport
import Testing

@Suite("Frozen traces")
struct TraceFormatTests {
  private func text(_ name: String) throws -> String {
    let file = Golden.folder.appendingPathComponent("format/\(name).hstrace")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("the smallest trace of version 1 is a head with five keys")
  func minimal() throws {
    let (records, _, summary) = try TraceText.read(try text("minimal-v1"))
    var header = TraceHeader()
    (header.application, header.scene) = ("hitscope 0.1.0", "covered")
    (header.windowWidth, header.windowHeight) = (320, 480)
    header.minor = 0
    #expect(records == [.header(header)])
    #expect(summary.inputs == 0 && summary.endedEarly && summary.droppedBytes == 0)
  }

  @Test("a trace of version 1 with every kind and key is written again byte by byte")
  func full() throws {
    let text = try text("full-v1")
    #expect(try TraceText.rewritten(text) == text)
    #expect(try TraceText.rewritten(text, chunk: 64) == text)
    let (records, _, summary) = try TraceText.read(text)
    #expect(records.count == text.split(separator: "\n").count)
    #expect(summary.unknownKeys == 0 && summary.unknownKinds == 0 && !summary.endedEarly)
    let newer = try self.text("minor-1-v1")
    for kind in TraceKinds.all {
      #expect(text.contains("{\"k\":\"\(kind.kind)\""), "no \(kind.kind) record")
      for key in kind.keys.map(\.word) {
        #expect(text.contains("\"\(key)\":") || newer.contains("\"\(key)\":"), "no key \(key)")
      }
    }
  }

  @Test("a trace with what minor version 1 added is written again byte by byte")
  func minorOne() throws {
    let text = try text("minor-1-v1")
    #expect(try TraceText.rewritten(text) == text)
    let (records, _, summary) = try TraceText.read(text)
    #expect(summary.unknownKeys == 0 && !summary.endedEarly)
    guard case .check(let check) = records[2], case .tail(let tail) = records[3] else {
      Issue.record("a check and a tail are missing")
      return
    }
    #expect(check.values == 0x0123_4567_89ab_cdef && tail.values == 0xfedc_ba98_7654_3210)
  }

  @Test("a trace with what minor version 2 added is written again byte by byte")
  func minorTwo() throws {
    let text = try text("minor-2-v1")
    #expect(try TraceText.rewritten(text) == text)
    let (records, _, summary) = try TraceText.read(text)
    #expect(summary.unknownKeys == 0 && !summary.endedEarly)
    let wheels = records.compactMap { if case .input(let input) = $0 { input } else { nil } }
    #expect(wheels.map(\.phase) == [.wheel, .wheel, .wheel, .scroll])
    #expect(wheels.map(\.stage) == [.notch, .began, .ended, .began])
    #expect(wheels.map(\.dy) == [1, -0.25, 0, 1] && wheels[0].x == 10 && wheels[0].dx == 0)
  }

  @Test("a wheel without a place is no input, and a reader that lacks a word says which it has")
  func words() throws {
    let lacking = TraceText.trace(#"{"k":"in","n":1,"t":0,"src":"x11","p":"wheel","x":1}"#)
    #expect(throws: TraceError.self) { try TraceText.read(Array(lacking.utf8)) }
    let newer = TraceText.trace(#"{"k":"in","n":1,"t":0,"src":"x11","p":"roll","x":1,"y":2}"#)
    let error = #expect(throws: TraceError.self) { try TraceText.read(Array(newer.utf8)) }
    let sentence = try #require(error.map { "\($0)" })
    #expect(sentence.contains(#""roll" is no word of this key; write one of began, moved"#))
  }

  @Test("what full-v1 says is what was meant")
  func meaning() throws {
    let (records, names, _) = try TraceText.read(try text("full-v1"))
    guard case .header(let header) = records[0], case .scene(let json) = records[1] else {
      Issue.record("it does not begin with a head and a scene")
      return
    }
    #expect(header.seed == .max && header.origin == 250_000 && !header.hidesKeys)
    #expect(header.sceneHash == 0x17d6_0aae_65a7_5d46 && header.wall == "2026-11-21T09:03:12Z")
    #expect(header.rules.map(\.key) == ["hoverKeepsTouches", "pan"])
    #expect(header.rules.map(\.json) == ["true", #"{"slop":12.5}"#])
    #expect(try SceneDocument(json, path: "scene").title == "A covered button")
    let hit = records.compactMap { record in
      if case .hit(let hit) = record { hit } else { nil }
    }
    let walk = try #require(hit.first).walk
    #expect(walk[1].alpha == 0.005 && walk[1].answer == nil)
    #expect(walk[2].verdicts == [.hidden, .override] && walk[2].x == -0.00001)
    #expect(walk[3].x.isNaN && walk[3].y.isNaN)
    #expect(names[walk[4].view] == "A \"quoted\\ name\"\n" && walk[4].y == .infinity)
    let keys = records.compactMap { record in
      if case .input(let input) = record { input.key } else { nil }
    }
    #expect(keys.map(\.type) == [2040, 2040, 2040, 3, 2040])
    #expect(keys.map(\.characters) == ["A", "char", "digit", nil, nil])
    let marks = records.compactMap { record in
      if case .mark(let mark) = record { mark.text } else { nil }
    }
    #expect(marks == ["here \u{1}\t\"it\" went – wrong 😀"])
  }

  @Test("a trace of a later minor version reads without what it has anew")
  func unknown() throws {
    let (records, _, summary) = try TraceText.read(try text("unknown-kind-v1"))
    #expect(records.count == 4 && !summary.endedEarly)
    #expect(summary.unknownKinds == 2 && summary.unknownKeys == 5)
  }

  @Test("the first trace that was ever sketched reads")
  func sample() throws {
    let (records, names, summary) = try TraceText.read(try text("tabbar-tap-v1"))
    #expect(records.count == 13 && summary.derived == 7 && summary.unknownKeys == 0)
    guard case .hit(let hit) = records[4] else {
      Issue.record("the hit is missing")
      return
    }
    #expect(hit.got.map { names[$0] } == "Cell5" && hit.walk.count == 5)
    let rewritten = try TraceText.rewritten(try text("tabbar-tap-v1"))
    #expect(try TraceText.read(rewritten).records == records)
  }

  @Test("every golden trace of the gallery is written again byte by byte")
  func gallery() throws {
    let (folder, files) = (Golden.traces, Golden.traceNames)
    #expect(files.count >= 20)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(try TraceText.rewritten(text) == text, "\(file)")
    }
  }
}

@Suite("The trace format's document")
struct TraceFormatDocumentTests {
  @Test("docs/trace-format.md has each kind's keys, in the order in which they are written")
  func keys() throws {
    let document = try TraceDocument.text()
    #expect(TraceKinds.all.count == 17)
    for kind in TraceKinds.all {
      let keys = kind.keys.map(\.word)
      #expect(
        try TraceDocument.keys(of: "\(kind.kind)") == keys,
        "docs/trace-format.md tells other keys of `\(kind.kind)`, or in another order"
      )
    }
    for key in TraceKinds.keysOfKey { #expect(document.contains("`\(key.word)`")) }
  }

  @Test("docs/trace-format.md says of a key that it is required where every record must have it")
  func required() throws {
    for kind in TraceKinds.all {
      for row in try TraceDocument.rows(of: "\(kind.kind)") where row.cells.last == "required" {
        for key in kind.keys where row.keys.contains(key.word) {
          #expect(key.isRequired, "`\(key.word)` of `\(kind.kind)`")
        }
      }
    }
  }

  @Test("every word that a key may have stands in docs/trace-format.md")
  func words() throws {
    let document = try TraceDocument.text()
    let words: [String] =
      TraceInput.Source.allCases.map(\.rawValue) + TraceInput.Phase.allCases.map(\.rawValue)
      + TraceInput.Stage.allCases.map(\.rawValue) + TraceChange.Operation.allCases.map(\.rawValue)
      + TraceHeader.Detail.allCases.map(\.rawValue) + TraceGesture.State.allCases.map(\.rawValue)
      + TraceQuestion.Kind.allCases.map(\.rawValue) + TraceRuling.Kind.allCases.map(\.rawValue)
      + TraceWithheld.Reason.allCases.map(\.rawValue) + TraceMessage.Deed.allCases.map(\.rawValue)
      + TraceHit.Verdicts.words
    for word in words {
      #expect(document.contains("`\(word)`"), "docs/trace-format.md lacks `\(word)`")
    }
  }
}

/// What docs/trace-format.md says of a kind of record.
nonisolated private enum TraceDocument {
  /// A row of a table of keys.
  struct Row {
    var keys: [String]
    var cells: [String]
  }

  static func text() throws -> String {
    try Checkout.text("docs/trace-format.md")
  }

  /// Returns the rows of the first table of keys behind the words that introduce a kind.
  static func rows(of kind: String) throws -> [Row] {
    let lines = try text().components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { introduces(kind, $0) }) else { return [] }
    let behind = lines[start...].drop { !$0.hasPrefix("| key |") }
    return behind.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { line in
        let cells = line.components(separatedBy: "|").dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(keys: words(in: cells.first ?? ""), cells: cells)
      }
  }

  /// Returns the keys of a kind: those of its table, or those that its one sentence names.
  static func keys(of kind: String) throws -> [String] {
    let lines = try text().components(separatedBy: "\n")
    let sentence = lines.first { introduces(kind, $0) } ?? ""
    switch kind {
    case "scene": return Array(words(in: sentence).dropFirst(1).prefix(1))
    case "mark", "chk": return Array(words(in: sentence).dropFirst(1))
    default: return try rows(of: kind).flatMap(\.keys)
    }
  }

  private static func introduces(_ kind: String, _ line: String) -> Bool {
    line.hasPrefix("`\(kind)`:") || line.hasPrefix("`\(kind)` is") || line.hasPrefix("`\(kind)`, ")
  }

  private static func words(in text: String) -> [String] {
    text.matches(of: /`(\w+)`/).map { String($0.1) }
  }
}
