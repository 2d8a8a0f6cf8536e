internal import Foundation
internal import HitJSON

/// The bytes of a trace, a chunk at a time, of which only whole lines are handed out.
///
/// The memory holds one chunk, or the longest line where that is longer. Behind the bytes there are
/// always zeros, so that a scanner may look a little past the end.
struct TraceBytes: ~Copyable {
  /// Where the bytes come from.
  enum Source {
    /// An open file, pipe or the like, which is closed in the end.
    case descriptor(Int32)
    /// Bytes in memory, and how many of them were taken.
    case memory([UInt8], taken: Int)
  }

  /// What kept the bytes from being read.
  enum Trouble: Error {
    /// The system refused, with its error number.
    case system(Int32)
    /// A line is longer than what is read.
    case lineTooLong
    /// Zeros stand between lines.
    case zerosInside
    /// There are more zeros behind the last line than are looked at.
    case endlessZeros
  }

  private var source: Source
  private let longestLine: Int
  private var capacity: Int
  private var base: UnsafeMutablePointer<UInt8>
  private var filled = 0
  /// The place after the last line feed that was read.
  private var linesEnd = 0
  /// The place of the next line.
  private var position = 0
  private var isAtEnd = false
  /// How many bytes were read from the source.
  private(set) var count = 0
  /// Called after each reading, with that number.
  var onRead: ((Int) -> Void)?

  init(_ source: Source, chunk: Int, longestLine: Int) {
    self.source = source
    self.longestLine = longestLine
    capacity = max(chunk, 64)
    base = .allocate(capacity: capacity + JSONScanner.slack)
    base.initialize(repeating: 0, count: capacity + JSONScanner.slack)
  }

  deinit {
    base.deallocate()
    if case .descriptor(let descriptor) = source { close(descriptor) }
  }

  /// Begins at a place of a file instead of at its beginning.
  mutating func skip(to offset: Int) {
    if case .descriptor(let descriptor) = source { lseek(descriptor, off_t(offset), SEEK_SET) }
  }

  /// How many bytes at the end are no whole line.
  var remainder: Int { filled - position }

  /// Returns the first byte of the next whole line, or `nil` at the end.
  @inline(__always)
  mutating func nextLine() throws(Trouble) -> UnsafePointer<UInt8>? {
    if position == linesEnd, !(try refill()) { return nil }
    return UnsafePointer(base + position)
  }

  /// Goes on behind the next line, of which there must be one; returns its length.
  @inline(__always)
  mutating func passLine() -> Int {
    guard let end = memchr(base + position, 0x0a, linesEnd - position) else { return 0 }
    let length = end + 1 - UnsafeMutableRawPointer(base + position)
    position += length
    return length
  }

  /// Goes on behind the next line if it is just these bytes.
  @inline(__always)
  mutating func passes(_ line: UnsafeRawBufferPointer) -> Bool {
    guard let first = line.baseAddress, line.count <= linesEnd - position,
      memcmp(base + position, first, line.count) == 0
    else { return false }
    position += line.count
    return true
  }

  /// Goes on behind the line feed of a line that was read.
  @inline(__always)
  mutating func advance(to end: UnsafePointer<UInt8>) {
    position = end - UnsafePointer(base)
  }

  /// Reads on until there is a whole line.
  @inline(never)
  private mutating func refill() throws(Trouble) -> Bool {
    filled -= position
    base.update(from: base + position, count: filled)
    position = 0
    linesEnd = 0
    while !isAtEnd {
      if filled == capacity { try grow() }
      let count = try read()
      if count == 0 { break }
      self.count += count
      onRead?(self.count)
      let old = filled
      filled += count
      terminate()
      var end = filled
      while end > old, base[end - 1] != 0x0a { end -= 1 }
      if end > old {
        linesEnd = end
        return true
      }
      if base[filled - 1] == 0, try isOnlyZeros() { break }
    }
    isAtEnd = true
    terminate()
    return false
  }

  /// Puts zeros behind the bytes.
  private func terminate() {
    (base + filled).update(repeating: 0, count: JSONScanner.slack)
  }

  private mutating func grow() throws(Trouble) {
    if capacity >= longestLine { throw .lineTooLong }
    let larger = min(capacity * 2, longestLine)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + JSONScanner.slack)
    moved.update(from: base, count: filled)
    (moved + filled).initialize(repeating: 0, count: larger - filled + JSONScanner.slack)
    base.deallocate()
    base = moved
    capacity = larger
  }

  /// Fills what room there is, as far as there are bytes.
  private mutating func read() throws(Trouble) -> Int {
    let room = capacity - filled
    switch source {
    case .memory(let bytes, let taken):
      let count = min(room, bytes.count - taken)
      bytes.withUnsafeBufferPointer { bytes in
        if let first = bytes.baseAddress {
          (base + filled).update(from: first + taken, count: count)
        }
      }
      source = .memory(bytes, taken: taken + count)
      return count
    case .descriptor(let descriptor):
      while true {
        let count = Foundation.read(descriptor, base + filled, room)
        if count >= 0 { return count }
        if errno != EINTR { throw .system(errno) }
      }
    }
  }

  /// Drops zeros that a file system may leave before a crash; returns whether only they were left.
  private mutating func isOnlyZeros() throws(Trouble) -> Bool {
    var end = filled
    while end > 0, base[end - 1] == 0 { end -= 1 }
    filled = end
    var zeros = 0
    while true {
      let old = filled
      if filled == capacity { try grow() }
      let count = try read()
      if count == 0 { return true }
      zeros += count
      if zeros > longestLine { throw .endlessZeros }
      for place in old..<old + count where base[place] != 0 { throw .zerosInside }
    }
  }
}
