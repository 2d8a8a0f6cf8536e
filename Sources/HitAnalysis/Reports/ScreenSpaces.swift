internal import Foundation
internal import HitGeometry
internal import HitResponders

/// How points of the screen come into the views of the visible windows.
struct ScreenSpaces {
  /// A view that a point can be brought into.
  struct Entry {
    let view: UIView
    /// How many views it is in.
    let depth: Int
    let facts: HitTestFacts
    let space: MapSpace
  }

  /// The views, each after its superview.
  private(set) var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Reads the views' geometry; the spaces take the pixels of a map.
  init(_ map: HitMap) {
    let screen = MapSpace(scale: Double(map.scale), size: map.width + map.height)
    for window in map.application.windows {
      var pending: [(view: UIView, depth: Int, outer: MapSpace)] = [(window, 0, screen)]
      while let (view, depth, outer) = pending.popLast() {
        guard view.hasInvertibleHitTransform else { continue }
        let facts = view.hitFacts
        let space = outer.entering(facts)
        places[ObjectIdentifier(view)] = entries.count
        entries.append(Entry(view: view, depth: depth, facts: facts, space: space))
        for subview in view.subviewSnapshot.reversed() {
          pending.append((subview, depth + 1, space))
        }
      }
    }
  }

  /// Returns the space of a view; none where points cannot come there.
  subscript(view: UIView) -> MapSpace? { places[ObjectIdentifier(view)].map { entries[$0].space } }
}

extension UIView {
  /// Brings a point of the screen here, step by step as a hit test does.
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    ancestry.reversed().reduce(point) { $1.hitPoint(fromSuperview: $0) }
  }
}
