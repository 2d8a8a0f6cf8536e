/// Angles in degrees, with results that are the same bits on every machine.
///
/// The C library chooses its sine by the processor, and a last bit that differs would show in a
/// trace. Quarter turns are exact, which radians cannot be.
nonisolated package enum Degrees {
  package static func sineAndCosine(of degrees: Double) -> (sine: Double, cosine: Double) {
    // The remainder is exact, and so is the subtraction: both lie on the grid of the argument.
    var rest = degrees.truncatingRemainder(dividingBy: 360)
    if rest < 0 { rest += 360 }
    let quarter = (rest / 90).rounded()
    let radians = (rest - quarter * 90) * (.pi / 180)
    let (sine, cosine) = series(radians)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine + 0)
    case 2: return (-sine + 0, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Sums Taylor's series for an angle of at most an eighth of a turn, smallest terms first.
  private static func series(_ radians: Double) -> (sine: Double, cosine: Double) {
    let square = radians * radians
    var sine = 1.0
    var cosine = 1.0
    for step in stride(from: 20, to: 0, by: -2) {
      let count = Double(step)
      sine = 1 - sine * square / (count * (count + 1))
      cosine = 1 - cosine * square / (count * (count - 1))
    }
    return (sine * radians, cosine)
  }
}
