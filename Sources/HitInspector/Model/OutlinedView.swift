package import Foundation
package import HitResponders

/// A view that is chosen or pointed at, as the canvas draws it: itself, its parent, what clips it.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct OutlinedView: Hashable, Sendable {
  package var view: SceneViewID
  package var shape: SceneShape
  /// The bounds of its superview.
  package var parent: SceneShape?
  /// How far the view's frame is inside its parent's bounds on each side, in the parent's own points;
  /// negative where it sticks out.
  package var gaps: Gaps?
  /// The nearest ancestors that cut off a part of it when drawing.
  package var clipping: [SceneShape] = []

  package struct Gaps: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The distances of the sides of a rectangle from those of another.
    package init(of inner: CGRect, in outer: CGRect) {
      self.init(
        top: inner.minY - outer.minY,
        left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY,
        right: outer.maxX - inner.maxX
      )
    }
  }

  package init(_ view: SceneViewID, _ shape: SceneShape) {
    self.view = view
    self.shape = shape
  }
}

extension OutlinedView {
  /// Reads where a view lies, within what, and what cuts it off.
  package init(_ view: UIView) {
    let shape = SceneShape(view)
    self.init(ObjectIdentifier(view), shape)
    guard let superview = view.superview else { return }
    parent = SceneShape(superview)
    gaps = Gaps(of: view.frame, in: superview.bounds)
    // An ancestor cuts what an ancestor closer to the view left of it.
    var shown = shape.box
    for ancestor in view.ancestry.dropFirst() where ancestor.clipsToBounds {
      let clip = SceneShape(ancestor)
      if clip.box.contains(shown) { continue }
      clipping.append(clip)
      shown = shown.intersection(clip.box)
      if shown.isNull { break }
    }
  }
}
