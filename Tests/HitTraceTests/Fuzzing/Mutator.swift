import TestSupport

/// Makes broken files of good ones, the same in every run.
nonisolated struct Mutator {
  /// Parts of JSON that readers have stumbled over.
  private static let words: [[UInt8]] = [
    "-1", "0", "-0", "1e999", "-1e-999", "99999999999999999999", "9007199254740993", "0.1e+1",
    "18446744073709551616", "1.", "01", "\"nan\"", "\"inf\"", "null", "true", "\"\"", "\"\\u0000\"",
    "\"\\ud800\"", "\"\\ud83d\\ude00\"", "\"\\q\"", "[]", "{}", "[[", "{\"k\":", "}", "]", ",", ":",
    "\n", "\r\n", "\u{0}", "//", "/*", "\u{feff}", "é", "\"k\":\"in\"", "\"n\":", "\"of\":1",
    "\"frame\":[0,0,1e308,-1]", "\"repeat\":1000000",
  ].map { Array($0.utf8) }

  private var random: Seeded
  private let seeds: [[UInt8]]
  private let longest: Int

  init(seeds: [[UInt8]], seed: UInt64, longest: Int = 1 << 16) {
    random = Seeded(seed)
    self.seeds = seeds
    self.longest = longest
  }

  /// Returns another broken file.
  mutating func next() -> [UInt8] {
    var bytes = seeds[random.below(seeds.count)]
    for _ in 0...random.below(6) { change(&bytes) }
    return bytes.count > longest ? Array(bytes.prefix(longest)) : bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + random.below(1 << random.below(10)))
    switch random.below(11) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1 where place < bytes.count: bytes[place] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    case 4: bytes.removeLast(bytes.count - place)
    case 5:
      let other = seeds[random.below(seeds.count)]
      let start = random.below(other.count + 1)
      bytes.replaceSubrange(place..<end, with: other[start...].prefix(random.below(400)))
    case 6:
      let count = 1 << random.below(15)
      bytes.insert(
        contentsOf: repeatElement(bytes.isEmpty ? 91 : bytes[place % bytes.count], count: count),
        at: place
      )
    case 7: changeLines(&bytes)
    case 8: changeNumber(&bytes, from: place)
    default:
      let word = Self.words[random.below(Self.words.count)]
      bytes.replaceSubrange(place..<(random.below(2) == 0 ? place : end), with: word)
    }
  }

  /// Removes, doubles or swaps lines.
  private mutating func changeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let one = random.below(lines.count)
    let other = random.below(lines.count)
    switch random.below(3) {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: other)
    default: lines.swapAt(one, other)
    }
    bytes = Array(lines.joined(separator: [10]))
  }

  /// Puts another number in the place of the next one.
  private mutating func changeNumber(_ bytes: inout [UInt8], from place: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: { digits.contains($0) }) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let number = random.next() >> UInt64(random.below(64))
    bytes.replaceSubrange(start..<end, with: Array("\(number)".utf8))
  }
}
