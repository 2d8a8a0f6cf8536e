import Foundation
import HitCanvas
import TestSupport

/// Compares a picture with the golden of a name, pixel by pixel.
///
/// - Returns: What is wrong, or `nil` when every pixel is the same.
func pixelMismatch(_ surface: CairoSurface, named name: String) throws -> String? {
  let png = try surface.pngData()
  guard png.count <= 8192 else { return "\(name) takes \(png.count) bytes; a golden at most 8192" }
  return try Golden.mismatch(png, named: "pixels/\(name).png") { golden, _ in
    try firstDifference(CairoSurface(png: golden, place: name), surface)
  }
}

/// Returns where two pictures first differ, row by row, or `nil` when they are the same.
func firstDifference(_ expected: CairoSurface, _ actual: CairoSurface) -> String? {
  guard expected.width == actual.width, expected.height == actual.height else {
    return "\(expected.width) x \(expected.height) became \(actual.width) x \(actual.height)"
  }
  let (old, new) = (expected.pixelWords(), actual.pixelWords())
  guard let index = old.indices.first(where: { old[$0] != new[$0] }) else { return nil }
  let (x, y) = (index % expected.width, index / expected.width)
  let count = zip(old, new).count { $0 != $1 }
  return "pixel (\(x), \(y)) is \(actual[x, y]), expected \(expected[x, y]); \(count) differ"
}
