public import Foundation

/// A font of the system in a size.
///
/// > Source: UIKit, `UIFont`. Differs: a value, which covers the families of `Font`.
nonisolated public struct UIFont: Hashable, Sendable {
  /// The font as the canvas takes it.
  public var font: Font

  /// Makes a font from the canvas's own.
  public init(_ font: Font) { self.font = font }

  /// Finds a typeface by name; where it is missing, the system's is used.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Font(.named(fontName), size: fontSize))
  }

  /// How heavy the strokes are, as UIKit counts it: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number around 0.
    public var rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of headings.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    var fontWeight: Font.Weight {
      let steps: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let nearest = steps.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return Font.Weight(rawValue: nearest?.1 ?? 400)
    }
  }
}

// MARK: - Fonts of the system

extension UIFont {
  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of button titles.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small text of the system.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font(size: fontSize)) }

  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.fontWeight))
  }

  /// Returns the system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, weight: .bold))
  }

  /// Returns the system's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true))
  }

  /// Returns the system's font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(.numbers, size: fontSize, weight: weight.fontWeight))
  }

  /// Returns a font of the system whose digits are equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(.numbers, size: fontSize, weight: weight.fontWeight))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.size }

  /// Returns the same typeface in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font)
  }

  /// The height of a line.
  @preconcurrency @MainActor public var lineHeight: CGFloat {
    TextLayout.of("", font: font).size.height
  }
  /// How far a line reaches above the letters' foot.
  @preconcurrency @MainActor public var ascender: CGFloat { TextLayout.of("", font: font).baseline }
  /// How far a line reaches below the letters' foot, as a negative number.
  @preconcurrency @MainActor public var descender: CGFloat { ascender - lineHeight }
}

// MARK: - Styles

extension UIFont {
  /// The purpose of a text.
  ///
  /// > Source: UIKit, `UIFont.TextStyle`.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line under a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout beside the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The caption of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a style, in the size it has unless a user changes it.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: styleSizes[style] ?? labelFontSize,
      weight: style == .headline ? .semibold : .regular
    )
  }

  private static let styleSizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
