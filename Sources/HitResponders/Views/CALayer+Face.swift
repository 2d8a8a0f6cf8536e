public import Foundation
public import HitGeometry

/// A layer's geometry is its view's.
extension CALayer {
  /// The view's frame.
  public var frame: CGRect {
    get { snapshotFrame ?? view?.frame ?? .zero }
    set { if !isSnapshot { view?.frame = newValue } }
  }

  /// The view's bounds.
  public var bounds: CGRect {
    get { (isSnapshot ? appearance?.bounds : view?.bounds) ?? .zero }
    set { if !isSnapshot { view?.bounds = newValue } }
  }

  /// The view's centre.
  public var position: CGPoint {
    get { (isSnapshot ? appearance?.center : view?.center) ?? .zero }
    set { if !isSnapshot { view?.center = newValue } }
  }

  /// The point of the bounds that lies at `position`, in fractions of the size.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? UIView.TransformPair.middle }
    set { view?.anchorPoint = newValue }
  }

  /// Returns the view's transform.
  public func affineTransform() -> CGAffineTransform {
    (isSnapshot ? appearance?.transform : view?.transform) ?? .identity
  }

  /// Sets the view's transform.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    if !isSnapshot { view?.transform = transform }
  }

  /// Returns whether a point lies in the bounds, without asking `point(inside:with:)`.
  public func contains(_ point: CGPoint) -> Bool { bounds.holds(point) }

  /// Returns the frontmost layer under a point, by bounds alone.
  ///
  /// Neither the conditions of a view's hit test nor overrides are asked, but hidden layers are
  /// skipped.
  ///
  /// > Coordinates: `point` is in the superlayer's space.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    isSnapshot ? snapshotHit(point) : view?.frontmostLayer(at: point)
  }

  /// Returns a point of another layer's space in this one's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    view?.convert(point, from: layer?.view) ?? point
  }

  /// Returns a point of this layer's space in another one's.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    view?.convert(point, to: layer?.view) ?? point
  }

  /// The superview's layer.
  public var superlayer: CALayer? { view?.parent?.layer }

  /// The subviews' layers, back to front, or `nil` where there are none.
  public var sublayers: [CALayer]? {
    guard let children = view?.subviewSnapshot, !children.isEmpty else { return nil }
    return children.map(\.layer)
  }

  /// Marks the view as needing to be drawn again.
  public func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Asks for the view's layout.
  public func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out the view's subtree at once where layout was asked for.
  public func layoutIfNeeded() { view?.layoutIfNeeded() }
}

extension UIView {
  /// Returns the layer of the frontmost view under a point by bounds alone.
  fileprivate final func frontmostLayer(at point: CGPoint) -> CALayer? {
    var found: UIView?
    var candidates: [(view: UIView, point: CGPoint)] = [(self, point)]
    while let (view, point) = candidates.popLast() {
      guard !view.state.isHidden, view.hasInvertibleTransform else { continue }
      let inside = view.pointFromSuperview(point)
      guard view.boundsRect.holds(inside) else { continue }
      found = view
      candidates = view.children.map { ($0, inside) }
    }
    return found?.layer
  }
}

// MARK: - What is drawn

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
