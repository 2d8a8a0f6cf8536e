import Foundation
import HitTrace
import Testing

/// What Perfetto's importer needs of a Chrome trace, held against every trace of the gallery.
@Suite("Traces as Chrome's JSON")
nonisolated struct ChromeTraceTests {
  private struct Slice {
    var start: Double
    var end: Double
  }

  private func events(
    of name: String,
    _ options: ChromeTrace.Options = .init()
  ) throws -> [[String: Any]] {
    var bytes = Data()
    try ChromeTrace.write(GalleryTraces.reader(name), options) { bytes.append(contentsOf: $0) }
    let root = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    return try #require(root["traceEvents"] as? [[String: Any]])
  }

  private func number(_ event: [String: Any], _ key: String) throws -> Double {
    try #require(event[key] as? Double, "\(key) of \(event)")
  }

  private func slices(_ events: [[String: Any]]) throws -> [Int: [Slice]] {
    var lanes: [Int: [Slice]] = [:]
    for event in events where event["ph"] as? String == "X" {
      let start = try number(event, "ts")
      let slice = Slice(start: start, end: start + (try number(event, "dur")))
      lanes[Int(try number(event, "tid")), default: []].append(slice)
    }
    return lanes
  }

  /// Differences of microseconds with a fraction carry rounding.
  private let rounding = 1e-6

  @Test("slices of a row nest or follow each other", arguments: GalleryTraces.names)
  func nesting(name: String) throws {
    for isStretched in [false, true] {
      var options = ChromeTrace.Options()
      options.isStretched = isStretched
      for (lane, slices) in try slices(events(of: name, options)).sorted(by: { $0.key < $1.key }) {
        var open: [Slice] = []
        for slice in slices.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) }) {
          while let last = open.last, last.end <= slice.start + rounding { open.removeLast() }
          if let outer = open.last {
            #expect(slice.end <= outer.end + rounding, "row \(lane) at \(slice.start)")
          }
          open.append(slice)
        }
      }
    }
  }

  @Test("each arrow binds to an open slice and never goes back", arguments: GalleryTraces.names)
  func arrows(name: String) throws {
    let events = try events(of: name)
    let lanes = try slices(events)
    var ends: [Int: Double] = [:]
    var phases: [Int: String] = [:]
    for event in events {
      guard let phase = event["ph"] as? String, "stf".contains(phase) else { continue }
      let time = try number(event, "ts")
      let lane = Int(try number(event, "tid"))
      let id = try #require(event["id"] as? Int, "ids in quotes are read as hexadecimal")
      let isOpen = lanes[lane]?.contains { $0.start <= time && time < $0.end } ?? false
      #expect(isOpen, "\(phase) \(id) at \(time) on row \(lane)")
      #expect(time >= ends[id] ?? 0, "\(phase) \(id) goes back")
      #expect((phase == "s") == (ends[id] == nil), "\(phase) \(id)")
      ends[id] = time
      phases[id, default: ""] += phase
      if phase == "f" { #expect(event["bp"] as? String == "e") }
    }
    for (id, order) in phases { #expect(["sf", "stf", "st"].contains(order), "\(id): \(order)") }
  }

  @Test("what differs from a golden trace is marked across all rows, with both sides")
  func mismatches() throws {
    let lines = try GalleryTraces.lines(of: "raised-tab")
    let other = lines.map { $0.replacing(#""got":"Cell5""#, with: #""got":"Cell4""#) }
    let diff = try TraceDiff(
      from: TraceReader(text: Array((other.joined(separator: "\n") + "\n").utf8), path: "golden"),
      to: GalleryTraces.reader("raised-tab")
    )
    var options = ChromeTrace.Options()
    options.mismatches = diff.changes
    let marks = try events(of: "raised-tab", options).filter { $0["cat"] as? String == "golden" }
    #expect(!marks.isEmpty && marks.count == diff.changes.count)
    for (mark, change) in zip(marks, diff.changes) {
      #expect(mark["ph"] as? String == "i" && mark["s"] as? String == "g")
      #expect(try number(mark, "ts") == Double(change.time))
      let facts = try #require(mark["args"] as? [String: Any])
      #expect(facts["sentence"] as? String == change.sentence)
      #expect(facts["expected"] as? String == change.old)
    }
  }

  @Test("every row has one name, and every slice a row with a name", arguments: GalleryTraces.names)
  func rows(name: String) throws {
    let events = try events(of: name)
    var named: [Int: Int] = [:]
    for event in events where event["name"] as? String == "thread_name" {
      named[Int(try number(event, "tid")), default: 0] += 1
    }
    #expect(named.values.allSatisfy { $0 == 1 })
    for lane in try slices(events).keys { #expect(named[lane] == 1, "row \(lane)") }
  }

  @Test("a finger's slice goes from landing to lift and names its view")
  func finger() throws {
    let slice = try #require(
      try events(of: "raised-tab").first { $0["cat"] as? String == "touch" && $0["dur"] != nil }
    )
    #expect(try number(slice, "ts") == 0)
    #expect(try number(slice, "dur") == 100_000)
    let arguments = try #require(slice["args"] as? [String: Any])
    #expect(arguments["view"] as? String == "Cell5")
  }

  @Test("moves are drawn where they are asked for")
  func moves() throws {
    var options = ChromeTrace.Options()
    options.showsMoves = true
    let counters = try events(of: "drag", options).filter { event in
      event["ph"] as? String == "C" && (event["args"] as? [String: Any])?["x"] != nil
    }
    #expect(!counters.isEmpty)
    #expect(
      try events(of: "drag").allSatisfy {
        ($0["args"] as? [String: Any])?["y"] == nil
          || $0["ph"] as? String == "X"
      }
    )
  }
}
