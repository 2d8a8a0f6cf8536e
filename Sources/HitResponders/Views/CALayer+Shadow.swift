public import Foundation

/// Values that client code sets on a layer and that have no effect here.
final class KeptValues {
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowShape: AnyObject?
  var cornerCurve = CALayerCornerCurve.circular
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = .none
}

/// The curve of a layer's corners.
///
/// > Source: Core Animation, `CALayerCornerCurve`. Differs: every corner is drawn circular.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// MARK: - Shadow and caching

/// Shadows and cached pictures are stored and not drawn; neither affects routing.
extension CALayer {
  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { kept.shadowColor }
    set { keep { $0.shadowColor = newValue } }
  }

  /// The opacity of the shadow.
  public var shadowOpacity: Float {
    get { kept.shadowOpacity }
    set { keep { $0.shadowOpacity = newValue } }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { kept.shadowOffset }
    set { keep { $0.shadowOffset = newValue } }
  }

  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat {
    get { kept.shadowRadius }
    set { keep { $0.shadowRadius = newValue } }
  }

  /// The shape of the shadow, where one was set.
  package var shadowShape: AnyObject? {
    get { kept.shadowShape }
    set { keep { $0.shadowShape = newValue } }
  }

  /// The curve of round corners.
  public var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { keep { $0.cornerCurve = newValue } }
  }

  /// Whether the layer is to be drawn once and shown as a picture.
  public var shouldRasterize: Bool {
    get { kept.shouldRasterize }
    set { keep { $0.shouldRasterize = newValue } }
  }

  /// The pixels to a point of that picture.
  public var rasterizationScale: CGFloat {
    get { kept.rasterizationScale }
    set { keep { $0.rasterizationScale = newValue } }
  }

  private var kept: KeptValues { view?.extras?.kept ?? KeptValues() }

  private func keep(_ change: (KeptValues) -> Void) {
    if !isSnapshot { view?.keep(change) }
  }
}

extension UIView {
  /// Changes the stored values, which only client code reads.
  final func keep(_ change: (KeptValues) -> Void) {
    withExtras { extras in
      let kept = extras.kept ?? KeptValues()
      change(kept)
      extras.kept = kept
    }
  }
}
