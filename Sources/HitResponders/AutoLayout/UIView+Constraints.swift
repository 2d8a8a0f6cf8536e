internal import Foundation

/// The data of a view for constraint-based layout.
final class LayoutFacts {
  var isPlacedByConstraints = false
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var needsUpdate = false
  /// By direction, the priority of staying small, and of not being cut.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// The version of all layouts at which the tree below was laid out, for a root.
  var solvedVersion: Int?
  /// How often a view asked for layout, or what its layout is made of changed.
  @exclusivity(unchecked)
  static var version = 0
}

extension UIView {
  final func changeLayout(_ change: (LayoutFacts) -> Void) {
    LayoutFacts.version &+= 1
    withExtras { extras in
      let facts = extras.layout ?? LayoutFacts()
      change(facts)
      extras.layout = facts
    }
  }

  /// Whether the view's frame determines its place, instead of constraints.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(extras?.layout?.isPlacedByConstraints ?? false) }
    set {
      changeLayout { $0.isPlacedByConstraints = !newValue }
      setNeedsLayout()
    }
  }

  /// The constraints that the view holds, for itself and its subviews.
  public final var constraints: [NSLayoutConstraint] { extras?.layout?.constraints ?? [] }

  /// Activates a constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Asks for `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    changeLayout { $0.needsUpdate = true }
    LayoutSystem.isInUse = true
    setNeedsLayout()
  }

  /// Has a superview that makes constraints renew them: stack views skip hidden subviews.
  final func visibilityDidChange() {
    guard LayoutSystem.isInUse, let parent, parent.extras?.layout != nil else { return }
    parent.setNeedsUpdateConstraints()
  }

  /// Returns how strongly the view resists being larger than its content.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.layout?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeLayout { $0.hugging[axis.rawValue] = priority }
    parent?.setNeedsLayout()
  }

  /// Returns how strongly the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { extras?.layout?.resistance[axis.rawValue] ?? .defaultHigh }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeLayout { $0.resistance[axis.rawValue] = priority }
    parent?.setNeedsLayout()
  }

  /// Invalidates the layout where constraints depend on the size of the content.
  package final func contentSizeDidChange() {
    if LayoutSystem.isInUse, !translatesAutoresizingMaskIntoConstraints {
      invalidateIntrinsicContentSize()
    }
  }

  /// Lays out the tree of a topmost view by its constraints, unless that is done.
  final func solveConstraints() {
    if extras?.layout?.solvedVersion == LayoutFacts.version { return }
    // Heights that depend on a width, as of lines of text, are known only after the first pass.
    if let pass = LayoutPass(self), pass.run() { _ = LayoutPass(self)?.run() }
    changeLayout { $0.solvedVersion = LayoutFacts.version }
  }
}

extension UIApplication {
  /// Lays out the windows of some views by their constraints.
  final func solveConstraints(of views: [UIView]) {
    for window in visibleWindows where views.contains(where: { $0.hostWindow === window }) {
      window.solveConstraints()
    }
  }
}
