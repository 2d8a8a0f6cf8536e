/// The pixels of a map as runs and rectangles, receiver by receiver.
struct ReceiverRuns {
  /// A run of pixels in a row that one view receives; the end is out.
  struct Run {
    let row: Int
    let start: Int
    let end: Int
    let number: Int
  }

  /// The runs, row by row; pixels of nobody have the number -1.
  let runs: [Run]
  /// Where each row's runs begin, and where the last ends.
  let starts: [Int]

  /// Reads the numbers of a map.
  init(_ map: HitMap) { self = map.withNumbers { ReceiverRuns($0, width: map.width) } }

  /// Reads numbers row by row.
  init(_ numbers: some RandomAccessCollection<Int32>, width: Int) {
    var runs: [Run] = []
    var starts: [Int] = [0]
    let done: Void? = numbers.withContiguousStorageIfAvailable { numbers in
      for row in 0..<(width > 0 ? numbers.count / width : 0) {
        let base = row * width
        var start = 0
        while start < width {
          let number = numbers[base + start]
          var end = start + 1
          while end < width, numbers[base + end] == number { end += 1 }
          runs.append(Run(row: row, start: start, end: end, number: Int(number)))
          start = end
        }
        starts.append(runs.count)
      }
    }
    precondition(done != nil, "The numbers of a map lie one after another.")
    self.runs = runs
    self.starts = starts
  }

  /// The runs of a row.
  func row(_ row: Int) -> ArraySlice<Run> { runs[starts[row]..<starts[row + 1]] }

  /// Returns rectangles that hold each receiver's pixels and no other, by number.
  ///
  /// > Order: by their bottom, then from left to right.
  func rectangles(count: Int) -> [[PixelRect]] {
    var result = [[PixelRect]](repeating: [], count: count)
    var open: [(number: Int, rect: PixelRect)] = []
    for row in 0..<starts.count - 1 {
      var next: [(number: Int, rect: PixelRect)] = []
      next.reserveCapacity(open.count)
      var old = open[...]
      for run in self.row(row) where run.number >= 0 {
        while let first = old.first, first.rect.left < run.start {
          result[first.number].append(first.rect)
          old.removeFirst()
        }
        var rect = PixelRect(left: run.start, top: row, right: run.end, bottom: row + 1)
        if let first = old.first, first.rect.left == run.start {
          if first.number == run.number, first.rect.right == run.end {
            rect.top = first.rect.top
          } else {
            result[first.number].append(first.rect)
          }
          old.removeFirst()
        }
        next.append((run.number, rect))
      }
      for left in old { result[left.number].append(left.rect) }
      open = next
    }
    for left in open { result[left.number].append(left.rect) }
    return result
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
    forEachContact { above, below in
      guard runs[above].number == runs[below].number, runs[above].number >= 0 else { return }
      let (first, second) = (root(above), root(below))
      if first != second {
        parents[first] = second
        count -= 1
      }
    }
    return count
  }

  /// Calls `body` with each pair of runs, one above the other, that share a side.
  func forEachContact(_ body: (_ above: Int, _ below: Int) -> Void) {
    for row in 1..<max(starts.count - 1, 1) {
      var above = starts[row - 1]
      for below in starts[row]..<starts[row + 1] {
        while above < starts[row], runs[above].end <= runs[below].start { above += 1 }
        var place = above
        while place < starts[row], runs[place].start < runs[below].end {
          body(place, below)
          place += 1
        }
      }
    }
  }
}
