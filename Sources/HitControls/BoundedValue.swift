/// A value between two others, as a slider and a stepper hold it.
struct BoundedValue<Number: BinaryFloatingPoint> {
  private(set) var value: Number = 0
  private(set) var least: Number = 0
  private(set) var greatest: Number

  /// Makes 0, between 0 and a number.
  init(upTo greatest: Number) { self.greatest = greatest }

  /// Takes the nearest value that is allowed.
  ///
  /// - Returns: Whether that is another one.
  mutating func set(_ new: Number) -> Bool {
    let kept = max(least, min(new, greatest))
    guard kept != value, !kept.isNaN else { return false }
    value = kept
    return true
  }

  /// Sets the least value; a greatest one below it moves with it.
  mutating func setLeast(_ new: Number) {
    least = new
    if greatest < least { greatest = least }
  }

  /// Sets the greatest value; a least one above it moves with it.
  mutating func setGreatest(_ new: Number) {
    greatest = new
    if least > greatest { least = greatest }
  }
}
