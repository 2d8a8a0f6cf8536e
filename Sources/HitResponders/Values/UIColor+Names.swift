package import Foundation

nonisolated extension UIColor {
  /// Makes a colour of one number, `0xRRGGBB`.
  package init(hex value: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: .init(value >> 16 & 0xff) / 255,
      green: .init(value >> 8 & 0xff) / 255,
      blue: .init(value & 0xff) / 255,
      alpha: alpha
    )
  }

  private static func hex(_ value: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(hex: value, alpha: alpha)
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  private static func shade(_ white: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }

  // MARK: Colours by their looks

  /// Without any colour: black, white and what lies between; `clear` is black that is not seen.
  public static let (black, white, clear) = (shade(0), shade(1), shade(0, 0))
  /// Black and white, mixed one to two, one to one and two to one.
  public static let (darkGray, gray, lightGray) = (shade(1 / 3), shade(0.5), shade(2 / 3))
  /// The colours of light, at their fullest.
  public static let (red, green, blue) = (rgb(1, 0, 0), rgb(0, 1, 0), rgb(0, 0, 1))
  /// Two of the colours of light, at their fullest.
  public static let (cyan, magenta, yellow) = (rgb(0, 1, 1), rgb(1, 0, 1), rgb(1, 1, 0))
  /// Mixed colours.
  public static let (orange, purple, brown) = (rgb(1, 0.5, 0), rgb(0.5, 0, 0.5), rgb(0.6, 0.4, 0.2))

  // MARK: The system's colours

  // The numbers are those of the light appearance, as UIKit's "UI element colors" list them.

  /// The system's warm colours, in their light form.
  public static let (systemRed, systemOrange) = (hex(0xff3b30), hex(0xff9500))
  /// The system's warm colours, in their light form.
  public static let (systemYellow, systemPink) = (hex(0xffcc00), hex(0xff2d55))
  /// The system's greens, in their light form.
  public static let (systemGreen, systemMint) = (hex(0x34c759), hex(0x00c7be))
  /// The system's blues, in their light form.
  public static let (systemTeal, systemCyan) = (hex(0x30b0c7), hex(0x32ade6))
  /// The system's blues, in their light form.
  public static let (systemBlue, systemIndigo) = (hex(0x007aff), hex(0x5856d6))
  /// The system's mixed colours, in their light form.
  public static let (systemPurple, systemBrown) = (hex(0xaf52de), hex(0xa2845e))
  /// The system's grays, the darkest first, in their light form.
  public static let (systemGray, systemGray2, systemGray3) = (
    hex(0x8e8e93), hex(0xaeaeb2), hex(0xc7c7cc)
  )
  /// The system's lighter grays, in their light form.
  public static let (systemGray4, systemGray5, systemGray6) = (
    hex(0xd1d1d6), hex(0xe5e5ea), hex(0xf2f2f7)
  )

  // MARK: Colours by their purpose

  /// What stands behind everything, and behind what is grouped on it.
  public static let (systemBackground, secondarySystemBackground) = (white, systemGray6)
  /// What stands behind what is grouped further.
  public static let tertiarySystemBackground = white
  /// What stands behind tables of groups, and behind a group in them.
  public static let (systemGroupedBackground, secondarySystemGroupedBackground) =
    (systemGray6, white)
  /// What stands behind what is grouped further in a table of groups.
  public static let tertiarySystemGroupedBackground = systemGray6
  /// Text, by how much it matters.
  public static let (label, secondaryLabel) = (black, hex(0x3c3c43, 0.6))
  /// Text that matters less.
  public static let (tertiaryLabel, quaternaryLabel) = (hex(0x3c3c43, 0.3), hex(0x3c3c43, 0.18))
  /// Text that is not there yet, and text that leads somewhere.
  public static let (placeholderText, link) = (hex(0x3c3c43, 0.3), systemBlue)
  /// Text on a light and on a dark background, whatever the appearance.
  public static let (darkText, lightText) = (black, shade(1, 0.6))
  /// Lines between things, seen through and not.
  public static let (separator, opaqueSeparator) = (hex(0x3c3c43, 0.29), hex(0xc6c6c8))
  /// What fills small shapes, and larger ones.
  public static let (systemFill, secondarySystemFill) = (hex(0x787880, 0.2), hex(0x787880, 0.16))
  /// What fills large shapes, and largest ones.
  public static let (tertiarySystemFill, quaternarySystemFill) =
    (hex(0x767680, 0.12), hex(0x747480, 0.08))
  /// What a view is tinted with that no superview has a tint for.
  public static let tintColor = systemBlue
}
