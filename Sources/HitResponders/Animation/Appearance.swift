internal import Foundation
internal import HitGeometry

/// The values of a view that can be animated.
struct Appearance: Equatable {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform
  var alpha: CGFloat
  var backgroundColor: UIColor?
  var style: LayerStyle
}

/// A property that can be animated; all but the transform are lists of at most four numbers.
///
/// Raw values are Core Animation's names.
enum AnimatedProperty: String, CaseIterable {
  case center = "position", bounds, transform
  case alpha = "opacity", backgroundColor, cornerRadius, borderWidth, borderColor
}

extension Appearance {
  /// The numbers of a property that is a list of numbers.
  subscript(property: AnimatedProperty) -> SIMD4<Double> {
    get {
      switch property {
      case .center: SIMD4(center.x, center.y, 0, 0)
      case .bounds: SIMD4(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
      case .transform: .zero
      case .alpha: SIMD4(alpha, 0, 0, 0)
      case .backgroundColor: SIMD4(backgroundColor)
      case .cornerRadius: SIMD4(style.cornerRadius, 0, 0, 0)
      case .borderWidth: SIMD4(style.borderWidth, 0, 0, 0)
      case .borderColor: SIMD4(style.borderColor)
      }
    }
    set {
      switch property {
      case .center: center = CGPoint(x: newValue.x, y: newValue.y)
      case .bounds:
        // A spring may overshoot below zero, which a size never is.
        bounds = CGRect(
          x: newValue.x,
          y: newValue.y,
          width: max(newValue.z, 0),
          height: max(newValue.w, 0)
        )
      case .transform: break
      case .alpha: alpha = min(max(newValue.x, 0), 1)
      case .backgroundColor: backgroundColor = UIColor(newValue)
      case .cornerRadius: style.cornerRadius = max(newValue.x, 0)
      case .borderWidth: style.borderWidth = max(newValue.x, 0)
      case .borderColor: style.borderColor = UIColor(newValue)
      }
    }
  }

  func agrees(with other: Appearance, on property: AnimatedProperty) -> Bool {
    property == .transform
      ? transform == other.transform : self[property] == other[property]
  }
}

nonisolated extension SIMD4<Double> {
  fileprivate init(_ color: UIColor?) {
    let color = color ?? UIColor(white: 0, alpha: 0)
    self.init(color.red, color.green, color.blue, color.alpha)
  }
}

nonisolated extension UIColor {
  fileprivate init(_ numbers: SIMD4<Double>) {
    self.init(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: numbers.w)
  }
}

nonisolated extension CGAffineTransform {
  /// Returns the map a share of the way to another, with even rotation, scale and translation.
  ///
  /// > Source: Core Animation interpolates the components of a matrix, so that a rotating view
  /// > keeps its size.
  func interpolated(to other: CGAffineTransform, by share: CGFloat) -> CGAffineTransform {
    if share == 0 { return self }
    if share == 1 { return other }
    var (from, to) = (TransformParts(self), TransformParts(other))
    // A map without area has no angle of its own; it uses the other's.
    if !isInvertible { from.angle = to.angle }
    if !other.isInvertible { to.angle = from.angle }
    var turn = to.angle - from.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return TransformParts(
      scaleX: mix(from.scaleX, to.scaleX),
      scaleY: mix(from.scaleY, to.scaleY),
      shear: mix(from.shear, to.shear),
      angle: from.angle + turn * share,
      tx: mix(from.tx, to.tx),
      ty: mix(from.ty, to.ty)
    ).transform
  }
}

/// The components of a matrix: scale first, then shear, then rotation, then translation.
nonisolated private struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var angle: CGFloat
  var tx: CGFloat
  var ty: CGFloat
}

nonisolated extension TransformParts {
  init(_ map: CGAffineTransform) {
    let scaleX = (map.a * map.a + map.b * map.b).squareRoot()
    let isFlat = scaleX == 0
    let (cosine, sine) = isFlat ? (1, 0) : (map.a / scaleX, map.b / scaleX)
    self.init(
      scaleX: scaleX,
      scaleY: map.d * cosine - map.c * sine,
      shear: map.c * cosine + map.d * sine,
      angle: isFlat ? 0 : CGFloat(atan2(Double(map.b), Double(map.a))),
      tx: map.tx,
      ty: map.ty
    )
  }

  var transform: CGAffineTransform {
    let cosine = angle == 0 ? 1 : CGFloat(cos(Double(angle)))
    let sine = angle == 0 ? 0 : CGFloat(sin(Double(angle)))
    return CGAffineTransform(
      a: scaleX * cosine,
      b: scaleX * sine,
      c: shear * cosine - scaleY * sine,
      d: shear * sine + scaleY * cosine,
      tx: tx,
      ty: ty
    )
  }
}
