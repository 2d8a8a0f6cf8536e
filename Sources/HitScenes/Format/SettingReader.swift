internal import Foundation
internal import HitGeometry

/// Reads the properties of a view that a scene file sets and a script step changes.
nonisolated enum SettingReader {
  static func property(_ key: ViewKey, _ node: Int, _ reader: FormatReader) -> ViewSetting? {
    let name = key.rawValue
    switch key {
    case .frame: return reader.rectangle(node, key: name).map { .frame($0) }
    case .boundsOrigin: return reader.point(node, key: name).map { .boundsOrigin($0) }
    case .transform: return transform(node, reader).map { .transform($0) }
    case .hidden: return reader.boolean(node, key: name).map { .hidden($0) }
    case .alpha:
      return reader.number(node, key: name, in: 0...1, expected: "a number from 0 to 1")
        .map { .alpha($0) }
    case .interaction: return reader.boolean(node, key: name).map { .interaction($0) }
    case .multiTouch: return reader.boolean(node, key: name).map { .multiTouch($0) }
    case .exclusive: return reader.boolean(node, key: name).map { .exclusive($0) }
    case .clips: return reader.boolean(node, key: name).map { .clips($0) }
    case .enabled: return reader.boolean(node, key: name).map { .enabled($0) }
    case .contentSize: return reader.size(node, key: name).map { .contentSize($0) }
    case .contentOffset: return reader.point(node, key: name).map { .contentOffset($0) }
    case .color: return reader.color(node, key: name).map { .color($0) }
    case .border: return reader.color(node, key: name).map { .border($0) }
    case .radius:
      return reader.number(node, key: name, in: 0...1e7, expected: "a number from 0 to 1e7")
        .map { .radius($0) }
    case .text: return reader.string(node, key: name).map { .text($0) }
    case .animate: return animation(node, reader).map { .animate($0) }
    default: return nil
    }
  }

  /// Reads a matrix, or a scaling, a rotation and a translation, applied in this order.
  private static func transform(_ node: Int, _ reader: FormatReader) -> CGAffineTransform? {
    let form = "[a, b, c, d, tx, ty] or {\"rotate\": degrees, \"scale\": s, \"translate\": [x, y]}"
    guard reader.tape.kind(at: node) == .object else {
      return reader.coordinates(node, key: "transform", count: 6, form: form).map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      }
    }
    var degrees = 0.0
    var scale = CGPoint(x: 1, y: 1)
    var move = CGPoint.zero
    let members = reader.members(
      of: node,
      key: "transform",
      as: TransformKey.self,
      kind: "transform"
    )
    for (key, value) in members {
      switch key {
      case .rotate: degrees = reader.coordinate(value, key: "transform.rotate") ?? 0
      case .scale: scale = self.scale(value, reader) ?? scale
      case .translate: move = reader.point(value, key: "transform.translate") ?? move
      }
    }
    let (sine, cosine) = Degrees.sineAndCosine(of: degrees)
    return CGAffineTransform(
      a: cosine * scale.x,
      b: sine * scale.x,
      c: -sine * scale.y + 0,
      d: cosine * scale.y,
      tx: move.x,
      ty: move.y
    )
  }

  private static func scale(_ node: Int, _ reader: FormatReader) -> CGPoint? {
    if reader.tape.kind(at: node) == .array {
      return reader.point(node, key: "transform.scale", form: "a number or [x, y]")
    }
    return reader.coordinate(node, key: "transform.scale").map { CGPoint(x: $0, y: $0) }
  }
}

/// Angles in degrees, with results that are the same bits on every machine.
///
/// The C library chooses its sine by the processor, and a last bit that differs would show in a
/// trace. Quarter turns are exact, which radians cannot be.
nonisolated enum Degrees {
  /// Returns the sine and cosine of an angle in degrees.
  static func sineAndCosine(of degrees: Double) -> (sine: Double, cosine: Double) {
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
