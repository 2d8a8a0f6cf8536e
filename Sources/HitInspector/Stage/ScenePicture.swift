internal import Foundation
internal import HitCanvas
internal import HitGeometry

/// The scene as it was painted last, kept in the pixels of the window.
///
/// Marks that come and go over a scene uncover it, and painting a scene again costs all of its
/// views. What changes in the scene is painted again into the picture, and only that.
///
/// > Coordinates: window space.
final class ScenePicture {
  /// All that the pixels depend on, apart from the scene itself.
  private struct Place: Equatable {
    let geometry: StageGeometry
    let isOutlined: Bool
    let box: CGRect
    let scale: CGFloat
    /// What stands where the scene draws nothing follows it.
    let appearance = Appearance.inForce
  }

  private var kept: (surface: CairoSurface, place: Place)?
  private var stale: [CGRect] = []

  /// Notes that a part of the scene changed.
  func invalidate(_ rect: CGRect) {
    guard kept != nil, !stale.contains(where: { $0.contains(rect) }) else { return }
    stale.removeAll { rect.contains($0) }
    stale.append(rect)
  }

  /// Drops the picture: another scene comes.
  func forget() {
    kept = nil
    stale = []
  }

  /// Draws the scene, which lies in a rectangle, from the picture where the canvas has pixels.
  ///
  /// `paint` draws the scene into a canvas whose space is the window's, as far as its clip goes.
  func draw(
    _ geometry: StageGeometry,
    isOutlined: Bool,
    in rect: CGRect,
    of canvas: Canvas,
    _ paint: (Canvas) -> Void
  ) {
    let scale = canvas.scale
    let device = rect.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
    let box = device.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let place = Place(geometry: geometry, isOutlined: isOutlined, box: box, scale: scale)
    guard canvas.drawsPixels, !device.isEmpty, let surface = surface(at: place, device.size) else {
      return paint(canvas)
    }
    if !stale.isEmpty {
      let target = surface.makeCanvas(scale: scale)
      target.translateBy(x: -box.minX, y: -box.minY)
      let parts = stale.map { $0.intersection(box) }.filter { !$0.isNull && !$0.isEmpty }
      target.repainting(parts.map { $0.aligned(to: scale) }) { paint(target) }
      stale = []
    }
    canvas.draw(surface, in: box)
  }

  /// The picture for a place; all of a new one is still to be painted.
  private func surface(at place: Place, _ size: CGSize) -> CairoSurface? {
    if let kept, kept.place == place { return kept.surface }
    // Without memory for the picture the scene is drawn as it is, only slower.
    guard let surface = try? CairoSurface(width: Int(size.width), height: Int(size.height)) else {
      forget()
      return nil
    }
    kept = (surface, place)
    stale = [place.box]
    return surface
  }
}

extension CGRect {
  /// The rectangle grown to whole pixels.
  fileprivate func aligned(to scale: CGFloat) -> CGRect {
    applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }
}
