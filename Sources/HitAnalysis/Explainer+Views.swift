public import Foundation
public import HitResponders

// Names are enough for words; pictures need the views themselves.
extension Explainer {
  /// Returns the frontmost interactive view that is drawn at a point.
  ///
  /// > Coordinates: `point` is in screen points.
  public func intendedView(at point: CGPoint) -> UIView? {
    DrawnViews(application: application).frontmost(at: point, where: isInteractive)
  }

  /// Returns the frontmost view at a point that shows anything there of itself.
  ///
  /// A view shows its background, its border or its text; what a class draws in `draw(_:)` is not
  /// known without drawing it.
  ///
  /// > Coordinates: `point` is in screen points.
  public func visibleView(at point: CGPoint) -> UIView? {
    DrawnViews(application: application).frontmost(at: point) { view in
      (view.backgroundColor?.alpha ?? 0) > 0 || view.border != nil
        || view.caption?.isEmpty == false
    }
  }
}
