internal import DequeModule
public import Foundation
public import HitGeometry

/// A rectangle that is drawn, that can be touched, and that holds other views.
///
/// A view stores `center`, `bounds` and `transform`; `frame` is computed. This class body has what
/// may be overridden; the extensions beside it have what may not.
///
/// A superview owns its subviews. The reference to the superview is a plain pointer, cleared when
/// the subview is removed, so walking up costs no reference counting.
///
/// > Source: UIKit, `UIView`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Stored state

  @exclusivity(unchecked)
  final var state = State() { didSet { noteChange() } }
  /// When the view changed last; it fits into what the state leaves of its last word.
  @exclusivity(unchecked)
  final var changeStamp: UInt32 = 0
  @exclusivity(unchecked)
  final var centerInSuperview = CGPoint.zero { didSet { noteChange() } }
  @exclusivity(unchecked)
  final var boundsRect = CGRect.zero { didSet { noteChange() } }
  @exclusivity(unchecked)
  final var transforms: TransformPair? { didSet { noteChange() } }
  @exclusivity(unchecked)
  final var children = Deque<UIView>() { didSet { noteHierarchyChange() } }
  @exclusivity(unchecked)
  final var childrenSnapshot: [UIView] = []
  /// The superview, which owns this view, uncounted.
  @exclusivity(unchecked)
  final var upper: Unmanaged<UIView>?
  @exclusivity(unchecked)
  final var hosting: Unmanaged<UIWindow>?
  @exclusivity(unchecked)
  final var extras: Extras?

  /// Makes a view with a frame in its future superview's space.
  public init(frame: CGRect) {
    super.init()
    frame.requireNumbers(as: "frame")
    setFrame(frame)
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view with default values; archives of Interface Builder cannot be decoded.
  ///
  /// > Source: UIKit, `UIView.init(coder:)`. Differs: reads nothing from the archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    if children.isEmpty, extras == nil { return }
    MainQueue.end { dismantle() }
  }

  /// The class, the identifier and the frame, as UIKit prints them without the address.
  nonisolated open override var description: String {
    MainQueue.isCurrent ? MainActor.assumeIsolated { printedName } : super.description
  }

  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? {
    state.mayHaveController ? extras?.controller ?? parent : parent
  }

  package override var owningWindow: UIWindow? { hostWindow }

  // MARK: Geometry

  /// The bounding box of the view in its superview's space.
  ///
  /// > Coordinates: the superview's bounds space, in points.
  open var frame: CGRect {
    get { computedFrame }
    set {
      newValue.requireNumbers(as: "frame")
      changingExtent { setFrame(newValue) }
    }
  }

  /// The view's rectangle in its own space; its origin shifts the space of the subviews.
  open var bounds: CGRect {
    get { boundsRect }
    set {
      newValue.requireNumbers(as: "bounds")
      changingExtent { setBounds(newValue.standardized) }
    }
  }

  /// The middle of the view, about which `transform` acts.
  ///
  /// > Coordinates: the superview's bounds space, in points.
  open var center: CGPoint {
    get { centerInSuperview }
    set {
      CGRect(origin: newValue, size: .zero).requireNumbers(as: "center")
      changingExtent { centerInSuperview = newValue }
    }
  }

  /// The map applied to the view about its centre.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { changingExtent { transforms = TransformPair(newValue, anchor: storedAnchor) } }
  }

  /// The point that `center` places and `transform` acts about, in fractions of the bounds' size.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      CGRect(origin: newValue, size: .zero).requireNumbers(as: "anchorPoint")
      changingExtent { transforms = TransformPair(storedTransform, anchor: newValue) }
    }
  }

  // MARK: Interaction and looks

  /// Whether the view is hidden; a hidden view and its subviews are neither drawn nor hit.
  open var isHidden: Bool {
    get { state.isHidden }
    set {
      let isNews = state.isHidden != newValue
      changingExtent { state.isHidden = newValue }
      if isNews { visibilityDidChange() }
    }
  }

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { !state.isInteractionDisabled }
    set { state.isInteractionDisabled = !newValue }
  }

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled: Bool {
    get { state.isMultipleTouchEnabled }
    set { state.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view keeps other views of its window from getting touches while it has one.
  open var isExclusiveTouch: Bool {
    get { state.isExclusiveTouch }
    set { state.isExclusiveTouch = newValue }
  }

  /// The opacity of the view and its subviews as one group, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(state.alpha) }
    set { changingExtent { state.alpha = Double(newValue) } }
  }

  /// Whether subviews are clipped to the view's bounds when drawn; hit testing ignores it.
  open var clipsToBounds: Bool {
    get { state.clipsToBounds }
    set { changingExtent { state.clipsToBounds = newValue } }
  }

  /// The colour behind the view's content.
  open var backgroundColor: UIColor? {
    get { extras?.backgroundColor }
    set {
      if newValue == backgroundColor { return }
      if animating({ withExtras { $0.backgroundColor = newValue } }) { return }
      withExtras { $0.backgroundColor = newValue }
      setNeedsDisplay()
    }
  }

  /// A number that names the view.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { withExtras { $0.tag = newValue } }
  }

  /// The name that walks, logs and traces give the view.
  open var accessibilityIdentifier: String? {
    get { extras?.identifier }
    set {
      withExtras { $0.identifier = newValue }
      SceneChanges.noteNames()
    }
  }

  /// The colour of what a user can act on; the superview's unless one is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { lineage.lazy.compactMap { $0.extras?.tintColor }.first { _ in true } ?? .systemBlue }
    set {
      if extras?.tintColor == newValue { return }
      withExtras { $0.tintColor = newValue }
      announceTintColor()
    }
  }

  /// Tells the view that its tint colour, or one that it inherits, was changed.
  open func tintColorDidChange() {}

  /// Tells the view that its traits changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How content is fitted to the bounds by views that show content of a size of its own.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set {
      if newValue == contentMode { return }
      withExtras { $0.contentMode = newValue }
      setNeedsDisplay()
    }
  }

  /// Whether drawing code promises to fill the whole view; stored and not used.
  open var isOpaque: Bool {
    get { !state.isTranslucent }
    set { state.isTranslucent = !newValue }
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  /// The parts of the view that system bars cover: none, there are no bars.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Tells the view that those parts changed; never called.
  open func safeAreaInsetsDidChange() {}

  // MARK: Accessibility, stored and not used

  /// Whether the view is one thing to a screen reader.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility.isElement ?? false }
    set { withExtras { $0.accessibility.isElement = newValue } }
  }

  /// What the view is called.
  open var accessibilityLabel: String? {
    get { extras?.accessibility.label }
    set { withExtras { $0.accessibility.label = newValue } }
  }

  /// What the view does.
  open var accessibilityHint: String? {
    get { extras?.accessibility.hint }
    set { withExtras { $0.accessibility.hint = newValue } }
  }

  /// What the view is set to.
  open var accessibilityValue: String? {
    get { extras?.accessibility.value }
    set { withExtras { $0.accessibility.value = newValue } }
  }

  /// What kind of thing the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility.traits ?? .none }
    set { withExtras { $0.accessibility.traits = newValue } }
  }

  /// Does what a press on the view does; an override returns whether it did.
  open func accessibilityActivate() -> Bool { false }

  /// Raises what the view is set to.
  open func accessibilityIncrement() {}

  /// Lowers what the view is set to.
  open func accessibilityDecrement() {}

  // MARK: Hit testing

  /// Returns the frontmost view under a point, or `nil` when none claims it.
  ///
  /// Subviews are asked front to back, the reverse of `subviews`. A subview outside its superview's
  /// bounds is never asked, even where it is drawn.
  ///
  /// > Coordinates: `point` is in this view's bounds space, in points, y down.
  ///
  /// > Observed: reports `judged`; the caller reports `asked` and `answered`.
  ///
  /// > Source: UIKit, `UIView.hitTest(_:with:)`.
  ///
  /// - Parameters:
  ///   - point: The point to test.
  ///   - event: The event that caused the test, or `nil` outside event handling.
  /// - Returns: This view, a descendant, or `nil`.
  /// - Complexity: Proportional to the number of views asked; needs no stack for views that do not
  ///   override this method.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point is inside the view.
  ///
  /// While a property animator makes the view be hit where it is drawn, its bounds are those drawn:
  /// rule A9.
  ///
  /// > Coordinates: the view's bounds space.
  ///
  /// > Source: UIKit, `UIView.point(inside:with:)`. The left and top edges are inside, the right and
  /// > bottom edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInHitBounds(point) }

  // MARK: Recognizers

  /// The recognizers that are attached to the view, in the order they were attached.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.recognizers }
    set { setRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer, taking it from the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer, which ends its engagement first.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recognizer of this view or of one above it may recognize a touch of this
  /// view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  func didResize(from oldSize: CGSize) { resizeSubviews(from: oldSize) }

  // MARK: Hierarchy

  /// The view this one is in.
  open var superview: UIView? { parent }

  /// The views in this one, back to front.
  open var subviews: [UIView] { subviewSnapshot }

  /// The window this view is in.
  open var window: UIWindow? { hostWindow }

  /// Puts a view in front of the subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view) { $0.children.count } }

  /// Puts a view among the subviews at an index, clamped to those there are.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  /// Puts a view directly behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if view === sibling { return }
    insert(view) { $0.indexOfChild(sibling) ?? $0.children.count }
  }

  /// Puts a view directly in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view === sibling { return }
    insert(view) { $0.indexOfChild(sibling).map { $0 + 1 } ?? $0.children.count }
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    precondition(
      children.indices.contains(first) && children.indices.contains(second),
      "exchangeSubview(at: \(first), withSubviewAt: \(second)): \(routingName) has "
        + "\(children.count) subviews."
    )
    if first == second { return }
    children.swapAt(first, second)
    childrenSnapshot = []
    children[first].addDamage()
    children[second].addDamage()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.children.count } }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { _ in 0 } }

  /// Takes the view from its superview; live touches of its subtree are cancelled first.
  open func removeFromSuperview() { detach() }

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview changed.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window changed.
  open func didMoveToWindow() {}

  /// Returns the first view with a tag in this view and its subviews, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  // MARK: Drawing and layout

  /// Draws the view's content in its bounds space, into the current context; draws nothing here.
  open func draw(_ rect: CGRect) {}

  /// Says that the whole view must be drawn again.
  open func setNeedsDisplay() { addDamage(in: boundsRect) }

  /// Says that a part of the view, in its bounds space, must be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { addDamage(in: rect) }

  /// Places the subviews; called before drawing when the size changed or layout was asked for.
  open func layoutSubviews() {}

  /// Tells the view to change its constraints; called before layout where it was asked for.
  open func updateConstraints() {}

  /// Asks for `layoutSubviews` before the next drawing.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the view's subtree at once where layout was asked for.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Which of the view's margins and sides give way when its superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(state.autoresizingBits)) }
    set { state.autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Whether subviews follow the size of this view by their `autoresizingMask`.
  open var autoresizesSubviews: Bool {
    get { !state.keepsSubviewSizes }
    set { state.keepsSubviewSizes = !newValue }
  }

  /// The size that the content wants; no metric in either direction unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` changed; asks the superview for layout.
  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }

  /// Returns the size, in points, that fits best within a size; its own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { boundsRect.size }

  /// Makes the view as large as `sizeThatFits(_:)` says, keeping its top left corner.
  open func sizeToFit() {
    let corner = frame.origin
    let size = sizeThatFits(boundsRect.size)
    bounds = CGRect(origin: boundsRect.origin, size: size)
    frame = CGRect(origin: corner, size: frame.size)
  }
}
