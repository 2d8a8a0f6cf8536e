import Foundation
import HitResponders
import Testing
import TestSupport

@testable import HitAnalysis

@Suite("Room for names in a map")
struct LabelRoomTests {
  @Test("rooms are those that a look at each pixel finds, in the same order", arguments: 1...60)
  func sameAsByPixels(seed: Int) {
    var random = Seeded(UInt64(seed))
    let (width, height) = (1 + random.below(40), 1 + random.below(30))
    var numbers = [Int32](repeating: -1, count: width * height)
    for number in 0..<random.below(12) {
      let (left, top) = (random.below(width), random.below(height))
      for row in top..<min(height, top + 1 + random.below(15)) {
        for column in left..<min(width, left + 1 + random.below(15)) {
          numbers[row * width + column] = Int32(number % 5 - 1)
        }
      }
    }
    var found: [Room] = []
    func line(_ row: Int) -> [Int32] { Array(numbers[row * width..<(row + 1) * width]) }
    MapLabels.forEachRoom(
      rows: height,
      line: { $0 > 0 && line($0) == line($0 - 1) ? nil : line($0) },
      { found.append(Room(number: $0, rect: $1)) }
    )
    #expect(found == Self.rooms(numbers, width: width), "seed \(seed)")
  }

  @Test("where no view receives enough for a name, no room is looked for", arguments: [11, 12])
  func least(side: Int) throws {
    let screen = CGRect(x: 0, y: 0, width: 120, height: 11)
    let application = UIApplication()
    application.screen.bounds = screen
    let window = application.inForce { UIWindow(frame: screen) }
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: side, height: 11)))
    application.inForce { window.makeKeyAndVisible() }
    let report = try MapReport(Explainer(application), title: "small")
    let marks = MapMarks(report)
    func room(_ least: CGSize) -> LabelRoom {
      LabelRoom(report, marks, FindingTags([LintFinding](), on: report.size), least: least)
    }
    #expect(!room(CGSize(width: 12, height: 12)).isThere)
    #expect(room(CGSize(width: 12, height: 11)).isThere)
    // Of a view that is too small not even the pixels are told.
    var low = room(CGSize(width: 12, height: 11))
    let first = low.line(0)
    let line = try #require(first)
    #expect((line[5] >= 0) == (side == 12))
    #expect(line[60] >= 0)
    #expect(MapLabels(report, in: room(MapLabels.least)).labels.isEmpty)
  }

  @Test("in a picture that is drawn reduced, names have legible letters or are left out")
  func legible() throws {
    let screen = CGRect(x: 0, y: 0, width: 400, height: 300)
    let application = UIApplication()
    application.screen.bounds = screen
    let window = application.inForce { UIWindow(frame: screen) }
    for (name, width) in [("Large", 210), ("Small", 40)] {
      let x = name == "Large" ? 20 : 300
      let view = UIView(frame: CGRect(x: x, y: 20, width: width, height: 60))
      view.accessibilityIdentifier = name
      window.addSubview(view)
    }
    application.inForce { window.makeKeyAndVisible() }
    let report = try MapReport(Explainer(application), title: "small")
    var picture = MapPicture(report)
    let whole = picture.labels
    #expect(Set(whole.map(\.number)).count == 3)
    for factor in [0.4, 0.57, 0.99, 1, 3] {
      picture.letterScale = MapPicture.letterScale(at: factor)
      let heights = picture.labels.map { $0.frame.height * factor }
      #expect(heights.allSatisfy { $0 >= 9.5 })
      #expect(picture.labels.allSatisfy { screen.contains($0.frame) })
    }
    picture.letterScale = MapPicture.letterScale(at: 0.4)
    #expect(Set(picture.labels.map(\.number)).count == 2)
    picture.letterScale = 1
    #expect(picture.labels.map(\.frame) == whole.map(\.frame))
  }

  private struct Room: Equatable {
    let number: Int
    let rect: PixelRect
  }

  /// The rectangles that end in each row that is not as the one below, and cannot grow to the left,
  /// right or top.
  private static func rooms(_ numbers: [Int32], width: Int) -> [Room] {
    var rooms: [Room] = []
    var heights = [Int](repeating: 0, count: width)
    for row in 0..<numbers.count / width {
      let line = Array(numbers[row * width..<(row + 1) * width])
      for column in line.indices {
        let isSame = row > 0 && line[column] == numbers[(row - 1) * width + column]
        heights[column] = isSame ? heights[column] + 1 : 1
      }
      let below = numbers[(row + 1) * width..<min((row + 2) * width, numbers.count)]
      if Array(below) == line { continue }
      var start = 0
      while start < width {
        let end = line[start...].firstIndex { $0 != line[start] } ?? width
        defer { start = end }
        if line[start] < 0 { continue }
        var open: [(left: Int, height: Int)] = []
        for column in start...end {
          let high = column < end ? heights[column] : 0
          var left = column
          while let last = open.last, last.height > high {
            open.removeLast()
            left = last.left
            let top = row + 1 - last.height
            let rect = PixelRect(left: left, top: top, right: column, bottom: row + 1)
            rooms.append(Room(number: Int(line[start]), rect: rect))
          }
          if high > 0, open.last?.height != high { open.append((left, high)) }
        }
      }
    }
    return rooms
  }
}
