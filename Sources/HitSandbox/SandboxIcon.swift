internal import Foundation
internal import HitCanvas
internal import HitResponders
internal import HitX11

/// The program's icon: a reticle, drawn at the sizes that desktops ask for.
enum SandboxIcon {
  static var all: [WindowIcon] { [16, 32, 48, 128].compactMap(icon) }

  private static func icon(_ side: Int) -> WindowIcon? {
    guard let surface = surface(side) else { return nil }
    // The window manager takes straight alpha; the surface holds premultiplied colours.
    let pixels = surface.pixelWords().map(straight)
    return WindowIcon(width: side, height: side, pixels: pixels)
  }

  /// The icon as a square picture.
  static func surface(_ side: Int) -> CairoSurface? {
    // Without memory for a few pixels there is no icon, and no reason to open no window.
    guard let surface = try? CairoSurface(width: side, height: side) else { return nil }
    draw(in: surface.makeCanvas(scale: CGFloat(side) / 32))
    return surface
  }

  private static func draw(in canvas: Canvas) {
    canvas.setFillColor(UIColor(red: 0.08, green: 0.09, blue: 0.11, alpha: 1))
    canvas.fill(CGRect(x: 0, y: 0, width: 32, height: 32), cornerRadius: 7)
    let blue = UIColor(red: 0.35, green: 0.64, blue: 1, alpha: 1)
    canvas.setStrokeColor(blue)
    canvas.setFillColor(blue)
    canvas.setLineWidth(2.4)
    canvas.strokeEllipse(in: CGRect(x: 7, y: 7, width: 18, height: 18))
    canvas.fillEllipse(in: CGRect(x: 13, y: 13, width: 6, height: 6))
    for (x, y, width, height) in [(15, 2, 2, 6), (15, 24, 2, 6), (2, 15, 6, 2), (24, 15, 6, 2)] {
      canvas.fill(CGRect(x: x, y: y, width: width, height: height))
    }
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 || alpha == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, (pixel >> shift & 255) * 255 / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
