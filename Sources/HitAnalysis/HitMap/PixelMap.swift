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
    free = .allocate(capacity: max(wordsPerRow * height, 1))
    free.initialize(repeating: 0, count: wordsPerRow * height)
  }

  /// Makes a map with the same numbers.
  init(copying other: PixelMap) {
    width = other.width
    height = other.height
    wordsPerRow = other.wordsPerRow
    numbers = .allocate(capacity: max(width * height, 1))
    numbers.update(from: other.numbers, count: width * height)
    free = .allocate(capacity: max(wordsPerRow * height, 1))
    free.initialize(repeating: 0, count: wordsPerRow * height)
  }

  deinit {
    numbers.deallocate()
    free.deallocate()
  }

  // MARK: Pixels without a number

  /// Says that the pixels of a rectangle shall get new numbers, and no others.
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

  // MARK: Claiming

  /// Gives the pixels of a rectangle that have none a number.
  func claim(_ rect: PixelRect, _ number: Int32) {
    let first = rect.left >> 6
    if first != (rect.right &- 1) >> 6 {
      var row = rect.top
      while row < rect.bottom {
        claim(row: row, from: rect.left, to: rect.right, number)
        row &+= 1
      }
      return
    }
    let mask = Self.mask(of: first, from: rect.left, to: rect.right)
    let length = rect.right &- rect.left
    var words = free + (rect.top &* wordsPerRow &+ first)
    var pixels = numbers + (rect.top &* width &+ (first << 6))
    let inset = rect.left & 63
    var claimed = 0
    var rows = rect.bottom &- rect.top
    while rows > 0 {
      let bits = words.pointee & mask
      if bits != 0 {
        words.pointee ^= bits
        if bits == mask {
          Self.fill(pixels + inset, length, number)
          claimed &+= length
        } else {
          claimed &+= Self.fill(pixels, bits, number)
        }
      }
      words += wordsPerRow
      pixels += width
      rows &-= 1
    }
    freeCount &-= claimed
  }

  /// Gives the pixels of a run that have none a number.
  @inline(__always)
  func claim(row: Int, from start: Int, to end: Int, _ number: Int32) {
    if start >= end { return }
    let words = free + row &* wordsPerRow
    let pixels = numbers + row &* width
    let (first, last) = (start >> 6, (end &- 1) >> 6)
    let firstMask = Self.mask(of: first, from: start, to: end)
    let lastMask = Self.mask(of: last, from: start, to: end)
    // Most runs are all without a number, or nearly all have one.
    var isAll = words[first] & firstMask == firstMask && words[last] & lastMask == lastMask
    var word = first &+ 1
    while isAll, word < last {
      isAll = words[word] == ~0
      word &+= 1
    }
    if isAll {
      words[first] ^= firstMask
      if first != last { words[last] ^= lastMask }
      word = first &+ 1
      while word < last {
        // The same as 0; many rows have few words, and a call to set them costs more than they do.
        words[word] = ~words[word]
        word &+= 1
      }
      Self.fill(pixels + start, end &- start, number)
      freeCount &-= end &- start
      return
    }
    var claimed = 0
    word = first
    while word <= last {
      let mask = word == first ? firstMask : word == last ? lastMask : ~0
      let bits = words[word] & mask
      if bits != 0 {
        words[word] ^= bits
        claimed &+= Self.fill(pixels + (word << 6), bits, number)
      }
      word &+= 1
    }
    freeCount &-= claimed
  }

  /// Gives the pixels of some bits of a word, which have none, a number.
  @inline(__always)
  func claim(row: Int, word: Int, _ bits: UInt64, _ number: Int32) {
    free[row &* wordsPerRow &+ word] ^= bits
    freeCount &-= Self.fill(numbers + (row &* width &+ (word << 6)), bits, number)
  }

  /// Takes bits away for a while, as if their pixels had numbers, or brings them back.
  @inline(__always)
  func withhold(row: Int, word: Int, _ bits: UInt64, isBack: Bool) {
    free[row &* wordsPerRow &+ word] ^= bits
    freeCount &+= isBack ? bits.nonzeroBitCount : -bits.nonzeroBitCount
  }

  /// Writes a number to the pixels of a word's bits and returns how many they are.
  @inline(__always)
  private static func fill(
    _ pixels: UnsafeMutablePointer<Int32>,
    _ bits: UInt64,
    _ number: Int32
  ) -> Int {
    if bits == ~0 {
      fill(pixels, 64, number)
      return 64
    }
    var bits = bits
    var count = 0
    while bits != 0 {
      let place = bits.trailingZeroBitCount
      let length = (~(bits &>> UInt64(place))).trailingZeroBitCount
      // The run reaches the word's end where the ones do not stop before.
      let end = min(place &+ length, 64)
      fill(pixels + place, end &- place, number)
      count &+= end &- place
      if end >= 64 { break }
      bits &= ~0 &<< UInt64(end)
    }
    return count
  }

  /// Writes a number to one pixel in a row or more, by fours; the last four may overlap the others.
  @inline(__always)
  private static func fill(
    _ pixels: UnsafeMutablePointer<Int32>,
    _ length: Int,
    _ number: Int32
  ) {
    guard length >= 4 else {
      pixels[0] = number
      if length > 1 { pixels[length &- 1] = number }
      if length > 2 { pixels[1] = number }
      return
    }
    let four = SIMD4(repeating: number)
    let raw = UnsafeMutableRawPointer(pixels)
    let end = length &* 4 &- 16
    var offset = 0
    while offset < end &- 48 {
      raw.storeBytes(of: four, toByteOffset: offset, as: SIMD4<Int32>.self)
      raw.storeBytes(of: four, toByteOffset: offset &+ 16, as: SIMD4<Int32>.self)
      raw.storeBytes(of: four, toByteOffset: offset &+ 32, as: SIMD4<Int32>.self)
      raw.storeBytes(of: four, toByteOffset: offset &+ 48, as: SIMD4<Int32>.self)
      offset &+= 64
    }
    while offset < end {
      raw.storeBytes(of: four, toByteOffset: offset, as: SIMD4<Int32>.self)
      offset &+= 16
    }
    raw.storeBytes(of: four, toByteOffset: end, as: SIMD4<Int32>.self)
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
