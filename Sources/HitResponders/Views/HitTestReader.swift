package import Foundation
package import HitGeometry

/// The part of the hit test's question to a view that does not depend on the point.
nonisolated package struct HitTestFacts {
  /// The edges of the bounds: left and top inclusive, right and bottom exclusive.
  package var minX: CGFloat = 0
  package var maxX: CGFloat = 0
  package var minY: CGFloat = 0
  package var maxY: CGFloat = 0
  /// The point of the superview's space that lies at the anchor.
  package var center = CGPoint.zero
  /// The anchor, in the bounds space.
  package var anchor = CGPoint.zero
  /// Whether `inverse` is applied between the center and the anchor.
  package var isTurned = false
  /// The inverse of the view's transform; unused where it has none.
  package var inverse = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes facts of no view.
  package init() {}

  /// Returns a point of the superview's space in the view's, by the steps of the hit test itself.
  @inline(__always)
  package func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if isTurned { offset = offset.applying(inverse) }
    return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y)
  }

  /// Whether a point of the view's space is in the bounds.
  @inline(__always)
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }
}

/// Reads views, one after the other, for a hit test of many points at once.
///
/// It is made once a walk and reads into the same facts each time, so nothing is copied.
package struct HitTestReader {
  /// What decides which points hit a view.
  package enum Decision {
    /// No point does.
    case refused
    /// The points of the bounds do.
    case bounds
    /// The class's override of `point(inside:with:)` decides.
    case pointInside
    /// The class's override of `hitTest(_:with:)` decides.
    case hitTest
  }

  /// The facts of the view that was read last, unless it refuses.
  package private(set) var facts = HitTestFacts()
  private let rules = HitTestRules.current
  /// The last class that was found to override nothing.
  private var plain: UnsafeRawPointer?

  /// Makes a reader with the rules of the shared application.
  package init() {}

  /// Reads a view and returns what decides; `nil` for an overriding view, which it does not read.
  package mutating func read(_ view: Unmanaged<UIView>) -> Decision? {
    let metadata = OverrideMap.metadata(of: view)
    if metadata != plain {
      guard rules.slots.replacesNothing(metadata) else { return nil }
      plain = metadata
    }
    if view.borrowed({ $0.refuses(rules) }) { return .refused }
    facts.read(view)
    return .bounds
  }

  /// Reads an overriding view and returns what decides.
  ///
  /// Overridden members are read, once each, so client code may run.
  package mutating func ask(_ view: UIView) -> Decision {
    let borrowed = Unmanaged.passUnretained(view)
    let metadata = OverrideMap.metadata(of: borrowed)
    // An override that only calls `super`, as a scene's classes have it, does not count.
    let declaring = view.declaring
    if rules.slots.replacesHitTest(metadata), declaring?.actsOn(.hitTest) != false {
      facts.read(borrowed)
      return .hitTest
    }
    if rules.slots.replacesGuards(metadata) {
      if view.refusal(rules) != nil { return .refused }
    } else if view.refuses(rules) {
      return .refused
    }
    facts.read(borrowed)
    if rules.slots.replacesPointInside(metadata), declaring?.actsOn(.pointInside) != false {
      return .pointInside
    }
    return .bounds
  }

  /// Returns the subviews where they are stored, back to front, uncounted.
  ///
  /// The list stays in place while no view is added, removed or moved among its siblings. Before
  /// client code may run, the caller must keep `subviewSnapshot`, which is this same list.
  package func subviews(of view: Unmanaged<UIView>) -> UnsafeBufferPointer<Unmanaged<UIView>> {
    view.borrowed {
      $0.refreshSnapshot()
      return $0.childrenSnapshot.borrowedElements
    }
  }
}

extension HitTestFacts {
  @inline(__always)
  fileprivate mutating func read(_ view: Unmanaged<UIView>) {
    view.borrowed {
      if $0.state.isAnimated { return self = $0.hitFacts }
      read($0.boundsRect)
      center = $0.centerInSuperview
      anchor = $0.anchorInBounds
      isTurned = $0.transforms != nil
      if let transforms = $0.transforms { inverse = transforms.inverse }
    }
  }

  /// Stores the edges of the bounds.
  @inline(__always)
  mutating func read(_ bounds: CGRect) {
    minX = bounds.origin.x
    maxX = bounds.origin.x + bounds.size.width
    minY = bounds.origin.y
    maxY = bounds.origin.y + bounds.size.height
  }
}

nonisolated extension Array where Element: AnyObject {
  /// The objects where the array keeps them.
  package var borrowedElements: UnsafeBufferPointer<Unmanaged<Element>> {
    withUnsafeBufferPointer { elements in
      UnsafeBufferPointer(
        start: UnsafeRawPointer(elements.baseAddress)?
          .assumingMemoryBound(to: Unmanaged<Element>.self),
        count: elements.count
      )
    }
  }
}
