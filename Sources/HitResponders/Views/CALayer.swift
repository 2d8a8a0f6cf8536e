public import Foundation

/// The values that a layer adds to a view's looks.
struct LayerStyle: Equatable {
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: UIColor?
  var zPosition: CGFloat = 0

  /// The border's width and colour, where there is one to draw.
  var border: (width: CGFloat, color: UIColor)? {
    borderWidth > 0 ? (borderWidth, borderColor ?? .black) : nil
  }
}

/// Some of the corners of a layer.
///
/// > Source: Core Animation, `CACornerMask`.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corners at the top, left and right.
  public static let (layerMinXMinYCorner, layerMaxXMinYCorner) = (bit(0), bit(1))
  /// The corners at the bottom, left and right.
  public static let (layerMinXMaxYCorner, layerMaxXMaxYCorner) = (bit(2), bit(3))

  package static let all = CACornerMask(rawValue: 15)
}

/// The curve of a layer's corners.
///
/// > Source: Core Animation, `CALayerCornerCurve`. Differs: every corner is drawn circular.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle, and a curve that begins softly.
  public static let (circular, continuous) = (
    Self(rawValue: "circular"), Self(rawValue: "continuous")
  )
}

/// How a view's edges are drawn.
///
/// A layer here is a facade of its view: it stores only what has no effect, and one that outlives
/// the view has default values for all else and ignores changes.
///
/// > Source: Core Animation, `CALayer`. Differs: no layer tree and no layers without a view.
@preconcurrency @MainActor
public final class CALayer {
  package private(set) weak var view: UIView?
  private let snapshot: Appearance?

  // MARK: Kept and without effect: no shadow is drawn, and every layer anew

  /// The colour of the shadow.
  public var shadowColor: CGColor? = .black
  /// The opacity of the shadow.
  public var shadowOpacity: Float = 0
  /// How far the shadow lies from the layer, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat = 3
  /// The shape of the shadow, where one was set.
  package var shadowShape: AnyObject?
  /// The curve of round corners.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Whether the layer is to be drawn once and shown as a picture.
  public var shouldRasterize = false
  /// The pixels to a point of that picture.
  public var rasterizationScale: CGFloat = 1

  init(_ view: UIView) {
    self.view = view
    snapshot = nil
  }

  /// Makes a layer with the values that are drawn at this moment.
  init(snapshotOf layer: CALayer, of view: UIView) {
    self.view = view
    snapshot = view.shownAppearance
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowShape = layer.shadowShape
    cornerCurve = layer.cornerCurve
    shouldRasterize = layer.shouldRasterize
    rasterizationScale = layer.rasterizationScale
  }

  // MARK: Looks

  /// Whether the layer has the values that are drawn, and ignores changes.
  var isSnapshot: Bool { snapshot != nil }

  var appearance: Appearance? { snapshot ?? view?.appearance }

  /// The radius of the view's corners, in points.
  public var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }

  /// The corners that `cornerRadius` rounds; all of them unless set.
  public var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set { style.maskedCorners = newValue }
  }

  /// How far in front of its siblings the view is drawn; hit testing ignores it.
  public var zPosition: CGFloat {
    get { style.zPosition }
    set { style.zPosition = newValue }
  }

  /// Whether the view is hidden.
  public var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
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
    get { isSnapshot ? appearance?.backgroundColor : view?.backgroundColor }
    set { if !isSnapshot { view?.backgroundColor = newValue } }
  }

  /// The view's opacity.
  public var opacity: Float {
    get { Float(snapshot?.alpha ?? view?.alpha ?? 1) }
    set { if !isSnapshot { view?.alpha = CGFloat(newValue) } }
  }

  /// Whether subviews are clipped to the view's bounds.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  private var style: LayerStyle {
    get { appearance?.style ?? LayerStyle() }
    set {
      guard let view, !isSnapshot, newValue != style else { return }
      if view.animating({ view.withExtras { $0.style = newValue } }) { return }
      let isMoved = newValue.zPosition != style.zPosition
      view.withExtras { $0.style = newValue }
      if isMoved { view.addDamage() } else { view.setNeedsDisplay() }
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

  package final var border: (width: CGFloat, color: UIColor)? { extras?.style.border }
}
