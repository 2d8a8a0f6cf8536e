package import Foundation
package import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What must be painted again; the canvas apart from the panels, so that it can be shown first.
///
/// > Coordinates: window space.
nonisolated package struct InspectorDamage: Hashable, Sendable {
  package var canvas: [CGRect] = []
  package var panels: [CGRect] = []

  package var isEmpty: Bool { canvas.isEmpty && panels.isEmpty }

  /// All parts, the canvas first.
  package var all: [CGRect] { canvas + panels }

  /// Joins rectangles where painting them together costs hardly more than apart.
  static func joined(_ rects: [CGRect]) -> [CGRect] {
    var result: [CGRect] = []
    for rect in rects {
      var rect = rect.integral
      while let index = result.firstIndex(where: { $0.isWorthJoining(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    return result
  }
}

extension Inspector {
  /// Lays out what asked for it and returns what must be painted since the last call.
  package func takeDamage() -> InspectorDamage {
    application.layoutIfNeeded()
    let changes = painter?.takeDamage() ?? []
    if model.isOutlined, !changes.isEmpty { showOutlines() }
    var rects = window.takeDamage()
    let shown = geometry.sceneRect.intersection(geometry.viewport)
    for rect in changes where !shown.isNull {
      // An enlarged or reduced scene has soft edges that reach into the next pixel.
      let soft: CGFloat = geometry.factor == 1 ? 0 : -1
      let part = geometry.windowRect(rect).insetBy(dx: soft, dy: soft).intersection(shown)
      root.stage.sceneDidChange(in: part)
      rects.append(part)
    }
    let canvas = layout.canvas
    var damage = InspectorDamage()
    for rect in rects where !rect.isNull && !rect.isEmpty {
      let inside = rect.intersection(canvas)
      if !inside.isNull, !inside.isEmpty { damage.canvas.append(inside) }
      damage.panels += rect.without(canvas)
    }
    damage.canvas = InspectorDamage.joined(damage.canvas)
    damage.panels = InspectorDamage.joined(damage.panels)
    return damage
  }

  /// Paints parts of the window, or all of it, into a canvas whose space is the window's.
  ///
  /// The same call serves the window on a display, pictures without one, and tests.
  package func paint(_ rects: [CGRect]? = nil, in canvas: Canvas) {
    application.layoutIfNeeded()
    let painter = ViewPainter(ground: Theme.ground)
    application.inForce {
      for rect in rects ?? [window.bounds] {
        painter.paint(window, in: canvas, damage: rect)
      }
    }
  }

  /// Draws the ring of a press over what a canvas already shows, and returns the painted part.
  ///
  /// Nothing else is explained or painted; the next frame paints the same ring in its place.
  ///
  /// > Coordinates: window space, which is the canvas's.
  package func paintPress(at point: CGPoint, in canvas: Canvas) -> CGRect {
    let mark = StageMark.touch(point, finger: 1, isDown: true)
    let part = mark.extent.integral.intersection(layout.canvas)
    canvas.saved {
      if part != mark.extent { canvas.clip(to: part) }
      pressRing.draw(mark.extent.size, in: mark.extent, of: canvas) { mark.paint(in: $1) }
    }
    return part
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

nonisolated extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Whether the box around this and another rectangle is at most a quarter larger than both.
  fileprivate func isWorthJoining(_ other: CGRect) -> Bool {
    union(other).area <= (area + other.area) * 1.25
  }
}
