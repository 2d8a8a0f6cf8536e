internal import Foundation

nonisolated extension UIColor {
  private static func hex(_ value: UInt32) -> UIColor {
    UIColor(
      red: .init(value >> 16 & 0xff) / 255,
      green: .init(value >> 8 & 0xff) / 255,
      blue: .init(value & 0xff) / 255,
      alpha: 1
    )
  }

  /// UIKit's `black`.
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// UIKit's `darkGray`.
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// UIKit's `lightGray`.
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// UIKit's `white`.
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// UIKit's `gray`.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// UIKit's `red`.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// UIKit's `green`.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// UIKit's `blue`.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// UIKit's `cyan`.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// UIKit's `yellow`.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// UIKit's `magenta`.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// UIKit's `orange`.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// UIKit's `purple`.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// UIKit's `brown`.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// UIKit's `clear`.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// UIKit's `systemRed`.
  public static var systemRed: UIColor { hex(0xff3b30) }
  /// UIKit's `systemOrange`.
  public static var systemOrange: UIColor { hex(0xff9500) }
  /// UIKit's `systemYellow`.
  public static var systemYellow: UIColor { hex(0xffcc00) }
  /// UIKit's `systemGreen`.
  public static var systemGreen: UIColor { hex(0x34c759) }
  /// UIKit's `systemMint`.
  public static var systemMint: UIColor { hex(0x00c7be) }
  /// UIKit's `systemTeal`.
  public static var systemTeal: UIColor { hex(0x30b0c7) }
  /// UIKit's `systemCyan`.
  public static var systemCyan: UIColor { hex(0x32ade6) }
  /// UIKit's `systemBlue`.
  public static var systemBlue: UIColor { hex(0x007aff) }
  /// UIKit's `systemIndigo`.
  public static var systemIndigo: UIColor { hex(0x5856d6) }
  /// UIKit's `systemPurple`.
  public static var systemPurple: UIColor { hex(0xaf52de) }
  /// UIKit's `systemPink`.
  public static var systemPink: UIColor { hex(0xff2d55) }
  /// UIKit's `systemBrown`.
  public static var systemBrown: UIColor { hex(0xa2845e) }
  /// UIKit's `systemGray`.
  public static var systemGray: UIColor { hex(0x8e8e93) }
  /// UIKit's `systemGray2`.
  public static var systemGray2: UIColor { hex(0xaeaeb2) }
  /// UIKit's `systemGray3`.
  public static var systemGray3: UIColor { hex(0xc7c7cc) }
  /// UIKit's `systemGray4`.
  public static var systemGray4: UIColor { hex(0xd1d1d6) }
  /// UIKit's `systemGray5`.
  public static var systemGray5: UIColor { hex(0xe5e5ea) }
  /// UIKit's `systemGray6`.
  public static var systemGray6: UIColor { hex(0xf2f2f7) }
  /// UIKit's `systemBackground`.
  public static var systemBackground: UIColor { white }
  /// UIKit's `secondarySystemBackground`.
  public static var secondarySystemBackground: UIColor { hex(0xf2f2f7) }
  /// UIKit's `label`.
  public static var label: UIColor { black }
}
