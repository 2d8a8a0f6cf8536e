/// What a view is to a screen reader.
///
/// > Source: UIKit, `UIAccessibilityTraits`. Differs: stored and never read.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: Self = []
  /// What a view is: a button, a link, an image.
  public static let (button, link, image) = (bit(0), bit(1), bit(2))
  /// What a text is: one that does not change, a heading.
  public static let (staticText, header) = (bit(6), bit(16))
  /// How a view is: chosen, of no use now, of a value that is raised and lowered.
  public static let (selected, notEnabled, adjustable) = (bit(3), bit(8), bit(12))
}

extension UIView {
  /// What client code says to screen readers; nothing here reads it.
  struct Accessibility {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
  }
}
