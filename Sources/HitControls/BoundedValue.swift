/// A value between two others, as a slider and a stepper hold it.
struct BoundedValue<Number: BinaryFloatingPoint>: Equatable {
  /// The value: the nearest to the one that was set last that is allowed.
  var value: Number = 0 {
    didSet {
      let kept = max(least, min(value, greatest))
      value = kept.isNaN ? oldValue : kept
    }
  }

  /// The least value; a greatest one below it moves with it.
  var least: Number = 0 {
    didSet {
      if greatest < least { greatest = least }
      value = max(least, value)
    }
  }

  /// The greatest value; a least one above it moves with it.
  var greatest: Number {
    didSet {
      if least > greatest { least = greatest }
      value = min(value, greatest)
    }
  }

  /// Makes 0, between 0 and a number.
  init(upTo greatest: Number) { self.greatest = greatest }
}
