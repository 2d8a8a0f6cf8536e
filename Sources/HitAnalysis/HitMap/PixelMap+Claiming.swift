// Giving numbers to the pixels that have none: whatever is filled is filled once.
nonisolated extension PixelMap {
  /// Gives the pixels of a rectangle that have none a number.
  func claim(_ rect: PixelRect, _ number: Int32) {
    var row = PixelRow(self, rect.top, column: rect.left)
    let length = rect.right &- rect.left
    var rows = rect.bottom &- rect.top
    var claimed = 0
    if row.inset &+ length <= 64 {
      while rows > 0 {
        claimed &+= row.claimInWord(length, number)
        row.goDown()
        rows &-= 1
      }
    } else if length <= 64 {
      while rows > 0 {
        claimed &+= row.claimShort(length, number)
        row.goDown()
        rows &-= 1
      }
    } else {
      while rows > 0 {
        claimed &+= row.claimLong(length, number)
        row.goDown()
        rows &-= 1
      }
    }
    note(claimed: claimed)
  }

  /// Gives the pixels of some runs, one a row, that have none a number.
  func claimRuns(_ region: MapRegion, _ runs: UnsafePointer<MapRun>, _ number: Int32) {
    var run = runs + region.firstRun
    var first = PixelRow(self, region.box.top, column: 0)
    var rows = region.box.height
    var claimed = 0
    while rows > 0 {
      let start = Int(run.pointee.start)
      let length = Int(run.pointee.end) &- start
      if length > 0 {
        let row = first.from(start)
        claimed &+= length <= 64 ? row.claimShort(length, number) : row.claimLong(length, number)
      }
      run += 1
      first.goDown()
      rows &-= 1
    }
    note(claimed: claimed)
  }

  /// Gives the pixels of some bits of a word, which have none, a number.
  @inline(__always)
  func claim(row: Int, word: Int, _ bits: UInt64, _ number: Int32) {
    let row = PixelRow(self, row, column: word << 6)
    row.words[0] ^= bits
    note(claimed: PixelRow.fill(row.pixels, bits, number))
  }
}

