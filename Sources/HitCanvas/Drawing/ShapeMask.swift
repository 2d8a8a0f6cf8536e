internal import CHitCairo
internal import Foundation
internal import HitGeometry
internal import HitResponders

/// A small shape with round corners, as it lies on the pixels.
///
/// A window is full of them: chips, badges, numbers in circles. Most of what Cairo does for one is to
/// find out how much of each pixel its outline covers, which is the same wherever it is drawn. So
/// that is kept as a mask, through which the colour is laid.
nonisolated struct ShapeMask: Hashable {
  /// The outline, whose box begins at zero.
  enum Outline: Hashable {
    case rectangle(cornerRadius: CGFloat)
    case ellipse
  }

  /// What is drawn of the outline; widths are in points.
  enum Ink: Hashable {
    case fill
    case stroke(Line)
    /// A frame inside the outline.
    case border(width: CGFloat)

    /// How wide the line is, if it is one.
    var width: CGFloat {
      switch self {
      case .fill: 0
      case .stroke(let line): line.width
      case .border(let width): width
      }
    }
  }

  /// A line along the outline.
  struct Line: Hashable {
    var width: CGFloat
    var dashes: [Double] = []
    var phase = 0.0
  }

  let outline: Outline
  let ink: Ink
  /// The size of the box, in points.
  let size: CGSize
  /// The pixels to a point.
  let scale: CGFloat
  /// Where in its first pixel the box begins, from 0 up to 1.
  let offset: CGPoint

  /// The most pixels of a box whose mask is kept.
  static let mostPixels: CGFloat = 1_536

  /// The longest side of such a box, and the widest line, in pixels.
  static let longestSide: CGFloat = 512

  @MainActor private static let kept = RecentlyUsed<ShapeMask, CairoSurface?>(capacity: 1_024)

  /// The pixels of the mask beyond those of the box, on each side.
  var margin: CGFloat {
    guard case .stroke(let line) = ink else { return 1 }
    return (line.width * scale / 2).rounded(.up) + 1
  }

  /// The mask; `nil` where there was no memory for it.
  @MainActor var surface: CairoSurface? { Self.kept.value(for: self) { made } }

  @MainActor private var made: CairoSurface? {
    let width = (offset.x + size.width * scale).rounded(.up) + 2 * margin
    let height = (offset.y + size.height * scale).rounded(.up) + 2 * margin
    let pixels = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    guard let surface = try? CairoSurface(adopting: pixels) else { return nil }
    let canvas = surface.makeCanvas()
    canvas.setTransform(
      CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: offset.x + margin,
        ty: offset.y + margin
      )
    )
    draw(on: canvas)
    return surface
  }

  @MainActor private func draw(on canvas: Canvas) {
    let box = CGRect(origin: .zero, size: size)
    switch ink {
    case .fill: canvas.fill(outline.path(in: box))
    case .border(let width): canvas.fill(outline.frame(in: box, width: width), using: .evenOdd)
    case .stroke(let line):
      canvas.setLineWidth(line.width)
      canvas.setLineDash(phase: line.phase, lengths: line.dashes.map { CGFloat($0) })
      canvas.stroke(outline.path(in: box))
    }
  }
}

nonisolated extension ShapeMask.Outline {
  /// The outline in a box.
  func path(in box: CGRect) -> Path {
    switch self {
    case .rectangle(let radius): Path(roundedRect: box, cornerRadius: radius)
    case .ellipse: Path(ovalIn: box)
    }
  }

  /// What lies between the outline in a box and the one inside it, to be filled even-odd.
  func frame(in box: CGRect, width: CGFloat) -> Path {
    var path = path(in: box)
    let inner = box.insetBy(dx: width, dy: width)
    if inner.isNull || inner.isEmpty { return path }
    switch self {
    case .rectangle(let radius):
      path.add(Path(roundedRect: inner, cornerRadius: max(0, radius - width)))
    case .ellipse: path.add(Path(ovalIn: inner))
    }
    return path
  }
}

extension Canvas {
  /// Draws a small shape with round corners through its mask.
  ///
  /// - Returns: Whether it did; other shapes, spaces and ways of blending have no masks.
  func drawMask(
    _ outline: ShapeMask.Outline,
    _ ink: ShapeMask.Ink,
    in box: CGRect,
    color: UIColor
  ) -> Bool {
    let (space, scale) = (state.transform, state.transform.a)
    let corner = CGPoint(x: box.minX, y: box.minY).applying(space)
    let pixels = box.width * box.height * scale * scale
    guard drawsPixels, !state.isCollapsed, space.b == 0, space.c == 0, space.d == scale,
      scale > 0, box.width > 0, box.height > 0, pixels <= ShapeMask.mostPixels,
      max(box.width, box.height, ink.width) * scale <= ShapeMask.longestSide,
      // Far away, fractions of a pixel are not told exactly.
      abs(corner.x) < 1_000_000, abs(corner.y) < 1_000_000,
      cairo_get_operator(context) == CAIRO_OPERATOR_OVER
    else { return false }
    let pixel = CGPoint(x: corner.x.rounded(.down), y: corner.y.rounded(.down))
    let mask = ShapeMask(
      outline: outline,
      ink: ink,
      size: box.size,
      scale: scale,
      offset: CGPoint(x: corner.x - pixel.x, y: corner.y - pixel.y)
    )
    guard let surface = mask.surface else { return false }
    use(color)
    cairo_new_path(context)
    pen.inPixels {
      let pointer = surface.handle.pointer
      cairo_mask_surface(context, pointer, pixel.x - mask.margin, pixel.y - mask.margin)
    }
    return true
  }

  /// The line that strokes are drawn with now; `nil` where its dashes are too many.
  var line: ShapeMask.Line? {
    var line = ShapeMask.Line(width: cairo_get_line_width(context))
    let count = Int(cairo_get_dash_count(context))
    if count == 0 { return line }
    guard count <= 4 else { return nil }
    line.dashes = [Double](unsafeUninitializedCapacity: 4) { buffer, written in
      cairo_get_dash(context, buffer.baseAddress, &line.phase)
      written = count
    }
    return line
  }
}
