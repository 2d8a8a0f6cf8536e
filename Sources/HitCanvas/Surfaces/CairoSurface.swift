internal import CHitCairo
public import Foundation

/// A picture in memory that a canvas draws into.
///
/// Pixels are 32 bits each, blue first in memory, with colours multiplied by their opacity: what an
/// X server takes. A surface owns its pixels, or borrows a buffer such as shared memory.
///
/// > Units: pixels. A canvas made with a scale converts from points.
@preconcurrency @MainActor
public final class CairoSurface {
  /// The longest side Cairo can draw, in pixels.
  nonisolated public static let largestSide = 32767

  /// The most pixels of a picture, which is one of 8192 by 8192: each takes four bytes, and more
  /// while it is written.
  nonisolated public static let mostPixels = 67_108_864

  let handle: SurfaceHandle
  /// What keeps the pixels, where the surface only borrows them.
  private let owner: AnyObject?
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes from one row to the next.
  public let stride: Int

  /// Makes a transparent picture that owns its pixels.
  public convenience init(width: Int, height: Int) throws(SurfaceError) {
    try Self.check(width: width, height: height)
    try self.init(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    )
  }

  /// Draws into a buffer that someone else owns.
  ///
  /// - Parameters:
  ///   - pixels: The first pixel of the top row, aligned to 4 bytes.
  ///   - owner: What keeps the pixels, and is kept as long as the surface; where it is none, the
  ///     caller keeps them as long.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - stride: The bytes from one row to the next, a multiple of 4.
  /// - Throws: `SurfaceError` when the size or the stride is impossible.
  public convenience init(
    borrowing pixels: UnsafeMutableRawPointer,
    keeping owner: AnyObject? = nil,
    width: Int,
    height: Int,
    stride: Int
  ) throws(SurfaceError) {
    try Self.check(width: width, height: height)
    guard stride >= width * 4, stride % 4 == 0, stride <= Int(Int32.max) else {
      throw SurfaceError(.stride(stride, needed: width * 4))
    }
    try self.init(
      adopting: cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(stride)
      ),
      keeping: owner
    )
  }

  /// Takes over an image surface that Cairo made, and checks it.
  init(
    adopting pointer: OpaquePointer?,
    place: String = "picture",
    keeping owner: AnyObject? = nil
  ) throws(SurfaceError) {
    guard let pointer else { throw SurfaceError(.backend("no surface"), place: place) }
    handle = SurfaceHandle(adopting: pointer)
    self.owner = owner
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    stride = Int(cairo_image_surface_get_stride(pointer))
    try SurfaceError.check(pointer, place: place)
  }

  private static func check(width: Int, height: Int) throws(SurfaceError) {
    guard (1...largestSide).contains(width), (1...largestSide).contains(height),
      width * height <= mostPixels
    else {
      throw SurfaceError(.size(width: width, height: height))
    }
  }
}

// MARK: - Canvas

extension CairoSurface {
  /// Makes a canvas that draws into this surface; `scale` is the pixels to a point.
  public func makeCanvas(scale: CGFloat = 1) -> Canvas {
    Canvas(drawingInto: handle.pointer, scale: scale, keeping: self)
  }
}

// MARK: - Pixels

extension CairoSurface {
  /// Lets `body` read or write the bytes, after all drawing so far has arrived in them.
  public func withPixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(handle.pointer)
    defer { cairo_surface_mark_dirty(handle.pointer) }
    let start = cairo_image_surface_get_data(handle.pointer)
    return try body(
      UnsafeMutableRawBufferPointer(start: start, count: start == nil ? 0 : stride * height)
    )
  }

  /// The pixel in a column and row, both counted from the top left; clear outside.
  public subscript(x: Int, y: Int) -> Pixel {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    return withPixels { bytes in
      let start = y * stride + x * 4
      let (blue, green, red) = (bytes[start], bytes[start + 1], bytes[start + 2])
      return Pixel(red: red, green: green, blue: blue, alpha: bytes[start + 3])
    }
  }

  /// Returns all pixels row by row, without the padding between rows.
  public func pixelWords() -> [UInt32] {
    withPixels { bytes in
      var words: [UInt32] = []
      words.reserveCapacity(width * height)
      for y in 0..<height where !bytes.isEmpty {
        let row = UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width * 4])
        words += row.bindMemory(to: UInt32.self)
      }
      return words
    }
  }
}
