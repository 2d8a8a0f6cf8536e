package import Foundation
package import HitCanvas

/// The ring of a finger that comes down, drawn before anything else is explained or painted.
package final class PressRing {
  private let places: WindowPlaces
  /// The ring's picture; its content is its size.
  private let picture = KeptPicture<CGSize>()
  /// Where the ring was drawn since the last frame, in window space.
  private var part: CGRect?

  init(_ places: WindowPlaces) { self.places = places }

  /// Draws the ring over what a canvas already shows, and returns the painted part.
  ///
  /// The next frame paints the same ring in its place.
  ///
  /// > Coordinates: window space, which is the canvas's.
  package func paint(at point: CGPoint, in canvas: Canvas) -> CGRect {
    let mark = StageMark.touch(point, finger: 1, isDown: true)
    let part = mark.extent.integral.intersection(places.shown.canvas)
    if part == mark.extent {
      paint(mark, in: canvas)
    } else {
      canvas.saved {
        canvas.clip(to: part)
        paint(mark, in: canvas)
      }
    }
    self.part = part
    return part
  }

  private func paint(_ ring: StageMark, in canvas: Canvas) {
    picture.draw(ring.extent.size, in: ring.extent, of: canvas) { ring.paint(in: $1) }
  }

  /// Returns what a frame must paint again.
  ///
  /// The ring of a press that changed nothing else would stay, and grow denser with each press.
  func takeDamage() -> CGRect? {
    defer { part = nil }
    return part
  }
}
