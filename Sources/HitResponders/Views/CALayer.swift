public import Foundation

/// The values that a layer adds to a view's looks.
struct LayerStyle: Equatable {
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: UIColor?
}

/// How a view's edges are drawn.
///
/// A layer here is a face of its view: it stores nothing that the view does not know, and one that
/// outlives its view shows the values of a new one and keeps none.
///
/// > Source: Core Animation, `CALayer`. Differs: no layer tree and no layers without a view.
public final class CALayer {
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }

  /// The radius of the view's corners, in points.
  public var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }

  /// The width of the border drawn inside the view's edge, in points.
  public var borderWidth: CGFloat {
    get { style.borderWidth }
    set { style.borderWidth = newValue }
  }

  /// The colour of the border; black when there is a width and no colour.
  public var borderColor: CGColor? {
    get { style.borderColor }
    set { style.borderColor = newValue }
  }

  /// The colour behind the view's content.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor }
    set { view?.backgroundColor = newValue }
  }

  /// The view's opacity.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether subviews are cut at the view's bounds.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  private var style: LayerStyle {
    get { view?.extras?.style ?? LayerStyle() }
    set {
      guard let view, newValue != style else { return }
      view.withExtras { $0.style = newValue }
      view.setNeedsDisplay()
    }
  }
}

extension UIView {
  /// The layer that holds the view's corner radius and border.
  public final var layer: CALayer {
    if let layer = extras?.layer { return layer }
    let layer = CALayer(self)
    withExtras { $0.layer = layer }
    return layer
  }

  /// The corner radius, without making a layer.
  package final var cornerRadius: CGFloat { extras?.style.cornerRadius ?? 0 }

  /// The border's width and colour, where there is one to draw.
  package final var border: (width: CGFloat, color: UIColor)? {
    guard let style = extras?.style, style.borderWidth > 0 else { return nil }
    return (style.borderWidth, style.borderColor ?? .black)
  }
}
