internal import Foundation

/// UIKit's colours named by their purpose, in their light form.
///
/// > Source: UIKit, "UI element colors"; the numbers are those of the light appearance.
nonisolated extension UIColor {
  private static func hex(_ value: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: .init(value >> 16 & 0xff) / 255,
      green: .init(value >> 8 & 0xff) / 255,
      blue: .init(value & 0xff) / 255,
      alpha: alpha
    )
  }

  /// UIKit's `secondaryLabel`.
  public static var secondaryLabel: UIColor { hex(0x3c3c43, 0.6) }
  /// UIKit's `tertiaryLabel`.
  public static var tertiaryLabel: UIColor { hex(0x3c3c43, 0.3) }
  /// UIKit's `quaternaryLabel`.
  public static var quaternaryLabel: UIColor { hex(0x3c3c43, 0.18) }
  /// UIKit's `placeholderText`.
  public static var placeholderText: UIColor { hex(0x3c3c43, 0.3) }
  /// UIKit's `link`.
  public static var link: UIColor { hex(0x007aff) }
  /// UIKit's `darkText`.
  public static var darkText: UIColor { black }
  /// UIKit's `lightText`.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// UIKit's `separator`.
  public static var separator: UIColor { hex(0x3c3c43, 0.29) }
  /// UIKit's `opaqueSeparator`.
  public static var opaqueSeparator: UIColor { hex(0xc6c6c8) }
  /// UIKit's `tertiarySystemBackground`.
  public static var tertiarySystemBackground: UIColor { white }
  /// UIKit's `systemGroupedBackground`.
  public static var systemGroupedBackground: UIColor { hex(0xf2f2f7) }
  /// UIKit's `secondarySystemGroupedBackground`.
  public static var secondarySystemGroupedBackground: UIColor { white }
  /// UIKit's `tertiarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: UIColor { hex(0xf2f2f7) }
  /// UIKit's `systemFill`.
  public static var systemFill: UIColor { hex(0x787880, 0.2) }
  /// UIKit's `secondarySystemFill`.
  public static var secondarySystemFill: UIColor { hex(0x787880, 0.16) }
  /// UIKit's `tertiarySystemFill`.
  public static var tertiarySystemFill: UIColor { hex(0x767680, 0.12) }
  /// UIKit's `quaternarySystemFill`.
  public static var quaternarySystemFill: UIColor { hex(0x747480, 0.08) }
  /// UIKit's `tintColor`.
  public static var tintColor: UIColor { systemBlue }
}
