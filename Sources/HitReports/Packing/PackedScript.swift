internal import CHitZlib
internal import Foundation
internal import HitJSON

/// Packs a text as a page's script reads it: gzip as base64, in memory that does not grow.
final class PackedScript {
  /// Takes the packed letters, some at a time.
  private let write: (UnsafeRawBufferPointer) throws -> Void
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var packed = [UInt8](repeating: 0, count: 1 << 15)
  /// The bytes that do not make three yet.
  private var rest: [UInt8] = []

  /// The window of 32 KiB, and 16 for gzip's frame.
  private static let windowBits: Int32 = 15 + 16

  init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) throws(PageError) {
    self.write = write
    stream.initialize(to: z_stream())
    let code = deflateInit2_(
      stream,
      9,
      Z_DEFLATED,
      Self.windowBits,
      9,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    if code != Z_OK { throw .unpackable(code: code) }
  }

  isolated deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Adds bytes.
  func append(_ bytes: UnsafeRawBufferPointer) throws {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
    stream.pointee.avail_in = UInt32(bytes.count)
    try drain(Z_NO_FLUSH)
  }

  func append(_ text: String) throws {
    var text = text
    try text.withUTF8 { try append(UnsafeRawBufferPointer($0)) }
  }

  func append(_ json: borrowing JSONWriter) throws {
    try json.withBytes { (bytes) throws in try append(bytes) }
  }

  /// Ends the text.
  func finish() throws {
    stream.pointee.avail_in = 0
    try drain(Z_FINISH)
    try encode([], isLast: true)
  }

  private func drain(_ flush: Int32) throws {
    while true {
      var code = Z_OK
      let count = packed.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        code = deflate(stream, flush)
        return buffer.count - Int(stream.pointee.avail_out)
      }
      // With nothing left to do it says that it could do nothing.
      guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else {
        throw PageError.unpackable(code: code)
      }
      try encode(packed[..<count], isLast: false)
      if count < packed.count { return }
    }
  }

  /// Writes bytes as base64, three a time.
  private func encode(_ bytes: ArraySlice<UInt8>, isLast: Bool) throws {
    rest += bytes
    let whole = isLast ? rest.count : rest.count - rest.count % 3
    if whole == 0 { return }
    let text = Data(rest[..<whole]).base64EncodedData()
    rest.removeFirst(whole)
    try text.withUnsafeBytes { try write($0) }
  }
}
