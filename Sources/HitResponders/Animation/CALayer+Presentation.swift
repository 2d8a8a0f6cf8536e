internal import Foundation
internal import HitGeometry

extension CALayer {
  /// The layer as it is drawn at this moment.
  ///
  /// > Source: Core Animation, `CALayer.presentation()`. Differs: changes of it are ignored.
  public func presentation() -> CALayer? { view.map { CALayer(snapshotOf: self, of: $0) } }

  /// The layer with the values in force.
  public func model() -> CALayer { isSnapshot ? view?.layer ?? self : self }

  /// The names of the properties that are being animated; `nil` where none is.
  public func animationKeys() -> [String]? { view?.animationKeys }

  /// Ends all animations of the view: the values in force are drawn.
  ///
  /// A completion learns that its animation did not finish once none of its views is left.
  public func removeAllAnimations() { view?.leaveAllRuns() }

  /// The bounding box of what is drawn, for a layer with the drawn values.
  var snapshotFrame: CGRect? {
    guard isSnapshot, let appearance, let view else { return nil }
    return appearance.bounds.applying(view.transformToSuperview(drawing: appearance))
  }

  /// Finds the layer at a point where it is drawn; its sublayers are not searched.
  func snapshotHit(_ point: CGPoint) -> CALayer? {
    guard let appearance, let view, !view.state.isHidden else { return nil }
    let map = view.transformToSuperview(drawing: appearance)
    guard map.isInvertible else { return nil }
    return appearance.bounds.holds(point.applying(map.inverted())) ? self : nil
  }
}

extension UIView {
  fileprivate final var animationKeys: [String]? {
    guard state.isAnimated, let parts = extras?.animations else { return nil }
    return parts.map(\.property.rawValue).uniqued()
  }

  fileprivate final func leaveAllRuns() {
    guard state.isAnimated, let parts = extras?.animations else { return }
    let runs = parts.compactMap(\.run).uniqued()
    Self.changingWhatIsShown(of: [self]) {
      for run in runs {
        leave(run)
        run.remove(self)
      }
    }
    for run in runs where run.parts.isEmpty { run.application?.end(run, finished: false) }
  }
}