/// A place in the map, where runs of pixels begin.
nonisolated private struct PixelRow {
  private(set) var words: UnsafeMutablePointer<UInt64>
  private(set) var pixels: UnsafeMutablePointer<Int32>
  /// Which bit of the first word stands for the first pixel.
  private(set) var inset: Int
  private let wordsPerRow: Int
  private let width: Int

  @inline(__always)
  init(_ map: PixelMap, _ row: Int, column: Int) {
    wordsPerRow = map.wordsPerRow
    width = map.width
    inset = column & 63
    words = map.free + (row &* wordsPerRow &+ column >> 6)
    pixels = map.numbers + (row &* width &+ column)
  }

  /// Goes to the same column of the next row.
  @inline(__always)
  mutating func goDown() {
    words += wordsPerRow
    pixels += width
  }

  /// Returns the place some columns further, from a row's first one.
  @inline(__always)
  func from(_ column: Int) -> PixelRow {
    var place = self
    place.inset = column & 63
    place.words += column >> 6
    place.pixels += column
    return place
  }

  /// Claims what is free of a run that ends in the word in which it begins.
  @inline(__always)
  func claimInWord(_ length: Int, _ number: Int32) -> Int {
    let mask = (~0 &>> UInt64(64 &- length)) &<< UInt64(inset)
    let bits = words[0] & mask
    if bits == 0 { return 0 }
    words[0] ^= bits
    if bits != mask { return Self.fill(pixels, bits &>> UInt64(inset), number) }
    Self.fill(pixels, length, number)
    return length
  }

  /// Claims what is free of a run of at most 64 pixels, wherever it begins.
  ///
  /// The word behind is read, and written as it was, even where the run does not reach it.
  @inline(__always)
  func claimShort(_ length: Int, _ number: Int32) -> Int {
    let mask = ~0 &>> UInt64(64 &- length)
    let (right, left) = (UInt64(inset), UInt64(63 &- inset))
    let bits = (words[0] &>> right | (words[1] &<< 1) &<< left) & mask
    if bits == 0 { return 0 }
    words[0] ^= bits &<< right
    words[1] ^= (bits &>> 1) &>> left
    if bits != mask { return Self.fill(pixels, bits, number) }
    Self.fill(pixels, length, number)
    return length
  }

  /// Claims what is free of a run of more than 64 pixels.
  @inline(__always)
  func claimLong(_ length: Int, _ number: Int32) -> Int {
    let count = (inset &+ length &- 1) >> 6
    let firstMask = ~0 &<< UInt64(inset)
    let lastMask = ~0 &>> UInt64(63 &- (inset &+ length &- 1) & 63)
    var inner = ~UInt64(0)
    var word = 1
    while word < count {
      inner &= words[word]
      word &+= 1
    }
    // Most runs are all without a number.
    guard inner == ~0, words[0] & firstMask == firstMask, words[count] & lastMask == lastMask
    else { return claimPart(length, number) }
    words[0] ^= firstMask
    words[count] ^= lastMask
    word = 1
    while word < count {
      // The same as 0; many rows have few words, and a call to set them costs more than they do.
      words[word] = ~words[word]
      word &+= 1
    }
    Self.fill(pixels, length, number)
    return length
  }

  @inline(never)
  private func claimPart(_ length: Int, _ number: Int32) -> Int {
    // From here on the words count, and not where the run begins.
    let pixels = pixels - inset
    let last = (inset &+ length &- 1) >> 6
    var mask = ~0 &<< UInt64(inset)
    var claimed = 0
    var word = 0
    while word <= last {
      if word == last { mask &= ~0 &>> UInt64(63 &- (inset &+ length &- 1) & 63) }
      let bits = words[word] & mask
      if bits != 0 {
        words[word] ^= bits
        claimed &+= Self.fill(pixels + word << 6, bits, number)
      }
      mask = ~0
      word &+= 1
    }
    return claimed
  }

  /// Writes a number to the pixels of a word's bits and returns how many they are.
  @inline(__always)
  static func fill(_ pixels: UnsafeMutablePointer<Int32>, _ bits: UInt64, _ number: Int32) -> Int {
    if bits == ~0 {
      fill(pixels, 64, number)
      return 64
    }
    var bits = bits
    var count = 0
    while bits != 0 {
      let place = bits.trailingZeroBitCount
      let length = (~(bits &>> UInt64(place))).trailingZeroBitCount
      fill(pixels + place, length, number)
      count &+= length
      // The carry runs through the lowest ones and clears them.
      bits &= bits &+ 1 &<< UInt64(place)
    }
    return count
  }

  /// Writes a number to one pixel or more in a row.
  ///
  /// What is written from the end may overlap what is written from the start: how many pixels there
  /// are decides among a few straight ways, for it is hard to foresee.
  @inline(__always)
  private static func fill(_ pixels: UnsafeMutablePointer<Int32>, _ length: Int, _ number: Int32) {
    let four = SIMD4(repeating: number)
    var start = UnsafeMutableRawPointer(pixels)
    let end = UnsafeMutableRawPointer(pixels + length)
    var left = length
    while left > 64 {
      store(four, 16, at: start)
      start += 256
      left &-= 64
    }
    if left > 32 {
      store(four, 8, at: start)
      store(four, 8, at: end - 128)
    } else if left > 16 {
      store(four, 4, at: start)
      store(four, 4, at: end - 64)
    } else if left > 8 {
      store(four, 2, at: start)
      store(four, 2, at: end - 32)
    } else if left > 3 {
      store(four, 1, at: start)
      store(four, 1, at: end - 16)
    } else {
      pixels[length &- 1] = number
      pixels[length &- left] = number
      pixels[length &- left &+ left >> 1] = number
    }
  }

  @inline(__always)
  private static func store(_ four: SIMD4<Int32>, _ count: Int, at place: UnsafeMutableRawPointer) {
    for index in 0..<count {
      place.storeBytes(of: four, toByteOffset: index &* 16, as: SIMD4<Int32>.self)
    }
  }
}
