import Foundation
import HitResponders
import TestSupport
import Testing

@testable import HitAnalysis

@Suite("A map that is read while another goes on")
struct ReadMapTests {
  @Test("it says what the other said, and costs that one no copy", arguments: 1...12)
  func snapshot(seed: Int) {
    var forest = RandomForest(
      seed: UInt64(21_000 + seed),
      size: CGSize(width: 90, height: 60),
      overrides: false
    )
    var random = Seeded(UInt64(seed))
    var map = HitMap(forest.application)
    for _ in 0..<6 {
      let numbers = map.withNumbers { Array($0) }
      let place = map.withNumbers { $0.baseAddress }
      let read = map.snapshot(ReceiverBands(map))
      forest.edit(&random)
      map.update(in: forest.application.screen.bounds)
      #expect(map.withNumbers { $0.baseAddress } == place)
      #expect(read.withNumbers { Array($0) } == numbers)
      for row in 0..<read.height {
        for column in 0..<read.width {
          #expect(read[column: column, row: row] == Int(numbers[row * read.width + column]))
        }
      }
      // It may go on itself, apart from the other.
      var other = read
      other.update(in: forest.application.screen.bounds)
      for row in 0..<map.height {
        for column in 0..<map.width {
          let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
          #expect(other.receiver(at: point) === map.receiver(at: point))
        }
      }
      #expect(read.withNumbers { Array($0) } == numbers)
    }
  }

  @Test("a copy of a map stays as it is while the other is made anew, and the other way round")
  func copies() {
    var forest = RandomForest(seed: 21_100, size: CGSize(width: 90, height: 60), overrides: false)
    var random = Seeded(1)
    var map = HitMap(forest.application)
    for _ in 0..<20 {
      let copy = map
      let numbers = copy.withNumbers { Array($0) }
      for _ in 0..<4 { forest.edit(&random) }
      map.update(in: forest.application.screen.bounds)
      #expect(copy.withNumbers { Array($0) } == numbers)
      let new = map.withNumbers { Array($0) }
      var other = map
      for _ in 0..<4 { forest.edit(&random) }
      other.update(in: forest.application.screen.bounds)
      #expect(map.withNumbers { Array($0) } == new)
    }
  }

  @Test("the runs of rows that stay are taken over, as reading all would give them")
  func rows() throws {
    var random = Seeded(5)
    let (width, height) = (40, 30)
    let screen = CGRect(x: 0, y: 0, width: width, height: height)
    let application = UIApplication()
    application.screen.bounds = screen
    let window = application.inForce { UIWindow(frame: screen) }
    var views: [UIView] = []
    for _ in 0..<12 {
      let view = UIView(
        frame: CGRect(x: random.below(36), y: random.below(26), width: 9, height: 5)
      )
      window.addSubview(view)
      views.append(view)
    }
    application.inForce { window.makeKeyAndVisible() }
    var map = HitMap(application)
    var runs = ReceiverBands(map)
    for _ in 0..<200 {
      let view = views[random.below(views.count)]
      let old = view.frame
      view.frame.origin = CGPoint(x: random.below(36), y: random.below(26))
      let changed = old.union(view.frame)
      map.update(in: changed)
      let all = ReceiverBands(map)
      runs = ReceiverBands(map, after: (runs, map.rows(touching: changed)))
      #expect(runs.runs == all.runs && runs.count == all.count)
      for row in 0..<height { #expect(runs.band(ofRow: row) == all.band(ofRow: row)) }
      for band in 0..<runs.count { #expect(runs.top(of: band) == all.top(of: band)) }
    }
    // Rows that are said to stay are not read.
    window.isHidden = true
    map.update(in: screen)
    let part = ReceiverBands(map, after: (runs, 0..<4))
    #expect(part.number(column: 2, row: 2) == -1)
    #expect(part.number(column: 2, row: 20) == runs.number(column: 2, row: 20))
  }

  @Test("the nearest views are the same, asked for one in a new map or for all in one")
  func nearest() {
    for seed in 1...8 {
      let forest = RandomForest(
        seed: UInt64(22_000 + seed),
        size: CGSize(width: 90, height: 60),
        overrides: false
      )
      let interactive = InteractiveViews { _ in true }
      let all = HitRegions(forest.application, interactive: interactive)
      for view in all.views {
        let alone = HitRegions(forest.application, interactive: interactive)[view.view]?.rival
        #expect(view.rival?.view === alone?.view)
        #expect(view.rival?.receiver === alone?.receiver)
        #expect(view.rival?.distance == alone?.distance)
      }
    }
  }
}
