internal import Foundation
internal import HitResponders

/// What the canvas shows while a key is held.
nonisolated package enum CanvasTool: Hashable, Sendable {
  /// How far the view under the pointer is from another.
  case measure
  /// What is under the pointer, enlarged.
  case lens
}

/// How two views lie to each other.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct ViewMeasure: Hashable, Sendable {
  /// The view that is measured from, and the one under the pointer.
  package var from: SceneShape
  package var to: SceneShape

  package init(from: SceneShape, to: SceneShape) { (self.from, self.to) = (from, to) }

  enum Relation: Hashable {
    /// One contains the other.
    case inside(outer: CGRect, inner: CGRect)
    /// A part of each is in the other.
    case overlapping(CGRect)
    /// They are apart: on one axis or on both.
    case apart
  }

  /// How they lie to each other; nothing of turned views, whose boxes say little, or of one view.
  var relation: Relation? {
    guard from != to, from.isUpright, to.isUpright else { return nil }
    let (first, second) = (from.box, to.box)
    if second.contains(first) { return .inside(outer: second, inner: first) }
    if first.contains(second) { return .inside(outer: first, inner: second) }
    let common = first.intersection(second)
    return common.isNull || common.isEmpty ? .apart : .overlapping(common)
  }
}
