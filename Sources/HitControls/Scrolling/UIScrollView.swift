public import Foundation
public import HitGeometry
public import HitGestures
public import HitResponders

/// A view that shows a part of a larger content, and lets it be dragged and scrolled.
///
/// Scrolling only changes the bounds' origin, so every conversion and hit test follows it. Two
/// recognizers do the work: one keeps new touches from the content for a moment, and a pan moves
/// the content and takes over the touches it needs for that.
///
/// > Source: UIKit, `UIScrollView`. Differs: no indicators.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How quickly a flick comes to rest: the share of speed that is left after a millisecond.
  ///
  /// > Source: UIKit, `UIScrollView.DecelerationRate`.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of ordinary scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The recognizer that drags the content.
  public final let panGestureRecognizer = UIPanGestureRecognizer()

  final let contentTouchDelay = ContentTouchDelay()
  final var drag: ScrollDrag?
  final var flight: ScrollFlight?
  final var ticket: Deadlines.Ticket?
  final var pinch: ZoomPinch?
  final var grip: ZoomGrip?
  final var scaleOfContent: CGFloat = 1

  /// Makes a view that shows the top left of its content and clips it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view that clips; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    panGestureRecognizer.allowedScrollTypesMask = .all
    panGestureRecognizer.addAction { [weak self] _ in self?.follow() }
    addGestureRecognizer(contentTouchDelay)
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// The object that is notified of what the scroll view does.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the view's top left: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The extent of the content, from the origin.
  ///
  /// > Units: points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// How far beyond the content's edges it can be scrolled.
  open var contentInset = UIEdgeInsets.zero

  /// The insets in effect; there are no safe areas to add.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Shows another part of the content, at once or animated over a third of a second.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    halt()
    guard animated, contentOffset != self.contentOffset, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    fly(ScrollFlight(from: self.contentOffset, gliding: contentOffset, at: application.now))
  }

  /// Scrolls just far enough to show a part of the content.
  ///
  /// > Coordinates: the bounds space.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let size = bounds.size
    offset.x = max(min(offset.x, rect.minX), rect.maxX - size.width)
    offset.y = max(min(offset.y, rect.minY), rect.maxY - size.height)
    setContentOffset(scrollRange.nearest(to: offset), animated: animated)
  }

  // MARK: Behaviour

  /// Whether the content can be dragged.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether content that is dragged beyond its edge gives way and springs back.
  open var bounces = true

  /// Whether content that fits can be dragged up and down all the same.
  open var alwaysBounceVertical = false

  /// Whether content that fits can be dragged sideways all the same.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag keeps to the direction it began in.
  open var isDirectionalLockEnabled = false

  /// How quickly a flick comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the content's touches are delayed until it is clear that they do not drag.
  open var delaysContentTouches = true

  /// Whether a drag takes over touches that were delivered to views of the content.
  open var canCancelContentTouches = true

  // MARK: Zooming

  /// The recognizer that scales the content; none while one scale alone is allowed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// The smallest scale of the view that the delegate names for zooming.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { prepareZooming() }
  }

  /// The largest scale of that view.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { prepareZooming() }
  }

  /// Whether content that is pinched beyond its scales gives way and springs back.
  open var bouncesZoom = true

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { scaleOfContent }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content about the middle of what is shown.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, middle: nil, animated: animated)
  }

  /// Scales the content so that a part of it fills the view.
  ///
  /// > Coordinates: the space of the view that the delegate names.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: scale, middle: rect.middle, animated: animated)
  }

  /// Whether the content is being pinched.
  open var isZooming: Bool { grip != nil }

  // MARK: Stored without effect

  /// Whether a bar shows how far down the content is; there are no such bars.
  open var showsVerticalScrollIndicator = true

  /// Whether a bar shows how far right the content is; there are no such bars.
  open var showsHorizontalScrollIndicator = true

  /// How insets follow safe areas; there are none.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// How a drag dismisses a keyboard; there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a tap on the status bar scrolls to the top; there is none.
  open var scrollsToTop = true

  /// Shows the bars for a moment; there are none.
  open func flashScrollIndicators() {}

  // MARK: State

  /// Whether a finger is on the scroll view; it may yet turn out to be a tap.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 || isDragging }

  /// Whether the content is being dragged.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves after it was released.
  open var isDecelerating: Bool { flight?.isDeceleration ?? false }

  // MARK: Touches of the content

  /// Returns whether a view of the content receives touches that began in it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag may take over touches of a view of the content; not of controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Refuses a pan that the content cannot follow, or whose touch the content may keep.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let translation = panGestureRecognizer.translation(in: self)
    if panGestureRecognizer.scrollType != nil { return followsScroll(translation) }
    return canFollow(translation) && mayTakeContentTouches
  }
}

extension UIScrollView {
  /// How a scroll view's insets follow safe areas.
  ///
  /// > Source: UIKit, `UIScrollView.ContentInsetAdjustmentBehavior`.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the view controller needs it, where it scrolls, never, always.
    case automatic, scrollableAxes, never, always
  }

  /// How a drag dismisses a keyboard.
  ///
  /// > Source: UIKit, `UIScrollView.KeyboardDismissMode`.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all, when it begins, following the finger.
    case none, onDrag, interactive
  }
}
