internal import Foundation

/// A hit map as runs of pixels with one receiver, equal rows merged.
///
/// Screens are made of rectangles, so there are far fewer runs than pixels, and all questions about
/// regions are answered by the runs.
nonisolated struct ReceiverBands {
  /// Columns with one receiver, by its number; negative where there is none.
  struct Run: Equatable {
    let start: Int32
    let end: Int32
    let number: Int32
  }

  private(set) var runs: [Run] = []
  /// The first row of each band, and the height of the map after the last.
  private var tops: [Int] = []
  /// The index of the first run of each band, and the number of runs after the last.
  private var firsts: [Int] = []
  private var bandOfRow: [Int32] = []
  private let width: Int

  /// Reads a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - earlier: The runs that the map had before some of its rows changed, and those rows; of the
  ///     others the runs are taken over.
  @MainActor
  init(_ map: HitMap, after earlier: (runs: ReceiverBands, changed: Range<Int>)? = nil) {
    self =
      map.runs ?? map.withNumbers { ReceiverBands($0, width: map.width, after: earlier) }
  }

  /// Reads numbers, row by row.
  init(_ numbers: [Int32], width: Int) {
    self = numbers.withUnsafeBufferPointer { ReceiverBands($0, width: width, after: nil) }
  }

  private init(
    _ numbers: UnsafeBufferPointer<Int32>,
    width: Int,
    after earlier: (runs: ReceiverBands, changed: Range<Int>)?
  ) {
    self.width = width
    let height = width > 0 ? numbers.count / width : 0
    bandOfRow.reserveCapacity(height)
    if let base = numbers.baseAddress {
      for row in 0..<height {
        let line = base + row * width
        // Of the rows that stay only the first may be otherwise than the one above it is now.
        let isRead = earlier.map { $0.changed.contains(row) } ?? true
        var isNew = row == 0
        if row > 0 {
          if let earlier, !isRead, row != earlier.changed.upperBound {
            isNew = earlier.runs.bandOfRow[row] != earlier.runs.bandOfRow[row - 1]
          } else {
            isNew = memcmp(line, line - width, width * MemoryLayout<Int32>.size) != 0
          }
        }
        if isNew {
          tops.append(row)
          firsts.append(runs.count)
          if let earlier, !isRead {
            runs += earlier.runs.runs(ofRow: row)
          } else {
            append(line)
          }
        }
        bandOfRow.append(Int32(tops.count - 1))
      }
    }
    tops.append(height)
    firsts.append(runs.count)
  }

  private mutating func append(_ line: UnsafePointer<Int32>) {
    var start = 0
    while start < width {
      let number = line[start]
      var end = start + 1
      while end < width, line[end] == number { end += 1 }
      runs.append(Run(start: Int32(start), end: Int32(end), number: number))
      start = end
    }
  }

  var count: Int { tops.count - 1 }

  /// The first row of a band; the height of the map behind the last.
  func top(of band: Int) -> Int { tops[band] }

  /// The band that a row is in.
  func band(ofRow row: Int) -> Int { Int(bandOfRow[row]) }

  /// The indices of the runs of a band; none behind the last.
  func runs(of band: Int) -> Range<Int> { firsts[band]..<firsts[min(band + 1, count)] }

  /// The runs of a band, from left to right.
  func runs(inBand band: Int) -> ArraySlice<Run> { runs[runs(of: band)] }

  /// The runs of a row, from left to right.
  func runs(ofRow row: Int) -> ArraySlice<Run> { runs(inBand: band(ofRow: row)) }

  /// The number of a pixel.
  func number(column: Int, row: Int) -> Int {
    Int(runs[firstRun(of: band(ofRow: row), endingBehind: column)].number)
  }

  /// Writes the numbers of a row's pixels.
  func write(_ row: Int, to line: UnsafeMutablePointer<Int32>) {
    for run in runs(ofRow: row) {
      (line + Int(run.start)).update(repeating: run.number, count: Int(run.end - run.start))
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

  /// Calls `body` with the rectangles in which neither this nor another map's receiver changes, as
  /// far as both maps reach, with the numbers of the two.
  ///
  /// > Order: from top to bottom, those of the same rows from left to right.
  func forEachPart(
    with other: ReceiverBands,
    _ body: (_ rect: PixelRect, _ number: Int, _ otherNumber: Int) -> Void
  ) {
    let columns = min(width, other.width)
    var (band, otherBand, top) = (0, 0, 0)
    while band < count, otherBand < other.count {
      let bottom = min(tops[band + 1], other.tops[otherBand + 1])
      var (place, otherPlace, left) = (firsts[band], other.firsts[otherBand], 0)
      while left < columns {
        let (run, otherRun) = (runs[place], other.runs[otherPlace])
        let right = min(Int(run.end), Int(otherRun.end), columns)
        let rect = PixelRect(columns: left..<right, rows: top..<bottom)
        body(rect, Int(run.number), Int(otherRun.number))
        if Int(run.end) == right { place += 1 }
        if Int(otherRun.end) == right { otherPlace += 1 }
        left = right
      }
      if tops[band + 1] == bottom { band += 1 }
      if other.tops[otherBand + 1] == bottom { otherBand += 1 }
      top = bottom
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

  /// Returns the rectangles that hold each receiver's pixels and no other, by number.
  ///
  /// A run is in the same rectangle as the one above it that has the same columns.
  ///
  /// > Order: from top to bottom, those of the same rows from left to right.
  func rectangles(count: Int) -> ReceiverRects {
    var rects: [PixelRect] = []
    var numbers: [Int32] = []
    // The rectangle that each run is in.
    var places = [Int](repeating: 0, count: runs.count)
    for band in 0..<self.count {
      var above = band > 0 ? firsts[band - 1] : 0
      let end = band > 0 ? firsts[band] : 0
      for (place, run) in zip(runs(of: band), runs(inBand: band)) where run.number >= 0 {
        while above < end, runs[above].start < run.start { above += 1 }
        if above < end, runs[above] == run {
          places[place] = places[above]
          rects[places[place]].bottom = tops[band + 1]
          continue
        }
        places[place] = rects.count
        numbers.append(run.number)
        let columns = Int(run.start)..<Int(run.end)
        rects.append(PixelRect(columns: columns, rows: tops[band]..<tops[band + 1]))
      }
    }
    return ReceiverRects(rects, numbers, count: count)
  }

  /// How many regions there are: areas of one receiver whose pixels touch side by side.
  var regionCount: Int {
    var parents = Array(runs.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    var count = runs.count { $0.number >= 0 }
    forEachContact { above, below, _ in
      guard runs[above].number == runs[below].number, runs[above].number >= 0 else { return }
      let (first, second) = (root(above), root(below))
      if first != second {
        parents[first] = second
        count -= 1
      }
    }
    return count
  }

  /// Calls `body` with each pair of runs, by index, that share a side, and with the row below it.
  func forEachContact(_ body: (_ above: Int, _ below: Int, _ row: Int) -> Void) {
    for band in 0..<max(count - 1, 0) {
      var above = firsts[band]
      for below in runs(of: band + 1) {
        while above < firsts[band + 1], runs[above].end <= runs[below].start { above += 1 }
        var place = above
        while place < firsts[band + 1], runs[place].start < runs[below].end {
          body(place, below, tops[band + 1])
          place += 1
        }
      }
    }
  }
}
