public import Foundation
internal import HitGeometry
public import HitResponders

extension CALayer {
  /// The shape of the shadow; kept, as shadows are not drawn.
  public var shadowPath: CGPath? {
    get { shadowShape as? CGPath }
    set { shadowShape = newValue }
  }

  /// Draws the view and all that is in it into a context whose space is the view's own.
  public func render(in context: CGContext) {
    guard let view else { return }
    context.saved {
      context.concatenate(view.paintedTransformToSuperview.inverted())
      ViewPainter().paint(view, in: context)
    }
  }
}

extension UIView {
  /// Draws the view and all that is in it into the current context, fitted to a rectangle.
  ///
  /// - Returns: Whether there was a context to draw into.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let canvas = CurrentCanvas.innermost, !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    canvas.saved {
      canvas.translateBy(x: rect.minX, y: rect.minY)
      canvas.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
      canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
      layer.render(in: canvas)
    }
    return true
  }
}
