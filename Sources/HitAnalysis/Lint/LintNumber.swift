package import Foundation
internal import HitResponders

/// How findings write numbers.
nonisolated package enum LintNumber {
  /// Writes an amount with at most two decimals.
  package static func text(_ value: CGFloat) -> String { ShortNumber.coordinate(hundredths(value)) }

  /// Rounds an amount to what is written of it.
  static func hundredths(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  /// Writes a size, such as `60 × 32`.
  static func size(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

  /// Writes a part of a whole, such as `28.1 % (1152 of 4096 pt²)`.
  static func share(_ part: CGFloat, of whole: CGFloat) -> String {
    let percent = Percent.rounded(Double(part), of: Double(whole))
    return "\(text(percent)) % (\(text(part)) of \(text(whole)) pt²)"
  }
}
