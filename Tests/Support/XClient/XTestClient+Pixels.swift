internal import CXTest

// MARK: - Looking at the screen

/// What a window showed at one moment, in pixels.
public struct Screenshot: Sendable, Equatable {
  /// The number of pixels across.
  public let width: Int
  /// The number of pixels down.
  public let height: Int
  /// The pixels row by row, as `0xRRGGBB`.
  public let pixels: [UInt32]

  /// Makes a picture of pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels are no whole rows")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The colour at a place, as `0xRRGGBB`.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) lies outside")
    return pixels[y * width + x]
  }
}

extension Screenshot: CustomStringConvertible {
  /// The size; a test that fails prints no million numbers.
  public var description: String { "\(width) x \(height) pixels" }
}

extension XTestClient {
  /// The colour of one pixel of a window, as `0xRRGGBB`; `nil` outside or while it is hidden.
  public func pixel(_ window: UInt, _ x: Int, _ y: Int) -> UInt32? {
    screenshot(window, x: x, y: y, width: 1, height: 1)?.pixels.first
  }

  /// Everything a window shows; `nil` while it is hidden or reaches past the screen.
  public func screenshot(_ window: UInt) -> Screenshot? {
    guard let size = size(window) else { return nil }
    return screenshot(window, x: 0, y: 0, width: size.width, height: size.height)
  }

  /// A part of what a window shows; `nil` while it is hidden or reaches past the screen.
  public func screenshot(
    _ window: UInt,
    x: Int,
    y: Int,
    width: Int,
    height: Int
  ) -> Screenshot? {
    if isLost { return nil }
    let image = XGetImage(
      display,
      window,
      Int32(x),
      Int32(y),
      UInt32(width),
      UInt32(height),
      UInt.max,
      ZPixmap
    )
    guard let image else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let facts = image.pointee
    if facts.bits_per_pixel == 32, facts.byte_order == LSBFirst, let data = facts.data {
      // Whole rows at once: pictures of windows are compared many times a second.
      for row in 0..<height {
        let start = UnsafeRawPointer(data) + row * Int(facts.bytes_per_line)
        let line = UnsafeRawBufferPointer(start: start, count: width * 4)
        pixels += line.bindMemory(to: UInt32.self).lazy.map { UInt32(littleEndian: $0) & 0xffffff }
      }
    } else {
      for row in 0..<Int32(height) {
        for column in 0..<Int32(width) {
          let pixel = facts.f.get_pixel(image, column, row)
          pixels.append(UInt32(truncatingIfNeeded: pixel) & 0xffffff)
        }
      }
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }
}
