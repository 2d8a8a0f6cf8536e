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
/// parts are put back afterwards.
private enum Bands {
  /// The width of a band, in pixels; one that ends at a cut is narrower.
  static let width: CGFloat = 448
  /// How many rows beyond a part are drawn.
  static let margin: CGFloat = 4
  /// Parts with no more rows than these between them are drawn in one go.
  static let gap: CGFloat = 32

  /// The boxes to draw for parts of a picture, each in one band.
  ///
  /// > Order: from left to right, those of a band from top to bottom.
  static func boxes(of parts: [CGRect], cuts: [CGFloat], in whole: CGRect) -> [CGRect] {
    guard let left = parts.map(\.minX).min(), let right = parts.map(\.maxX).max() else { return [] }
    let sides = sides(around: left...right, cuts: cuts, end: whole.maxX)
    let sorted = parts.sorted { $0.minY < $1.minY }
    var boxes: [CGRect] = []
    for (left, right) in zip(sides, sides.dropFirst()) where left < right {
      var rows: ClosedRange<CGFloat>?
      func add() {
        guard let rows else { return }
        boxes.append(
          CGRect(
            x: left,
            y: rows.lowerBound - margin,
            width: right - left,
            height: rows.upperBound - rows.lowerBound + 2 * margin
          ).intersection(whole)
        )
      }
      for part in sorted where part.minX < right && part.maxX > left {
        if let open = rows, part.minY <= open.upperBound + gap {
          rows = open.lowerBound...max(open.upperBound, part.maxY)
        } else {
          add()
          rows = part.minY...part.maxY
        }
      }
      add()
    }
    return boxes
  }

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
  /// Returns the pixels that `repainting(_:cuts:_:)` draws over before it puts those around the parts
  /// back.
  ///
  /// > Coordinates: pixels of the surface.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - cuts: The cuts.
  ///   - whole: All pixels of the surface.
  /// - Returns: Rectangles around all of them.
  package static func boxes(
    repainting parts: [CGRect],
    cuts: [CGFloat],
    in whole: CGRect
  ) -> [CGRect] {
    let inner = parts.map { $0.integral.intersection(whole) }.filter { !$0.isEmpty }
    return Bands.boxes(of: inner, cuts: cuts.map { $0.rounded() }, in: whole)
  }

  /// Draws again what lies in some rectangles, with exactly the pixels that drawing everything gives.
  ///
  /// `body` runs once or more for each of the bands of the surface that the rectangles touch, clipped
  /// to a box in it, and draws everything, at least as far as it shows in the parts. To draw
  /// everything the same way, repaint a rectangle that holds it, with the same cuts.
  ///
  /// > Note: Edges through pixels are the exception, as Cairo covers a cut outline in another way
  /// > than a whole one: up to three levels of 255, more where dashes meet at a corner. At whole
  /// > scales the sandbox's window has no such pixel.
  ///
  /// - Parameters:
  ///   - rects: The parts, in user space.
  ///   - cuts: Where bands begin besides the surface's left side, in user space and ascending. Cuts
  ///     along the sides of what is often painted alone spare painting what lies beside it.
  ///   - body: Draws everything.
  /// - Throws: What `body` throws.
  public func repainting<Failure: Error>(
    _ rects: [CGRect],
    cuts: [CGFloat] = [],
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let parts = rects.map { $0.applying(state.transform).integral }
    guard let surface = pixels else {
      for part in parts { try clipped(toPixels: part, body) }
      return
    }
    let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    let space = state.transform
    let columns = cuts.map { CGPoint(x: $0, y: 0).applying(space).x }
    let outerParts = keptParts
    defer { keptParts = outerParts }
    for box in Self.boxes(repainting: parts, cuts: columns, in: whole) {
      let rest = parts.reduce([box]) { rest, part in rest.flatMap { $0.without(part) } }
      let kept = surface.copies(of: rest)
      defer { surface.put(kept) }
      keptParts = parts.map { $0.intersection(box) }.filter { !$0.isEmpty }
      try clipped(toPixels: box, body)
    }
  }

  /// Whether anything that is drawn in a rectangle may be kept.
  ///
  /// While parts are repainted, what is drawn beside them is lost: it need not be drawn. What is
  /// right beside them counts as in them, since much is drawn a little beyond its place.
  ///
  /// > Coordinates: user space.
  public func keeps(_ rect: CGRect) -> Bool {
    guard !state.isCollapsed else { return false }
    return keepsPixels(in: rect.applying(state.transform))
  }

  /// Whether anything that is drawn in a rectangle of pixels may be kept.
  func keepsPixels(in box: CGRect) -> Bool {
    let near = box.insetBy(dx: -Bands.margin, dy: -Bands.margin)
    return keptParts?.contains { $0.overlaps(near) } ?? true
  }

  /// A rectangle around all that may be kept of what is drawn, and what is right beside it.
  ///
  /// > Coordinates: user space.
  public var boundingBoxOfKeptParts: CGRect {
    state.isCollapsed ? .null : boundingBoxOfKeptPixels.applying(state.transform.inverted())
  }

  /// A rectangle around all pixels that may be kept of what is drawn, and those right beside them.
  var boundingBoxOfKeptPixels: CGRect {
    let clip = pen.clipInDevice
    guard let keptParts else { return clip }
    return keptParts.reduce(CGRect.null) { box, part in
      box.union(part.insetBy(dx: -Bands.margin, dy: -Bands.margin).intersection(clip))
    }
  }

  /// The parts to which whole pixels may be cut as they are drawn; `nil` where cutting might change
  /// a pixel that is kept, or where all are kept.
  ///
  /// An edge of a clip would be covered otherwise, and some blend modes clear what is not drawn.
  var partsToCutTo: [CGRect]? {
    let isPlain = !state.isSoftlyClipped && cairo_get_operator(context) == CAIRO_OPERATOR_OVER
    return isPlain ? keptParts : nil
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
  /// Returns copies of the pixels in rectangles of whole pixels.
  fileprivate func copies(of rects: [CGRect]) -> [Strip] {
    let strips = rects.map {
      Strip(x: Int($0.minX), y: Int($0.minY), width: Int($0.width), height: Int($0.height))
    }
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
