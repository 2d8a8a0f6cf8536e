internal import CHitCairo
public import Foundation

/// The pixels of a picture at one moment, which any thread may pack.
nonisolated public struct PixelCopy: Sendable {
  private let bytes: Data
  private let width: Int
  private let height: Int
  private let stride: Int

  /// Copies the pixels of a picture, four bytes each.
  @MainActor public init(_ surface: CairoSurface) {
    bytes = surface.withPixels { Data($0) }
    (width, height, stride) = (surface.width, surface.height, surface.stride)
  }

  /// Returns the picture as the bytes of a PNG file.
  public func pngData() throws(SurfaceError) -> Data {
    var bytes = bytes
    let result: Result<Data, SurfaceError> = bytes.withUnsafeMutableBytes { buffer in
      let pointer = cairo_image_surface_create_for_data(
        buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(stride)
      )
      defer { cairo_surface_destroy(pointer) }
      return Result { () throws(SurfaceError) in try CairoSurface.pngData(of: pointer) }
    }
    return try result.get()
  }
}
