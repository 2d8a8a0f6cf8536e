import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import Testing

@Suite("Hit map reports")
struct MapReportTests {
  private struct Written: Decodable {
    struct Receiver: Decodable {
      let view: String
      let area: Double
      let regions: [[Double]]
    }

    let size: [Double]
    let receivers: [Receiver]
  }

  private func report(_ forest: RandomForest, scale: CGFloat = 1) throws -> MapReport {
    try MapReport(Explainer(forest.application), title: "forest", scale: scale)
  }

  @Test("the rectangles of the JSON form hold each pixel of the map once", arguments: 0..<40)
  func rectangles(seed: Int) throws {
    let forest = RandomForest(seed: UInt64(seed))
    let scale: CGFloat = [1, 2, 0.5][seed % 3]
    let report = try report(forest, scale: scale)
    let map = report.map
    let written = try JSONDecoder().decode(Written.self, from: report.json)
    #expect(written.size == [64, 48])
    var wrong = 0
    var names = [String?](repeating: nil, count: map.width * map.height)
    for receiver in written.receivers {
      var area = 0.0
      for rect in receiver.regions.map({ $0.map { $0 * Double(scale) } }) {
        area += rect[2] * rect[3]
        for row in Int(rect[1])..<Int(rect[1] + rect[3]) {
          for column in Int(rect[0])..<Int(rect[0] + rect[2]) {
            if names[row * map.width + column] != nil { wrong += 1 }
            names[row * map.width + column] = receiver.view
          }
        }
      }
      #expect(abs(area / Double(scale * scale) - receiver.area) < 0.01)
    }
    for row in 0..<map.height {
      for column in 0..<map.width {
        let number = map[column: column, row: row]
        let name = number < 0 ? nil : report.names[map.receivers[number]]
        if names[row * map.width + column] != name { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("names are unique, and areas add up to the screen", arguments: 0..<20)
  func areas(seed: Int) throws {
    let report = try report(RandomForest(seed: UInt64(seed)))
    #expect(Set(report.receivers.map(\.name)).count == report.receivers.count)
    let sum = report.receivers.reduce(report.unreceivedArea) { $0 + $1.area }
    #expect(abs(sum - report.area) < 0.001)
    let byArea = report.receiversByArea.map(\.area)
    #expect(byArea == byArea.sorted(by: >))
  }

  @Test("receivers side by side have colours that can be told apart, the same each time")
  func colors() throws {
    for seed in 0..<40 {
      let forest = RandomForest(seed: UInt64(seed))
      let report = try report(forest)
      let colors = MapColors(report)
      let again = MapColors(report)
      for receiver in report.receivers {
        #expect(colors[receiver.number] != nil)
        #expect(colors[receiver.number] == again[receiver.number])
      }
      let map = report.map
      var alike = 0
      for row in 0..<map.height {
        for column in 1..<map.width {
          let (left, right) = (map[column: column - 1, row: row], map[column: column, row: row])
          guard left >= 0, right >= 0, left != right else { continue }
          if colors[left] == colors[right] { alike += 1 }
        }
      }
      #expect(alike == 0, "seed \(seed)")
    }
  }

  @Test("a view keeps its own colour where that tells it from its neighbours, a grey one does not")
  func ownColors() throws {
    let application = UIApplication()
    application.screen.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let orange = UIColor(red: 0.9, green: 0.55, blue: 0.2, alpha: 1)
    let views = application.inForce {
      let window = UIWindow(frame: application.screen.bounds)
      let views = [0, 20].map { UIView(frame: CGRect(x: $0, y: 0, width: 20, height: 20)) }
      views[0].backgroundColor = orange
      views[1].backgroundColor = UIColor(white: 0.2, alpha: 1)
      for view in views { window.addSubview(view) }
      window.isHidden = false
      return views
    }
    let report = try MapReport(Explainer(application), title: "two")
    let colors = MapColors(report)
    let numbers = try views.map { view in
      try #require(report.map.receivers.firstIndex { $0 === view })
    }
    let own = try #require(colors[numbers[0]])
    #expect(abs(own.red - orange.red) < 0.01 && abs(own.blue - orange.blue) < 0.01)
    let other = try #require(colors[numbers[1]])
    #expect(max(other.red, other.green, other.blue) > 0.5)
  }

  @Test("a screen of too many pixels is refused with what to do")
  func size() throws {
    let application = UIApplication()
    application.screen.bounds = CGRect(x: 0, y: 0, width: 20_000, height: 20_000)
    #expect(throws: ReportError.self) {
      try MapReport(Explainer(application), title: "vast")
    }
    let error = ReportError(.size(width: 20_000, height: 20_000), place: "vast")
    #expect("\(error)".hasPrefix("vast: a map of 20000 x 20000 pixels cannot be made. Use "))
    application.screen.bounds = CGRect(x: 0, y: 0, width: 0, height: 10)
    #expect(throws: ReportError.self) { try MapReport(Explainer(application), title: "flat") }
  }
}
