internal import Foundation
internal import HitGeometry

extension UIView {
  /// The small facts that the hit test reads, stored together.
  struct State {
    var alpha = 1.0
    var isHidden = false
    var isInteractionDisabled = false
    var isDisabledControl = false
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var clipsToBounds = false
    var needsLayout = false
    var isTranslucent = false
    var keepsSubviewSizes = false
    /// The parts of the autoresizing mask; they fit into one byte.
    var autoresizingBits: UInt8 = 0
    /// Whether the view ever was a controller's.
    var mayHaveController = false
    /// Whether a recognizer ever was attached to the view.
    var mayHaveRecognizers = false
    /// Whether an animation is running; its data is in the extras.
    var isAnimated = false
    /// Whether the view is a ``ValueView``, so that only such views are cast to it.
    var isValueView = false
    /// Whether the view is a window in its application's list of visible ones.
    var isListed = false
    /// The view's index among those that wait for layout.
    var layoutPlace: Int32 = 0
  }

  /// A transform with its anchor and its inverse, which every hit test needs.
  final class TransformPair {
    let transform: CGAffineTransform
    let inverse: CGAffineTransform
    let isInvertible: Bool
    /// The point of the bounds that the transform acts about, in fractions of the size.
    let anchor: CGPoint

    static var middle: CGPoint {
      @inline(__always) get { CGPoint(x: 0.5, y: 0.5) }
    }

    /// Makes a pair, or none for the identity about the middle.
    init?(_ transform: CGAffineTransform, anchor: CGPoint) {
      if transform.isIdentity, anchor == Self.middle { return nil }
      self.transform = transform
      self.anchor = anchor
      inverse = transform.inverted()
      isInvertible = transform.isInvertible
    }
  }

  /// State that few views have, made when the first part of it is set.
  final class Extras {
    weak var controller: UIViewController?
    var backgroundColor: UIColor?
    var identifier: String?
    var caption: String?
    var tag = 0
    var layer: CALayer?
    var style = LayerStyle()
    /// The recognizers; each change makes another list.
    var recognizers: [UIGestureRecognizer]? {
      get { recognizerList?.items }
      set {
        if let recognizerList { Leavers.keep(recognizerList) }
        recognizerList = newValue.map(RecognizerList.init)
      }
    }
    @exclusivity(unchecked)
    var recognizerList: RecognizerList?
    var tintColor: UIColor?
    var contentMode = ContentMode.scaleToFill
    var animations: [AnimationPart] = []
    var accessibility = Accessibility()
    var layout: LayoutFacts?
  }

  final class RecognizerList {
    let items: [UIGestureRecognizer]

    init(_ items: [UIGestureRecognizer]) { self.items = items }

    nonisolated deinit {}
  }

  final var parent: UIView? {
    @inline(__always) get { upper?.takeUnretainedValue() }
    @inline(__always) set { upper = newValue.map(Unmanaged.passUnretained) }
  }

  /// The window the view is in, which exists as long as the view is in it.
  final var hostWindow: UIWindow? {
    @inline(__always) get { hosting?.takeUnretainedValue() }
    @inline(__always) set { hosting = newValue.map(Unmanaged.passUnretained) }
  }

  /// The identity of the window the view is in, for comparison only.
  @inline(__always)
  final var windowIdentity: ObjectIdentifier? {
    guard let hosting else { return nil }
    return hosting.borrowed { ObjectIdentifier($0) }
  }

  /// Whether the view exists until the current input is routed, whatever client code does.
  @inline(__always)
  final var isSureToStay: Bool { Leavers.areKept && (upper != nil || state.isListed) }

  final func withExtras(_ change: (Extras) -> Void) {
    let extras = extras ?? Extras()
    change(extras)
    self.extras = extras
    noteChange()
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

  /// Whether the view is a ``ValueView``; set when it is made.
  package final var isValueView: Bool {
    get { state.isValueView }
    set { state.isValueView = newValue }
  }

  /// Whether the view is a control that is switched off; see rule H13.
  package final var isDisabledControl: Bool {
    get { state.isDisabledControl }
    set { state.isDisabledControl = newValue }
  }

  package final var viewController: UIViewController? { extras?.controller }
}
