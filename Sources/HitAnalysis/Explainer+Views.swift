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
}
