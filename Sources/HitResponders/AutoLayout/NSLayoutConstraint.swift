public import Foundation

/// A relation between two edges, centres or sizes that layout keeps.
///
/// > Source: UIKit, `NSLayoutConstraint`. Differs: no visual format; of constraints that conflict
/// > the weaker and later ones are ignored, and nothing is printed.
@preconcurrency @MainActor
open class NSLayoutConstraint {
  /// The attribute of an item that a constraint is about.
  ///
  /// > Source: UIKit, `NSLayoutConstraint.Attribute`. Differs: margins are layout guides.
  nonisolated public enum Attribute: Int, Sendable {
    /// An edge.
    case left = 1
    /// An edge.
    case right, top, bottom, leading, trailing
    /// A size.
    case width, height
    /// A middle.
    case centerX, centerY
    /// The baseline of the last line of text; the bottom here.
    case lastBaseline
    /// The baseline of the first line of text; the bottom here.
    case firstBaseline
    /// No attribute; the constant is used alone.
    case notAnAttribute = 0
  }

  /// How two sides of a constraint are related.
  nonisolated public enum Relation: Int, Sendable {
    /// At most, equal, at least.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// Horizontal, vertical.
    case horizontal, vertical
  }

  /// The item on the left side.
  public final private(set) weak var firstItem: AnyObject?
  /// The item on the right side.
  public final private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public final let firstAttribute: Attribute
  /// The attribute of the second item.
  public final let secondAttribute: Attribute
  /// How they are related.
  public final let relation: Relation
  /// What the right side is multiplied by.
  public final let multiplier: CGFloat

  /// What is added to the right side.
  open var constant: CGFloat {
    didSet { if constant != oldValue { layoutDidChange() } }
  }

  /// How strong the constraint is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { layoutDidChange() } }
  }

  /// A text that names the constraint.
  open var identifier: String?

  /// The view that holds the constraint: the nearest one that contains both items.
  final weak var holder: UIView?

  /// Makes a constraint that is not active yet.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The view that an item is, or to which it belongs as a guide.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard holder == nil else { return }
    let views = [firstItem, secondItem].compactMap(Self.view)
    guard let first = views.first else { return }
    let common = first.ancestry.first { view in views.allSatisfy { $0.isDescendant(of: view) } }
    guard let common else {
      preconditionFailure(
        "The constraint relates \(first) and \(views[1]), which are in no common view. Add both to "
          + "a view before you activate it."
      )
    }
    holder = common
    common.changeLayout { $0.constraints.append(self) }
    LayoutSystem.isInUse = true
    layoutDidChange()
  }

  private func deactivate() {
    guard let holder else { return }
    layoutDidChange()
    holder.changeLayout { $0.constraints.removeAll { $0 === self } }
    self.holder = nil
  }

  private func layoutDidChange() { holder?.setNeedsLayout() }
}

nonisolated extension NSLayoutConstraint: IdentityHashable {}

/// How strong a constraint is compared with others.
///
/// > Source: UIKit, `UILayoutPriority`.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number; higher goes first.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that must hold.
  public static let required = Self(1000)
  /// Not to cut content, to keep views as small as their content, to fit a view to its content.
  public static let (defaultHigh, defaultLow, fittingSizeLevel) = (Self(750), Self(250), Self(50))

  /// Whether one priority is lower than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
