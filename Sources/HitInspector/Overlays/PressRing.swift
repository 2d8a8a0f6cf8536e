internal import Foundation
internal import HitCanvas
internal import HitGeometry

/// The ring of a finger that is down, cached as a picture so that it can be shown at once.
final class PressRing {
  private var picture: (surface: CairoSurface, scale: CGFloat)?

  /// Draws the ring around a point of a canvas whose space is the window's.
  func paint(at point: CGPoint, in canvas: Canvas) {
    let extent = StageMark.touch(point, isDown: true).extent
    let box = extent.applying(CGAffineTransform(scaleX: canvas.scale, y: canvas.scale))
    guard box == box.integral, let surface = surface(of: extent.size, scale: canvas.scale) else {
      return StageMark.touch(point, isDown: true).paint(in: canvas)
    }
    canvas.draw(surface, in: extent)
  }

  private func surface(of size: CGSize, scale: CGFloat) -> CairoSurface? {
    if let picture, picture.scale == scale { return picture.surface }
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    // Without memory for the picture the ring is drawn as it is, only slower.
    guard let surface = try? CairoSurface(width: width, height: height) else { return nil }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    StageMark.touch(middle, isDown: true).paint(in: surface.makeCanvas(scale: scale))
    picture = (surface, scale)
    return surface
  }
}
