internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Measures how far a subtree reaches, so that a layer takes no more memory than it needs.
enum PaintExtent {
  /// Beyond this many views the measure would cost more than it saves.
  private static let mostViews = 256

  /// Returns the box of whole pixels around all that a subtree draws, cut to a reach.
  static func inDevice(of root: UIView, space: CGAffineTransform, within reach: CGRect) -> CGRect {
    var box = CGRect.null
    var pending: [(view: UIView, space: CGAffineTransform)] = [(root, space)]
    var count = 0
    while let (view, outer) = pending.popLast() {
      count += 1
      if count > mostViews { return reach }
      let state = view.paintedState
      if count > 1, state.isHidden { continue }
      let inner = view.paintedTransformToSuperview.concatenating(outer)
      guard inner.isInvertible else { continue }
      box = box.union(state.bounds.applying(inner))
      if state.clipsToBounds { continue }
      let subviews = view.paintedSubviews
      if subviews.count > mostViews { return reach }
      for subview in subviews { pending.append((subview, inner)) }
    }
    let whole = box.intersection(reach)
    return whole.isNull ? .zero : whole.integral.intersection(reach)
  }
}
