/// What a view is to somebody who cannot see it.
///
/// > Source: UIKit, `UIAccessibilityTraits`. Differs: kept; nobody asks for it.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something whose value is raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Words for a screen reader; they are kept, and nothing here reads them.
extension UIView {
  /// Whether the view is one thing to a screen reader.
  public final var isAccessibilityElement: Bool {
    get { extras?.kept?.isAccessibilityElement ?? false }
    set { keep { $0.isAccessibilityElement = newValue } }
  }

  /// What the view is called.
  public final var accessibilityLabel: String? {
    get { extras?.kept?.accessibilityLabel }
    set { keep { $0.accessibilityLabel = newValue } }
  }

  /// What the view does.
  public final var accessibilityHint: String? {
    get { extras?.kept?.accessibilityHint }
    set { keep { $0.accessibilityHint = newValue } }
  }

  /// What the view is set to.
  public final var accessibilityValue: String? {
    get { extras?.kept?.accessibilityValue }
    set { keep { $0.accessibilityValue = newValue } }
  }

  /// What kind of thing the view is.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.kept?.accessibilityTraits ?? .none }
    set { keep { $0.accessibilityTraits = newValue } }
  }
}
