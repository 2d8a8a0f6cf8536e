internal import CHitCairo
public import Foundation
internal import HitGeometry

// MARK: - Repainting a part

/// Why a part is not simply clipped to.
///
/// Cairo measures the coverage of slanted and round edges exactly in pixel rows where no edge
/// begins or ends, and by samples in the others. A clip cuts edges: at its sides anywhere within a
/// row, at its top and bottom between rows. So a picture made through a clip comes out a few levels
/// off, along whole rows, wherever a side cuts a slanted edge. What is painted is therefore always
/// cut at the same sides, those of fixed bands, and begins a few rows early; the pixels around the
/// part are put back afterwards.
private enum Bands {
  /// The width of a band, in pixels; one that ends at a cut is narrower.
  static let width: CGFloat = 448
  /// How many rows beyond the part are drawn.
  static let margin: CGFloat = 4

  /// The left sides of the bands that a range of pixels touches, and the right side of the last.
  ///
  /// Bands begin anew at each cut.
  static func sides(around range: ClosedRange<CGFloat>, cuts: [CGFloat], end: CGFloat) -> [CGFloat]
  {
    var sides: [CGFloat] = []
    var start: CGFloat = 0
    for cut in cuts.filter({ $0 > 0 && $0 < end }) + [end] {
      let (first, last) = (start, cut)
      start = cut
      if last <= range.lowerBound || first >= range.upperBound { continue }
      var side = first + ((range.lowerBound - first) / width).rounded(.down) * width
      side = max(side, first)
      while side < min(last, range.upperBound) {
        sides.append(side)
        side += width
      }
      sides.append(min(side, last))
    }
    return sides
  }
}

extension Canvas {
  /// Draws again what lies in a rectangle, with exactly the pixels that drawing everything gives.
  ///
  /// `body` runs once for each of the bands of the surface that the rectangle touches, clipped to
  /// it, and draws everything, at least as far as it shows in the part. To draw everything the same
  /// way, repaint a rectangle that holds it, with the same cuts.
  ///
  /// - Parameters:
  ///   - rect: The part, in user space.
  ///   - cuts: Where bands begin besides the surface's left side, in user space and ascending. Cuts
  ///     along the sides of what is often painted alone spare painting what lies beside it.
  ///   - body: Draws everything.
  /// - Throws: What `body` throws.
  public func repainting<Failure: Error>(
    _ rect: CGRect,
    cuts: [CGFloat] = [],
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let part = rect.applying(state.transform).integral
    guard let surface = pixels else { return try clipped(toPixels: part, body) }
    let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    let inner = part.intersection(whole)
    guard !inner.isEmpty else { return }
    let space = state.transform
    let sides = Bands.sides(
      around: inner.minX...inner.maxX,
      cuts: cuts.map { CGPoint(x: $0, y: 0).applying(space).x.rounded() },
      end: whole.maxX
    )
    for (left, right) in zip(sides, sides.dropFirst()) where left < right {
      let band = CGRect(
        x: left,
        y: inner.minY - Bands.margin,
        width: right - left,
        height: inner.height + 2 * Bands.margin
      ).intersection(whole)
      let ring = surface.ring(between: inner.intersection(band), and: band)
      defer { surface.put(ring) }
      try clipped(toPixels: band, body)
    }
  }

  private func clipped<Failure: Error>(
    toPixels box: CGRect,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try saved { () throws(Failure) in
      let space = state.transform
      setTransform(.identity)
      clip(to: box)
      setTransform(space)
      try body()
    }
  }

  /// The surface whose pixels drawing goes to, or `nil` within a layer and for other pictures.
  var pixels: CairoSurface? {
    guard let surface = target as? CairoSurface,
      cairo_get_group_target(context) == surface.handle.pointer
    else { return nil }
    return surface
  }
}

/// A rectangle of pixels kept aside.
private struct Strip {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var words: [UInt32] = []
}

extension CairoSurface {
  /// Returns copies of the pixels between two rectangles of whole pixels.
  fileprivate func ring(between inner: CGRect, and outer: CGRect) -> [Strip] {
    let (left, right) = (Int(inner.minX), Int(inner.maxX))
    let (top, bottom) = (Int(inner.minY), Int(inner.maxY))
    let (minX, minY, maxX, maxY) = (
      Int(outer.minX), Int(outer.minY), Int(outer.maxX), Int(outer.maxY)
    )
    let strips = [
      Strip(x: minX, y: minY, width: maxX - minX, height: top - minY),
      Strip(x: minX, y: bottom, width: maxX - minX, height: maxY - bottom),
      Strip(x: minX, y: top, width: left - minX, height: bottom - top),
      Strip(x: right, y: top, width: maxX - right, height: bottom - top),
    ].filter { $0.width > 0 && $0.height > 0 }
    guard !strips.isEmpty else { return [] }
    return withPixels { bytes in
      strips.map { strip in
        var strip = strip
        strip.words.reserveCapacity(strip.width * strip.height)
        for y in strip.y..<strip.y + strip.height {
          let start = y * stride + strip.x * 4
          let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + strip.width * 4])
          strip.words += row.bindMemory(to: UInt32.self)
        }
        return strip
      }
    }
  }

  /// Puts copies of pixels back in their places.
  fileprivate func put(_ strips: [Strip]) {
    guard !strips.isEmpty else { return }
    withPixels { bytes in
      for strip in strips {
        strip.words.withUnsafeBytes { words in
          for row in 0..<strip.height {
            let start = (strip.y + row) * stride + strip.x * 4
            let rowBytes = strip.width * 4
            UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + rowBytes])
              .copyMemory(
                from: UnsafeRawBufferPointer(rebasing: words[row * rowBytes..<(row + 1) * rowBytes])
              )
          }
        }
      }
    }
  }
}
