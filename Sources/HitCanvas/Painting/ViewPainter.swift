public import Foundation
public import HitResponders

/// Paints a view and everything in it: the one place where views become pixels.
///
/// A view is painted as Core Animation composes a layer: background, own drawing, caption,
/// subviews back to front, and the border above them. Opacity fades a view and its subviews as one
/// picture. The walk keeps its own stack, so a tree of any depth is painted.
///
/// > Order: back to front, as `subviews` has it.
public struct ViewPainter {
  /// The colour that lies behind the view, by which captions choose between light and dark.
  public var ground: UIColor

  /// Makes a painter for a dark ground, unless another is given.
  public init(ground: UIColor = UIColor(red: 0.06, green: 0.08, blue: 0.1, alpha: 1)) {
    self.ground = ground
  }

  /// Paints a view into a canvas whose space is that of the view's superview.
  ///
  /// A window's is the screen. What the canvas already shows stays behind the view. The damage is
  /// the parts to paint, grown to whole pixels; `nil` is all. The cuts are those of
  /// `Canvas.repainting(_:cuts:_:)`.
  public func paint(
    _ root: UIView,
    in canvas: Canvas,
    damage: [CGRect]? = nil,
    cuts: [CGFloat] = []
  ) {
    if let damage {
      canvas.repainting(damage, cuts: cuts) { paint(root, in: canvas) }
      return
    }
    let space = canvas.userSpaceToDeviceSpaceTransform
    canvas.saved {
      var walk = PaintWalk(canvas: canvas)
      walk.paint(root, space: space, ground: ground)
    }
  }
}
