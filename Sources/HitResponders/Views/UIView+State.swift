internal import Foundation
internal import HitGeometry

extension UIView {
  /// The small facts that the hit test reads, kept together.
  struct State {
    var alpha = 1.0
    var isHidden = false
    var isInteractionDisabled = false
    var isDisabledControl = false
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var clipsToBounds = false
    var needsLayout = false
    /// Where the application keeps the view among those that wait for layout.
    var layoutPlace: Int32 = 0
  }

  /// A transform with its inverse, which every question of a hit test needs.
  final class TransformPair {
    let transform: CGAffineTransform
    let inverse: CGAffineTransform
    let isInvertible: Bool

    /// Makes a pair, or none for the identity.
    init?(_ transform: CGAffineTransform) {
      if transform.isIdentity { return nil }
      self.transform = transform
      inverse = transform.inverted()
      isInvertible = transform.isInvertible
    }
  }

  /// What few views have, made when the first of it is set.
  final class Extras {
    weak var controller: UIViewController?
    var backgroundColor: UIColor?
    var identifier: String?
    var caption: String?
    var tag = 0
    var layer: CALayer?
    var style = LayerStyle()
    var recognizers: [UIGestureRecognizer]?
  }

  final func withExtras(_ change: (Extras) -> Void) {
    let extras = extras ?? Extras()
    change(extras)
    self.extras = extras
  }

  /// A text that the painter puts on the view.
  package final var caption: String? {
    get { extras?.caption }
    set {
      if newValue == caption { return }
      withExtras { $0.caption = newValue }
      setNeedsDisplay()
    }
  }

  /// Whether the view is a control that is switched off; see rule H13.
  package final var isDisabledControl: Bool {
    get { state.isDisabledControl }
    set { state.isDisabledControl = newValue }
  }

  /// The controller whose root view this is.
  package final var viewController: UIViewController? { extras?.controller }
}

extension CGRect {
  /// Whether a standardized rectangle contains a point: left and top edge in, right and bottom out.
  @inline(__always)
  func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }
}
