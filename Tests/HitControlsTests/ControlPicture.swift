import HitCanvas
import HitResponders

/// A control on an empty surface.
enum ControlPicture {
  static func pixels(of view: UIView) throws -> [UInt32] {
    let surface = try CairoSurface(width: 320, height: 160)
    ViewPainter().paint(view, in: surface.makeCanvas())
    return surface.pixelWords()
  }
}
