/// A number for each pixel, and a bit for each that has none yet.
///
/// > Units: pixels; rows go down.
nonisolated final class PixelMap {
  let width: Int
  let height: Int
  let numbers: UnsafeMutablePointer<Int32>
  /// The bits of the pixels without a number, row by row.
  let free: UnsafeMutablePointer<UInt64>
  let wordsPerRow: Int
  /// How many pixels have no number yet.
  @exclusivity(unchecked)
  private(set) var freeCount = 0

  /// Makes a map that must be filled before it is read.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    numbers = .allocate(capacity: max(width * height, 1))
    free = .allocate(capacity: wordsPerRow * height + 1)
    free.initialize(repeating: 0, count: wordsPerRow * height + 1)
  }

  convenience init(copying other: PixelMap) {
    self.init(width: other.width, height: other.height)
    numbers.update(from: other.numbers, count: width * height)
  }

  deinit {
    numbers.deallocate()
    free.deallocate()
  }

  // MARK: Pixels without a number

  /// Marks the pixels of a rectangle, and no others, as getting new numbers.
  func open(_ rect: PixelRect) {
    let (first, last) = (rect.left >> 6, (rect.right - 1) >> 6)
    for row in rect.top..<rect.bottom {
      let words = free + row * wordsPerRow
      (words + first).update(repeating: ~0, count: last - first + 1)
      words[first] = Self.mask(of: first, from: rect.left, to: rect.right)
      words[last] &= Self.mask(of: last, from: rect.left, to: rect.right)
    }
    freeCount = rect.width * rect.height
  }

  /// Drops the rows above the first one in which a pixel of a region has no number.
  ///
  /// - Returns: Whether there is such a pixel.
  @inline(__always)
  func trim(_ region: inout MapRegion, _ runs: UnsafePointer<MapRun>) -> Bool {
    if !region.isRectangle { return trimRuns(&region, runs) }
    let box = region.box
    if box.isEmpty { return false }
    let (first, last) = (box.left >> 6, (box.right &- 1) >> 6)
    var words = free + (box.top &* wordsPerRow &+ first)
    let firstMask = Self.mask(of: first, from: box.left, to: box.right)
    var row = box.top
    if first == last {
      while words.pointee & firstMask == 0 {
        words += wordsPerRow
        row &+= 1
        if row == box.bottom { return false }
      }
    } else {
      let lastMask = Self.mask(of: last, from: box.left, to: box.right)
      let count = last &- first
      while words.pointee & firstMask == 0, words[count] & lastMask == 0 {
        var word = 1
        while word < count, words[word] == 0 { word &+= 1 }
        if word < count { break }
        words += wordsPerRow
        row &+= 1
        if row == box.bottom { return false }
      }
    }
    region.box.top = row
    return true
  }

  @inline(never)
  private func trimRuns(_ region: inout MapRegion, _ runs: UnsafePointer<MapRun>) -> Bool {
    while region.box.top < region.box.bottom {
      let run = region.run(region.box.top, runs)
      if run.start < run.end {
        let words = free + region.box.top &* wordsPerRow
        var word = run.start >> 6
        let last = (run.end &- 1) >> 6
        while word <= last {
          if words[word] & Self.mask(of: word, from: run.start, to: run.end) != 0 { return true }
          word &+= 1
        }
      }
      region.box.top &+= 1
      region.firstRun &+= 1
    }
    return false
  }

  /// Returns the bits of a word whose pixels are in a run and have no number.
  @inline(__always)
  func freeBits(row: Int, word: Int, from start: Int, to end: Int) -> UInt64 {
    if end <= word << 6 || start >= word << 6 &+ 64 || start >= end { return 0 }
    return free[row &* wordsPerRow &+ word] & Self.mask(of: word, from: start, to: end)
  }

  /// Counts pixels that got numbers.
  @inline(__always)
  func note(claimed: Int) { freeCount &-= claimed }

  /// Clears bits for a while, as if their pixels had numbers, or restores them.
  @inline(__always)
  func withhold(row: Int, word: Int, _ bits: UInt64, isBack: Bool) {
    free[row &* wordsPerRow &+ word] ^= bits
    freeCount &+= isBack ? bits.nonzeroBitCount : -bits.nonzeroBitCount
  }

  /// The bits of a word that belong to the columns of a run; the word has at least one of them.
  @inline(__always)
  static func mask(of word: Int, from start: Int, to end: Int) -> UInt64 {
    let base = word << 6
    var mask = ~UInt64(0)
    if start > base { mask &<<= UInt64(start &- base) }
    if end < base &+ 64 { mask &= ~0 &>> UInt64(base &+ 64 &- end) }
    return mask
  }
}
