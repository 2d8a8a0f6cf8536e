internal import Foundation

/// A hit map as runs of pixels with one receiver, equal rows merged.
///
/// Screens are made of rectangles, so there are far fewer runs than pixels, and all questions about
/// regions are answered by the runs.
struct ReceiverBands {
  private struct Run {
    var start: Int32
    var end: Int32
    var number: Int32
  }

  private var runs: [Run] = []
  /// The first row of each band, and the height of the map after the last.
  private var tops: [Int] = []
  /// The index of the first run of each band, and the number of runs after the last.
  private var firsts: [Int] = []
  private var bandOfRow: [Int32] = []

  /// Reads a map, each pixel once.
  init(_ map: HitMap) {
    let (width, height) = (map.width, map.height)
    bandOfRow.reserveCapacity(height)
    map.withNumbers { numbers in
      guard let base = numbers.baseAddress else { return }
      for row in 0..<height {
        let line = base + row * width
        if row == 0 || memcmp(line, line - width, width * MemoryLayout<Int32>.size) != 0 {
          tops.append(row)
          firsts.append(runs.count)
          append(line, width)
        }
        bandOfRow.append(Int32(tops.count - 1))
      }
    }
    tops.append(height)
    firsts.append(runs.count)
  }

  private mutating func append(_ line: UnsafePointer<Int32>, _ width: Int) {
    var start = 0
    while start < width {
      let number = line[start]
      var end = start + 1
      while end < width, line[end] == number { end += 1 }
      runs.append(Run(start: Int32(start), end: Int32(end), number: number))
      start = end
    }
  }

  /// Calls `body` with the rectangles of one receiver each that make up a box.
  ///
  /// > Order: from top to bottom, those of the same rows from left to right.
  func forEach(in box: PixelRect, _ body: (_ rect: PixelRect, _ number: Int) -> Void) {
    if box.isEmpty { return }
    var band = Int(bandOfRow[box.top])
    while band + 1 < tops.count, tops[band] < box.bottom {
      let top = max(tops[band], box.top)
      let bottom = min(tops[band + 1], box.bottom)
      var place = firstRun(of: band, endingBehind: box.left)
      let last = firsts[band + 1]
      while place < last, Int(runs[place].start) < box.right {
        let run = runs[place]
        let rect = PixelRect(
          left: max(Int(run.start), box.left),
          top: top,
          right: min(Int(run.end), box.right),
          bottom: bottom
        )
        body(rect, Int(run.number))
        place += 1
      }
      band += 1
    }
  }

  /// Returns the index of the first run of a band that ends after a column.
  private func firstRun(of band: Int, endingBehind column: Int) -> Int {
    var (low, high) = (firsts[band], firsts[band + 1])
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].end) <= column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
