package import Foundation
package import HitCanvas
internal import HitGeometry
internal import HitResponders

/// Paints a window of views, for a display or into a picture.
package struct WindowPainting {
  private let window: UIWindow
  private let appearance: Appearance
  private let columns: [CGFloat]

  /// Paints a window whose panels stand in columns that begin at these places.
  init(_ window: UIWindow, _ appearance: Appearance, columns: [CGFloat]) {
    (self.window, self.appearance, self.columns) = (window, appearance, columns)
  }

  /// Paints parts of the window, or all of it, into a canvas whose space is the window's.
  ///
  /// The same call serves the window on a display, pictures without one, and tests.
  package func paint(_ rects: [CGRect]? = nil, in canvas: Canvas) {
    guard let application = window.application else { return }
    Appearance.under(appearance) {
      application.layoutIfNeeded()
      let painter = ViewPainter(ground: Theme.ground)
      application.inForce {
        painter.paint(window, in: canvas, damage: rects ?? [window.bounds], cuts: columns)
      }
    }
  }

  /// Returns the pixels that painting parts of the window into a surface of its size writes, those
  /// around the parts for a moment only.
  ///
  /// > Coordinates: `rects` in window space; pixels.
  package func boxes(painting rects: [CGRect], scale: CGFloat) -> [CGRect] {
    let pixels = CGAffineTransform(scaleX: scale, y: scale)
    return Canvas.boxes(
      repainting: rects.map { $0.applying(pixels) },
      cuts: columns.map { $0 * scale },
      in: window.bounds.applying(pixels).integral
    )
  }

  /// Paints the whole window into a new picture.
  package func render(scale: CGFloat = 1) throws(SurfaceError) -> CairoSurface {
    let surface = try CairoSurface(
      width: Int((window.bounds.width * scale).rounded(.up)),
      height: Int((window.bounds.height * scale).rounded(.up))
    )
    paint(in: surface.makeCanvas(scale: scale))
    return surface
  }

  /// Returns the whole window as the text of an SVG file.
  package func renderSVG() throws(SurfaceError) -> Data {
    let surface = try SVGSurface(size: window.bounds.size)
    paint(in: surface.canvas)
    return try surface.svgData()
  }
}
