import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import HitScenes
import Testing

@Suite("Comparing hit maps")
struct MapComparisonTests {
  private func report(_ application: UIApplication) throws -> MapReport {
    try MapReport(Explainer(application), title: "forest")
  }

  /// A window of a size with views at places, each with the name of its letter.
  private func application(
    _ size: CGSize,
    _ frames: [(name: String, frame: CGRect)] = []
  ) -> UIApplication {
    let application = UIApplication()
    application.screen.bounds = CGRect(origin: .zero, size: size)
    application.inForce {
      let window = UIWindow(frame: application.screen.bounds)
      window.accessibilityIdentifier = "Window"
      for (name, frame) in frames {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        window.addSubview(view)
      }
      window.isHidden = false
    }
    return application
  }

  @Test("a map differs from itself in nothing", arguments: 0..<20)
  func same(seed: Int) throws {
    let report = try report(RandomForest(seed: UInt64(seed)).application)
    let comparison = MapComparison(from: report, to: report)
    #expect(comparison.changedArea == 0 && comparison.changedShare == 0)
    #expect(comparison.changes.isEmpty && comparison.transfers.isEmpty)
    #expect(comparison.newDeadZones.isEmpty && comparison.fixedDeadZones.isEmpty)
    #expect(comparison.note == nil)
  }

  @Test("what is won and lost is what looking at every pixel finds", arguments: 0..<40)
  func counted(seed: Int) throws {
    let before = try report(RandomForest(seed: UInt64(seed)).application)
    let now = try report(RandomForest(seed: UInt64(seed) + 500).application)
    let comparison = MapComparison(from: before, to: now)
    var (won, lost): ([String: Double], [String: Double]) = ([:], [:])
    var changed = 0.0
    for row in 0..<48 {
      for column in 0..<64 {
        let names = [before, now].map { report -> String? in
          let number = report.map[column: column, row: row]
          return number < 0 ? nil : report.names[report.map.receivers[number]]
        }
        if names[0] == names[1] { continue }
        changed += 1
        if let name = names[0] { lost[name, default: 0] += 1 }
        if let name = names[1] { won[name, default: 0] += 1 }
      }
    }
    #expect(comparison.changedArea == changed)
    #expect(abs(comparison.changedShare - changed / (64 * 48)) < 1e-12)
    #expect(comparison.transfers.reduce(0) { $0 + $1.area } == changed)
    let area = comparison.changedRects.reduce(0) { $0 + $1.width * $1.height }
    #expect(Double(area) == changed)
    for change in comparison.changes {
      #expect(change.won == won[change.view] ?? 0 && change.lost == lost[change.view] ?? 0)
      #expect(abs(change.before - change.lost + change.won - change.now) < 1e-9)
    }
    #expect(Set(comparison.changes.map(\.view)) == Set(won.keys).union(lost.keys))
  }

  @Test("a view that moves wins here and loses there")
  func moved() throws {
    let size = CGSize(width: 40, height: 20)
    let old = application(size, [("A", CGRect(x: 0, y: 0, width: 10, height: 10))])
    let new = application(size, [("A", CGRect(x: 5, y: 0, width: 10, height: 10))])
    let comparison = MapComparison(from: try report(old), to: try report(new))
    let change = try #require(comparison.changes.first { $0.view == "A" })
    #expect(change.before == 100 && change.now == 100 && change.won == 50 && change.lost == 50)
    #expect(comparison.changedShare == 0.125)
    #expect(comparison.lines.contains("A -> Window: 50 pt²"))
  }

  @Test("a dead zone that grows is told by how much it grew, and so is one that shrinks")
  func grown() throws {
    func report(_ rise: Int) throws -> MapReport {
      let text = """
        { "format": "hitscope-scene", "version": 1, "size": [200, 200], "views": [
          { "id": "Bar", "frame": [0, 100, 200, 100], "subviews": [
            { "id": "Plus", "class": "UIButton", "frame": [0, -\(rise), 100, 60] } ] } ] }
        """
      let scene = Scene(try SceneDocument(text, path: "bar.json"))
      return try MapReport(Explainer(scene), title: "bar")
    }
    let growing = MapComparison(from: try report(2), to: try report(40))
    #expect(growing.newDeadZones.map(\.area) == [3_800] && growing.fixedDeadZones.isEmpty)
    #expect(growing.lines.contains("new dead zones: Plus 3800 pt²"))
    let shrinking = MapComparison(from: try report(40), to: try report(2))
    #expect(shrinking.fixedDeadZones.map(\.area) == [3_800] && shrinking.newDeadZones.isEmpty)
    let same = MapComparison(from: try report(40), to: try report(40))
    #expect(same.newDeadZones.isEmpty && same.fixedDeadZones.isEmpty)
  }

  @Test("screens of different sizes are compared where both are, and a sentence says so")
  func sizes() throws {
    let old = application(CGSize(width: 40, height: 20))
    let new = application(CGSize(width: 30, height: 50))
    let comparison = MapComparison(from: try report(old), to: try report(new))
    #expect(comparison.comparedArea == 600 && comparison.changedArea == 0)
    #expect(
      comparison.note == "The screens differ in size, 40 x 20 before and 30 x 50 now: "
        + "the top left 30 x 20 that both have is compared."
    )
  }
}
