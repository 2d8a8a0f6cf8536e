/// Shares of a whole.
nonisolated package enum Percent {
  /// Returns a part of a whole in percent, rounded to a tenth.
  package static func rounded(_ part: Double, of whole: Double) -> Double {
    whole > 0 ? (part / whole * 1000).rounded() / 10 : 0
  }

  /// Writes a part of a whole with one decimal.
  package static func text(_ part: Double, of whole: Double) -> String {
    let tenths = Int((rounded(part, of: whole) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
