internal import CHitCairo
internal import Foundation

/// Collects the bytes that Cairo writes piece by piece.
nonisolated final class ByteSink {
  private(set) var bytes = Data()

  /// The function Cairo calls for each piece; its closure pointer is an unretained sink.
  static let write: cairo_write_func_t = { closure, piece, length in
    guard let closure, let piece else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(piece, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }

  /// This sink as the closure pointer for `write`; the caller keeps the sink alive.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// Passes bytes to Cairo piece by piece.
nonisolated final class ByteSource {
  private let bytes: Data
  private var offset = 0

  init(_ bytes: Data) { self.bytes = bytes }

  /// The function Cairo calls for each piece; its closure pointer is an unretained source.
  static let read: cairo_read_func_t = { closure, piece, length in
    guard let closure, let piece else { return CAIRO_STATUS_READ_ERROR }
    let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
    let start = source.bytes.startIndex + source.offset
    let count = Int(length)
    guard source.offset + count <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    source.bytes.copyBytes(to: piece, from: start..<start + count)
    source.offset += count
    return CAIRO_STATUS_SUCCESS
  }

  /// This source as the closure pointer for `read`; the caller keeps the source alive.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
