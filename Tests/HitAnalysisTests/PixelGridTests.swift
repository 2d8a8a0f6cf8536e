import Foundation
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitAnalysis

@Suite("Rectangles by where they lie")
struct PixelGridTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(left: x, top: y, right: x + width, bottom: y + height)
  }

  private func found(_ grid: PixelGrid, near box: PixelRect) -> [Int] {
    var found: [Int] = []
    grid.forEach(near: box) { found.append($0) }
    return found.sorted()
  }

  @Test("whatever has pixels in a box is found once", arguments: 0..<20)
  func complete(seed: UInt64) {
    var random = Seeded(seed)
    func number(_ range: Range<Int>) -> Int { range.lowerBound + random.below(range.count) }
    let rects = (0..<200).map { _ in
      rect(number(-20..<600), number(-20..<400), number(0..<60), number(0..<300))
    }
    let grid = PixelGrid(rects)
    for _ in 0..<50 {
      let box = rect(number(-90..<650), number(-90..<450), number(1..<90), number(1..<90))
      let found = found(grid, near: box)
      #expect(Set(found).count == found.count)
      for (place, rect) in rects.enumerated() where !rect.intersection(box).isEmpty {
        #expect(rect.isEmpty || found.contains(place))
      }
    }
    #expect(found(PixelGrid([]), near: rect(0, 0, 9, 9)).isEmpty)
  }

  @Test("of ten thousand only those around are looked at, and large ones among them do no harm")
  func few() {
    let small = (0..<10_000).map { rect($0 % 100 * 20, $0 / 100 * 20, 18, 13) }
    let grid = PixelGrid(small)
    #expect(found(grid, near: rect(1_000, 1_000, 40, 40)).count < 40)
    let large = PixelGrid([PixelRect](repeating: rect(0, 0, 4_000, 4_000), count: 10_000))
    #expect(found(large, near: rect(0, 0, 9, 9)).count == 10_000)
    let mixed = PixelGrid(small + [PixelRect](repeating: rect(0, 0, 2_000, 2_000), count: 10))
    #expect(found(mixed, near: rect(1_000, 1_000, 40, 40)).count < 60)
  }
}
