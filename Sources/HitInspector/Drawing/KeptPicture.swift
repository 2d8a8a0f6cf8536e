internal import Foundation
internal import HitCanvas
internal import HitGeometry

/// A picture of something that is drawn often and changes rarely, kept in the pixels of a canvas.
final class KeptPicture<Content: Equatable> {
  /// All that the pixels depend on.
  private struct Key: Equatable {
    let content: Content
    let size: CGSize
    let scale: CGFloat
    let appearance: Appearance

    /// Whether only the content may differ.
    func looks(like other: Key) -> Bool {
      size == other.size && scale == other.scale && appearance == other.appearance
    }
  }

  private var kept: (surface: CairoSurface, key: Key)?

  /// How much was painted into the picture in all, in square points, for tests of what is repainted.
  private(set) var paintedArea: CGFloat = 0

  /// Draws a content into a rectangle, from the picture where the canvas's pixels allow that.
  ///
  /// > Coordinates: one space for all rectangles.
  ///
  /// - Parameters:
  ///   - content: All that the drawing depends on besides the rectangle's size.
  ///   - rect: Where it is drawn.
  ///   - canvas: What it is drawn into.
  ///   - changes: Tells where the drawing differs from that of an earlier content; `nil` where that
  ///     may be everywhere. `paint` then covers all of those parts: they are not cleared before.
  ///   - paint: Draws the part that lies in a rectangle into a canvas of the same space.
  func draw(
    _ content: Content,
    in rect: CGRect,
    of canvas: Canvas,
    changes: (_ old: Content) -> [CGRect]? = { _ in nil },
    _ paint: (CGRect, Canvas) -> Void
  ) {
    guard let surface = surface(of: content, in: rect, for: canvas, changes, paint) else {
      return paint(canvas.boundingBoxOfClipPath.intersection(rect), canvas)
    }
    canvas.draw(surface, in: rect)
  }

  /// The picture for a canvas of pixels aligned with the rectangle; `nil` for other canvases.
  private func surface(
    of content: Content,
    in rect: CGRect,
    for canvas: Canvas,
    _ changes: (_ old: Content) -> [CGRect]?,
    _ paint: (CGRect, Canvas) -> Void
  ) -> CairoSurface? {
    let scale = canvas.scale
    let box = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    guard canvas.drawsPixels, box == box.integral, !box.isEmpty else { return nil }
    let key = Key(content: content, size: rect.size, scale: scale, appearance: .inForce)
    if let kept, kept.key == key { return kept.surface }
    if let kept, kept.key.looks(like: key), let parts = changes(kept.key.content) {
      self.kept = (kept.surface, key)
      for part in parts { repaint(part, of: rect, in: kept.surface, paint) }
      return kept.surface
    }
    // Without memory for the picture the content is drawn as it is, only slower.
    guard let surface = try? CairoSurface(width: Int(box.width), height: Int(box.height)) else {
      return nil
    }
    kept = (surface, key)
    repaint(rect, of: rect, in: surface, paint)
    return surface
  }

  /// Paints a part of the picture, grown to whole pixels.
  private func repaint(
    _ part: CGRect,
    of rect: CGRect,
    in surface: CairoSurface,
    _ paint: (CGRect, Canvas) -> Void
  ) {
    guard let scale = kept?.key.scale else { return }
    let target = surface.makeCanvas(scale: scale)
    target.translateBy(x: -rect.minX, y: -rect.minY)
    let pixels = CGAffineTransform(scaleX: scale, y: scale)
    let whole = part.intersection(rect).applying(pixels).integral.applying(pixels.inverted())
    guard !whole.isNull, !whole.isEmpty else { return }
    target.clip(to: whole)
    paint(whole, target)
    paintedArea += whole.width * whole.height
  }
}
