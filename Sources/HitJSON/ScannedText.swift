/// The bytes of a text with readable zeros behind them, as ``JSONScanner`` needs them.
///
/// A large file is read into them at once, so that it is in memory once.
public final class ScannedText: Sendable {
  nonisolated(unsafe) private let memory: UnsafeMutablePointer<UInt8>
  /// The number of bytes.
  public let count: Int

  /// Makes a copy of a text.
  public init(_ bytes: [UInt8]) {
    count = bytes.count
    memory = .allocate(capacity: count + JSONScanner.slack)
    bytes.withUnsafeBufferPointer { bytes in
      if let first = bytes.baseAddress { memory.initialize(from: first, count: bytes.count) }
    }
    (memory + count).initialize(repeating: 0, count: JSONScanner.slack)
  }

  /// Takes what is read piece by piece.
  ///
  /// - Parameters:
  ///   - expected: How many bytes there will probably be.
  ///   - read: Puts the next bytes into the memory it is given and returns how many; 0 at the end.
  /// - Throws: What `read` throws.
  package init<Failure: Error>(
    expecting expected: Int,
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    // One byte more, for the reading that finds the end.
    var capacity = max(expected, 1 << 12) + 1
    var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + JSONScanner.slack)
    var count = 0
    while true {
      if count == capacity {
        capacity *= 2
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + JSONScanner.slack)
        larger.moveInitialize(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
      }
      let room = UnsafeMutableRawBufferPointer(start: bytes + count, count: capacity - count)
      let more: Int
      do throws(Failure) {
        more = try read(room)
      } catch {
        bytes.deallocate()
        throw error
      }
      if more == 0 { break }
      count += more
    }
    (bytes + count).initialize(repeating: 0, count: JSONScanner.slack)
    memory = bytes
    self.count = count
  }

  deinit { memory.deallocate() }

  /// The first byte, while the text lives.
  var start: UnsafePointer<UInt8> { UnsafePointer(memory) }

  /// A copy of the bytes.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }
}
