internal import Foundation

/// What constraint-based layout keeps of a view.
final class LayoutFacts {
  var isPlacedByConstraints = false
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var needsUpdate = false
  /// The priorities by direction of staying small, and of not being cut.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// The count of changes after which the tree below was laid out, for a root.
  var solvedAt: UInt64?
}

extension UIView {
  final func changeLayout(_ change: (LayoutFacts) -> Void) {
    withExtras { extras in
      let facts = extras.layout ?? LayoutFacts()
      change(facts)
      extras.layout = facts
    }
  }

  /// Whether the view is where its frame says, in place of where constraints say.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(extras?.layout?.isPlacedByConstraints ?? false) }
    set {
      changeLayout { $0.isPlacedByConstraints = !newValue }
      setNeedsLayout()
    }
  }

  /// The constraints that the view keeps, for itself and what is in it.
  public final var constraints: [NSLayoutConstraint] { extras?.layout?.constraints ?? [] }

  /// Has a constraint kept.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Has constraints kept.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Has a constraint kept no more.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Has constraints kept no more.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Asks for `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    changeLayout { $0.needsUpdate = true }
    LayoutSystem.isInUse = true
    setNeedsLayout()
  }

  /// Has a superview that makes constraints look at its subviews anew: stack views pass over
  /// hidden ones.
  final func tellOfVisibility() {
    guard LayoutSystem.isInUse, let parent, parent.extras?.layout != nil else { return }
    parent.setNeedsUpdateConstraints()
  }

  /// Returns how much the view wants to be no larger than its content.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    extras?.layout?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Says how much the view wants to be no larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeLayout { $0.hugging[axis.rawValue] = priority }
    parent?.setNeedsLayout()
  }

  /// Returns how much the view wants to be no smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    extras?.layout?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Says how much the view wants to be no smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeLayout { $0.resistance[axis.rawValue] = priority }
    parent?.setNeedsLayout()
  }

  /// Says that the content has another size, where constraints look at it.
  package final func noteContentSize() {
    if LayoutSystem.isInUse, !translatesAutoresizingMaskIntoConstraints {
      invalidateIntrinsicContentSize()
    }
  }

  /// The view whose tree is laid out at once: the window, or the topmost view without one.
  final var constraintRoot: UIView {
    if let window = hostWindow { return window }
    var root = self
    while let upper = root.parent { root = upper }
    return root
  }

  /// Places the views that constraints place in the tree of a topmost view, unless that is done.
  final func solveConstraints() {
    if extras?.layout?.solvedAt == UIView.changeCount { return }
    // What depends on a width, as lines of text do, is known only after the first pass.
    if let pass = LayoutPass(self), pass.run() { _ = LayoutPass(self)?.run() }
    changeLayout { $0.solvedAt = 0 }
    extras?.layout?.solvedAt = UIView.changeCount
  }
}

extension UIApplication {
  /// Places what constraints place in the windows of some views.
  final func solveConstraints(of views: [UIView]) {
    for window in visibleWindows where views.contains(where: { $0.hostWindow === window }) {
      window.solveConstraints()
    }
  }
}
