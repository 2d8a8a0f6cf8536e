/// Finds the largest square of whole pixels in a region that is added row by row.
///
/// For each column it keeps how far up the region extends without a gap. Equal rows are added at
/// once: a square whose lower edge is among them can be moved down to the last of them.
struct LargestSquare {
  /// Columns over which the region extends equally far up.
  private struct Pillar {
    var left: Int
    var right: Int
    var height: Int
  }

  private(set) var square = PixelRect.none
  private var pillars: [Pillar] = []
  private var bottom = 0

  /// Adds equal rows, right below those before.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - runs: The columns that are in the region, from left to right; none touches the next.
  mutating func add(rows: Range<Int>, runs: [Range<Int>]) {
    if rows.lowerBound != bottom { pillars = [] }
    bottom = rows.upperBound
    var grown: [Pillar] = []
    var place = 0
    for run in runs {
      var left = run.lowerBound
      while left < run.upperBound {
        while place < pillars.count, pillars[place].right <= left { place += 1 }
        var (right, height) = (run.upperBound, rows.count)
        if place < pillars.count, pillars[place].left < run.upperBound {
          let above = pillars[place]
          if above.left > left {
            right = above.left
          } else {
            right = min(above.right, run.upperBound)
            height += above.height
          }
        }
        if let last = grown.last, last.right == left, last.height == height {
          grown[grown.count - 1].right = right
        } else {
          grown.append(Pillar(left: left, right: right, height: height))
        }
        left = right
      }
    }
    pillars = grown
    measure()
  }

  /// Looks for a square whose lower edge is the last row's.
  private mutating func measure() {
    // Pillars that are still open to the right, each higher than the one before.
    var open: [(left: Int, height: Int)] = []
    func close(_ open: inout [(left: Int, height: Int)], downTo height: Int, at right: Int) -> Int {
      var left = right
      while let last = open.last, last.height >= height {
        open.removeLast()
        left = last.left
        let side = min(last.height, right - last.left)
        if side > square.width {
          square = PixelRect(columns: last.left..<last.left + side, rows: bottom - side..<bottom)
        }
      }
      return left
    }
    var right = Int.min
    for pillar in pillars {
      if pillar.left != right { _ = close(&open, downTo: 0, at: right) }
      let left = close(&open, downTo: pillar.height, at: pillar.left)
      open.append((left, pillar.height))
      right = pillar.right
    }
    _ = close(&open, downTo: 0, at: right)
  }
}
