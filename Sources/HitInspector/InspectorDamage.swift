package import Foundation
internal import HitGeometry

/// What must be painted again; the canvas apart from the panels, so that it can be shown first.
///
/// > Coordinates: window space.
nonisolated package struct InspectorDamage: Hashable, Sendable {
  package var canvas: [CGRect] = []
  package var panels: [CGRect] = []

  package var isEmpty: Bool { canvas.isEmpty && panels.isEmpty }

  /// All parts, the canvas first.
  package var all: [CGRect] { canvas + panels }

  /// Parts damage of a window at the canvas.
  init(_ rects: [CGRect], canvas: CGRect) {
    for rect in rects where !rect.isNull && !rect.isEmpty {
      let inside = rect.intersection(canvas)
      if !inside.isNull, !inside.isEmpty { self.canvas.append(inside) }
      panels += rect.without(canvas)
    }
    self.canvas = Self.joined(self.canvas)
    panels = Self.joined(panels)
  }

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

  /// Joins rectangles, and makes one of those that are still more than some.
  static func joined(_ rects: [CGRect], most: Int) -> [CGRect] {
    let parts = joined(rects)
    return parts.count <= most ? parts : [parts.reduce(.null) { $0.union($1) }]
  }
}

nonisolated extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Whether the box around this and another rectangle is at most a quarter larger than both.
  fileprivate func isWorthJoining(_ other: CGRect) -> Bool {
    union(other).area <= (area + other.area) * 1.25
  }
}
