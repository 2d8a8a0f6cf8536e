public import Foundation

/// A typeface in a size, as a value.
///
/// > Units: points.
nonisolated public struct Font: Hashable, Sendable {
  /// Which typefaces are tried, in order.
  public enum Family: Hashable, Sendable {
    /// Proportional text: Open Sans, else Inter, Noto Sans or DejaVu Sans.
    case text
    /// Figures and code of one width: DejaVu Sans Mono.
    case numbers
    /// A typeface by name; where it is missing, the text typefaces are used.
    case named(String)
  }

  /// How heavy the strokes are, from 100 to 900; 400 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as style sheets count it.
    public var rawValue: Int

    /// Makes a weight from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The weight of running text.
    public static let regular = Weight(rawValue: 400)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 500)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 600)
    /// The weight of headings.
    public static let bold = Weight(rawValue: 700)
  }

  /// Which typefaces are tried.
  public var family: Family
  /// The height of a line of type without leading.
  public var size: CGFloat
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// What is added between letters; may be negative.
  public var letterSpacing: CGFloat

  /// Makes a font; only the size has no default.
  public init(
    _ family: Family = .text,
    size: CGFloat,
    weight: Weight = .regular,
    isItalic: Bool = false,
    letterSpacing: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.letterSpacing = letterSpacing
  }

  /// The names passed to Pango, which uses the first that is installed.
  var familyNames: String {
    let text = "Open Sans,Inter,Noto Sans,DejaVu Sans"
    return switch family {
    case .text: text
    case .numbers: "DejaVu Sans Mono,Noto Sans Mono,monospace"
    case .named(let name): name.isEmpty ? text : "\(name),\(text)"
    }
  }

  /// The size clamped to what can be drawn, so that no number stops the text.
  var usableSize: CGFloat { size.isFinite ? min(max(size, 0.5), 2000) : 12 }
}
