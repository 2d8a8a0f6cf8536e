// One picture over another.
extension CairoSurface {
  /// Lays a picture over this one, its first pixel in a column and a row; what lies outside is left
  /// out.
  ///
  /// Each pixel becomes what Cairo would make of it. The ring of a press waits for this after the
  /// program has slept, when what Cairo does before its first pixel takes longer than the pixels.
  ///
  /// - Complexity: The picture's pixels.
  func lay(_ picture: CairoSurface, x: Int, y: Int) {
    let columns = max(0, -x)..<max(0, -x, min(picture.width, width - x))
    let rows = max(0, -y)..<max(0, -y, min(picture.height, height - y))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    picture.withPixels { source in
      withPixels { target in
        guard !source.isEmpty, !target.isEmpty else { return }
        for row in rows {
          let (from, to) = (row * picture.stride, (row + y) * stride + x * 4)
          for column in columns {
            let above = source.load(fromByteOffset: from + column * 4, as: UInt32.self)
            guard above != 0 else { continue }
            let place = to + column * 4
            let below = target.load(fromByteOffset: place, as: UInt32.self)
            target.storeBytes(of: Self.over(above, below), toByteOffset: place, as: UInt32.self)
          }
        }
      }
    }
  }

  /// What two pixels come to, the first over the second, as Cairo rounds it.
  private nonisolated static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - above >> 24
    // Two channels at a time, each with room for the product.
    func faded(_ channels: UInt32) -> UInt32 {
      let product = (channels & 0xff_00ff) * rest + 0x80_0080
      return (product + product >> 8 & 0xff_00ff) >> 8 & 0xff_00ff
    }
    return above &+ (faded(below) | faded(below >> 8) << 8)
  }
}
