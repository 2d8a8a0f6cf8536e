internal import Foundation
internal import HitCanvas
internal import HitGeometry

/// A picture of something that is drawn often and changes rarely, kept in the pixels of a canvas.
final class KeptPicture<Content: Equatable> {
  /// All that the pixels depend on.
  private struct Key: Equatable {
    let content: Content
    let scale: CGFloat
    let appearance: Appearance
  }

  private var kept: (surface: CairoSurface, key: Key)?

  /// Draws a content into a rectangle, from the picture where the canvas's pixels allow that.
  ///
  /// `content` is all that the drawing depends on; `paint` draws the part of it that lies in a
  /// rectangle into a canvas of the same space.
  func draw(
    _ content: Content,
    in rect: CGRect,
    of canvas: Canvas,
    _ paint: (CGRect, Canvas) -> Void
  ) {
    guard let surface = surface(of: content, in: rect, for: canvas, paint) else {
      return paint(canvas.boundingBoxOfClipPath.intersection(rect), canvas)
    }
    canvas.draw(surface, in: rect)
  }

  /// The picture for a canvas of pixels aligned with the rectangle; `nil` for other canvases.
  private func surface(
    of content: Content,
    in rect: CGRect,
    for canvas: Canvas,
    _ paint: (CGRect, Canvas) -> Void
  ) -> CairoSurface? {
    let scale = canvas.scale
    let box = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    guard canvas.drawsPixels, box == box.integral, !box.isEmpty else { return nil }
    let key = Key(content: content, scale: scale, appearance: .inForce)
    if let kept, kept.key == key { return kept.surface }
    // Without memory for the picture the content is drawn as it is, only slower.
    guard let surface = try? CairoSurface(width: Int(box.width), height: Int(box.height)) else {
      return nil
    }
    let target = surface.makeCanvas(scale: scale)
    target.translateBy(x: -rect.minX, y: -rect.minY)
    paint(rect, target)
    kept = (surface, key)
    return surface
  }
}
