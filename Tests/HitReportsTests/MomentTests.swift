import Foundation
import HitGeometry
import HitReports
import HitResponders
import HitScenes
import HitSession
import HitTrace
import TestSupport
import Testing

@Suite("Moments of a page")
@MainActor
struct MomentTests {
  nonisolated static let traces = Golden.traceNames

  private static func path(_ trace: String) -> String {
    Golden.traces.appendingPathComponent(trace).path
  }

  /// How many moments of each trace are looked at: 600 of all.
  private static let moments = 25

  @Test("views lie where a replay has them, at moments of the gallery's traces", arguments: traces)
  func views(trace: String) throws {
    let path = Self.path(trace)
    let page = try ReadPage(TraceReport.Request(path))
    let timeline = try TraceTimeline(contentsOfFile: path)
    var random = Seeded(UInt64(trace.utf8.count) &* 7919)
    for _ in 0..<Self.moments {
      let time = try #require(momentsThatAreTold(page).randomElement(using: &random))
      try timeline.seek(toTime: Double(time) / 1e6)
      let told = page.stage(at: time)
      let drawn = drawn(in: timeline.scene)
      #expect(told.count == drawn.count, "\(trace) at \(time)")
      let byName = Dictionary(grouping: told.values) { page.name($0["name"] as? Int ?? -1) }
      for (place, view) in drawn.enumerated() {
        let like = byName[view.routingName] ?? []
        // Of thousands with one name some are looked for, as each is looked for among all.
        if like.count > 100, place % 61 != 0 { continue }
        #expect(like.contains { isAsTold(view, $0) }, "\(view.routingName) of \(trace) at \(time)")
      }
    }
  }

  /// The times of inputs and of what changed on the stage.
  private func momentsThatAreTold(_ page: ReadPage) -> [Int] {
    let rows = ReadPage.sums(page.column("rows", "t"))
    let changes = page.parts.indices.flatMap { page.changes(ofPart: $0).map(\.time) }
    return (rows + changes).sorted()
  }

  private func drawn(in scene: Scene) -> [UIView] {
    var views: [UIView] = scene.application.windows
    var place = 0
    while place < views.count {
      views += views[place].paintedSubviews
      place += 1
    }
    return views
  }

  private func isAsTold(_ view: UIView, _ told: [String: Any]) -> Bool {
    let state = view.paintedState
    let corner = state.bounds.origin
    let map = view.paintedTransformToSuperview.translatedBy(x: corner.x, y: corner.y)
    return isNear(told["m"], [map.a, map.b, map.c, map.d, map.tx, map.ty])
      && isNear(told["size"], [state.bounds.width, state.bounds.height])
      && isNear(told["origin"] ?? [0, 0], [corner.x, corner.y])
      && abs((told["alpha"] as? Double ?? 1) - min(state.alpha, 1)) < 0.001
      && told["hidden"] as? Bool ?? false == state.isHidden
  }

  private func isNear(_ told: Any?, _ numbers: [CGFloat]) -> Bool {
    guard let told = told as? [NSNumber], told.count == numbers.count else { return false }
    return zip(told, numbers).allSatisfy { abs($0.doubleValue - Double($1)) < 0.001 }
  }

  @Test("each touch goes to the view that the trace says, by the walk it says", arguments: traces)
  func receivers(trace: String) throws {
    let path = Self.path(trace)
    let page = try ReadPage(TraceReport.Request(path))
    var reader = try TraceReader(contentsOfFile: path)
    let firsts = ReadPage.sums(page.column("touches", "first"))
    var count = 0
    while let record = try reader.next() {
      guard case .hit(let hit) = record else { continue }
      count += 1
      let place = try #require(firsts.firstIndex(of: hit.of), "input \(hit.of)")
      let receiver = page.name(page.column("touches", "receiver")[place])
      #expect(receiver == hit.got.map { reader.names[$0] } ?? "")
      let asked = Set(hit.walk.map { routed(reader.names[$0.view]) })
      let happening = try #require(page.happening(hit.of))
      let walk = try #require((happening["walk"] as? [[[String: Any]]])?.last)
      for row in walk where row["kind"] as? String != "notAsked" {
        let name = row["name"] as? String ?? ""
        // A view that another one answered has a row though nobody asked it.
        let isAnswered = (row["words"] as? String)?.hasPrefix("answered") == true
        let isTold = asked.contains(name) || name.hasSuffix(" siblings") || isAnswered
        #expect(isTold, "\(name) of \(trace)")
      }
      let received = walk.filter { $0["kind"] as? String == "received" }
      let names = received.compactMap { $0["name"] as? String }
      #expect(names == (receiver.isEmpty ? [] : [routed(receiver)]))
    }
    #expect(count == firsts.count)
  }

  /// The name that logs have for a view without an identifier, of which traces tell the place.
  private func routed(_ name: String) -> String {
    guard name.contains("#") else { return name }
    let last = name.split(separator: "/").last ?? ""
    return String(last.prefix { $0 != "#" })
  }

  @Test("what a page says of an input is what a log of it says", arguments: traces)
  func log(trace: String) throws {
    let path = Self.path(trace)
    let page = try ReadPage(TraceReport.Request(path))
    let told = page.parts.flatMap { part in
      let events = part["events"] as? [String: [String: Any]] ?? [:]
      return events.values.flatMap { event in
        (event["log"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      }
    }
    let lines = Set(told)
    let timeline = try TraceTimeline(contentsOfFile: path)
    try timeline.seek(to: 0)
    var expected: [String] = []
    let recorder = RoutingRecorder { record in
      let isNews = record.deliveries.contains { $0.message != .touchesMoved }
      if isNews { expected += Explanation.lines(for: record) }
    }
    timeline.session.add(recorder)
    try timeline.advance(to: timeline.inputCount)
    let missing = expected.filter { !lines.contains($0) }
    #expect(missing.isEmpty, "\(trace): \(missing.prefix(3))")
  }
}
