package import Foundation
package import HitGeometry

/// What the hit test knows of a view before it has a point.
nonisolated package struct HitTestFacts {
  /// The left edge of the bounds, which is in.
  package var minX: CGFloat = 0
  /// The right edge of the bounds, which is out.
  package var maxX: CGFloat = 0
  /// The top edge of the bounds, which is in.
  package var minY: CGFloat = 0
  /// The bottom edge of the bounds, which is out.
  package var maxY: CGFloat = 0
  /// The point of the superview's space that lies at the anchor.
  package var center = CGPoint.zero
  /// The anchor, in the bounds space.
  package var anchor = CGPoint.zero
  /// Whether the way from the center is turned or stretched before it starts at the anchor.
  package var isTurned = false
  /// What turns it; anything where nothing is turned.
  package var inverse = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the facts of no view yet.
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

/// Reads one view after the other for a hit test that has no point, but many.
///
/// It is made once a walk and reads into the same facts again and again, and nothing is copied.
package struct HitTestReader {
  /// Who decides at a view which points it takes.
  package enum Decision {
    /// No point is taken.
    case refused
    /// The points of the bounds are taken.
    case bounds
    /// The class's `point(inside:with:)` says which.
    case pointInside
    /// The class's `hitTest` answers, whatever it asks.
    case hitTest
  }

  /// The facts of the view that was read last, unless it refuses.
  package private(set) var facts = HitTestFacts()
  private let rules = HitTestRules.current
  /// The last class that was seen to have no say.
  private var plain: UnsafeRawPointer?

  /// Makes a reader for the application in force.
  package init() {}

  /// Reads a view if no code but the framework's has a say, and says who decides; else `nil`.
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

  /// Reads a view whose class has a say, and says who decides.
  ///
  /// Members that are overridden are read, once each, so code of others may run.
  package mutating func ask(_ view: UIView) -> Decision {
    let borrowed = Unmanaged.passUnretained(view)
    let metadata = OverrideMap.metadata(of: borrowed)
    // An override that only calls `super`, as a scene's classes have it, has no say.
    let declaring = view as? any DeclaresOverrides
    if rules.slots.replacesHitTest(metadata), declaring?.actsOn(.hitTest) != false {
      facts.read(borrowed)
      return .hitTest
    }
    if rules.slots.replacesGuards(metadata) {
      if view.isHidden || !view.isUserInteractionEnabled || rules.refuses(alpha: view.alpha)
        || (view.state.isDisabledControl && rules.refusesDisabledControls)
        || (view.state.isAnimated && view.isBlockedByAnimation)
      {
        return .refused
      }
      if !view.hasInvertibleHitTransform { return .refused }
    } else if view.refuses(rules) {
      return .refused
    }
    facts.read(borrowed)
    if rules.slots.replacesPointInside(metadata), declaring?.actsOn(.pointInside) != false {
      return .pointInside
    }
    return .bounds
  }

  /// Returns the subviews where they are kept, back to front; no references are counted.
  ///
  /// The list stays in place while no view is added, taken away or moved among its siblings: code of
  /// others may run only after whoever reads on keeps `subviewSnapshot`, which is this same list.
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

  /// Takes over where the bounds are.
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
