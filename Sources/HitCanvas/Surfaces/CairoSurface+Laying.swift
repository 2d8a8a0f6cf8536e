// One picture over another.
extension CairoSurface {
  /// Lays a picture over this one, its first pixel in a column and a row; what lies outside is left
  /// out.
  ///
  /// Each pixel becomes what Cairo would make of it, four at a time; four that show nothing are
  /// passed over.
  ///
  /// - Complexity: The picture's pixels.
  func lay(_ picture: CairoSurface, x: Int, y: Int) {
    let columns = max(0, -x)..<max(0, -x, min(picture.width, width - x))
    let rows = max(0, -y)..<max(0, -y, min(picture.height, height - y))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    picture.withPixels { source in
      withPixels { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for row in rows {
          Self.lay(
            source + row * picture.stride + columns.lowerBound * 4,
            over: target + (row + y) * stride + (columns.lowerBound + x) * 4,
            pixels: columns.count
          )
        }
      }
    }
  }

  /// Lays a row of pixels over another one.
  private nonisolated static func lay(
    _ source: UnsafeMutableRawPointer,
    over target: UnsafeMutableRawPointer,
    pixels: Int
  ) {
    let end = pixels * 4
    var place = 0
    while place + 16 <= end {
      let above = source.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
      let halves = unsafeBitCast(above, to: SIMD2<UInt64>.self)
      if halves.x | halves.y != 0 {
        let below = target.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
        target.storeBytes(of: over(above, below), toByteOffset: place, as: SIMD4<UInt32>.self)
      }
      place += 16
    }
    while place < end {
      let above = SIMD4(repeating: source.load(fromByteOffset: place, as: UInt32.self))
      let below = SIMD4(repeating: target.load(fromByteOffset: place, as: UInt32.self))
      target.storeBytes(of: over(above, below).x, toByteOffset: place, as: UInt32.self)
      place += 4
    }
  }

  /// What four pixels over four others come to, as Cairo rounds it.
  private nonisolated static func over(
    _ above: SIMD4<UInt32>,
    _ below: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    // Each channel has 16 bits here, which is room for the product.
    let alone = 255 &- above &>> 24
    let rest = unsafeBitCast(alone | alone &<< 16, to: SIMD8<UInt16>.self)
    let channels = unsafeBitCast(below, to: SIMD8<UInt16>.self)
    let even = (channels & 0xff) &* rest &+ 0x80
    let odd = channels &>> 8 &* rest &+ 0x80
    let faded = (even &+ even &>> 8) &>> 8 | (odd &+ odd &>> 8) & 0xff00
    return above &+ unsafeBitCast(faded, to: SIMD4<UInt32>.self)
  }
}
