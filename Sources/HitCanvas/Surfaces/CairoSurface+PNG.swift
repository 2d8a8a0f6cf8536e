internal import CHitCairo
public import Foundation

// MARK: - PNG

extension CairoSurface {
  /// Returns this picture as the bytes of a PNG file.
  public func pngData() throws(SurfaceError) -> Data {
    cairo_surface_flush(handle.pointer)
    return try Self.pngData(of: handle.pointer)
  }

  /// Returns the bytes of a PNG file of an image surface.
  nonisolated static func pngData(of surface: OpaquePointer?) throws(SurfaceError) -> Data {
    let sink = ByteSink()
    let status = withExtendedLifetime(sink) {
      cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw SurfaceError(.backend(status.text)) }
    return sink.bytes
  }

  /// Writes this picture as a PNG file, whole or not at all.
  public func writePNG(to path: String) throws(SurfaceError) {
    try WholeFile.write(pngData(), to: path)
  }

  /// Reads a PNG picture from bytes, which an error names by `place`.
  public convenience init(png data: Data, place: String = "picture") throws(SurfaceError) {
    let source = ByteSource(data)
    let pointer = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(ByteSource.read, source.closure)
    }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS, let pointer else {
      cairo_surface_destroy(pointer)
      throw SurfaceError(.unreadable(status.text), place: place)
    }
    try self.init(adopting: Self.premultiplied(pointer), place: place)
  }

  /// Reads a PNG picture from a file.
  public convenience init(contentsOfPNG path: String) throws(SurfaceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let cause = String(cString: strerror(errno)).lowercased()
      throw SurfaceError(.unreadable(cause), place: path)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let data: Data?
    do {
      data = try file.readToEnd()
    } catch {
      // What can be opened and not read is a folder, or a disk that fails.
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let cause = isFolder.boolValue ? "it is a folder" : "the disk does not give it"
      throw SurfaceError(.unreadable(cause), place: path)
    }
    try self.init(png: data ?? Data(), place: path)
  }

  /// Returns an image in the one format used here; a PNG without opacity is read as another.
  private static func premultiplied(_ image: OpaquePointer) -> OpaquePointer? {
    guard cairo_image_surface_get_format(image) != CAIRO_FORMAT_ARGB32 else { return image }
    defer { cairo_surface_destroy(image) }
    let copy = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      cairo_image_surface_get_width(image),
      cairo_image_surface_get_height(image)
    )
    let context = cairo_create(copy)
    cairo_set_source_surface(context, image, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return copy
  }
}

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
