/// A number for each pixel, and a bit for each that has none yet.
///
/// > Units: pixels; rows go down.
final class PixelMap {
  let width: Int
  let height: Int
  /// How many pixels have no number yet.
  private(set) var freeCount = 0
  let numbers: UnsafeMutablePointer<Int32>
  private let wordsPerRow: Int
  private let free: UnsafeMutablePointer<UInt64>

  /// Makes a map in which no pixel has a number, nor may get one.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    numbers = .allocate(capacity: max(width * height, 1))
    numbers.initialize(repeating: -1, count: width * height)
    free = .allocate(capacity: max(wordsPerRow * height, 1))
    free.initialize(repeating: 0, count: wordsPerRow * height)
  }

  isolated deinit {
    numbers.deallocate()
    free.deallocate()
  }

  /// Takes the numbers from the pixels of a rectangle; the others keep theirs, as they must.
  func clear(_ rect: PixelRect) {
    for row in rect.top..<rect.bottom {
      (numbers + row * width + rect.left).update(repeating: -1, count: rect.right - rect.left)
      let words = free + row * wordsPerRow
      words.update(repeating: 0, count: wordsPerRow)
      var word = rect.left >> 6
      while word <= (rect.right - 1) >> 6 {
        words[word] = Self.mask(of: word, from: rect.left, to: rect.right)
        word += 1
      }
    }
    freeCount = rect.width * rect.height
  }

  /// Gives the pixels of a run that have none a number.
  @inline(__always)
  func claim(row: Int, from start: Int, to end: Int, _ number: Int32) {
    let words = free + row &* wordsPerRow
    let pixels = numbers + row &* width
    var word = start >> 6
    let last = (end &- 1) >> 6
    while word <= last {
      defer { word &+= 1 }
      var bits = words[word]
      if bits == 0 { continue }
      bits &= Self.mask(of: word, from: start, to: end)
      if bits == 0 { continue }
      words[word] &= ~bits
      freeCount &-= bits.nonzeroBitCount
      let base = pixels + (word << 6)
      if bits == ~0 {
        base.update(repeating: number, count: 64)
        continue
      }
      while bits != 0 {
        let place = bits.trailingZeroBitCount
        let length = min((~(bits &>> UInt64(place))).trailingZeroBitCount, 64 &- place)
        (base + place).update(repeating: number, count: length)
        if place &+ length >= 64 { break }
        bits &= ~0 &<< UInt64(place &+ length)
      }
    }
  }

  /// Gives a pixel a number that has none.
  @inline(__always)
  func claim(row: Int, column: Int, _ number: Int32) {
    free[row &* wordsPerRow &+ column >> 6] &= ~(1 << UInt64(column & 63))
    numbers[row &* width &+ column] = number
    freeCount &-= 1
  }

  /// Whether a pixel has no number.
  @inline(__always)
  func isFree(row: Int, column: Int) -> Bool {
    free[row &* wordsPerRow &+ column >> 6] & 1 << UInt64(column & 63) != 0
  }

  @inline(__always)
  private static func mask(of word: Int, from start: Int, to end: Int) -> UInt64 {
    let base = word << 6
    var mask = ~UInt64(0)
    if start > base { mask &<<= UInt64(start &- base) }
    if end < base &+ 64 { mask &= ~0 &>> UInt64(base &+ 64 &- end) }
    return mask
  }
}

/// A rectangle of whole pixels; left and top are in, right and bottom are out.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The pixels of both.
  @inline(__always)
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}
