internal import Foundation
internal import HitCanvas
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitX11

/// A sandbox's window: what shows it, what it shows, and where its parts tell what is worth a line.
struct SandboxWindow {
  let onDisplay: X11Window
  let connection: X11Connection
  let inspector: Inspector
  let clock: RealClock
  let notices: Notices
}

/// Paints the window of a sandbox.
final class SandboxScreen {
  private let window: SandboxWindow
  private var target: FrameTarget?

  init(_ window: SandboxWindow) { self.window = window }

  var isSeen: Bool { window.onDisplay.isMapped }

  /// Shows where a finger came down, before anything is routed or explained.
  func showPress(at point: CGPoint) {
    guard isSeen else { return }
    draw { [window.inspector.pressRing.paint(at: point, in: $0)] }
    window.onDisplay.yieldToServer()
  }

  /// Paints what changed: the canvas first, so that it shows before the panels explain it.
  func paint() {
    let damage = window.inspector.takeDamage()
    if !damage.canvas.isEmpty { present(damage.canvas) }
    if !damage.panels.isEmpty { present(damage.panels) }
  }

  /// Paints the whole window anew, for another size or scale.
  func repaint() {
    _ = window.inspector.takeDamage()
    present([window.inspector.window.bounds])
  }

  private var scale: CGFloat { window.connection.scale.pixelsPerPoint }

  private func present(_ rects: [CGRect]) {
    let painting = window.inspector.painting
    let boxes = painting.boxes(painting: rects, scale: scale)
    draw(within: boxes.map { DeviceRect(covering: $0, scale: 1) }) { canvas in
      painting.paint(rects, in: canvas)
      return rects
    }
  }

  /// Draws into the window's pixels and shows the rectangles that were drawn, in window points.
  private func draw(within places: [DeviceRect]? = nil, _ paint: (Canvas) -> [CGRect]) {
    let scale = scale
    window.onDisplay.draw(within: places) { frame in
      guard let canvas = canvas(of: frame, scale: scale) else { return [] }
      if frame.isFresh {
        window.inspector.painting.paint(in: canvas)
        return [DeviceRect(covering: frame.size)]
      }
      return paint(canvas).map { DeviceRect(covering: $0, scale: scale) }
    }
  }

  /// The canvas of the window's pixels, made anew only when they lie elsewhere or differ in size.
  private func canvas(of frame: FrameBuffer, scale: CGFloat) -> Canvas? {
    if let target, target.owner === frame.owner, target.stride == frame.stride,
      target.size == frame.size, target.canvas.scale == scale
    {
      return target.canvas
    }
    target = nil
    guard let canvas = surface(of: frame)?.makeCanvas(scale: scale) else { return nil }
    target = FrameTarget(owner: frame.owner, stride: frame.stride, size: frame.size, canvas: canvas)
    return canvas
  }

  private func surface(of frame: FrameBuffer) -> CairoSurface? {
    do {
      return try CairoSurface(
        borrowing: frame.pixels,
        keeping: frame.owner,
        width: Int(frame.size.width),
        height: Int(frame.size.height),
        stride: frame.stride
      )
    } catch {
      window.notices.fail("the window cannot be painted: \(error)")
      return nil
    }
  }

  /// Writes what the window shows into a file, whether a display shows it or not.
  func writePicture(to path: String) {
    do {
      let scale = window.connection.scale.pixelsPerPoint
      try window.inspector.painting.render(scale: scale).writePNG(to: path)
    } catch {
      window.notices.fail("\(error)")
    }
  }
}

/// The canvas of a frame's pixels, and what tells that it is still theirs.
private struct FrameTarget {
  let owner: AnyObject
  let stride: Int
  let size: DeviceSize
  let canvas: Canvas
}

extension DeviceRect {
  /// The pixels that a rectangle in window points touches.
  fileprivate init(covering rect: CGRect, scale: CGFloat) {
    let box = CGRect(
      x: rect.minX * scale,
      y: rect.minY * scale,
      width: rect.width * scale,
      height: rect.height * scale
    ).integral
    self.init(
      x: Int32(box.minX),
      y: Int32(box.minY),
      width: Int32(box.width),
      height: Int32(box.height)
    )
  }
}

extension UIColor {
  /// Red, green and blue, eight bits each, blue lowest.
  var rgb: UInt32 {
    func channel(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    return channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}

extension X11Window {
  /// Fills the plain areas of a window, which need no drawing.
  func fill(_ frame: FirstFrame) {
    for area in frame.areas { fill(area.rect, color: area.color.rgb) }
  }
}
