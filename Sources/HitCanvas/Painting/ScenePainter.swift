public import Foundation
internal import HitGeometry
public import HitResponders

/// Paints an application's visible windows, whole or only where something changed.
///
/// Windows are painted in the order of their levels and clipped to their bounds, so that nothing
/// changes but what they report as damaged.
///
/// > Coordinates: screen points of the application.
@preconcurrency @MainActor
public final class ScenePainter {
  private let application: UIApplication
  private var painter: ViewPainter
  private let backdrop: UIColor?
  private var shown: [Shown] = []

  /// A window as it was when damage was taken last.
  private struct Shown: Equatable {
    let window: ObjectIdentifier
    let box: CGRect
    let space: CGAffineTransform
    let alpha: CGFloat
  }

  /// Makes a painter for an application; what is behind its windows is clear without a backdrop.
  public init(_ application: UIApplication, backdrop: UIColor? = nil) {
    self.application = application
    self.backdrop = backdrop
    painter = backdrop.map { ViewPainter(ground: $0) } ?? ViewPainter()
  }

  /// Paints all visible windows, or their damaged part, over what a canvas shows, whose space is
  /// the screen.
  public func paint(in canvas: Canvas, damage: CGRect? = nil) {
    if let damage {
      canvas.repainting([damage]) { paint(in: canvas) }
      return
    }
    application.inForce {
      application.layoutIfNeeded()
      for window in application.windows {
        let box = window.paintedState.bounds.applying(window.paintedTransformToSuperview)
        guard box.intersects(canvas.boundingBoxOfClipPath) else { continue }
        canvas.saved {
          canvas.within(window.paintedTransformToSuperview) {
            canvas.clip(to: window.paintedState.bounds)
          }
          painter.paint(window, in: canvas)
        }
      }
    }
  }
}

// MARK: - Damage

extension ScenePainter {
  /// Returns the rectangles of the screen that changed since the last call, few and disjoint.
  public func takeDamage() -> [CGRect] {
    application.layoutIfNeeded()
    var damage: [CGRect] = []
    var now: [Shown] = []
    for window in application.windows {
      let space = window.paintedTransformToSuperview
      for rect in window.takeDamage() { damage.append(rect.applying(space)) }
      now.append(
        Shown(
          window: ObjectIdentifier(window),
          box: window.paintedState.bounds.applying(space),
          space: space,
          alpha: window.paintedState.alpha
        )
      )
    }
    // A window that left or moved uncovers its old place, which no window reports.
    for (index, old) in shown.enumerated() {
      let same = now.indices.contains(index) ? now[index] : nil
      if same != old {
        damage.append(old.box)
        if let same { damage.append(same.box) }
      }
    }
    shown = now
    return Self.disjoint(damage.map { $0.intersection(application.screen.bounds) })
  }

  /// Repaints what changed since the last call, and returns the rectangles, grown to whole pixels.
  ///
  /// The canvas is that of the last call, whose space is the screen.
  @discardableResult
  public func repaint(in canvas: Canvas) -> [CGRect] {
    let damage = takeDamage()
    let space = canvas.userSpaceToDeviceSpaceTransform
    let rects = Self.disjoint(damage.map { $0.applying(space).integral }).map {
      $0.applying(space.inverted())
    }
    for rect in rects {
      canvas.repainting([rect]) {
        canvas.clear(rect)
        paintBackdropAndWindows(rect, in: canvas)
      }
    }
    return rects
  }

  /// Joins rectangles that overlap until none do.
  static func disjoint(_ rects: [CGRect]) -> [CGRect] {
    var result: [CGRect] = []
    for rect in rects where !rect.isNull && !rect.isEmpty {
      var rect = rect
      while let index = result.firstIndex(where: { $0.intersects(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    return result
  }
}

// MARK: - Pictures

extension ScenePainter {
  /// Paints the screen into a new picture; throws where it would be too large.
  public func render(scale: CGFloat = 1) throws(SurfaceError) -> CairoSurface {
    let screen = application.screen.bounds
    let surface = try CairoSurface(
      width: Int(clamping: (screen.width * scale).rounded(.up)),
      height: Int(clamping: (screen.height * scale).rounded(.up))
    )
    paintAll(in: surface.makeCanvas(scale: scale))
    return surface
  }

  /// Returns the screen as the bytes of a PNG file; throws where it would be too large.
  public func renderPNG(scale: CGFloat = 1) throws(SurfaceError) -> Data {
    try render(scale: scale).pngData()
  }

  /// Returns the screen as the text of an SVG file.
  public func renderSVG() throws(SurfaceError) -> Data {
    let surface = try SVGSurface(size: application.screen.bounds.size)
    paintAll(in: surface.canvas)
    return try surface.svgData()
  }

  private func paintAll(in canvas: Canvas) {
    let screen = application.screen.bounds
    canvas.translateBy(x: -screen.minX, y: -screen.minY)
    canvas.repainting([screen]) { paintBackdropAndWindows(screen, in: canvas) }
  }

  private func paintBackdropAndWindows(_ rect: CGRect, in canvas: Canvas) {
    if let backdrop {
      canvas.setFillColor(backdrop)
      canvas.fill(rect)
    }
    paint(in: canvas)
  }
}
